### Die Texte von Die Staufer. Die Stellen heißen wie in den Wörtern des Spiels; `$you` sagt, an welcher der Leser sitzt.
### Ein Text mit `.many` und `.item` erzählt mehrere Ereignisse seiner Art in einem Satz, mit ihren Teilen in einer Reihe.
### Mit `.head` werden die Teile unter ihm gesammelt. `$chest-short` ist die Form `.short` des Textes von `$chest`.
### `$figure` ist der Text von figure-envoy oder figure-noble; wo ein Satz ihn beugt, fragt er nach genau diesem Wort.

game-title = Die Staufer
game-description = Der König zieht mit seinem Hof durch das Reich der Staufer, und eure Familien wollen Ämter in seiner Nähe. In jedem eurer drei Züge pro Runde holt ihr entweder Figuren und Truhen als Nachschub oder besetzt einen Amtssitz: Der Weg vom König aus im Uhrzeigersinn und der Amtssitz selbst werden mit Figuren bezahlt, die in den Regionen liegen bleiben, bis der König vorbeikommt. In jeder Runde werden zwei Regionen gewertet. Truhen bringen Punkte, Hilfen und Privilegien, und geheime Auftragskarten zählen am Ende. Die meisten Siegpunkte gewinnen.

## Schritte: die Frage, was die anderen erfahren, und der Titel

step-ring = Welche Region ist die nächste im Ring?
step-ring-wait = Die Regionen werden zum Ring ausgelegt.
step-ring-title = Der Ring
step-tiles = Welches Punkte-Plättchen bekommt die Region?
step-tiles-wait = Die Punkte-Plättchen werden auf die Regionen verteilt.
step-tiles-title = Punkte-Plättchen
step-refill = Welche Truhe wird ausgelegt?
step-refill-wait = Truhen werden ausgelegt.
step-refill-title = Truhen auslegen
step-kinds = Welches Privileg ist im Spiel?
step-kinds-wait = Privilegien werden gezogen.
step-kinds-title = Auswahl der Privilegien
step-starter = Wer ist Startspieler?
step-starter-wait = Der Startspieler wird ausgelost.
step-starter-title = Startspieler
step-contracts = Welche Auftragskarte wird ausgeteilt?
step-contracts-wait = Auftragskarten werden ausgeteilt.
step-contracts-title = Auftragskarten
step-rows = Welches Runden-Plättchen kommt als nächstes?
step-rows-wait = Die Runden-Plättchen werden ausgelegt.
step-rows-title = Runden-Plättchen
step-round = Eine neue Runde beginnt.
step-round-wait = Eine neue Runde beginnt.
step-round-title = Neue Runde
step-turn = Was machst du? Hol Nachschub oder besetze einen Amtssitz.
step-turn-wait = { $seats }: bei der Wahl der Aktion.
step-turn-title = Zug
step-swap = Nutzt du die Truhe „Nachschub“, um die Truhen eines anderen Feldes zu nehmen?
step-swap-wait = { $seats }: bei der Wahl des Feldes mit den Truhen.
step-swap-title = Truhe „Nachschub“
step-take-field = Die Truhen des Feldes werden genommen.
step-take-field-wait = Die Truhen des Feldes werden genommen.
step-take-field-title = Truhen nehmen
step-after-supply = Nach dem Nachschub wirken Privilegien.
step-after-supply-wait = Nach dem Nachschub wirken Privilegien.
step-after-supply-title = Nach dem Nachschub
step-draw-chest = Welche Truhe wird gezogen?
step-draw-chest-wait = Eine Truhe wird vom Stapel gezogen.
step-draw-chest-title = Truhe ziehen
step-place = Es wird eingesetzt.
step-place-wait = Es wird eingesetzt.
step-place-title = Bewegen und Einsetzen
step-aid = Welche Truhen nutzt du beim Einsetzen?
step-aid-wait = { $seats }: bei der Wahl der Truhen zum Einsetzen.
step-aid-title = Truhen beim Einsetzen
step-figures = Wer besetzt den Amtssitz? Was fällig ist, bezahlen Gesandte, außer du bezahlst vorher mit Adeligen.
step-figures-wait = { $seats }: bei der Wahl der Figuren.
step-figures-title = Figuren
step-second = Stellst du kostenlos einen zweiten Gesandten auf den Amtssitz?
step-second-wait = { $seats }: bei der Frage nach einem zweiten Gesandten.
step-second-title = Zweiter Gesandter
step-arrive = Die Truhen unter dem Amtssitz werden genommen.
step-arrive-wait = Die Truhen unter dem Amtssitz werden genommen.
step-arrive-title = Ankunft
step-fetch = In der Provinz ist keine mehr. Aus welchem Bezahlbereich nimmst du die Figur?
step-fetch-wait = { $seats }: bei der Wahl eines Bezahlbereichs.
step-fetch-title = Mangel
step-resolve = Tauschst du zwei violette Truhen gegen ein Privileg?
step-resolve-wait = { $seats }: bei der Wahl eines Privilegs.
step-resolve-title = Truhen ausführen
step-scoring = Die Regionen dieser Runde werden gewertet.
step-scoring-wait = Die Regionen dieser Runde werden gewertet.
step-scoring-title = Regionenwertung
step-score-region = Die nächste Region wird gewertet.
step-score-region-wait = Die nächste Region wird gewertet.
step-score-region-title = Wertung einer Region
step-reveal = Welche Truhe wird aufgedeckt?
step-reveal-wait = Truhen werden aufgedeckt.
step-reveal-title = Truhen aufdecken
step-pick = Welche der aufgedeckten Truhen nimmst du?
step-pick-wait = { $seats }: bei der Wahl einer aufgedeckten Truhe.
step-pick-title = Wahl einer Truhe
step-bonus = Der Bonus der Region wird verteilt.
step-bonus-wait = Der Bonus der Region wird verteilt.
step-bonus-title = Regionenbonus
step-cleanup = Es wird aufgeräumt.
step-cleanup-wait = Es wird aufgeräumt.
step-cleanup-title = Aufräumphase
step-leave = Die gewerteten Regionen werden geräumt. Welche Figur lässt du stehen? Wähle der Reihe nach, von Aachen 1 bis Straßburg 5.
step-leave-wait = { $seats }: bei der Wahl von Figuren, die stehen bleiben.
step-leave-title = Figuren stehen lassen
step-clear = Die gewerteten Regionen werden geräumt.
step-clear-wait = Die gewerteten Regionen werden geräumt.
step-clear-title = Amtssitze räumen
step-journey = Der König zieht weiter.
step-journey-wait = Der König zieht weiter.
step-journey-title = Reise des Königs
step-final = Auftragskarten und Truhen werden gewertet.
step-final-wait = Auftragskarten und Truhen werden gewertet.
step-final-title = Schlusswertung

## Verben: der Knopf und der Satz im Verlauf

verb-space-one = Nutze die Truhe „Aktions-Figur auf Platz 1“
verb-space-one-did =
    { $you ->
        [seat] Du nutzt die Truhe „Aktions-Figur auf Platz 1“.
       *[nobody] { $seat } nutzt die Truhe „Aktions-Figur auf Platz 1“.
    }
verb-supply = Nachschub: { $field }
verb-supply-did =
    { $you ->
        [seat] Du nimmst das Nachschub-Feld „{ $field }“.
       *[nobody] { $seat } nimmt das Nachschub-Feld „{ $field }“.
    }
verb-occupy = Besetze { $office }
verb-occupy-did =
    { $you ->
        [seat] Du besetzt { $office }.
       *[nobody] { $seat } besetzt { $office }.
    }
verb-swap = Nimm die Truhen des Feldes „{ $field }“
verb-swap-did =
    { $you ->
        [seat] Du nimmst die Truhen des Feldes „{ $field }“.
       *[nobody] { $seat } nimmt die Truhen des Feldes „{ $field }“.
    }
verb-keep-field = Nimm die Truhen des eigenen Feldes
verb-keep-field-did =
    { $you ->
        [seat] Du nimmst die Truhen des eigenen Feldes.
       *[nobody] { $seat } nimmt die Truhen des eigenen Feldes.
    }
verb-aid = Nutze { $aids }
verb-aid-did =
    { $you ->
        [seat] Du nutzt { $aids }.
       *[nobody] { $seat } nutzt { $aids }.
    }
verb-sit =
    { $figure ->
        [Gesandter] Ein Gesandter besetzt den Amtssitz
       *[Adeliger] Ein Adeliger besetzt den Amtssitz
    }
verb-sit-did =
    { $you ->
        [seat] { $figure ->
            [Gesandter] Du stellst einen Gesandten auf den Amtssitz.
           *[Adeliger] Du stellst einen Adeligen auf den Amtssitz.
        }
       *[nobody] { $figure ->
            [Gesandter] { $seat } stellt einen Gesandten auf den Amtssitz.
           *[Adeliger] { $seat } stellt einen Adeligen auf den Amtssitz.
        }
    }
verb-pay-noble = Bezahle zuerst mit einem Adeligen in { $region }
verb-pay-noble-did =
    { $you ->
        [seat] Du bezahlst mit einem Adeligen in { $region }.
       *[nobody] { $seat } bezahlt mit einem Adeligen in { $region }.
    }
verb-second-envoy = Stell einen zweiten Gesandten auf den Amtssitz
verb-second-envoy-did =
    { $you ->
        [seat] Du stellst einen zweiten Gesandten auf den Amtssitz.
       *[nobody] { $seat } stellt einen zweiten Gesandten auf den Amtssitz.
    }
verb-no-second = Kein zweiter Gesandter
verb-no-second-did =
    { $you ->
        [seat] Du stellst keinen zweiten Gesandten auf den Amtssitz.
       *[nobody] { $seat } stellt keinen zweiten Gesandten auf den Amtssitz.
    }
verb-fetch = Nimm sie aus dem Bezahlbereich von { $region }
verb-fetch-did =
    { $you ->
        [seat] Du nimmst eine Figur aus dem Bezahlbereich von { $region }.
       *[nobody] { $seat } nimmt eine Figur aus dem Bezahlbereich von { $region }.
    }
verb-go-without = Verzichte auf die Figur
verb-go-without-did =
    { $you ->
        [seat] Du verzichtest auf die Figur.
       *[nobody] { $seat } verzichtet auf die Figur.
    }
verb-exchange = Tausche gegen { $privilege }
verb-exchange-did =
    { $you ->
        [seat] Du tauschst zwei violette Truhen gegen { $privilege }.
       *[nobody] { $seat } tauscht zwei violette Truhen gegen { $privilege }.
    }
verb-keep-chests = Behalte die violetten Truhen
verb-keep-chests-did =
    { $you ->
        [seat] Du behältst deine violetten Truhen.
       *[nobody] { $seat } behält die violetten Truhen.
    }
verb-pick = Nimm die Truhe: { $chest }
verb-pick-did =
    { $you ->
        [seat] Du nimmst eine Truhe: { $chest }.
       *[nobody] { $seat } nimmt eine Truhe: { $chest }.
    }
verb-leave = Lass die Figur auf { $place } stehen
verb-leave-did =
    { $you ->
        [seat] Du lässt die Figur auf { $place } stehen.
       *[nobody] { $seat } lässt die Figur auf { $place } stehen.
    }
verb-no-leave = Keine weitere Figur stehen lassen
verb-no-leave-did =
    { $you ->
        [seat] Du lässt keine weitere Figur stehen.
       *[nobody] { $seat } lässt keine weitere Figur stehen.
    }
verb-ring = { $region } ist die nächste Region im Ring
verb-ring-did = Die nächste Region im Ring: { $region }.
verb-tile = { $region } bekommt Punkte-Plättchen { $tile }
verb-tile-did = { $region } bekommt Punkte-Plättchen { $tile }.
verb-chest = Diese Truhe kommt: { $chest }
verb-chest-did = Eine Truhe kommt: { $chest }.
verb-kind = Im Spiel: { $privilege }
verb-kind-did = Im Spiel: { $privilege }.
verb-starter = { $seat } ist Startspieler
verb-starter-did =
    { $you ->
        [seat] Du bist Startspieler.
       *[nobody] { $seat } ist Startspieler.
    }
verb-contract = { $seat } bekommt eine Auftragskarte: { $contract }
verb-contract-did =
    { $you ->
        [seat] Du bekommst eine Auftragskarte: { $contract }.
       *[nobody] { $seat } bekommt eine Auftragskarte: { $contract }.
    }
verb-row-region = Runden-Plättchen: { $region }
verb-row-region-did = Runden-Plättchen: { $region }.
verb-row-condition = Runden-Plättchen: { $condition }
verb-row-condition-did = Runden-Plättchen: { $condition }.
verb-row-journey = Runden-Plättchen: Der König zieht { $journey } weiter
verb-row-journey-did = Runden-Plättchen: Der König zieht { $journey } weiter.

## Ereignisse

event-ring = Region { $number } des Rings: { $region }.
    .many = Der Ring im Uhrzeigersinn: { $items }.
    .item = { $region }
event-tile = { $region } bekommt Punkte-Plättchen { $tile }.
    .many = Jede Region bekommt ein Punkte-Plättchen.
    .item = { $region }
event-kind = Ausgelost: { $privilege }.
    .many = Ausgelost: { $items }.
    .item = { $privilege }
event-starter =
    { $you ->
        [seat] Du bist Startspieler.
       *[nobody] { $seat } ist Startspieler.
    }
event-contract =
    { $you ->
        [seat] Du bekommst eine Auftragskarte: { $contract }.
       *[nobody] { $seat } bekommt eine Auftragskarte: { $contract }.
    }
    .many =
        { $you ->
            [seat] Du bekommst die Auftragskarten { $items }.
           *[nobody] { $seat } bekommt die Auftragskarten { $items }.
        }
    .item = „{ $contract }“
event-row = Runde { $number }: Gewertet wird { $region }, dazu { $condition }.
    .many = Gewertet werden nach Runden: { $items }.
    .item = ({ $number }) { $region } + { $condition-short }
event-king = Der König beginnt in { $region }.
event-chest-field = Unter dem Nachschub-Feld „{ $field }“: { $chest }.
    .many = Neue Truhen unter den Nachschub-Feldern: { $items }.
    .head = { $field }
    .item = { $chest-short }
event-chest-office = Unter { $office }: { $chest }.
    .many = Neue Truhen unter den Amtssitzen, von links: { $items }.
    .head = { $office-group }
    .item = { $chest-short }
event-reshuffled = Die abgelegten Truhen werden zu einem neuen Stapel gemischt.
event-round = Runde { $number } von { $number2 } beginnt.
event-space-one =
    { $you ->
        [seat] Du nutzt eine Truhe: Deine Aktions-Figur kommt auf Platz 1 der Nachschub-Leiste.
       *[nobody] { $seat } nutzt eine Truhe: Die Aktions-Figur kommt auf Platz 1 der Nachschub-Leiste.
    }
event-supply =
    { $you ->
        [seat] Du nimmst das Nachschub-Feld „{ $field }“.
       *[nobody] { $seat } nimmt das Nachschub-Feld „{ $field }“.
    }
event-swap =
    { $you ->
        [seat] Du nutzt die Truhe „Nachschub“ und nimmst die Truhen des Feldes „{ $field }“.
       *[nobody] { $seat } nutzt die Truhe „Nachschub“ und nimmt die Truhen des Feldes „{ $field }“.
    }
event-track-envoy =
    { $you ->
        [seat] Dein Platz auf der Einsetz-Leiste bringt einen Gesandten.
       *[nobody] Der Platz von { $seat } auf der Einsetz-Leiste bringt einen Gesandten.
    }
event-got =
    { $you ->
        [seat] Du bekommst { $number } { $figure ->
            [Gesandter] { $number ->
                [one] Gesandten.
               *[other] Gesandte.
            }
           *[Adeliger] { $number ->
                [one] Adeligen.
               *[other] Adelige.
            }
        }
       *[nobody] { $seat } bekommt { $number } { $figure ->
            [Gesandter] { $number ->
                [one] Gesandten.
               *[other] Gesandte.
            }
           *[Adeliger] { $number ->
                [one] Adeligen.
               *[other] Adelige.
            }
        }
    }
    .many =
        { $you ->
            [seat] Du bekommst { $items }.
           *[nobody] { $seat } bekommt { $items }.
        }
    .item =
        { $number } { $figure ->
            [Gesandter] { $number ->
                [one] Gesandten
               *[other] Gesandte
            }
           *[Adeliger] { $number ->
                [one] Adeligen
               *[other] Adelige
            }
        }
event-fetched =
    { $you ->
        [seat] Du nimmst einen { $figure ->
            [Gesandter] Gesandten
           *[Adeliger] Adeligen
        } aus dem Bezahlbereich von { $region }.
       *[nobody] { $seat } nimmt einen { $figure ->
            [Gesandter] Gesandten
           *[Adeliger] Adeligen
        } aus dem Bezahlbereich von { $region }.
    }
event-without =
    { $you ->
        [seat] Du bleibst ohne { $figure ->
            [Gesandter] den Gesandten.
           *[Adeliger] den Adeligen.
        }
       *[nobody] { $seat } bleibt ohne { $figure ->
            [Gesandter] den Gesandten.
           *[Adeliger] den Adeligen.
        }
    }
event-occupied =
    { $you ->
        [seat] Du besetzt { $office } mit einem { $figure ->
            [Gesandter] Gesandten.
           *[Adeliger] Adeligen.
        }
       *[nobody] { $seat } besetzt { $office } mit einem { $figure ->
            [Gesandter] Gesandten.
           *[Adeliger] Adeligen.
        }
    }
event-paid =
    { $you ->
        [seat] Du bezahlst mit { $number2 ->
            [0] { $number } Gesandten.
           *[other] { $number ->
                [0] {""}
               *[other] { $number } Gesandten und{" "}
            }{ $number2 } Adeligen.
        }
       *[nobody] { $seat } bezahlt mit { $number2 ->
            [0] { $number } Gesandten.
           *[other] { $number ->
                [0] {""}
               *[other] { $number } Gesandten und{" "}
            }{ $number2 } Adeligen.
        }
    }
event-aid =
    { $you ->
        [seat] Du nutzt eine Truhe: { $chest }.
       *[nobody] { $seat } nutzt eine Truhe: { $chest }.
    }
    .many =
        { $you ->
            [seat] Du nutzt die Truhen { $items }.
           *[nobody] { $seat } nutzt die Truhen { $items }.
        }
    .item = { $chest }
event-second =
    { $you ->
        [seat] Du stellst einen zweiten Gesandten auf { $office }.
       *[nobody] { $seat } stellt einen zweiten Gesandten auf { $office }.
    }
event-took-chest =
    { $you ->
        [seat] Du nimmst eine Truhe: { $chest }.
       *[nobody] { $seat } nimmt eine Truhe: { $chest }.
    }
    .many =
        { $you ->
            [seat] Du nimmst die Truhen { $items }.
           *[nobody] { $seat } nimmt die Truhen { $items }.
        }
    .item = { $chest }
event-points-chest =
    { $you ->
        [seat] Du bekommst { $number } Punkte aus der orangen Truhe.
       *[nobody] { $seat } bekommt { $number } Punkte aus der orangen Truhe.
    }
event-exchanged =
    { $you ->
        [seat] Du tauschst zwei violette Truhen gegen { $privilege }.
       *[nobody] { $seat } tauscht zwei violette Truhen gegen { $privilege }.
    }
event-points-privilege =
    { $you ->
        [seat] Du bekommst { $number ->
            [one] { $number } Punkt
           *[other] { $number } Punkte
        } durch { $privilege-name }.
       *[nobody] { $seat } bekommt { $number ->
            [one] { $number } Punkt
           *[other] { $number } Punkte
        } durch { $privilege-name }.
    }
    .many = Punkte durch { $privilege-name }: { $items }.
    .item =
        { $number } für { $you ->
            [seat] dich
           *[nobody] { $seat }
        }
event-drew-chest =
    { $you ->
        [seat] Du ziehst vom Stapel: { $chest }.
       *[nobody] { $seat } zieht vom Stapel: { $chest }.
    }
event-scoring = { $region } wird gewertet.
event-rank =
    Rang { $number }: { $you ->
        [seat] du
       *[nobody] { $seat }
    } (Stärke { $number2 }), { $number3 ->
        [0] keine Punkte.
        [one] { $number3 } Punkt.
       *[other] { $number3 } Punkte.
    }
    .many = Rangfolge: { $items }.
    .item =
        { $number }. { $you ->
            [seat] du
           *[nobody] { $seat }
        } (Stärke { $number2 }) { $number3 ->
            [0] keine Punkte
            [one] { $number3 } Punkt
           *[other] { $number3 } Punkte
        }
event-nobody = In { $region } hat niemand einen Amtssitz: Es gibt keine Punkte.
event-bonus-points =
    { $you ->
        [seat] Der Bonus von { $region } bringt dir { $number ->
            [one] { $number } Punkt.
           *[other] { $number } Punkte.
        }
       *[nobody] { $seat } bekommt { $number ->
            [one] { $number } Punkt
           *[other] { $number } Punkte
        } als Bonus von { $region }.
    }
    .many = Bonus-Punkte in { $region }: { $items }.
    .item =
        { $number } für { $you ->
            [seat] dich
           *[nobody] { $seat }
        }
event-revealed = Aufgedeckt: { $chest }.
    .many = Aufgedeckt: { $items }.
    .item = { $chest }
event-discarded = Ohne Abnehmer abgelegt: { $chest }.
    .many = Ohne Abnehmer abgelegt: { $items }.
    .item = { $chest }
event-left =
    { $you ->
        [seat] Dein { $figure } bleibt auf { $office } stehen.
       *[nobody] Ein { $figure } von { $seat } bleibt auf { $office } stehen.
    }
event-cleared = Die Amtssitze von { $region } werden geräumt.
    .many = Die Amtssitze von { $items } werden geräumt.
    .item = { $region }
event-journey = Der König zieht nach { $region }.
    .many = Der König zieht nach { $items }.
    .item = { $region }
event-returned =
    { $you ->
        [seat] Aus { $region } { $number ->
            [one] kehrt { $number } Figur an deinen Hof zurück.
           *[other] kehren { $number } Figuren an deinen Hof zurück.
        }
       *[nobody] Aus { $region } { $number ->
            [one] kehrt { $number } Figur an den Hof von { $seat } zurück.
           *[other] kehren { $number } Figuren an den Hof von { $seat } zurück.
        }
    }
    .many = Figuren kehren aus { $region } zurück: { $items }.
    .item =
        { $you ->
            [seat] { $number } zu dir
           *[nobody] { $number } zu { $seat }
        }
event-order =
    { $you ->
        [seat] Als Nächster in der Reihenfolge: du.
       *[nobody] Als Nächster in der Reihenfolge: { $seat }.
    }
    .many = Die neue Reihenfolge: { $items }.
    .item =
        { $you ->
            [seat] du
           *[nobody] { $seat }
        }
event-contract-scored =
    { $you ->
        [seat] Deine Auftragskarte „{ $contract }“ bringt { $number ->
            [0] nichts.
            [one] { $number } Punkt.
           *[other] { $number } Punkte.
        }
       *[nobody] Die Auftragskarte „{ $contract }“ von { $seat } bringt { $number ->
            [0] nichts.
            [one] { $number } Punkt.
           *[other] { $number } Punkte.
        }
    }
    .many =
        { $you ->
            [seat] Deine Auftragskarten bringen { $items }.
           *[nobody] Die Auftragskarten von { $seat } bringen { $items }.
        }
    .item = { $number } ({ $contract })
event-chests-scored =
    { $you ->
        [seat] Truhen bringen dir { $number } (braun), { $number2 } (türkis) und { $number3 } (violett).
       *[nobody] Truhen bringen { $seat }: { $number } (braun), { $number2 } (türkis) und { $number3 } (violett).
    }
    .many = Punkte für braune + türkise + violette Truhen: { $items }.
    .item =
        { $number } + { $number2 } + { $number3 } für { $you ->
            [seat] dich
           *[nobody] { $seat }
        }
event-winner =
    { $you ->
        [seat] Du gewinnst mit { $number ->
            [one] { $number } Punkt.
           *[other] { $number } Punkten.
        }
       *[nobody] { $seat } gewinnt mit { $number ->
            [one] { $number } Punkt.
           *[other] { $number } Punkten.
        }
    }

## Bestandteile

region-aachen = Aachen
region-augsburg = Augsburg
region-milano = Mailand
region-nijmegen = Nimwegen
region-palermo = Palermo
region-strasbourg = Straßburg
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
office-milano-1 = Mailand 1
    .group = Mailand
office-milano-2 = Mailand 2
    .group = Mailand
office-milano-3 = Mailand 3
    .group = Mailand
office-milano-4 = Mailand 4
    .group = Mailand
office-milano-5 = Mailand 5
    .group = Mailand
office-nijmegen-1 = Nimwegen 1
    .group = Nimwegen
office-nijmegen-2 = Nimwegen 2
    .group = Nimwegen
office-nijmegen-3 = Nimwegen 3
    .group = Nimwegen
office-nijmegen-4 = Nimwegen 4
    .group = Nimwegen
office-nijmegen-5 = Nimwegen 5
    .group = Nimwegen
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
office-strasbourg-1 = Straßburg 1
    .group = Straßburg
office-strasbourg-2 = Straßburg 2
    .group = Straßburg
office-strasbourg-3 = Straßburg 3
    .group = Straßburg
office-strasbourg-4 = Straßburg 4
    .group = Straßburg
office-strasbourg-5 = Straßburg 5
    .group = Straßburg
place-aachen-1-left = Aachen 1 (links)
place-aachen-1-right = Aachen 1 (rechts)
place-aachen-2-left = Aachen 2 (links)
place-aachen-2-right = Aachen 2 (rechts)
place-aachen-3-left = Aachen 3 (links)
place-aachen-3-right = Aachen 3 (rechts)
place-aachen-4-left = Aachen 4 (links)
place-aachen-4-right = Aachen 4 (rechts)
place-aachen-5-left = Aachen 5 (links)
place-aachen-5-right = Aachen 5 (rechts)
place-augsburg-1-left = Augsburg 1 (links)
place-augsburg-1-right = Augsburg 1 (rechts)
place-augsburg-2-left = Augsburg 2 (links)
place-augsburg-2-right = Augsburg 2 (rechts)
place-augsburg-3-left = Augsburg 3 (links)
place-augsburg-3-right = Augsburg 3 (rechts)
place-augsburg-4-left = Augsburg 4 (links)
place-augsburg-4-right = Augsburg 4 (rechts)
place-augsburg-5-left = Augsburg 5 (links)
place-augsburg-5-right = Augsburg 5 (rechts)
place-milano-1-left = Mailand 1 (links)
place-milano-1-right = Mailand 1 (rechts)
place-milano-2-left = Mailand 2 (links)
place-milano-2-right = Mailand 2 (rechts)
place-milano-3-left = Mailand 3 (links)
place-milano-3-right = Mailand 3 (rechts)
place-milano-4-left = Mailand 4 (links)
place-milano-4-right = Mailand 4 (rechts)
place-milano-5-left = Mailand 5 (links)
place-milano-5-right = Mailand 5 (rechts)
place-nijmegen-1-left = Nimwegen 1 (links)
place-nijmegen-1-right = Nimwegen 1 (rechts)
place-nijmegen-2-left = Nimwegen 2 (links)
place-nijmegen-2-right = Nimwegen 2 (rechts)
place-nijmegen-3-left = Nimwegen 3 (links)
place-nijmegen-3-right = Nimwegen 3 (rechts)
place-nijmegen-4-left = Nimwegen 4 (links)
place-nijmegen-4-right = Nimwegen 4 (rechts)
place-nijmegen-5-left = Nimwegen 5 (links)
place-nijmegen-5-right = Nimwegen 5 (rechts)
place-palermo-1-left = Palermo 1 (links)
place-palermo-1-right = Palermo 1 (rechts)
place-palermo-2-left = Palermo 2 (links)
place-palermo-2-right = Palermo 2 (rechts)
place-palermo-3-left = Palermo 3 (links)
place-palermo-3-right = Palermo 3 (rechts)
place-palermo-4-left = Palermo 4 (links)
place-palermo-4-right = Palermo 4 (rechts)
place-palermo-5-left = Palermo 5 (links)
place-palermo-5-right = Palermo 5 (rechts)
place-strasbourg-1-left = Straßburg 1 (links)
place-strasbourg-1-right = Straßburg 1 (rechts)
place-strasbourg-2-left = Straßburg 2 (links)
place-strasbourg-2-right = Straßburg 2 (rechts)
place-strasbourg-3-left = Straßburg 3 (links)
place-strasbourg-3-right = Straßburg 3 (rechts)
place-strasbourg-4-left = Straßburg 4 (links)
place-strasbourg-4-right = Straßburg 4 (rechts)
place-strasbourg-5-left = Straßburg 5 (links)
place-strasbourg-5-right = Straßburg 5 (rechts)
field-envoy-and-noble = Gesandter und Adeliger
field-noble = Adeliger
field-two-envoys = zwei Gesandte
field-one-envoy = ein Gesandter
field-nothing = keine Figur
chest-points-2 = 2 Punkte (orange)
    .short = 2 Punkte
chest-points-3 = 3 Punkte (orange)
    .short = 3 Punkte
chest-points-4 = 4 Punkte (orange)
    .short = 4 Punkte
chest-points-5 = 5 Punkte (orange)
    .short = 5 Punkte
chest-envoys-1 = 1 Gesandter (orange)
    .short = 1 Gesandter
chest-envoys-2 = 2 Gesandte (orange)
    .short = 2 Gesandte
chest-envoys-3 = 3 Gesandte (orange)
    .short = 3 Gesandte
chest-noble = 1 Adeliger (orange)
    .short = 1 Adeliger
chest-space-one = Platz 1 (türkis)
    .short = Platz 1
chest-supply = Nachschub (türkis)
    .short = Nachschub
chest-free-move = Keine Bewegungskosten (türkis)
    .short = Bewegen frei
chest-cheap-place = Günstige Einsetzkosten (türkis)
    .short = Einsetzen günstig
chest-leave-figure = Figur stehen lassen (türkis)
    .short = Stehen lassen
chest-brown = braun
    .short = braun
chest-violet = violett
    .short = violett
effect-space-one = Deine Aktions-Figur kommt auf Platz 1 der Nachschub-Leiste
effect-supply = beim Nachschub die Truhen eines anderen Feldes
effect-free-move = Bewegen kostet einmal nichts
effect-cheap-place = Einsetzen kostet einmal nur 1 Figur
effect-leave-figure = beim Aufräumen bleibt eine Figur stehen
effect-brown = am Ende { $items } Punkte für 1 bis 5 Truhen
effect-violet = zwei sind ein Privileg wert, am Ende je 1 Punkt
aids-none = keine Truhe
aids-free-move = die Truhe „Keine Bewegungskosten“
aids-cheap-place = die Truhe „Günstige Einsetzkosten“
aids-both = beide Truhen
figure-envoy = Gesandter
figure-noble = Adeliger
privilege-1 = Privileg 1 (sofort Punkte)
    .name = Privileg 1
    .short = sofort Punkte
privilege-2 = Privileg 2 (zu einer Figur auf den Amtssitz)
    .name = Privileg 2
    .short = Amtssitz teilen
privilege-3 = Privileg 3 (zweiter Gesandter kostenlos)
    .name = Privileg 3
    .short = zweiter Gesandter
privilege-4 = Privileg 4 (Einsetzen kostet immer 3)
    .name = Privileg 4
    .short = Einsetzen kostet 3
privilege-5 = Privileg 5 (Einsetzen kostet 1 weniger)
    .name = Privileg 5
    .short = Einsetzen 1 weniger
privilege-6 = Privileg 6 (3 Punkte für einen Amtssitz in der Königsregion)
    .name = Privileg 6
    .short = Königsregion +3
privilege-7 = Privileg 7 (beim Nachschub 1 Gesandter mehr)
    .name = Privileg 7
    .short = Nachschub +1 Gesandter
privilege-8 = Privileg 8 (beim Nachschub 1 Truhe mehr)
    .name = Privileg 8
    .short = Nachschub +1 Truhe
privilege-9 = Privileg 9 (beim Nachschub 2 Punkte)
    .name = Privileg 9
    .short = Nachschub +2 Punkte
privilege-10 = Privileg 10 (Bewegen kostet nur 1)
    .name = Privileg 10
    .short = Bewegen kostet 1
privilege-11 = Privileg 11 (die ersten zwei Regionen kostenlos)
    .name = Privileg 11
    .short = zwei Regionen frei
privilege-12 = Privileg 12 (Bewegen neben den König kostenlos)
    .name = Privileg 12
    .short = neben dem König frei
privilege-13 = Privileg 13 (geräumte Figuren kommen an den Hof)
    .name = Privileg 13
    .short = Figuren an den Hof
privilege-14 = Privileg 14 (3, 2, 1 Punkte nach Rang)
    .name = Privileg 14
    .short = Rang +3, 2, 1
privilege-15 = Privileg 15 (2 Punkte je gewertete Region mit Amtssitz)
    .name = Privileg 15
    .short = gewertete Region +2
privilege-16 = Privileg 16 (2 Punkte je orange Truhe)
    .name = Privileg 16
    .short = orange Truhe +2
tile-t1 = 1
tile-t2 = 2
tile-t3 = 3
tile-t4 = 4
tile-t5 = 5
tile-t6 = 6
contract-region-aachen = Region Aachen
contract-region-augsburg = Region Augsburg
contract-region-milano = Region Mailand
contract-region-nijmegen = Region Nimwegen
contract-region-palermo = Region Palermo
contract-region-strasbourg = Region Straßburg
contract-pattern-adjacent = Muster aus zwei Nachbarn
contract-pattern-gap = Muster aus zwei Regionen mit einer dazwischen
contract-pattern-opposite = Muster aus zwei Regionen gegenüber
contract-pattern-three = Muster aus drei Regionen nebeneinander
contract-pattern-mixed = Muster aus zwei Nachbarn und einer gegenüber
contract-pattern-triangle = Muster aus jeder zweiten Region
contract-seats-3 = Amtssitze zu 3
contract-seats-4 = Amtssitze zu 4
contract-seats-5 = Amtssitze zu 5
contract-seats-all = alle eigenen Amtssitze
contract-pair = Paar aus zwei gleich teuren Amtssitzen
contract-series = Serie aus Amtssitzen zu 3, 4 und 5
condition-kings-region = die Königsregion
    .short = Königsregion
condition-fewest-chests = die Region mit den wenigsten Truhen
    .short = wenigste Truhen
condition-most-offices = die Region mit den meisten besetzten Amtssitzen
    .short = meiste Amtssitze
journey-1 = 1 Region
journey-2 = 2 Regionen
journey-3 = 3 Regionen

## Zeilen der Wertung

score-round-1 = Regionen, Runde 1
score-round-2 = Regionen, Runde 2
score-round-3 = Regionen, Runde 3
score-round-4 = Regionen, Runde 4
score-round-5 = Regionen, Runde 5
score-bonus = Regionenboni
score-orange = Orange Truhen
score-privilege-1 = Privileg 1
score-privilege-6 = Privileg 6
score-privilege-9 = Privileg 9
score-privilege-14 = Privileg 14
score-privilege-15 = Privileg 15
score-privilege-16 = Privileg 16
score-contract-region = Auftrag: Region
score-contract-pattern = Auftrag: Muster
score-contract-seats = Auftrag: Amtssitze
score-brown = Braune Truhen
score-turquoise = Türkise Truhen
score-violet = Violette Truhen
tie-0 = Gleichstand: Figuren am Hof

## Gründe gegen einen Zug

reason-game-over = Das Spiel ist zu Ende.
reason-no-such-seat = Platz { $number } gibt es an diesem Tisch nicht.
reason-nature-only = Das tut nur der Zufall; niemand am Tisch entscheidet es.
reason-not-nature = Das entscheidet jemand am Tisch, nicht der Zufall.
reason-not-now = Darüber wird jetzt nicht entschieden.
reason-not-your-turn = An der Reihe ist { $seat }.
reason-no-chest = Diese Truhe hast du nicht: { $chest }.
reason-used-already = Diese Truhe hast du in diesem Zug schon genutzt: { $chest }.
reason-no-such-field = Bei so wenigen Spielern gibt es kein Nachschub-Feld „{ $field }“.
reason-own-field = „{ $field }“ ist dein gewähltes Feld; die Truhe gilt für ein anderes.
reason-field-empty = Unter dem Feld „{ $field }“ liegt keine Truhe.
reason-no-such-office = Bei dieser Spielerzahl gibt es den Amtssitz { $office } nicht.
reason-occupied = { $office } ist besetzt; nur mit Privileg 2 könntest du dich dazustellen.
reason-full = Auf { $office } stehen schon zwei Figuren; mehr Platz ist nicht.
reason-needs-noble = { $office } ist nur für Adelige: Dorthin gehört ein Adeliger von deinem Hof.
reason-too-few-figures = Zum Bewegen und Einsetzen brauchst du { $number } Figuren; du hast { $number2 }.
reason-move-free = Das Bewegen kostet ohnehin nichts; die Truhe wäre vergeudet.
reason-too-few-envoys = Dafür brauchst du { $number } Gesandte; an deinem Hof sind { $number2 }.
reason-not-owed = In { $region } ist nichts zu bezahlen.
reason-noble-order = Adelige legt man in der Reihenfolge der Regionen, Aachen bis Straßburg; mit { $region } ginge es jetzt nicht auf.
reason-none-there =
    { $figure ->
        [Gesandter] Im Bezahlbereich von { $region } hast du keinen Gesandten.
       *[Adeliger] Im Bezahlbereich von { $region } hast du keinen Adeligen.
    }
reason-cannot-go-without = Ohne diesen Gesandten könntest du den Amtssitz nicht bezahlen.
reason-not-laid-out = Das ist nicht im Spiel: { $privilege }.
reason-none-left = Davon liegt keine Karte mehr aus: { $privilege }.
reason-owned = Das hast du schon: { $privilege }.
reason-not-revealed = Diese Truhe liegt nicht aufgedeckt: { $chest }.
reason-not-yours = Auf { $place } steht keine deiner Figuren.
reason-not-scored = { $region } wird in dieser Runde nicht gewertet; dort bleiben ohnehin alle stehen.
reason-leave-order = Figuren wählt man in der Reihenfolge der Amtssitze, und { $place } hast du ausgelassen.
reason-region-placed = { $region } liegt schon im Ring.
reason-tile-placed = Punkte-Plättchen { $tile } liegt schon in einer Region.
reason-not-this-region = Für { $region } ist jetzt kein Punkte-Plättchen fällig.
reason-chest-not-there = Diese Truhe ist nicht im Stapel: { $chest }.
reason-kind-chosen = Das ist schon im Spiel: { $privilege }.
reason-contract-dealt = Diese Auftragskarte ist schon vergeben: { $contract }.
reason-not-due = Diese Auftragskarte ist jetzt nicht fällig für { $seat }.
reason-no-such-tile = Ein solches Runden-Plättchen gibt es nicht mehr.

## Optionen

option-privileges = Privilegien
option-privileges-help = Welche sechs Arten von Privilegien ausliegen. Außer diesen Sets gehen auch beliebige sechs Arten, mit ihren Nummern aufsteigend: privileges=1+4+7+10+13+16.
option-privileges-first-game = erstes Spiel: 1, 4, 7, 10, 13, 16
option-privileges-alternative = alternatives Set: 1, 2, 5, 8, 11, 14
option-privileges-synergies = Synergien: 1, 3, 5, 8, 10, 16
option-privileges-point-rain = Punkte-Regen: 1, 2, 6, 9, 13, 16
option-privileges-quantity = Masse statt Klasse: 1, 3, 4, 7, 8, 12
option-privileges-publisher = Empfehlung des Verlags: 1, 2 und vier zufällige
option-privileges-random = sechs zufällige

## Der Tisch

legend-envoys = Gesandte
legend-nobles = Adelige
legend-king = König
legend-only-nobles = nur für Adelige
legend-steps = 1-5 Schritte vom König
legend-office = braun: Amtssitz 2, Kosten 5, frei, Truhe braun
bonus-aachen = je 1 Truhe
bonus-augsburg = 1 und 1 Truhe
bonus-milano = je 2 Punkte
bonus-nijmegen = je 1 Gesandter
bonus-palermo = 3 und 1 Punkte
bonus-strasbourg = 2 und 1 Gesandte
table-round = Runde { $round } von { $rounds }
table-setup = Spielaufbau
table-over = Das Spiel ist zu Ende
table-tile = { $points } Punkte
table-bonus = Bonus: { $bonus }
table-first = A-Region
table-second = B-Region
table-second-now = B jetzt:
table-count-chests =
    { $number ->
        [one] { $number } Truhe
       *[other] { $number } Truhen
    }
table-count-figures =
    { $number ->
        [one] { $number } Figur
       *[other] { $number } Figuren
    }
table-paid = bezahlt
table-rows = Runden
table-supply = Nachschub
table-tracks = Leisten
table-order = Reihenfolge
table-supply-track = Nachschub
table-place-track = Einsetzen
table-track-envoys =
    { $number ->
        [one] der nächste Einsetz-Platz zeigt einen Gesandten
       *[other] die nächsten { $number } Einsetz-Plätze zeigen Gesandte
    }
table-privileges = Privilegien
table-chests = Truhen
table-pile = { $number } im Stapel
table-discard = { $number } abgelegt
table-court = Hof
table-province = Provinz
table-owned =
    { $number ->
        [one] Privileg { $items }
       *[other] Privilegien { $items }
    }
table-target = Einsetzen
table-owed = noch zu bezahlen: { $region }
table-revealed = Aufgedeckt
table-due = Fällig
table-kept = Bleiben stehen
table-contracts = Deine Auftragskarten
table-belongings = Deine Truhen und Privilegien
table-worth-first = { $number } für Rang 1
table-worth-ranks = { $number } für Rang 1, { $number2 } für Rang 2
table-worth-each = jedes Mal { $number }
table-worth-ladder = { $items }, dann je { $number } mehr
table-worth-now = jetzt { $number }
hint-needs =
    { $number ->
        [one] { $number } Figur
       *[other] { $number } Figuren
    }
hint-needs-with-chests = { $number } Figuren, mit Truhen { $number2 }
hint-chests =
    { $number ->
        [one] Truhe: { $items }
       *[other] Truhen: { $items }
    }
hint-at-the-end = am Ende je 1 Punkt
hint-rank = dann Rang { $number } mit Stärke { $number2 }
reference-regions = Regionen: Kosten der Amtssitze von links
reference-region = Region
reference-seats-2 = 2 Spieler
reference-seats-more = 3 bis 5 Spieler
reference-bonus = Bonus (Rang 1 und 2, oder alle dort)
reference-tiles = Punkte-Plättchen: Rang 1, 2, 3
reference-supply = Nachschub-Tableau
reference-field = Feld
reference-envoys = Gesandte
reference-nobles = Adelige
reference-from-four = bei 4 oder 5 Spielern
reference-chests = Truhen
reference-chest = Truhe
reference-number = Anzahl
reference-effect = Wirkung
reference-at-once = sofort
reference-privileges = Privilegien
reference-privilege = Privileg
reference-first-game = Erstes Spiel
reference-contracts = Auftragskarten
reference-contract = Auftragskarte
reference-points = Punkte
reference-rounds = Runden-Plättchen
reference-tile = Plättchen
reference-journey = der König zieht { $steps } weiter
