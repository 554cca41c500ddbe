### The texts of Tallinn. Places are named as in the game's words; `$you` says in which of them the reader sits.

game-title = Tallinn
game-description = Merchants, knights and monks all want their say in the Hanseatic city of Tallinn. Every round each of you secretly picks a card and the half that shall count; then all cards are turned up together. A coin starts a contest for its estate, and whoever held a contest may build a tower. In the end the estates are compared once more, the towers are turned up, and most points win.

## Steps: the question, what the others are told, and the title

step-deal = Which start card comes next?
step-deal-wait = The start cards are being dealt.
step-deal-title = Start cards
step-chronicle-cards = Which Chronicle card comes next?
step-chronicle-cards-wait = The Chronicle cards are being laid out.
step-chronicle-cards-title = Chronicle cards
step-exchange = Which hand cards do you exchange? Each costs 1 point; of these, the first you name comes back first.
step-exchange-wait = { $seats }: exchanging hand cards.
step-exchange-title = Exchange of hand cards
step-round = A new round begins.
step-round-wait = A new round begins.
step-round-title = New round
step-select = Which card do you play, and which half shall count?
step-select-wait = { $seats }: choosing a card.
step-select-title = Choose a card
step-shield-contest = For which estate do your shields start a contest? You count two more persons of it.
step-shield-contest-wait = { $seats }: choosing the estate for the shields.
step-shield-contest-title = Contest of the shields
step-towers = You held a contest. Do you build a tower?
step-towers-wait = { $seats }: thinking about a tower.
step-towers-title = Towers
step-tower-order = Who of those tied builds first?
step-tower-order-wait = Lots are drawn for the order of building.
step-tower-order-title = Order of building
step-tower-in-order = It is your turn to build. Which card becomes a tower?
step-tower-in-order-wait = { $seats }: next to build a tower.
step-tower-in-order-title = Towers, leader first
step-draw = Which card is drawn?
step-draw-wait = Cards are being drawn.
step-draw-title = Draw
step-interim-scoring = The task of the Chronicle is scored.
step-interim-scoring-wait = The task of the Chronicle is scored.
step-interim-scoring-title = Interim scoring
step-payment = Which cards do you pay for the task of the Chronicle? They leave the game.
step-payment-wait = { $seats }: thinking about a payment.
step-payment-title = Payment for the Chronicle
step-shields-at-end = Your shields add two persons to an estate of which you have fewest. Which one?
step-shields-at-end-wait = { $seats }: choosing where the shields count.
step-shields-at-end-title = Shields at the end
step-final-scoring = Everything is compared once more.
step-final-scoring-wait = Everything is compared once more.
step-final-scoring-title = Final scoring

## Verbs: the button, and the sentence in the history

verb-play = Play { $half }
verb-play-did =
    { $you ->
        [seat] You play { $half }.
       *[nobody] { $seat } plays { $half }.
    }
verb-no-tower = Build no tower
verb-no-tower-did =
    { $you ->
        [seat] You build no tower.
       *[nobody] { $seat } builds no tower.
    }
verb-turn = Turn { $card } of the display
verb-turn-did =
    { $you ->
        [seat] You turn { $card } into a tower.
       *[nobody] { $seat } turns { $card } into a tower.
    }
verb-lay = Lay { $card } from the hand
verb-lay-did =
    { $you ->
        [seat] You lay { $card } from the hand as a tower.
       *[nobody] { $seat } lays { $card } from the hand as a tower.
    }
verb-exchange = Exchange { $order }
verb-exchange-did =
    { $you ->
        [seat] You exchange { $order }.
       *[nobody] { $seat } exchanges { $order }.
    }
verb-contest = Contest for { $estate }
verb-contest-did =
    { $you ->
        [seat] You name { $estate } for the contest.
       *[nobody] { $seat } names { $estate } for the contest.
    }
verb-add = Add two { $estate }
verb-add-did =
    { $you ->
        [seat] You add two { $estate }.
       *[nobody] { $seat } adds two { $estate }.
    }
verb-no-payment = Pay nothing
verb-no-payment-did =
    { $you ->
        [seat] You pay nothing.
       *[nobody] { $seat } pays nothing.
    }
verb-pay = Pay { $cards }
verb-pay-did =
    { $you ->
        [seat] You pay { $cards }.
       *[nobody] { $seat } pays { $cards }.
    }
verb-start = { $start } for { $seat }
verb-start-did =
    { $you ->
        [seat] You are dealt { $start }.
       *[nobody] { $seat } is dealt { $start }.
    }
verb-draw = { $seat } draws { $card }
verb-draw-did =
    { $you ->
        [seat] You draw { $card }.
       *[nobody] { $seat } draws { $card }.
    }
verb-lot = The lot falls to { $seat }
verb-lot-did =
    { $you ->
        [seat] The lot falls to you.
       *[nobody] The lot falls to { $seat }.
    }
verb-chronicle = { $chronicle } for { $interim }
verb-chronicle-did = { $chronicle } is laid out for { $interim }.

## Events

event-start =
    { $you ->
        [seat] You are dealt { $start }.
       *[nobody] { $seat } is dealt { $start }.
    }
event-drew =
    { $you ->
        [seat] You draw a card.
       *[nobody] { $seat } draws a card.
    }
event-drew-card =
    { $you ->
        [seat] You draw { $card }.
       *[nobody] { $seat } draws { $card }.
    }
event-task = { $chronicle } is laid out for { $interim }.
event-exchanged =
    { $you ->
        [seat] { $number ->
            [0] You exchange no cards.
            [one] You exchange { $number } card and pay { $number } point for it.
           *[other] You exchange { $number } cards and pay { $number } points for them.
        }
       *[nobody] { $number ->
            [0] { $seat } exchanges no cards.
            [one] { $seat } exchanges { $number } card and pays { $number } point for it.
           *[other] { $seat } exchanges { $number } cards and pays { $number } points for them.
        }
    }
event-round = Round { $number }
event-played =
    { $you ->
        [seat] You reveal { $half }.
       *[nobody] { $seat } reveals { $half }.
    }
event-named =
    { $you ->
        [seat] Your shields start a contest for { $estate }.
       *[nobody] The shields of { $seat } start a contest for { $estate }.
    }
event-compared =
    { $you ->
        [seat] Contest for { $estate }: you against { $seat2 }, { $number } to { $number2 }
        [seat2] Contest for { $estate }: { $seat } against you, { $number } to { $number2 }
       *[nobody] Contest for { $estate }: { $seat } against { $seat2 }, { $number } to { $number2 }
    }: { $number3 ->
        [0] nothing.
        [one] { $number3 } point.
       *[other] { $number3 } points.
    }
event-contest =
    { $you ->
        [seat] Your contest for { $estate } brings you { $number ->
            [0] nothing.
            [one] { $number } point.
           *[other] { $number } points.
        }
       *[nobody] The contest for { $estate } brings { $seat } { $number ->
            [0] nothing.
            [one] { $number } point.
           *[other] { $number } points.
        }
    }
event-no-tower =
    { $you ->
        [seat] You build no tower.
       *[nobody] { $seat } builds no tower.
    }
event-turned =
    { $you ->
        [seat] You turn { $card } of your display into a tower.
       *[nobody] { $seat } turns { $card } of the display into a tower.
    }
event-laid =
    { $you ->
        [seat] You lay a hand card face down as a tower.
       *[nobody] { $seat } lays a hand card face down as a tower.
    }
event-laid-card =
    { $you ->
        [seat] You lay { $card } from your hand face down as a tower.
       *[nobody] { $seat } lays { $card } from the hand face down as a tower.
    }
event-lot =
    { $you ->
        [seat] The lot falls to you: you build next.
       *[nobody] The lot falls to { $seat }, who builds next.
    }
event-task-scored =
    { $you ->
        [seat] You fulfil the task of { $interim }
       *[nobody] { $seat } fulfils the task of { $interim }
    }: { $number ->
        [one] { $number } point.
       *[other] { $number } points.
    }
event-task-missed =
    { $you ->
        [seat] You miss the task of { $interim }.
       *[nobody] { $seat } misses the task of { $interim }.
    }
event-paid =
    { $you ->
        [seat] You pay { $cards } to the Chronicle
       *[nobody] { $seat } pays { $cards } to the Chronicle
    }: { $number ->
        [one] { $number } point.
       *[other] { $number } points.
    }
event-not-paid =
    { $you ->
        [seat] You pay nothing to the Chronicle.
       *[nobody] { $seat } pays nothing to the Chronicle.
    }
event-added =
    { $you ->
        [seat] Your shields count as two more { $estate }.
       *[nobody] The shields of { $seat } count as two more { $estate }.
    }
event-final-estate =
    { $you ->
        [seat] Final scoring of { $estate }: you have { $number } and get { $number2 ->
            [0] nothing.
            [one] { $number2 } point.
           *[other] { $number2 } points.
        }
       *[nobody] Final scoring of { $estate }: { $seat } has { $number } and gets { $number2 ->
            [0] nothing.
            [one] { $number2 } point.
           *[other] { $number2 } points.
        }
    }
event-payment =
    { $you ->
        [seat] You are at least five { $estate } behind { $seat2 } and pay 1 point.
        [seat2] { $seat } is at least five { $estate } behind you and pays you 1 point.
       *[nobody] { $seat } is at least five { $estate } behind and pays { $seat2 } 1 point.
    }
event-towers-up =
    { $you ->
        [seat] Towers: you turn up { $cards }.
       *[nobody] Towers: { $seat } turns up { $cards }.
    }
event-towers =
    { $you ->
        [seat] Towers: your strength is { $number }, you get { $number2 ->
            [0] nothing.
            [one] { $number2 } point.
           *[other] { $number2 } points.
        }
       *[nobody] Towers: { $seat } has strength { $number } and gets { $number2 ->
            [0] nothing.
            [one] { $number2 } point.
           *[other] { $number2 } points.
        }
    }
event-winner =
    { $you ->
        [seat] You win with { $number ->
            [one] { $number } point.
           *[other] { $number } points.
        }
       *[nobody] { $seat } wins with { $number ->
            [one] { $number } point.
           *[other] { $number } points.
        }
    }

## Components

estate-merchant = merchants
estate-knight = knights
estate-monk = monks
person-merchant =
    { $count ->
        [one] { $count } merchant
       *[other] { $count } merchants
    }
person-knight =
    { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
person-monk =
    { $count ->
        [one] { $count } monk
       *[other] { $count } monks
    }
coin =
    { $count ->
        [one] coin
       *[other] { $count } coins
    }
shield =
    { $count ->
        [one] { $count } imperial shield
       *[other] { $count } imperial shields
    }
card-1 = card 1
card-2 = card 2
card-3 = card 3
card-4 = card 4
card-5 = card 5
card-6 = card 6
card-7 = card 7
card-8 = card 8
card-9 = card 9
card-10 = card 10
card-legate = the Legate
    .short = Legate
half-legate-a = Legate a
half-legate-b = Legate b
half-shown = { $name }: { $parts }
order-none = nothing
order-one = { $item }
order-list = cards { $items }
order-join = { $head }, then { $tail }
cards-one = { $item }
cards-list = cards { $items }
cards-join = { $head } + { $tail }
start-s1 = start card S1
start-s2 = start card S2
start-s3 = start card S3
start-s4 = start card S4
start-s5 = start card S5
start-s6 = start card S6
start-shown = { $name } ({ $parts })
chronicle-c1 = Chronicle card C1
chronicle-c2 = Chronicle card C2
chronicle-c3 = Chronicle card C3
chronicle-c4 = Chronicle card C4
chronicle-c5 = Chronicle card C5
chronicle-c6 = Chronicle card C6
interim-i = interim scoring I
interim-ii = interim scoring II

## Lines of the score

score-start = Start
score-exchange = Exchange
score-contest-merchant = Contests: merchants
score-contest-knight = Contests: knights
score-contest-monk = Contests: monks
score-interim-i = Interim scoring I
score-interim-ii = Interim scoring II
score-final-merchant = Final: merchants
score-final-knight = Final: knights
score-final-monk = Final: monks
score-payments = Payments
score-towers = Towers

## Reasons against a move

reason-game-over = The game is over.
reason-no-such-seat = There is no seat { $number } at this table.
reason-nature-only = Only chance does that; no player decides it.
reason-not-nature = That is for a player to decide, not for chance.
reason-not-now = This is not what is decided now.
reason-already-chosen = You have chosen already.
reason-no-cards = You have no cards left in hand.
reason-not-in-hand = You do not hold { $card }.
reason-no-legate = This game is played without the Legate.
reason-no-chronicle = This game is played without the Chronicle.
reason-no-shields = Your shields are not active.
reason-no-contest = You held no contest in this round, so you build no tower.
reason-not-your-turn = The one to build now is { $seat }.
reason-is-tower = A tower stays a tower, and { $card } is one already.
reason-not-in-display = You do not have { $card } lying face up.
reason-cannot-pay = You cannot pay: your face-up cards show fewer than { $number } { $estate }.
reason-too-few-paid = These cards show { $number } { $estate }; { $number2 } are asked for.
reason-too-many-paid = That is more than needed: leave out { $card }.
reason-not-fewest = You do not have fewest { $estate }.
reason-not-tied = Only one of your estates is the smallest, so there is nothing to choose.
reason-has-start = The start card of { $seat } lies there already.
reason-start-taken = Somebody else has { $start }.
reason-not-due = Right now no card is due for { $seat }.
reason-not-in-pile = There is no { $card } in that draw pile.
reason-lies-under = Other cards come first: { $card } lies under the pile.
reason-not-tied-for-order = No lot is drawn for { $seat }.
reason-task-laid = The card for { $interim } lies there already, or it is not its turn.
reason-chronicle-taken = Laid out already: { $chronicle }.

## Options

option-legate = Envoy of the Emperor
option-legate-help = Everybody gets the Legate as an eleventh card and may exchange hand cards before the first round.
option-legate-off = without
option-legate-on = with the Legate
option-chronicle = The Chronicle
option-chronicle-help = Two open tasks are scored during the game.
option-chronicle-off = without
option-chronicle-on = with the Chronicle
option-towers = Building towers
option-towers-help = Decide about towers all at the same time, or one after the other with the leader first.
option-towers-together = all at the same time
option-towers-leader-first = the leader decides first
option-chronicle-start-card = Start cards and the Chronicle
option-chronicle-start-card-help = Whether persons on the start card count for the tasks of the Chronicle.
option-chronicle-start-card-off = start cards do not count
option-chronicle-start-card-on = start cards count

## The table

mark-merchant = M
mark-knight = K
mark-monk = O
legend-coin = coin: a contest
legend-shield = shield
legend-tower = tower
table-round = Round { $round } of { $rounds }
table-setup = Setup
table-over = The game is over
table-silver = silver on { $field }
table-gold = gold on { $field }
table-gold-silver = gold and silver on { $field }
table-beside = beside the score card
table-display = Display
table-this-round = This round
table-contest = contest for { $estate }
table-towers = Towers
table-paid = Paid
table-hand = Hand
table-pile = Pile
table-under = under it
table-none = none
table-hidden = hidden
table-sealed = chosen, face down
table-choosing = choosing
table-your-hand = Your hand
task-have = have { $estate }
task-pay = pay { $estate }
task-level =
    { $points ->
        [one] { $need } for { $points } point
       *[other] { $need } for { $points } points
    }
task-after = after round { $round }
reference-influence = Influence cards: everybody has the same set
reference-start = Start cards
reference-chronicle = Chronicle cards
reference-levels = Where a task names two numbers, the first brings as many points as there are players, the second twice as many.
reference-card = Card
