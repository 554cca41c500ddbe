### Was nur das gezeichnete Brett von Tallinn sagt.

board-estates = Stände und Türme
board-players = Spieler und ihre Auslagen
board-player = Spieler
board-points = Punkte:
board-estate-merchant = Kaufleute
board-estate-knight = Ritter
board-estate-monk = Mönche
board-each = je einer
board-or = { $head } oder { $tail }
board-you = du
board-cards = Hand { $hand }, Stapel { $pile }
board-exchanged = { $number ->
        [one] { $number } Karte getauscht
       *[other] { $number } Karten getauscht
    }
board-display-of = Auslage von { $seat }
board-your-display = Deine Auslage
board-card = { $half }; verdeckt: { $covered }
board-start = Start
board-staged = gewählt
board-looking = Vorschau
board-sealed = versiegelt
board-in-order = baut als { $number }.
board-no-cards = keine Karten mehr
board-no-towers = kein Turm
board-tower = Turm: { $card }
board-tower-own = Turm aus der Hand, nur dir bekannt: { $card }
board-tower-hidden = Turm aus der Hand, verdeckt
board-pile = Noch in deinem Stapel
board-pile-order = Reihenfolge unbekannt
board-under = danach der Reihe nach: { $cards }
board-under-only = der Reihe nach: { $cards }
board-contest = Wettstreit
board-clear = Leeren
board-consequence = Was es bewirkt
board-place = Platz { $place }

## Zahlen neben den Ständen

board-contest-now = Ein Wettstreit brächte jetzt
board-final-now = Die Schlusswertung brächte jetzt
board-final-brought = Die Schlusswertung brachte
board-pays = zahlt { $seat } 1 Punkt
board-total-now = Punkte mit der Schlusswertung nach jetzigem Stand:
board-total-short = Am Ende
board-standing = { $points } mit Schlusswertung jetzt
board-five-lead = Zahlung für fünf Vorsprung
board-strength = Stärke
board-strength-is = Stärke { $number }
board-strength-open = Stärke { $low } bis { $high }, denn ein Turm ist verdeckt
board-against = { $own } gegen { $theirs }
board-duel = Wettstreit von { $seat }:

## Die Chronik

board-task-have = { $numbers } { $estate } haben
board-task-pay = { $numbers } { $estate } zahlen
board-task-for = nach Runde { $round }, für { $points } Punkte
board-task-was = gewertet nach Runde { $round }
board-task-progress = { $seat }: { $persons } { $estate }, { $points ->
        [0] noch nichts
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $missing ->
        [0] { "" }
       *[other] , { $missing } bis zur nächsten Stufe
    }
board-task-scored = { $seat }: { $points ->
        [0] nichts
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Wählen

board-hint-select = Wähle die Hälfte, die gelten soll. Alle Karten werden zugleich aufgedeckt.
board-hint-exchange = Wähle Karten in der Reihenfolge, in der sie zurückkommen sollen.
board-hint-tower = Wähle eine Karte der Auslage oder der Hand, oder baue keinen Turm.
board-hint-payment = Wähle die Karten, die du zahlst. Sie verlassen das Spiel.
board-exchange-none = Die Hand behalten
board-exchange-card = { $card } tauschen
board-exchange-place = { $card } tauschen: Nummer { $number }
board-pay-card = { $half } zahlen
board-paid-so-far = { $number } { $estate } gewählt

## Was ein Zug bewirkt

board-line-cost = Kostet
board-line-contest = Wettstreit
board-line-brings = Bringt
board-line-tower = Türme
board-line-chronicle = Chronik
board-line-final = Ende
board-exchange-cost = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }; es bleiben { $left }
board-exchange-nothing = nichts
board-no-contest = keiner, und kein Turm in dieser Runde
board-no-contest-brief = kein Wettstreit
board-any-estate = Den Stand nennst du nach dem Aufdecken. Die zwei Schilde zählen mit.
board-as-things-lie = Nach jetzigem Stand. Danach darfst du einen Turm bauen.
board-pay-brings = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-pay-nothing = nichts
board-tower-strength = Stärke { $before } → { $after }
board-tower-hand = und eine Karte weniger zu spielen
board-task-then = { $interim }, nach Runde { $round }: { $persons } { $estate }, { $points ->
        [0] noch nichts
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-final-then = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } nach jetzigem Stand
board-towers-open = ohne verdeckte Türme
