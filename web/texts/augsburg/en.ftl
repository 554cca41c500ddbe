### What only the drawn board of Augsburg 1520 says. Everything else comes from the game's own texts.

board-tab-auction = Visits
board-tab-purchase = Purchase
board-tab-ledger = Ledger
board-visits = The five visits of this round
board-paid =
    { $number ->
        [one] paid { $number } card
       *[other] paid { $number } cards
    }
board-skipped = nobody bid
board-now = being visited
board-later = to come
board-any-card = any certificate counts
board-bids-for = Bids for { $noble }
board-clockwise = clockwise from { $seat }
board-high-bid = high bid
board-holds = holds
board-your-turn = your turn
board-thinking = to bid
board-waits = waits
board-outbid = outbid
board-symbol-cards = 2 cards − 1
board-showdown-for = Showdown for { $noble }
board-sealed =
    { $number ->
        [one] { $number } card, sealed
       *[other] { $number } cards, sealed
    }
board-sealed-short = sealed
board-consequence = What this brings
board-choosing = choosing
board-chosen = has chosen
board-not-in = not in it
board-wins = wins
board-consoled = +{ $number } gulden
board-cards-back = cards come back
board-winner-takes = The winner takes one and uses two of its three
board-take-one = Take one of these cards
board-being-used = { $seat } uses two of these three
board-being-used-you = Use two of these three
board-next-cards = Open in the next round
board-no-cards = No privilege card lies open.
board-ledger = Ledger
board-player = Player
board-prestige = Prestige
board-walls = barriers { $first }, { $second }
board-in-display = free: { $list }
board-left = { $number } left
board-you = you
board-at-end = +{ $number } at the end
board-at-end-lost = +{ $number }, { $lost } lost at { $field }
board-lost-now = { $points } lost at { $field }
board-wall-stands = Barrier at { $field }: build { $right } for { $cost } gulden; { $points } points to go.
board-wall-open = Barrier at { $field }: open.
board-stage-cell = { $seat }: { $stage }, yields { $parts }
board-right-cell = { $seat } has { $right }{ $printed ->
    [0] {""}
   *[other] {" "}({ $printed })
}
board-right-missing = { $seat } has no { $right }
board-stack = { $right }: { $number ->
    [one] { $number } tile left
   *[other] { $number } tiles left
}{ $top ->
    [0] {""}
   *[other] , top tile { $top }
}
board-place = place { $number }
board-purse = Your purse
board-hand = Your hand
board-hand-count =
    { $number ->
        [one] { $number } certificate
       *[other] { $number } certificates
    }
board-hand-empty = no certificates
board-round-end = End of this round
board-round-next = End of the next round
board-round-money = +{ $number } gulden
board-round-papers = { $free ->
    [0] offer of { $offer }
   *[other] { $free } free, offer of { $offer }
}
board-round-last = last round: prestige only
board-top-card = Draw pile, top card
board-costs = costs { $number }
board-last-discard = last discard: { $card }
board-nothing-discarded = nothing discarded
board-offer = Your offer
board-offer-help = Mark what you want; the order is kept for you.
board-offer-sum = { $number } gulden of { $money }
board-bought-already = bought
board-hand-size =
    { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
board-keep = keep all cards
board-first-bid = first bid
board-then-show = then show
board-raise-small = raise
board-hold-small = same number
board-label-now = Now
board-label-best = Your cards
board-label-win = If you win
board-label-second = If not
board-label-ceiling = You can bid
board-label-cost = Cost
board-label-left = Then left
board-label-ceilings = Highest bids
board-label-money = Money
board-label-prestige = Prestige
board-label-round = Each round
board-label-built = Barrier
board-label-show = To show
board-up-to =
    { $number ->
        [0] no card: you can only pass
        [one] up to { $number } card
       *[other] up to { $number } cards
    }
board-ends-show = The bidding ends. { $seats } show { $number ->
    [one] { $number } card
   *[other] { $number } cards
} each; the single highest value wins.
board-ends-alone = The bidding ends. You win with { $number ->
    [one] { $number } card.
   *[other] { $number } cards.
}
board-ends-other = The bidding ends. { $seat } wins.
board-ends-none = Nobody bids: { $noble } is skipped.
board-goes-on = The others have to hold it, raise it or pass.
board-goes-on-pass = The others go on without you.
board-win = you take a privilege card and pay the { $number ->
    [one] card
   *[other] { $number } cards
}
board-second = second best { $first } gulden, third { $second }; cards come back
board-seats-you = you
board-choose-number = Choose a number, or pass.
board-plan-thrifty = Best and lowest
board-plan-highest = Highest
board-plan-lowest = Lowest
board-plan-jokers = Best and jokers
board-show-count = { $chosen } of { $number } chosen
board-show-help = Tap cards of your hand to change. One confirmation seals them all.
board-buy-count =
    { $number ->
        [one] { $number } marked
       *[other] { $number } marked
    }
board-buy-help = One confirmation buys them all.
board-gulden-of = { $number } gulden
board-left-of = { $number } gulden left
board-ceiling-now = { $noble } { $number }
board-privilege-for-you = What it could do for you
board-choose-card = Choose a card to see what it could do for you.
board-use-help = Choose what to do with the card; gold places in the ledger mean the same.
board-uses-left =
    { $number ->
        [0] Both privileges are used.
        [one] One more privilege to use.
       *[other] { $number } privileges to use.
    }
board-money-change = { $number } gulden, then { $left }
board-prestige-change = +{ $number }, then { $to }
board-prestige-lost = { $number } lost at the barrier
board-round-money-change = { $from } → { $to } gulden
board-round-prestige-change = { $from } → { $to } prestige
board-round-free-change = { $from } → { $to } free
board-round-offer-change = offer { $from } → { $to }
board-victim-falls = falls to { $stage } and is compensated
board-barrier-gone = no barrier any more
board-barrier-then = next barrier at { $number }
board-brings-money = +{ $number } gulden
board-brings-prestige = +{ $number } prestige
board-costs-gulden = costs { $number } gulden
board-every-round = { $parts } a round
board-nothing = nothing
board-discard-help = Choose a card of your hand. All will see it.
board-give-help = Choose a card of your hand. Nobody will see it.
board-final = Final standing
board-tie-cathedral = cathedral { $number }
board-tie-church = church { $number }
board-shared-win = Equal prestige: the dearer cathedral decides, then the dearer church.
board-joker = Joker
board-certificate = { $card }, { $price } gulden
