### What only the drawn board of Tallinn says.

board-estates = Estates and towers
board-players = Players and their displays
board-player = Player
board-points = Points:
board-estate-merchant = Merchants
board-estate-knight = Knights
board-estate-monk = Monks
board-each = one of each
board-or = { $head } or { $tail }
board-you = you
board-cards = { $hand } in hand, pile { $pile }
board-exchanged = { $number ->
        [one] { $number } card exchanged
       *[other] { $number } cards exchanged
    }
board-display-of = Display of { $seat }
board-your-display = Your display
board-card = { $half }; covered: { $covered }
board-start = start
board-staged = chosen
board-looking = preview
board-sealed = sealed
board-in-order = builds as number { $number }
board-no-cards = no cards left
board-no-towers = no tower
board-tower = Tower: { $card }
board-tower-own = Tower from the hand, known to you only: { $card }
board-tower-hidden = Tower from the hand, hidden
board-pile = Still in your pile
board-pile-order = in unknown order
board-under = then, in this order: { $cards }
board-under-only = in this order: { $cards }
board-contest = contest
board-clear = Clear
board-consequence = What it would do
board-place = place { $place }

## Numbers beside the estates

board-contest-now = A contest now brings
board-final-now = The final scoring now brings
board-final-brought = The final scoring brought
board-pays = pays { $seat } 1 point
board-total-now = Points with the final scoring as things lie:
board-total-short = At the end
board-standing = { $points } with the final scoring now
board-five-lead = Payment for a lead of five
board-strength = Strength
board-strength-is = Strength { $number }
board-strength-open = Strength { $low } to { $high }, as a tower is hidden
board-against = { $own } against { $theirs }
board-duel = Contest of { $seat }:

## The Chronicle

board-task-have = Have { $numbers } { $estate }
board-task-pay = Pay { $numbers } { $estate }
board-task-for = after round { $round }, for { $points } points
board-task-was = scored after round { $round }
board-task-progress = { $seat }: { $persons } { $estate }, { $points ->
        [0] nothing yet
        [one] { $points } point
       *[other] { $points } points
    }{ $missing ->
        [0] { "" }
       *[other] , { $missing } to the next level
    }
board-task-scored = { $seat }: { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    }

## Choosing

board-hint-select = Choose the half that shall count. All cards are turned up together.
board-hint-exchange = Choose cards in the order in which they shall come back.
board-hint-tower = Choose a card of your display or your hand, or build no tower.
board-hint-payment = Choose the cards you pay. They leave the game.
board-exchange-none = Keep the hand
board-exchange-card = Exchange { $card }
board-exchange-place = Exchange { $card }: number { $number }
board-pay-card = Pay { $half }
board-paid-so-far = { $number } { $estate } chosen

## What a move would do

board-line-cost = Costs
board-line-contest = Contest
board-line-brings = Brings
board-line-tower = Towers
board-line-chronicle = Chronicle
board-line-final = End
board-exchange-cost = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }; { $left } left
board-exchange-nothing = nothing
board-no-contest = none, and no tower this round
board-no-contest-brief = no contest
board-any-estate = You name the estate after the reveal. Two shields count with it.
board-as-things-lie = As things lie. Then you may build a tower.
board-pay-brings = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-pay-nothing = nothing
board-tower-strength = strength { $before } → { $after }
board-tower-hand = and one card fewer to play
board-task-then = { $interim }, after round { $round }: { $persons } { $estate }, { $points ->
        [0] nothing yet
        [one] { $points } point
       *[other] { $points } points
    }
board-final-then = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as things lie
board-towers-open = without hidden towers
