### Was nur der gezeichnete Tisch von Die Staufer sagt.

board-ring = Die sechs Regionen im Uhrzeigersinn
board-parts-of-table = Teile des Tisches
board-tab-ring = Ring
board-tab-supply = Nachschub
board-tab-court = Hof
board-tab-contracts = Aufträge
board-none = keine
board-now = Jetzt
board-end = Ende

## Runden und Privilegien

board-rounds = Runden
board-round-done = gespielt
board-row-words = A: { $region }. B: { $condition }, jetzt { $second }. Der König ist dann in { $king }.
board-king-goes =
    { $number ->
        [one] danach zieht der König { $number } Region weiter
       *[other] danach zieht der König { $number } Regionen weiter
    }
board-privileges-offered = Ausliegende Privilegien
board-cards-left =
    { $number ->
        [0] keine Karte mehr
        [one] noch { $number } Karte
       *[other] noch { $number } Karten
    }
board-not-to-have = nicht zu haben
board-flag-a = A: wird in dieser Runde gewertet
board-flag-b = B: wird in dieser Runde gewertet
board-flag-b-now = B: würde nach jetzigem Stand gewertet
board-flag-ab = A und B: wird in dieser Runde gewertet

## Regionen, Amtssitze und Wege

board-ranking-of = Rangfolge in { $region }
board-seats-of = Amtssitze von { $region }, von links
board-strength = Stärke
board-points = Punkte
board-rank-words = { $rank }: { $seat }, Stärke { $strength }, { $points } Punkte.
board-nobody-here = Hier hat niemand einen Amtssitz.
board-tie-left = Bei Gleichstand: wer weiter links steht.
board-free = frei
board-seat-words =
    Kosten { $cost }{ $noble ->
        [yes] , nur für Adelige
       *[no] {""}
    }: { $who }.
board-figure-of =
    { $figure ->
        [noble] Adeliger von { $seat }
       *[envoy] Gesandter von { $seat }
    }
board-chests-words = Truhen: { $items }.
board-no-chests = Keine Truhe.
board-no-chest = keine Truhe
board-price-words = Insgesamt { $number } Figuren.
board-price-parts = { $way } für den Weg, { $seat } für den Sitz
board-from-price = ab { $number } Figuren
board-road-of = Weg an { $region } vorbei
board-road-words = Dort liegen: { $items }.
board-road-empty = Dort liegt keine Figur.
board-road-returns = Der König kommt am Ende der Runde vorbei: Diese Figuren kehren heim.
board-king-here = Hier ist der König.
board-king-in = Der König ist in { $region }
board-king-in-goes = Der König ist in { $region }, zieht { $number } weiter
board-steps-words =
    { $number ->
        [one] { $number } Schritt vom König.
       *[other] { $number } Schritte vom König.
    }
board-steps-away =
    { $number ->
        [0] hier ist der König
        [one] { $number } Schritt vom König
       *[other] { $number } Schritte vom König
    }
board-comes-home = kehrt diese Runde ohnehin heim

## Das Aktionsbrett

board-turn-order = Zugfolge
board-turn-of = Zug { $number } von { $last }
board-turns-left = Noch am Zug
board-next-round = Nächste Runde
board-next-words = Zuerst, wer Nachschub holte: { $supply }. Zuletzt, wer einsetzte, der Erste davon ganz hinten: { $place }.
board-lane-supply = Nächste Runde: Nachschub vorn
board-lane-place = Einsetzen hinten

## Eigenes und Fremdes

board-court = Hof
board-your-court = Dein Hof
board-court-of = Hof von { $seat }
board-court-words =
    { $seat }: { $envoys ->
        [one] { $envoys } Gesandter
       *[other] { $envoys } Gesandte
    }, { $nobles ->
        [one] { $nobles } Adeliger
       *[other] { $nobles } Adelige
    }
board-figures =
    { $number ->
        [one] { $number } Figur
       *[other] { $number } Figuren
    }
board-envoys =
    { $number ->
        [one] { $number } Gesandter
       *[other] { $number } Gesandte
    }
board-nobles =
    { $number ->
        [one] { $number } Adeliger
       *[other] { $number } Adelige
    }
board-leave =
    { $number ->
        [one] { $number } geht
       *[other] { $number } gehen
    }
board-province =
    In der Provinz: { $envoys ->
        [one] { $envoys } Gesandter
       *[other] { $envoys } Gesandte
    }, { $nobles ->
        [one] { $nobles } Adeliger
       *[other] { $nobles } Adelige
    }
board-returns =
    { $number ->
        [one] { $number } kehrt diese Runde heim
       *[other] { $number } kehren diese Runde heim
    }
board-chests = Truhen
board-your-chests = Deine Truhen
board-chests-bring =
    { $number ->
        [one] Truhen bringen am Ende { $number } Punkt.
       *[other] Truhen bringen am Ende { $number } Punkte.
    }
board-armed = im Einsatz
board-worth = jetzt
board-worth-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
board-contract = Auftrag
board-contracts = Auftragskarten
board-your-contracts = Deine Auftragskarten, für andere versiegelt
board-sealed = Bis zum Ende versiegelt

## Was eine Wahl bringt

board-consequence = Was es bringt
board-envoy = Gesandter
board-noble = Adeliger
board-turn-help = Goldene Amtssitze und Nachschubfelder kannst du wählen. Die Zahl am Sitz ist alles, was er dich kostet.
board-you-pay = Du zahlst
board-you-keep = Du behältst
board-you-get = Du bekommst
board-you-take = Du nimmst
board-rank = Rang
board-keep-figures =
    { $number ->
        [one] { $number } bleibt
       *[other] { $number } bleiben
    }
board-on-roads = auf die Wege von { $items }
board-rank-brings =
    Rang { $rank }: { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $extra ->
        [0] {""}
       *[other] , sofort { $extra }
    }
board-at-once = sofort { $items }
board-privilege-next = danach Wahl eines Privilegs
board-pay-with-noble = Oder zahle zuerst mit einem Adeligen, auf dem Weg von:
board-short = die Provinz reicht nicht: du wählst einen Weg
board-draws = und eine Truhe vom Stapel
board-no-figures = keine Figur
board-chests-left =
    { $number ->
        [0] deine letzte Truhe dafür
        [one] danach noch { $number } Truhe
       *[other] danach noch { $number } Truhen
    }
