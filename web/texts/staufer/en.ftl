### What only the drawn board of Die Staufer says.

board-ring = The six regions, clockwise
board-parts-of-table = Parts of the table
board-tab-ring = Ring
board-tab-supply = Supply
board-tab-court = Court
board-tab-contracts = Contracts
board-none = none
board-now = Now
board-end = end

## Rounds and privileges

board-rounds = Rounds
board-round-done = played
board-row-words = A: { $region }. B: { $condition }, now { $second }. The king is in { $king } then.
board-king-goes =
    { $number ->
        [one] then the king goes { $number } region on
       *[other] then the king goes { $number } regions on
    }
board-privileges-offered = Privileges on offer
board-cards-left =
    { $number ->
        [0] no card left
        [one] { $number } card left
       *[other] { $number } cards left
    }
board-not-to-have = not to be had
board-flag-a = A: scored this round
board-flag-b = B: scored this round
board-flag-b-now = B: scored this round as things stand
board-flag-ab = A and B: scored this round

## Regions, seats and roads

board-ranking-of = Ranking in { $region }
board-seats-of = Seats of { $region }, from the left
board-strength = Strength
board-points = Points
board-rank-words = { $rank }: { $seat }, strength { $strength }, { $points } points.
board-nobody-here = Nobody has a seat here.
board-tie-left = Ties: who stands further left.
board-free = free
board-seat-words =
    Cost { $cost }{ $noble ->
        [yes] , for nobles only
       *[no] {""}
    }: { $who }.
board-figure-of =
    { $figure ->
        [noble] noble of { $seat }
       *[envoy] envoy of { $seat }
    }
board-chests-words = Chests: { $items }.
board-no-chests = No chest.
board-no-chest = no chest
board-price-words = { $number } figures in all.
board-price-parts = { $way } for the way, { $seat } for the seat
board-from-price = from { $number } figures
board-road-of = Road past { $region }
board-road-words = Laid there: { $items }.
board-road-empty = No figure lies there.
board-road-returns = The king comes by at the end of the round: these figures go home.
board-king-here = The king is here.
board-king-in = The king is in { $region }
board-king-in-goes = The king is in { $region }, goes { $number } on
board-steps-words =
    { $number ->
        [one] { $number } step from the king.
       *[other] { $number } steps from the king.
    }
board-steps-away =
    { $number ->
        [0] the king is here
        [one] { $number } step from the king
       *[other] { $number } steps from the king
    }
board-comes-home = comes home this round anyway

## The action board

board-turn-order = Turn order
board-turn-of = turn { $number } of { $last }
board-turns-left = Turns left
board-next-round = Next round
board-next-words = First those who took supply: { $supply }. Last those who placed, the first of them last: { $place }.
board-lane-supply = Next round: supply first
board-lane-place = placing last

## Mine and theirs

board-court = Court
board-your-court = Your court
board-court-of = Court of { $seat }
board-court-words =
    { $seat }: { $envoys ->
        [one] { $envoys } envoy
       *[other] { $envoys } envoys
    }, { $nobles ->
        [one] { $nobles } noble
       *[other] { $nobles } nobles
    }
board-figures =
    { $number ->
        [one] { $number } figure
       *[other] { $number } figures
    }
board-envoys =
    { $number ->
        [one] { $number } envoy
       *[other] { $number } envoys
    }
board-nobles =
    { $number ->
        [one] { $number } noble
       *[other] { $number } nobles
    }
board-leave =
    { $number ->
        [one] { $number } leaves
       *[other] { $number } leave
    }
board-province =
    In the province: { $envoys ->
        [one] { $envoys } envoy
       *[other] { $envoys } envoys
    }, { $nobles ->
        [one] { $nobles } noble
       *[other] { $nobles } nobles
    }
board-returns =
    { $number ->
        [one] { $number } comes home this round
       *[other] { $number } come home this round
    }
board-chests = Chests
board-your-chests = Your chests
board-chests-bring =
    { $number ->
        [one] Chests bring { $number } point in the end.
       *[other] Chests bring { $number } points in the end.
    }
board-armed = in use
board-worth = now
board-worth-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
board-contract = Contract
board-contracts = Contracts
board-your-contracts = Your contracts, sealed to the others
board-sealed = Sealed until the end

## What a choice brings

board-consequence = What it brings
board-envoy = Envoy
board-noble = Noble
board-turn-help = Gold seats and supply fields can be taken. The number on a seat is all it costs you.
board-you-pay = You pay
board-you-keep = You keep
board-you-get = You get
board-you-take = You take
board-rank = Rank
board-keep-figures = { $number } stay
board-on-roads = on the roads of { $items }
board-rank-brings =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }: { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }{ $extra ->
        [0] {""}
       *[other] , { $extra } at once
    }
board-at-once = { $items } at once
board-privilege-next = choice of a privilege next
board-pay-with-noble = Or pay with a noble first, on the road of:
board-short = the province is short: you choose a road
board-draws = and a chest from the pile
board-no-figures = no figure
board-chests-left =
    { $number ->
        [0] your last chest for it
        [one] { $number } chest left after that
       *[other] { $number } chests left after that
    }
