### The texts of Augsburg 1520. Places are named as in the game's words; `$you` says in which of them the reader sits.
### A text with `.many` and `.item` tells several events of its kind in one sentence, their items in a row.

game-title = Augsburg 1520
game-description = The great of Europe live on credit, and their certificates of debt are in your hands. Every round you call on five nobles and bid certificates for their favour; among those who bid the same number, the single highest certificate decides. The winner takes a privilege card and executes two of its three privileges: money, prestige, cards, or a step up in factories, nobility or offices. Without a church and a cathedral prestige stops at a barrier. Most prestige points win.

## Steps: the question, what the others are told, and the title

step-starter = Who is the start player?
step-starter-wait = The start player is being drawn.
step-starter-title = Start player
step-display = Which privilege card is laid open?
step-display-wait = Privilege cards are being laid open.
step-display-title = Privilege cards
step-deal = Which certificate is dealt?
step-deal-wait = Certificates are being dealt.
step-deal-title = Dealing
step-top-price = Which price does the top card of the draw pile show?
step-top-price-wait = The top card of the draw pile shows its price.
step-top-price-title = Price of the top card
step-buy = Which certificate do you buy? Go through your offer in order: what you skip cannot be bought later.
step-buy-wait = { $seats }: choosing what to buy.
step-buy-title = Purchase
step-unwanted = Which unwanted certificate ends on top of the discard pile?
step-unwanted-wait = Unwanted certificates are being discarded.
step-unwanted-title = Unwanted certificates
step-round = A new round begins.
step-round-wait = A new round begins.
step-round-title = New round
step-visit = The next noble is visited.
step-visit-wait = The next noble is visited.
step-visit-title = Next visit
step-auction = How many matching cards do you bid?
step-auction-wait = { $seats }: to bid or to pass.
step-auction-title = Auction
step-show = Which card do you show? Go from the highest value down; the single highest value wins.
step-show-wait = { $seats }: choosing cards to show.
step-show-title = Showdown
step-pay-bid = Which of the winner's cards ends on top of the discard pile?
step-pay-bid-wait = The winner's cards are being discarded.
step-pay-bid-title = Paying the bid
step-take = You have won. Which privilege card do you take?
step-take-wait = { $seats }: choosing a privilege card.
step-take-title = Choice of a privilege card
step-use = What do you do with your privilege card?
step-use-wait = { $seats }: executing privileges.
step-use-title = Privileges
step-compensation = A stage was taken from you. What do you choose as compensation?
step-compensation-wait = { $seats }: choosing a compensation.
step-compensation-title = Compensation
step-draw = Which certificate is drawn?
step-draw-wait = Certificates are being drawn.
step-draw-title = Drawing
step-discard = Which hand card do you discard?
step-discard-wait = { $seats }: discarding a hand card.
step-discard-title = Discarding
step-phase-two = The round ends with money, prestige and certificates.
step-phase-two-wait = The round ends with money, prestige and certificates.
step-phase-two-title = End of the round
step-shortage = Are there enough certificates for everybody?
step-shortage-wait = The certificates left are being counted.
step-shortage-title = Shortage
step-give = There are too few certificates to deal. Which hand card do you give?
step-give-wait = { $seats }: giving a hand card.
step-give-title = Shortage: giving a card

## Verbs: the button, and the sentence in the history

verb-buy = Buy { $card }
verb-buy-did =
    { $you ->
        [seat] You buy { $card }.
       *[nobody] { $seat } buys { $card }.
    }
verb-done = Buy nothing more
verb-done-did =
    { $you ->
        [seat] You buy nothing more.
       *[nobody] { $seat } buys nothing more.
    }
verb-pass = Pass
verb-pass-did =
    { $you ->
        [seat] You pass.
       *[nobody] { $seat } passes.
    }
verb-bid = Bid { $bid }
verb-bid-did =
    { $you ->
        [seat] You bid { $bid }.
       *[nobody] { $seat } bids { $bid }.
    }
verb-show = Show { $card }
verb-show-did =
    { $you ->
        [seat] You lay { $card } face down to show it.
       *[nobody] { $seat } lays { $card } face down to show it.
    }
verb-take = Take { $privilege }
verb-take-did =
    { $you ->
        [seat] You take { $privilege }.
       *[nobody] { $seat } takes { $privilege }.
    }
verb-collect = Take 500 gulden
verb-collect-did =
    { $you ->
        [seat] You take 500 gulden.
       *[nobody] { $seat } takes 500 gulden.
    }
verb-prestige = Take { $points }
verb-prestige-did =
    { $you ->
        [seat] You take { $points }.
       *[nobody] { $seat } takes { $points }.
    }
verb-draw-two = Draw two cards, discard one
verb-draw-two-did =
    { $you ->
        [seat] You draw two cards.
       *[nobody] { $seat } draws two cards.
    }
verb-advance = Advance in { $category }
verb-advance-did =
    { $you ->
        [seat] You advance in { $category }.
       *[nobody] { $seat } advances in { $category }.
    }
verb-seize = Advance in { $category } with the tile of { $seat }
verb-seize-did =
    { $you ->
        [seat] Your tile in { $category } is taken away.
       *[nobody] The tile of { $seat } in { $category } is taken away.
    }
verb-factory-money = Take 300 gulden from the factories
verb-factory-money-did =
    { $you ->
        [seat] You take 300 gulden from the factories.
       *[nobody] { $seat } takes 300 gulden from the factories.
    }
verb-right = Take { $tile }
verb-right-did =
    { $you ->
        [seat] You take { $tile }.
       *[nobody] { $seat } takes { $tile }.
    }
verb-build = Build { $building }
verb-build-did =
    { $you ->
        [seat] You build { $building }.
       *[nobody] { $seat } builds { $building }.
    }
verb-lapse = Let a privilege lapse for 2 prestige points
verb-lapse-did =
    { $you ->
        [seat] You let a privilege lapse.
       *[nobody] { $seat } lets a privilege lapse.
    }
verb-extra = Build { $building } with the master builder
verb-extra-did =
    { $you ->
        [seat] You build { $building } with the master builder.
       *[nobody] { $seat } builds { $building } with the master builder.
    }
verb-end = Build nothing with the master builder
verb-end-did =
    { $you ->
        [seat] You build nothing with the master builder.
       *[nobody] { $seat } builds nothing with the master builder.
    }
verb-compensation = Take { $amends } as compensation
verb-compensation-did =
    { $you ->
        [seat] You take { $amends } as compensation.
       *[nobody] { $seat } takes { $amends } as compensation.
    }
verb-discard = Discard { $card }
verb-discard-did =
    { $you ->
        [seat] You discard { $card }.
       *[nobody] { $seat } discards { $card }.
    }
verb-give = Give { $card }
verb-give-did =
    { $you ->
        [seat] You give { $card }.
       *[nobody] { $seat } gives { $card }.
    }
verb-starter = { $seat } is start player
verb-starter-did =
    { $you ->
        [seat] You are the start player.
       *[nobody] { $seat } is the start player.
    }
verb-open = Lay open { $privilege }
verb-open-did = Laid open: { $privilege }.
verb-deal = { $seat } gets { $card }
verb-deal-did =
    { $you ->
        [seat] You get { $card }.
       *[nobody] { $seat } gets { $card }.
    }
verb-top = The top card costs { $price }
verb-top-did = The top card of the draw pile costs { $price }.
verb-on-top = { $card } ends on top
verb-on-top-did = On top of the discard pile: { $card }.

## Events

event-starter =
    { $you ->
        [seat] You are the start player.
       *[nobody] { $seat } is the start player.
    }
event-opened = Privilege card laid open: { $privilege }.
    .many = Privilege cards laid open: { $items }.
    .item = { $privilege }
event-free =
    { $you ->
        [seat] You get { $number ->
            [one] { $number } free certificate.
           *[other] { $number } free certificates.
        }
       *[nobody] { $seat } gets { $number ->
            [one] { $number } free certificate.
           *[other] { $number } free certificates.
        }
    }
    .many = Free certificates: { $items }.
    .item =
        { $you ->
            [seat] { $number } for you
           *[nobody] { $number } for { $seat }
        }
event-offered =
    { $you ->
        [seat] You are offered { $number ->
            [one] { $number } certificate.
           *[other] { $number } certificates.
        }
       *[nobody] { $seat } is offered { $number ->
            [one] { $number } certificate.
           *[other] { $number } certificates.
        }
    }
    .many = Certificates offered: { $items }.
    .item =
        { $you ->
            [seat] { $number } to you
           *[nobody] { $number } to { $seat }
        }
event-free-card =
    { $you ->
        [seat] Your free certificate is { $card }.
       *[nobody] The free certificate of { $seat } is { $card }.
    }
    .many =
        { $you ->
            [seat] Your free certificates are { $items }.
           *[nobody] The free certificates of { $seat } are { $items }.
        }
    .item = { $card }
event-offered-card =
    { $you ->
        [seat] Your offer is { $card }.
       *[nobody] The offer of { $seat } is { $card }.
    }
    .many =
        { $you ->
            [seat] Your offer is { $items }.
           *[nobody] The offer of { $seat } is { $items }.
        }
    .item = { $card }
event-top = The top card of the draw pile costs { $price }.
event-bought =
    { $you ->
        [seat] You buy { $number ->
            [0] no certificates.
            [one] { $number } certificate.
           *[other] { $number } certificates.
        }
       *[nobody] { $seat } buys { $number ->
            [0] no certificates.
            [one] { $number } certificate.
           *[other] { $number } certificates.
        }
    }
    .many = Certificates bought: { $items }.
    .item =
        { $you ->
            [seat] { $number } by you
           *[nobody] { $number } by { $seat }
        }
event-paid =
    { $you ->
        [seat] { $number ->
            [0] You buy no certificates and have { $number2 } gulden left.
           *[other] You pay { $number } gulden and have { $number2 } gulden left.
        }
       *[nobody] { $number ->
            [0] { $seat } buys no certificates and has { $number2 } gulden left.
           *[other] { $seat } pays { $number } gulden and has { $number2 } gulden left.
        }
    }
event-on-top = On top of the discard pile: { $card }.
event-reshuffled = The discard pile is shuffled and becomes the draw pile.
event-round = Round { $number } of { $number2 }
event-auction =
    { $you ->
        [seat] { $noble } is visited. You begin.
       *[nobody] { $noble } is visited. { $seat } begins.
    }
event-bid =
    { $you ->
        [seat] You bid { $bid }.
       *[nobody] { $seat } bids { $bid }.
    }
event-held =
    { $you ->
        [seat] You hold { $bid }.
       *[nobody] { $seat } holds { $bid }.
    }
event-passed =
    { $you ->
        [seat] You pass.
       *[nobody] { $seat } passes.
    }
    .many = Passing: { $items }.
    .item =
        { $you ->
            [seat] you
           *[nobody] { $seat }
        }
event-skipped = Nobody bids. { $noble } is skipped.
event-shown =
    { $you ->
        [seat] You show { $card }.
       *[nobody] { $seat } shows { $card }.
    }
    .many =
        { $you ->
            [seat] You show { $items }.
           *[nobody] { $seat } shows { $items }.
        }
    .item = { $card }
event-won =
    { $you ->
        [seat] You win the favour of { $noble }.
       *[nobody] { $seat } wins the favour of { $noble }.
    }
event-consoled =
    { $you ->
        [seat] You get { $number } gulden as consolation.
       *[nobody] { $seat } gets { $number } gulden as consolation.
    }
event-took =
    { $you ->
        [seat] You take { $privilege }.
       *[nobody] { $seat } takes { $privilege }.
    }
event-collected =
    { $you ->
        [seat] You get { $number } gulden.
       *[nobody] { $seat } gets { $number } gulden.
    }
event-prestige =
    { $you ->
        [seat] You get { $number } prestige points.
       *[nobody] { $seat } gets { $number } prestige points.
    }
event-drew =
    { $you ->
        [seat] You draw { $number ->
            [one] { $number } certificate.
           *[other] { $number } certificates.
        }
       *[nobody] { $seat } draws { $number ->
            [one] { $number } certificate.
           *[other] { $number } certificates.
        }
    }
event-drew-card =
    { $you ->
        [seat] You have drawn { $card }.
       *[nobody] { $seat } has drawn { $card }.
    }
    .many =
        { $you ->
            [seat] You have drawn { $items }.
           *[nobody] { $seat } has drawn { $items }.
        }
    .item = { $card }
event-discarded =
    { $you ->
        [seat] You discard { $card }.
       *[nobody] { $seat } discards { $card }.
    }
event-advanced =
    { $you ->
        [seat] You reach { $stage }.
       *[nobody] { $seat } reaches { $stage }.
    }
event-seized =
    { $you ->
        [seat] You take { $stage } from { $seat2 }.
        [seat2] { $seat } takes { $stage } from you.
       *[nobody] { $seat } takes { $stage } from { $seat2 }.
    }
event-amends-money =
    { $you ->
        [seat] You get { $number } gulden as compensation.
       *[nobody] { $seat } gets { $number } gulden as compensation.
    }
event-amends-prestige =
    { $you ->
        [seat] You get { $number ->
            [one] { $number } prestige point as compensation.
           *[other] { $number } prestige points as compensation.
        }
       *[nobody] { $seat } gets { $number ->
            [one] { $number } prestige point as compensation.
           *[other] { $number } prestige points as compensation.
        }
    }
event-factory-money =
    { $you ->
        [seat] You get { $number } gulden from your factories.
       *[nobody] { $seat } gets { $number } gulden from the factories.
    }
event-right =
    { $you ->
        [seat] You take { $right }.
       *[nobody] { $seat } takes { $right }.
    }
event-built =
    { $you ->
        [seat] You build { $building } for { $number } gulden.
       *[nobody] { $seat } builds { $building } for { $number } gulden.
    }
event-lapsed =
    { $you ->
        [seat] You let a privilege lapse for { $number } prestige points.
       *[nobody] { $seat } lets a privilege lapse for { $number } prestige points.
    }
event-barrier =
    { $you ->
        [seat] The barrier at { $number2 } stops you: { $number ->
            [one] { $number } point is lost.
           *[other] { $number } points are lost.
        }
       *[nobody] The barrier at { $number2 } stops { $seat }: { $number ->
            [one] { $number } point is lost.
           *[other] { $number } points are lost.
        }
    }
event-income =
    { $you ->
        [seat] Income: { $number } gulden for you.
       *[nobody] Income: { $number } gulden for { $seat }.
    }
    .many = Income in gulden: { $items }.
    .item =
        { $you ->
            [seat] { $number } for you
           *[nobody] { $number } for { $seat }
        }
event-round-prestige =
    Prestige: { $number }{ $number2 ->
        [0] {""}
       *[other] {" "}+ { $number2 } (coat of arms)
    }{ $number3 ->
        [0] {""}
       *[other] {" "}+ { $number3 } (letter of nobility)
    } { $you ->
        [seat] for you.
       *[nobody] for { $seat }.
    }
    .many = Prestige: { $items }.
    .item =
        { $number }{ $number2 ->
            [0] {""}
           *[other] {" "}+ { $number2 } (coat of arms)
        }{ $number3 ->
            [0] {""}
           *[other] {" "}+ { $number3 } (letter of nobility)
        } { $you ->
            [seat] for you
           *[nobody] for { $seat }
        }
event-shortage = { $number } certificates are due, but only { $number2 } are there: everybody gives a hand card.
event-gave =
    { $you ->
        [seat] You give a hand card.
       *[nobody] { $seat } gives a hand card.
    }
    .many = Giving a hand card: { $items }.
    .item =
        { $you ->
            [seat] you
           *[nobody] { $seat }
        }
event-gave-card =
    { $you ->
        [seat] You give { $card }.
       *[nobody] { $seat } gives { $card }.
    }
event-shuffled-all = All certificates left are shuffled together.
event-winner =
    { $you ->
        [seat] You win with { $number ->
            [one] { $number } prestige point.
           *[other] { $number } prestige points.
        }
       *[nobody] { $seat } wins with { $number ->
            [one] { $number } prestige point.
           *[other] { $number } prestige points.
        }
    }

## Components

noble-philipp = Philipp
noble-louise = Louise
noble-leo = Leo
noble-maria = Maria
noble-maximilian = Maximilian
card-philipp-1 = Philipp 1
card-philipp-2 = Philipp 2
card-philipp-3 = Philipp 3
card-philipp-4 = Philipp 4
card-philipp-5 = Philipp 5
card-philipp-6 = Philipp 6
card-philipp-7 = Philipp 7
card-philipp-8 = Philipp 8
card-philipp-9 = Philipp 9
card-philipp-10 = Philipp 10
card-philipp-11 = Philipp 11
card-philipp-12 = Philipp 12
card-philipp-13 = Philipp 13
card-philipp-14 = Philipp 14
card-philipp-15 = Philipp 15
card-philipp-16 = Philipp 16
card-philipp-17 = Philipp 17
card-louise-1 = Louise 1
card-louise-2 = Louise 2
card-louise-3 = Louise 3
card-louise-4 = Louise 4
card-louise-5 = Louise 5
card-louise-6 = Louise 6
card-louise-7 = Louise 7
card-louise-8 = Louise 8
card-louise-9 = Louise 9
card-louise-10 = Louise 10
card-louise-11 = Louise 11
card-louise-12 = Louise 12
card-louise-13 = Louise 13
card-louise-14 = Louise 14
card-louise-15 = Louise 15
card-louise-16 = Louise 16
card-louise-17 = Louise 17
card-leo-1 = Leo 1
card-leo-2 = Leo 2
card-leo-3 = Leo 3
card-leo-4 = Leo 4
card-leo-5 = Leo 5
card-leo-6 = Leo 6
card-leo-7 = Leo 7
card-leo-8 = Leo 8
card-leo-9 = Leo 9
card-leo-10 = Leo 10
card-leo-11 = Leo 11
card-leo-12 = Leo 12
card-leo-13 = Leo 13
card-leo-14 = Leo 14
card-leo-15 = Leo 15
card-leo-16 = Leo 16
card-leo-17 = Leo 17
card-maria-1 = Maria 1
card-maria-2 = Maria 2
card-maria-3 = Maria 3
card-maria-4 = Maria 4
card-maria-5 = Maria 5
card-maria-6 = Maria 6
card-maria-7 = Maria 7
card-maria-8 = Maria 8
card-maria-9 = Maria 9
card-maria-10 = Maria 10
card-maria-11 = Maria 11
card-maria-12 = Maria 12
card-maria-13 = Maria 13
card-maria-14 = Maria 14
card-maria-15 = Maria 15
card-maria-16 = Maria 16
card-maria-17 = Maria 17
card-joker = joker
price = { $count } gulden
price-200 = 200 gulden
price-250 = 250 gulden
price-300 = 300 gulden
price-350 = 350 gulden
price-400 = 400 gulden
privilege-p1 = card 1
privilege-p2 = card 2
privilege-p3 = card 3
privilege-p4 = card 4
privilege-p5 = card 5
privilege-p6 = card 6
privilege-p7 = card 7
privilege-p8 = card 8
privilege-p9 = card 9
privilege-p10 = card 10
privilege-shown = { $name } ({ $parts })
symbol-factory = factories
symbol-nobility = nobility
symbol-office = offices
symbol-money = 500 gulden
symbol-prestige-6 = 6 points
symbol-prestige-7 = 7 points
symbol-cards = 2 cards minus 1
category-factory = factories
    .short = Factories
category-nobility = nobility
    .short = Nobility
category-office = offices
    .short = Offices
stage-factory-1 = stage 1 in factories (Augsburg)
    .short = Augsburg
stage-factory-2 = stage 2 in factories (Innsbruck)
    .short = Innsbruck
stage-factory-3 = stage 3 in factories (Antwerp)
    .short = Antwerp
stage-factory-4 = stage 4 in factories (Venice)
    .short = Venice
stage-nobility-1 = stage 1 in nobility (Burgher)
    .short = Burgher
stage-nobility-2 = stage 2 in nobility (Baron)
    .short = Baron
stage-nobility-3 = stage 3 in nobility (Count)
    .short = Count
stage-nobility-4 = stage 4 in nobility (Prince)
    .short = Prince
stage-office-1 = stage 1 in offices (Merchant)
    .short = Merchant
stage-office-2 = stage 2 in offices (Guild master)
    .short = Guild master
stage-office-3 = stage 3 in offices (Councillor)
    .short = Councillor
stage-office-4 = stage 4 in offices (Mayor)
    .short = Mayor
gulden = { $count } gulden
prestige =
    { $count ->
        [one] { $count } prestige point
       *[other] { $count } prestige points
    }
free-cards =
    { $count ->
        [one] { $count } free certificate
       *[other] { $count } free certificates
    }
offered-cards =
    { $count ->
        [one] { $count } certificate offered
       *[other] { $count } certificates offered
    }
right-coat-of-arms = the coat of arms
    .short = coat of arms
right-letter-of-nobility = the letter of nobility
    .short = letter of nobility
right-mint-master = the mint master
    .short = mint master
right-master-builder = the master builder
    .short = master builder
right-church = the church
    .short = church
right-cathedral = the cathedral
    .short = cathedral
tile-coat-of-arms = the coat of arms
tile-letter-of-nobility = the letter of nobility
tile-mint-master = the mint master
tile-master-builder = the master builder
building-church = the church
building-cathedral = the cathedral
points-6 = 6 prestige points
points-7 = 7 prestige points
amends-money = 100 gulden
amends-prestige = 1 prestige point

## Lines of the score

score-stages = Stages of nobility
score-coat = Coat of arms
score-letter = Letter of nobility
score-privileges = Privileges
score-lapses = Lapsed privileges
score-compensation = Compensation
score-barriers = Lost at barriers
tie-0 = Tie: cost of the cathedral
tie-1 = Tie: cost of the church

## Reasons against a move

reason-game-over = The game is over.
reason-no-such-seat = There is no seat { $number } at this table.
reason-nature-only = Only chance does that; no player decides it.
reason-not-nature = That is for a player to decide, not for chance.
reason-not-now = This is not what is decided now.
reason-already-chosen = You have chosen already.
reason-not-your-turn = It is the turn of { $seat }.
reason-not-offered = Your offer has no { $card }.
reason-out-of-order = Cards are chosen in order, and { $card } was skipped; take back your last choice to reach it.
reason-too-dear = That costs { $number } gulden; you have { $number2 }.
reason-passed-already = You have passed and are out of this auction.
reason-own-bid = The high bid is yours, and nobody raises their own bid.
reason-below-bid = The high bid is { $bid }: hold it, raise it or pass.
reason-above-ceiling = You can bid { $number } at most: you hold no more matching cards.
reason-no-certificate = You hold no certificate for { $noble }, and jokers alone are no bid: you can only pass.
reason-not-in-hand = You do not hold this card: { $card }.
reason-not-matching = { $card } does not match: this is the auction of { $noble }.
reason-needs-real = The first card you show has a value; jokers come last.
reason-too-few-left =
    { $number ->
        [one] Then one card would be missing: you have to show { $number } more.
       *[other] Then too few cards would be left: you have to show { $number } more.
    }
reason-enough-shown = You have chosen as many cards as you bid.
reason-not-in-showdown = You are not among those with the high bid, so you show nothing.
reason-not-on-display = This does not lie open: { $privilege }.
reason-no-uses-left = Both privileges of this card are used.
reason-uses-left =
    { $number ->
        [one] First execute { $number } more privilege, or let it lapse.
       *[other] First execute { $number } more privileges, or let them lapse.
    }
reason-no-symbol = The card shows no unused symbol for this ({ $symbol }).
reason-no-cards = There is no certificate left to draw.
reason-highest-stage = You are on stage 4 in { $category } already, the highest there is.
reason-tile-displayed = The tile for { $stage } is still in the display: take it from there (advance).
reason-tile-not-displayed = The display has no tile for { $stage } left: take one from somebody else (seize).
reason-not-holder = The tile for { $stage } is not with { $seat }.
reason-needs-stage = This needs at least { $stage }.
reason-owned = You have { $right } already.
reason-no-builder = Only who has the master builder may make an extra build.
reason-extra-used = The master builder has built with this card already.
reason-not-robbed = Nothing was taken from you, so nothing is compensated.
reason-no-hand = You have no hand cards.
reason-opened-already = This lies open already: { $privilege }.
reason-not-due = Right now no card is due for { $seat }.
reason-not-in-pile = The draw pile has no { $card }.
reason-not-discarded = This card is not being discarded: { $card }.
reason-no-such-price = No card of the draw pile costs { $price }.
reason-top-has-price = The top card of the draw pile costs { $price }.

## Options

option-start-player = Start player
option-start-player-help = Who begins the first auction is drawn by lot, or it is the first seat.
option-start-player-random = drawn by lot
option-start-player-first-seat = the first seat
option-hand-sizes = Numbers of hand cards
option-hand-sizes-help = Whether everybody sees how many cards the others hold; at the table one has to keep count.
option-hand-sizes-hidden = hidden
option-hand-sizes-shown = shown

## The table

mark-factory = F
mark-nobility = N
mark-office = O
legend-factory = factories: gulden
legend-nobility = nobility: prestige points
legend-office = offices: certificates
table-round = Round { $round } of { $rounds }
table-setup = Setup
table-over = The game is over
table-prestige = { $number } prestige
table-field = field { $field }
table-barrier = barrier at { $number }
table-no-barrier = no barrier
table-rights = Rights
table-none = none
table-bought = bought last: { $number }
table-hand-size = hand: { $number }
table-shows = Shows
table-privileges = Privilege cards
table-next = Next round
table-piles = Piles
table-top-price = draw pile: top card costs { $price }
table-top-discard = discard pile: { $card }
table-visits = Visits
table-bids = Bids
table-begins =
    { $you ->
        [seat] you began
       *[nobody] { $seat } began
    }
table-high =
    { $you ->
        [seat] high bid { $number } by you
       *[nobody] high bid { $number } by { $seat }
    }
table-no-bid = no bid yet
table-passed = passed
table-to-bid = to bid
table-showdown = Showdown
table-winner = Winner
table-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
table-executed = Privileges
table-uses =
    { $number ->
        [0] both used
        [one] { $number } more to use
       *[other] { $number } of these to use
    }
table-extra = the master builder may build
table-purchase = Purchase
table-given = Shortage
table-choosing = choosing
table-hand = Your hand
table-money = { $number } gulden
table-offer = Your offer
table-picked = Chosen
table-jokers = Jokers
table-sum = together { $number } gulden
choice-hold = Hold { $number }
choice-raise = Raise to { $number }
hint-every-round = { $number } points every round
hint-free-card = 1 free certificate every round
hint-builder = an extra build with every privilege card
hint-lost = { $number } lost at the barrier { $barrier }
hint-too-few = you hold too few matching cards to bid
reference-certificates = Certificates: each noble but Maximilian has one of each value
reference-value = Value
reference-price = Price
reference-privileges = Privilege cards
reference-privilege = Card
reference-symbols = Symbols
reference-stages = Stages
reference-category = Category
reference-stage = Stage
reference-name = Name
reference-yield = At the end of a round
reference-ours = * a name of our own
reference-rights = Stacks of rights, the top tile first
reference-right = Right
reference-stack = Stack
