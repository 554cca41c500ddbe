### The texts of Die Staufer. Places are named as in the game's words; `$you` says in which of them the reader sits.
### A text with `.many` and `.item` tells several events of its kind in one sentence, their items in a row.
### With `.head` the items are gathered under it. `$chest-short` is the form `.short` of the text of `$chest`.
### `$figure` is the text of figure-envoy or figure-noble; where a sentence bends it, it asks for that very word.

game-title = Die Staufer
game-description = The king travels through the realm of the Staufer with his court, and your families want offices near him. In each of your three turns a round you either fetch figures and chests from the supply, or you occupy an office seat: the way clockwise from the king and the seat itself are paid with figures, which stay in the regions until the king passes by. Two regions are scored every round. Chests bring points, helpers and privileges, and secret contracts count at the end. Most points win.

## Steps: the question, what the others are told, and the title

step-ring = Which region comes next on the ring?
step-ring-wait = The regions are being laid out as a ring.
step-ring-title = The ring
step-tiles = Which point tile does the region get?
step-tiles-wait = Point tiles are being dealt to the regions.
step-tiles-title = Point tiles
step-refill = Which chest is laid out?
step-refill-wait = Chests are being laid out.
step-refill-title = Laying out chests
step-kinds = Which privilege is in the game?
step-kinds-wait = Privileges are being drawn.
step-kinds-title = Choice of privileges
step-starter = Who is the start player?
step-starter-wait = The start player is being drawn.
step-starter-title = Start player
step-contracts = Which contract is dealt?
step-contracts-wait = Contracts are being dealt.
step-contracts-title = Contracts
step-rows = Which round tile comes next?
step-rows-wait = The round tiles are being laid out.
step-rows-title = Round tiles
step-round = A new round begins.
step-round-wait = A new round begins.
step-round-title = New round
step-turn = What do you do? Take a supply field or occupy a seat.
step-turn-wait = { $seats }: to choose an action.
step-turn-title = Turn
step-swap = Do you use the chest "Supply" to take the chests of another field?
step-swap-wait = { $seats }: choosing whose chests to take.
step-swap-title = Chest "Supply"
step-take-field = The chests of the field are taken.
step-take-field-wait = The chests of the field are taken.
step-take-field-title = Taking chests
step-after-supply = Privileges apply after the supply.
step-after-supply-wait = Privileges apply after the supply.
step-after-supply-title = After the supply
step-draw-chest = Which chest is drawn?
step-draw-chest-wait = A chest is being drawn from the pile.
step-draw-chest-title = Drawing a chest
step-place = The placement is carried out.
step-place-wait = The placement is carried out.
step-place-title = Move and place
step-aid = Which chests do you use for this placement?
step-aid-wait = { $seats }: choosing chests for the placement.
step-aid-title = Chests for the placement
step-figures = Who takes the seat? Envoys pay what is due, unless you pay with nobles first.
step-figures-wait = { $seats }: choosing figures.
step-figures-title = Figures
step-second = Do you put a second envoy on the seat for free?
step-second-wait = { $seats }: thinking about a second envoy.
step-second-title = Second envoy
step-arrive = The chests under the seat are taken.
step-arrive-wait = The chests under the seat are taken.
step-arrive-title = Arrival
step-fetch = The province has none left. From which payment area do you take the figure?
step-fetch-wait = { $seats }: choosing where to take a figure from.
step-fetch-title = Shortage
step-resolve = Do you exchange two violet chests for a privilege?
step-resolve-wait = { $seats }: thinking about a privilege.
step-resolve-title = Resolving chests
step-scoring = The regions of this round are scored.
step-scoring-wait = The regions of this round are scored.
step-scoring-title = Region scoring
step-score-region = The next region is scored.
step-score-region-wait = The next region is scored.
step-score-region-title = Scoring a region
step-reveal = Which chest is revealed?
step-reveal-wait = Chests are being revealed.
step-reveal-title = Revealing chests
step-pick = Which of the revealed chests do you take?
step-pick-wait = { $seats }: choosing a revealed chest.
step-pick-title = Choice of a chest
step-bonus = The bonus of the region is given.
step-bonus-wait = The bonus of the region is given.
step-bonus-title = Region bonus
step-cleanup = The round is cleaned up.
step-cleanup-wait = The round is cleaned up.
step-cleanup-title = Clean-up
step-leave = The scored regions are cleared. Which figure do you leave on its seat? Choose in order, from Aachen 1 to Strasbourg 5.
step-leave-wait = { $seats }: choosing figures to leave.
step-leave-title = Leaving figures
step-clear = The scored regions are cleared.
step-clear-wait = The scored regions are cleared.
step-clear-title = Clearing seats
step-journey = The king moves on.
step-journey-wait = The king moves on.
step-journey-title = The king's journey
step-final = Contracts and chests are scored.
step-final-wait = Contracts and chests are scored.
step-final-title = Final scoring

## Verbs: the button, and the sentence in the history

verb-space-one = Use the chest "Action figure to space 1"
verb-space-one-did =
    { $you ->
        [seat] You use the chest "Action figure to space 1".
       *[nobody] { $seat } uses the chest "Action figure to space 1".
    }
verb-supply = Supply: { $field }
verb-supply-did =
    { $you ->
        [seat] You take the supply field "{ $field }".
       *[nobody] { $seat } takes the supply field "{ $field }".
    }
verb-occupy = Occupy { $office }
verb-occupy-did =
    { $you ->
        [seat] You occupy { $office }.
       *[nobody] { $seat } occupies { $office }.
    }
verb-swap = Take the chests of the field "{ $field }"
verb-swap-did =
    { $you ->
        [seat] You take the chests of the field "{ $field }".
       *[nobody] { $seat } takes the chests of the field "{ $field }".
    }
verb-keep-field = Take the chests of your own field
verb-keep-field-did =
    { $you ->
        [seat] You take the chests of your own field.
       *[nobody] { $seat } takes the chests of the chosen field.
    }
verb-aid = Use { $aids }
verb-aid-did =
    { $you ->
        [seat] You use { $aids }.
       *[nobody] { $seat } uses { $aids }.
    }
verb-sit =
    { $figure ->
        [envoy] An envoy takes the seat
       *[noble] A noble takes the seat
    }
verb-sit-did =
    { $you ->
        [seat] { $figure ->
            [envoy] You put an envoy on the seat.
           *[noble] You put a noble on the seat.
        }
       *[nobody] { $figure ->
            [envoy] { $seat } puts an envoy on the seat.
           *[noble] { $seat } puts a noble on the seat.
        }
    }
verb-pay-noble = First pay with a noble in { $region }
verb-pay-noble-did =
    { $you ->
        [seat] You pay with a noble in { $region }.
       *[nobody] { $seat } pays with a noble in { $region }.
    }
verb-second-envoy = Put a second envoy on the seat
verb-second-envoy-did =
    { $you ->
        [seat] You put a second envoy on the seat.
       *[nobody] { $seat } puts a second envoy on the seat.
    }
verb-no-second = No second envoy
verb-no-second-did =
    { $you ->
        [seat] You put no second envoy on the seat.
       *[nobody] { $seat } puts no second envoy on the seat.
    }
verb-fetch = Take it from the payment area of { $region }
verb-fetch-did =
    { $you ->
        [seat] You take a figure from the payment area of { $region }.
       *[nobody] { $seat } takes a figure from the payment area of { $region }.
    }
verb-go-without = Go without the figure
verb-go-without-did =
    { $you ->
        [seat] You go without the figure.
       *[nobody] { $seat } goes without the figure.
    }
verb-exchange = Exchange for { $privilege }
verb-exchange-did =
    { $you ->
        [seat] You exchange two violet chests for { $privilege }.
       *[nobody] { $seat } exchanges two violet chests for { $privilege }.
    }
verb-keep-chests = Keep the violet chests
verb-keep-chests-did =
    { $you ->
        [seat] You keep your violet chests.
       *[nobody] { $seat } keeps the violet chests.
    }
verb-pick = Take the chest: { $chest }
verb-pick-did =
    { $you ->
        [seat] You take a chest: { $chest }.
       *[nobody] { $seat } takes a chest: { $chest }.
    }
verb-leave = Leave the figure on { $place }
verb-leave-did =
    { $you ->
        [seat] You leave the figure on { $place }.
       *[nobody] { $seat } leaves the figure on { $place }.
    }
verb-no-leave = Leave no further figure
verb-no-leave-did =
    { $you ->
        [seat] You leave no further figure.
       *[nobody] { $seat } leaves no further figure.
    }
verb-ring = { $region } comes next on the ring
verb-ring-did = Next on the ring: { $region }.
verb-tile = { $region } gets point tile { $tile }
verb-tile-did = { $region } gets point tile { $tile }.
verb-chest = This chest comes up: { $chest }
verb-chest-did = A chest comes up: { $chest }.
verb-kind = In the game: { $privilege }
verb-kind-did = In the game: { $privilege }.
verb-starter = { $seat } is start player
verb-starter-did =
    { $you ->
        [seat] You are the start player.
       *[nobody] { $seat } is the start player.
    }
verb-contract = { $seat } gets a contract: { $contract }
verb-contract-did =
    { $you ->
        [seat] You get a contract: { $contract }.
       *[nobody] { $seat } gets a contract: { $contract }.
    }
verb-row-region = Round tile: { $region }
verb-row-region-did = Round tile: { $region }.
verb-row-condition = Round tile: { $condition }
verb-row-condition-did = Round tile: { $condition }.
verb-row-journey = Round tile: the king goes { $journey } on
verb-row-journey-did = Round tile: the king goes { $journey } on.

## Events

event-ring = Region { $number } of the ring: { $region }.
    .many = The ring, clockwise: { $items }.
    .item = { $region }
event-tile = { $region } gets point tile { $tile }.
    .many = Every region gets a point tile.
    .item = { $region }
event-kind = Drawn: { $privilege }.
    .many = Drawn: { $items }.
    .item = { $privilege }
event-starter =
    { $you ->
        [seat] You are the start player.
       *[nobody] { $seat } is the start player.
    }
event-contract =
    { $you ->
        [seat] You get a contract: { $contract }.
       *[nobody] { $seat } gets a contract: { $contract }.
    }
    .many =
        { $you ->
            [seat] You get the contracts { $items }.
           *[nobody] { $seat } gets the contracts { $items }.
        }
    .item = "{ $contract }"
event-row = Round { $number }: { $region } is scored, and { $condition }.
    .many = Scored by round: { $items }.
    .item = ({ $number }) { $region } + { $condition-short }
event-king = The king begins in { $region }.
event-chest-field = Under the supply field "{ $field }": { $chest }.
    .many = New chests under the supply fields: { $items }.
    .head = { $field }
    .item = { $chest-short }
event-chest-office = Under { $office }: { $chest }.
    .many = New chests under the seats, from the left: { $items }.
    .head = { $office-group }
    .item = { $chest-short }
event-reshuffled = The discarded chests are shuffled into a new pile.
event-round = Round { $number } of { $number2 } begins.
event-space-one =
    { $you ->
        [seat] You use a chest: your action figure goes to space 1 of the supply track.
       *[nobody] { $seat } uses a chest: the action figure goes to space 1 of the supply track.
    }
event-supply =
    { $you ->
        [seat] You take the supply field "{ $field }".
       *[nobody] { $seat } takes the supply field "{ $field }".
    }
event-swap =
    { $you ->
        [seat] You use the chest "Supply" and take the chests of the field "{ $field }".
       *[nobody] { $seat } uses the chest "Supply" and takes the chests of the field "{ $field }".
    }
event-track-envoy =
    { $you ->
        [seat] Your space on the placement track brings an envoy.
       *[nobody] The space of { $seat } on the placement track brings an envoy.
    }
event-got =
    { $you ->
        [seat] You get { $number } { $figure ->
            [envoy] { $number ->
                [one] envoy.
               *[other] envoys.
            }
           *[noble] { $number ->
                [one] noble.
               *[other] nobles.
            }
        }
       *[nobody] { $seat } gets { $number } { $figure ->
            [envoy] { $number ->
                [one] envoy.
               *[other] envoys.
            }
           *[noble] { $number ->
                [one] noble.
               *[other] nobles.
            }
        }
    }
    .many =
        { $you ->
            [seat] You get { $items }.
           *[nobody] { $seat } gets { $items }.
        }
    .item =
        { $number } { $figure ->
            [envoy] { $number ->
                [one] envoy
               *[other] envoys
            }
           *[noble] { $number ->
                [one] noble
               *[other] nobles
            }
        }
event-fetched =
    { $you ->
        [seat] You take { $figure ->
            [envoy] an envoy
           *[noble] a noble
        } from the payment area of { $region }.
       *[nobody] { $seat } takes { $figure ->
            [envoy] an envoy
           *[noble] a noble
        } from the payment area of { $region }.
    }
event-without =
    { $you ->
        [seat] You go without { $figure ->
            [envoy] an envoy.
           *[noble] a noble.
        }
       *[nobody] { $seat } goes without { $figure ->
            [envoy] an envoy.
           *[noble] a noble.
        }
    }
event-occupied =
    { $you ->
        [seat] You occupy { $office } with { $figure ->
            [envoy] an envoy.
           *[noble] a noble.
        }
       *[nobody] { $seat } occupies { $office } with { $figure ->
            [envoy] an envoy.
           *[noble] a noble.
        }
    }
event-paid =
    { $you ->
        [seat] You pay with { $number2 ->
            [0] { $number ->
                [one] { $number } envoy.
               *[other] { $number } envoys.
            }
           *[other] { $number ->
                [0] {""}
                [one] { $number } envoy and{" "}
               *[other] { $number } envoys and{" "}
            }{ $number2 ->
                [one] { $number2 } noble.
               *[other] { $number2 } nobles.
            }
        }
       *[nobody] { $seat } pays with { $number2 ->
            [0] { $number ->
                [one] { $number } envoy.
               *[other] { $number } envoys.
            }
           *[other] { $number ->
                [0] {""}
                [one] { $number } envoy and{" "}
               *[other] { $number } envoys and{" "}
            }{ $number2 ->
                [one] { $number2 } noble.
               *[other] { $number2 } nobles.
            }
        }
    }
event-aid =
    { $you ->
        [seat] You use a chest: { $chest }.
       *[nobody] { $seat } uses a chest: { $chest }.
    }
    .many =
        { $you ->
            [seat] You use the chests { $items }.
           *[nobody] { $seat } uses the chests { $items }.
        }
    .item = { $chest }
event-second =
    { $you ->
        [seat] You put a second envoy on { $office }.
       *[nobody] { $seat } puts a second envoy on { $office }.
    }
event-took-chest =
    { $you ->
        [seat] You take a chest: { $chest }.
       *[nobody] { $seat } takes a chest: { $chest }.
    }
    .many =
        { $you ->
            [seat] You take the chests { $items }.
           *[nobody] { $seat } takes the chests { $items }.
        }
    .item = { $chest }
event-points-chest =
    { $you ->
        [seat] You get { $number } points from the orange chest.
       *[nobody] { $seat } gets { $number } points from the orange chest.
    }
event-exchanged =
    { $you ->
        [seat] You exchange two violet chests for { $privilege }.
       *[nobody] { $seat } exchanges two violet chests for { $privilege }.
    }
event-points-privilege =
    { $you ->
        [seat] You score { $number ->
            [one] { $number } point
           *[other] { $number } points
        } with { $privilege-name }.
       *[nobody] { $seat } scores { $number ->
            [one] { $number } point
           *[other] { $number } points
        } with { $privilege-name }.
    }
    .many = Points by { $privilege-name }: { $items }.
    .item =
        { $number } for { $you ->
            [seat] you
           *[nobody] { $seat }
        }
event-drew-chest =
    { $you ->
        [seat] You draw from the pile: { $chest }.
       *[nobody] { $seat } draws from the pile: { $chest }.
    }
event-scoring = { $region } is scored.
event-rank =
    Rank { $number }: { $you ->
        [seat] you
       *[nobody] { $seat }
    } (strength { $number2 }), { $number3 ->
        [0] no points.
        [one] { $number3 } point.
       *[other] { $number3 } points.
    }
    .many = Ranks: { $items }.
    .item =
        { $number }. { $you ->
            [seat] you
           *[nobody] { $seat }
        } (strength { $number2 }) { $number3 ->
            [0] no points
            [one] { $number3 } point
           *[other] { $number3 } points
        }
event-nobody = Nobody has a seat in { $region }: nothing is scored.
event-bonus-points =
    { $you ->
        [seat] The bonus of { $region } brings you { $number ->
            [one] { $number } point.
           *[other] { $number } points.
        }
       *[nobody] { $seat } gets { $number ->
            [one] { $number } point
           *[other] { $number } points
        } as the bonus of { $region }.
    }
    .many = Bonus points in { $region }: { $items }.
    .item =
        { $number } for { $you ->
            [seat] you
           *[nobody] { $seat }
        }
event-revealed = Revealed: { $chest }.
    .many = Revealed: { $items }.
    .item = { $chest }
event-discarded = Discarded without a taker: { $chest }.
    .many = Discarded without a taker: { $items }.
    .item = { $chest }
event-left =
    { $you ->
        [seat] Your { $figure } stays on { $office }.
       *[nobody] { $figure ->
            [envoy] An envoy
           *[noble] A noble
        } of { $seat } stays on { $office }.
    }
event-cleared = The seats of { $region } are cleared.
    .many = The seats of { $items } are cleared.
    .item = { $region }
event-journey = The king enters { $region }.
    .many = The king enters { $items }.
    .item = { $region }
event-returned =
    { $you ->
        [seat] From { $region } { $number ->
            [one] { $number } figure returns to your court.
           *[other] { $number } figures return to your court.
        }
       *[nobody] From { $region } { $number ->
            [one] { $number } figure returns to the court of { $seat }.
           *[other] { $number } figures return to the court of { $seat }.
        }
    }
    .many = Figures return from { $region }: { $items }.
    .item =
        { $you ->
            [seat] { $number } to you
           *[nobody] { $number } to { $seat }
        }
event-order =
    { $you ->
        [seat] Next in the order: you.
       *[nobody] Next in the order: { $seat }.
    }
    .many = The new order: { $items }.
    .item =
        { $you ->
            [seat] you
           *[nobody] { $seat }
        }
event-contract-scored =
    { $you ->
        [seat] Your contract "{ $contract }" brings { $number ->
            [0] nothing.
            [one] { $number } point.
           *[other] { $number } points.
        }
       *[nobody] The contract "{ $contract }" of { $seat } brings { $number ->
            [0] nothing.
            [one] { $number } point.
           *[other] { $number } points.
        }
    }
    .many =
        { $you ->
            [seat] Your contracts bring { $items }.
           *[nobody] The contracts of { $seat } bring { $items }.
        }
    .item = { $number } ({ $contract })
event-chests-scored =
    { $you ->
        [seat] Chests bring you { $number } (brown), { $number2 } (turquoise) and { $number3 } (violet).
       *[nobody] Chests bring { $seat }: { $number } (brown), { $number2 } (turquoise) and { $number3 } (violet).
    }
    .many = Points for brown + turquoise + violet chests: { $items }.
    .item =
        { $number } + { $number2 } + { $number3 } for { $you ->
            [seat] you
           *[nobody] { $seat }
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

region-aachen = Aachen
region-augsburg = Augsburg
region-milano = Milano
region-nijmegen = Nijmegen
region-palermo = Palermo
region-strasbourg = Strasbourg
office-aachen-1 = Aachen 1
    .group = Aachen
office-aachen-2 = Aachen 2
    .group = Aachen
office-aachen-3 = Aachen 3
    .group = Aachen
office-aachen-4 = Aachen 4
    .group = Aachen
office-aachen-5 = Aachen 5
    .group = Aachen
office-augsburg-1 = Augsburg 1
    .group = Augsburg
office-augsburg-2 = Augsburg 2
    .group = Augsburg
office-augsburg-3 = Augsburg 3
    .group = Augsburg
office-augsburg-4 = Augsburg 4
    .group = Augsburg
office-augsburg-5 = Augsburg 5
    .group = Augsburg
office-milano-1 = Milano 1
    .group = Milano
office-milano-2 = Milano 2
    .group = Milano
office-milano-3 = Milano 3
    .group = Milano
office-milano-4 = Milano 4
    .group = Milano
office-milano-5 = Milano 5
    .group = Milano
office-nijmegen-1 = Nijmegen 1
    .group = Nijmegen
office-nijmegen-2 = Nijmegen 2
    .group = Nijmegen
office-nijmegen-3 = Nijmegen 3
    .group = Nijmegen
office-nijmegen-4 = Nijmegen 4
    .group = Nijmegen
office-nijmegen-5 = Nijmegen 5
    .group = Nijmegen
office-palermo-1 = Palermo 1
    .group = Palermo
office-palermo-2 = Palermo 2
    .group = Palermo
office-palermo-3 = Palermo 3
    .group = Palermo
office-palermo-4 = Palermo 4
    .group = Palermo
office-palermo-5 = Palermo 5
    .group = Palermo
office-strasbourg-1 = Strasbourg 1
    .group = Strasbourg
office-strasbourg-2 = Strasbourg 2
    .group = Strasbourg
office-strasbourg-3 = Strasbourg 3
    .group = Strasbourg
office-strasbourg-4 = Strasbourg 4
    .group = Strasbourg
office-strasbourg-5 = Strasbourg 5
    .group = Strasbourg
place-aachen-1-left = Aachen 1 (left)
place-aachen-1-right = Aachen 1 (right)
place-aachen-2-left = Aachen 2 (left)
place-aachen-2-right = Aachen 2 (right)
place-aachen-3-left = Aachen 3 (left)
place-aachen-3-right = Aachen 3 (right)
place-aachen-4-left = Aachen 4 (left)
place-aachen-4-right = Aachen 4 (right)
place-aachen-5-left = Aachen 5 (left)
place-aachen-5-right = Aachen 5 (right)
place-augsburg-1-left = Augsburg 1 (left)
place-augsburg-1-right = Augsburg 1 (right)
place-augsburg-2-left = Augsburg 2 (left)
place-augsburg-2-right = Augsburg 2 (right)
place-augsburg-3-left = Augsburg 3 (left)
place-augsburg-3-right = Augsburg 3 (right)
place-augsburg-4-left = Augsburg 4 (left)
place-augsburg-4-right = Augsburg 4 (right)
place-augsburg-5-left = Augsburg 5 (left)
place-augsburg-5-right = Augsburg 5 (right)
place-milano-1-left = Milano 1 (left)
place-milano-1-right = Milano 1 (right)
place-milano-2-left = Milano 2 (left)
place-milano-2-right = Milano 2 (right)
place-milano-3-left = Milano 3 (left)
place-milano-3-right = Milano 3 (right)
place-milano-4-left = Milano 4 (left)
place-milano-4-right = Milano 4 (right)
place-milano-5-left = Milano 5 (left)
place-milano-5-right = Milano 5 (right)
place-nijmegen-1-left = Nijmegen 1 (left)
place-nijmegen-1-right = Nijmegen 1 (right)
place-nijmegen-2-left = Nijmegen 2 (left)
place-nijmegen-2-right = Nijmegen 2 (right)
place-nijmegen-3-left = Nijmegen 3 (left)
place-nijmegen-3-right = Nijmegen 3 (right)
place-nijmegen-4-left = Nijmegen 4 (left)
place-nijmegen-4-right = Nijmegen 4 (right)
place-nijmegen-5-left = Nijmegen 5 (left)
place-nijmegen-5-right = Nijmegen 5 (right)
place-palermo-1-left = Palermo 1 (left)
place-palermo-1-right = Palermo 1 (right)
place-palermo-2-left = Palermo 2 (left)
place-palermo-2-right = Palermo 2 (right)
place-palermo-3-left = Palermo 3 (left)
place-palermo-3-right = Palermo 3 (right)
place-palermo-4-left = Palermo 4 (left)
place-palermo-4-right = Palermo 4 (right)
place-palermo-5-left = Palermo 5 (left)
place-palermo-5-right = Palermo 5 (right)
place-strasbourg-1-left = Strasbourg 1 (left)
place-strasbourg-1-right = Strasbourg 1 (right)
place-strasbourg-2-left = Strasbourg 2 (left)
place-strasbourg-2-right = Strasbourg 2 (right)
place-strasbourg-3-left = Strasbourg 3 (left)
place-strasbourg-3-right = Strasbourg 3 (right)
place-strasbourg-4-left = Strasbourg 4 (left)
place-strasbourg-4-right = Strasbourg 4 (right)
place-strasbourg-5-left = Strasbourg 5 (left)
place-strasbourg-5-right = Strasbourg 5 (right)
field-envoy-and-noble = envoy and noble
field-noble = noble
field-two-envoys = two envoys
field-one-envoy = one envoy
field-nothing = no figure
chest-points-2 = 2 points (orange)
    .short = 2 points
chest-points-3 = 3 points (orange)
    .short = 3 points
chest-points-4 = 4 points (orange)
    .short = 4 points
chest-points-5 = 5 points (orange)
    .short = 5 points
chest-envoys-1 = 1 envoy (orange)
    .short = 1 envoy
chest-envoys-2 = 2 envoys (orange)
    .short = 2 envoys
chest-envoys-3 = 3 envoys (orange)
    .short = 3 envoys
chest-noble = 1 noble (orange)
    .short = 1 noble
chest-space-one = space 1 (turquoise)
    .short = space 1
chest-supply = supply (turquoise)
    .short = supply
chest-free-move = no movement cost (turquoise)
    .short = free move
chest-cheap-place = cheap placement (turquoise)
    .short = cheap place
chest-leave-figure = leave a figure (turquoise)
    .short = leave
chest-brown = brown
    .short = brown
chest-violet = violet
    .short = violet
effect-space-one = your action figure goes to space 1 of the supply track
effect-supply = at supply the chests of another field
effect-free-move = moving costs nothing once
effect-cheap-place = placing costs only 1 figure once
effect-leave-figure = at clean-up one figure stays
effect-brown = { $items } points in the end for 1 to 5 chests
effect-violet = two are worth a privilege, 1 point each in the end
aids-none = no chest
aids-free-move = the chest "no movement cost"
aids-cheap-place = the chest "cheap placement"
aids-both = both chests
figure-envoy = envoy
figure-noble = noble
privilege-1 = privilege 1 (points at once)
    .name = privilege 1
    .short = points at once
privilege-2 = privilege 2 (share an occupied seat)
    .name = privilege 2
    .short = share a seat
privilege-3 = privilege 3 (second envoy for free)
    .name = privilege 3
    .short = second envoy free
privilege-4 = privilege 4 (placing always costs 3)
    .name = privilege 4
    .short = placing costs 3
privilege-5 = privilege 5 (placing costs 1 less)
    .name = privilege 5
    .short = placing 1 less
privilege-6 = privilege 6 (3 points for a seat in the king's region)
    .name = privilege 6
    .short = king's region +3
privilege-7 = privilege 7 (1 envoy more at supply)
    .name = privilege 7
    .short = supply +1 envoy
privilege-8 = privilege 8 (1 chest more at supply)
    .name = privilege 8
    .short = supply +1 chest
privilege-9 = privilege 9 (2 points at supply)
    .name = privilege 9
    .short = supply +2 points
privilege-10 = privilege 10 (moving costs only 1)
    .name = privilege 10
    .short = moving costs 1
privilege-11 = privilege 11 (the first two regions are free)
    .name = privilege 11
    .short = two regions free
privilege-12 = privilege 12 (moving next to the king is free)
    .name = privilege 12
    .short = next to king free
privilege-13 = privilege 13 (cleared figures go to the court)
    .name = privilege 13
    .short = figures to court
privilege-14 = privilege 14 (3, 2, 1 points by rank)
    .name = privilege 14
    .short = ranks +3, 2, 1
privilege-15 = privilege 15 (2 points for each scored region with a seat)
    .name = privilege 15
    .short = scored region +2
privilege-16 = privilege 16 (2 points for each orange chest)
    .name = privilege 16
    .short = orange chest +2
tile-t1 = 1
tile-t2 = 2
tile-t3 = 3
tile-t4 = 4
tile-t5 = 5
tile-t6 = 6
contract-region-aachen = region Aachen
contract-region-augsburg = region Augsburg
contract-region-milano = region Milano
contract-region-nijmegen = region Nijmegen
contract-region-palermo = region Palermo
contract-region-strasbourg = region Strasbourg
contract-pattern-adjacent = pattern of two neighbours
contract-pattern-gap = pattern of two regions with one between them
contract-pattern-opposite = pattern of two opposite regions
contract-pattern-three = pattern of three regions in a row
contract-pattern-mixed = pattern of two neighbours and the opposite of one
contract-pattern-triangle = pattern of every second region
contract-seats-3 = seats of cost 3
contract-seats-4 = seats of cost 4
contract-seats-5 = seats of cost 5
contract-seats-all = all seats
contract-pair = pair of seats of equal cost
contract-series = series of seats of cost 3, 4 and 5
condition-kings-region = the king's region
    .short = king's region
condition-fewest-chests = the region with the fewest chests
    .short = fewest chests
condition-most-offices = the region with the most occupied seats
    .short = most seats
journey-1 = 1 region
journey-2 = 2 regions
journey-3 = 3 regions

## Lines of the score

score-round-1 = Regions, round 1
score-round-2 = Regions, round 2
score-round-3 = Regions, round 3
score-round-4 = Regions, round 4
score-round-5 = Regions, round 5
score-bonus = Region bonuses
score-orange = Orange chests
score-privilege-1 = Privilege 1
score-privilege-6 = Privilege 6
score-privilege-9 = Privilege 9
score-privilege-14 = Privilege 14
score-privilege-15 = Privilege 15
score-privilege-16 = Privilege 16
score-contract-region = Contract: region
score-contract-pattern = Contract: pattern
score-contract-seats = Contract: seats
score-brown = Brown chests
score-turquoise = Turquoise chests
score-violet = Violet chests
tie-0 = Tie: figures in the court

## Reasons against a move

reason-game-over = The game is over.
reason-no-such-seat = There is no seat { $number } at this table.
reason-nature-only = Only chance does that; no player decides it.
reason-not-nature = That is for a player to decide, not for chance.
reason-not-now = This is not what is decided now.
reason-not-your-turn = It is the turn of { $seat }.
reason-no-chest = You do not have this chest: { $chest }.
reason-used-already = You have used this chest in this turn already: { $chest }.
reason-no-such-field = With so few players the supply has no field "{ $field }".
reason-own-field = "{ $field }" is the field you have chosen; the chest is for another one.
reason-field-empty = There is no chest under the field "{ $field }".
reason-no-such-office = With this number of players there is no seat { $office }.
reason-occupied = { $office } is occupied; only with privilege 2 could you join.
reason-full = Two figures stand on { $office } already, and there is no room for more.
reason-needs-noble = { $office } is for nobles only: it takes a noble from your court.
reason-too-few-figures = You need { $number } figures for moving and placing; you have { $number2 }.
reason-move-free = The move costs nothing anyway; the chest would be wasted.
reason-too-few-envoys = This takes { $number } envoys; you have { $number2 } in your court.
reason-not-owed = Nothing has to be paid in { $region }.
reason-noble-order = Nobles are laid in the order of the regions, Aachen to Strasbourg; with { $region } now it would not work out.
reason-none-there =
    { $figure ->
        [envoy] You have no envoy in the payment area of { $region }.
       *[noble] You have no noble in the payment area of { $region }.
    }
reason-cannot-go-without = Without this envoy you could not pay for the seat.
reason-not-laid-out = This is not in the game: { $privilege }.
reason-none-left = No card is left of { $privilege }.
reason-owned = You have { $privilege } already.
reason-not-revealed = This chest does not lie revealed: { $chest }.
reason-not-yours = You have no figure on { $place }.
reason-not-scored = { $region } is not scored in this round, so everybody stays there anyway.
reason-leave-order = Figures are chosen in the order of the seats, and { $place } was skipped.
reason-region-placed = { $region } is on the ring already.
reason-tile-placed = Point tile { $tile } lies in a region already.
reason-not-this-region = Right now no point tile is due for { $region }.
reason-chest-not-there = The pile has no such chest: { $chest }.
reason-kind-chosen = This is in the game already: { $privilege }.
reason-contract-dealt = This contract is dealt already: { $contract }.
reason-not-due = Right now this contract is not due for { $seat }.
reason-no-such-tile = There is no such round tile left.

## Options

option-privileges = Privileges
option-privileges-help = Which six kinds of privileges are laid out. Besides these sets any six kinds are possible, by their numbers in rising order: privileges=1+4+7+10+13+16.
option-privileges-first-game = first game: 1, 4, 7, 10, 13, 16
option-privileges-alternative = alternative: 1, 2, 5, 8, 11, 14
option-privileges-synergies = synergies: 1, 3, 5, 8, 10, 16
option-privileges-point-rain = rain of points: 1, 2, 6, 9, 13, 16
option-privileges-quantity = quantity over quality: 1, 3, 4, 7, 8, 12
option-privileges-publisher = publisher's recommendation: 1, 2 and four at random
option-privileges-random = six at random

## The table

legend-envoys = envoys
legend-nobles = nobles
legend-king = king
legend-only-nobles = for nobles only
legend-steps = 1-5 steps from the king
legend-office = brown: seat 2, cost 5, free, a brown chest
bonus-aachen = 1 chest each
bonus-augsburg = 1 and 1 chest
bonus-milano = 2 points each
bonus-nijmegen = 1 envoy each
bonus-palermo = 3 and 1 points
bonus-strasbourg = 2 and 1 envoys
table-round = Round { $round } of { $rounds }
table-setup = Setup
table-over = The game is over
table-tile = { $points } points
table-bonus = bonus: { $bonus }
table-first = A region
table-second = B region
table-second-now = B now:
table-count-chests =
    { $number ->
        [one] { $number } chest
       *[other] { $number } chests
    }
table-count-figures =
    { $number ->
        [one] { $number } figure
       *[other] { $number } figures
    }
table-paid = paid
table-rows = Rounds
table-supply = Supply
table-tracks = Tracks
table-order = order
table-supply-track = supply
table-place-track = placement
table-track-envoys =
    { $number ->
        [one] the next space for placing shows an envoy
       *[other] the next { $number } spaces for placing show an envoy
    }
table-privileges = Privileges
table-chests = Chests
table-pile = { $number } in the pile
table-discard = { $number } discarded
table-court = court
table-province = province
table-owned =
    { $number ->
        [one] privilege { $items }
       *[other] privileges { $items }
    }
table-target = Placement
table-owed = still to pay: { $region }
table-revealed = Revealed
table-due = Due
table-kept = Staying
table-contracts = Your contracts
table-belongings = Your chests and privileges
table-worth-first = { $number } for rank 1
table-worth-ranks = { $number } for rank 1, { $number2 } for rank 2
table-worth-each = { $number } each time
table-worth-ladder = { $items }, then { $number } more each
table-worth-now = now { $number }
hint-needs =
    { $number ->
        [one] { $number } figure
       *[other] { $number } figures
    }
hint-needs-with-chests = { $number } figures, with chests { $number2 }
hint-chests =
    { $number ->
        [one] chest: { $items }
       *[other] chests: { $items }
    }
hint-at-the-end = 1 point each in the end
hint-rank = then rank { $number } with strength { $number2 }
reference-regions = Regions: costs of the seats from the left
reference-region = Region
reference-seats-2 = 2 players
reference-seats-more = 3 to 5 players
reference-bonus = Bonus (ranks 1 and 2, or all there)
reference-tiles = Point tiles: ranks 1, 2, 3
reference-supply = Supply table
reference-field = Field
reference-envoys = Envoys
reference-nobles = Nobles
reference-from-four = with 4 or 5 players
reference-chests = Chests
reference-chest = Chest
reference-number = Number
reference-effect = Effect
reference-at-once = at once
reference-privileges = Privileges
reference-privilege = Privilege
reference-first-game = First game
reference-contracts = Contracts
reference-contract = Contract
reference-points = Points
reference-rounds = Round tiles
reference-tile = Tile
reference-journey = the king goes { $steps } on
