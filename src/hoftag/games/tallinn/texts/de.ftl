### Die Texte von Tallinn. Die Stellen heißen wie in den Wörtern des Spiels; `$you` sagt, an welcher der Leser sitzt.

game-title = Tallinn
game-description = Kaufleute, Ritter und Mönche wollen in der Hansestadt Tallinn das Sagen haben. In jeder Runde wählt ihr heimlich eine Karte und die Hälfte, die zählen soll; dann werden alle Karten zugleich aufgedeckt. Eine Münze löst den Wettstreit ihres Standes aus, und wer einen Wettstreit hatte, darf einen Turm bauen. Am Ende werden die Stände noch einmal verglichen und die Türme aufgedeckt; die meisten Punkte gewinnen.

## Schritte: die Frage, was die anderen erfahren, und der Titel

step-deal = Welche Start-Karte kommt als nächste?
step-deal-wait = Die Start-Karten werden ausgeteilt.
step-deal-title = Start-Karten
step-chronicle-cards = Welche Chronik-Karte kommt als nächste?
step-chronicle-cards-wait = Die Chronik-Karten werden ausgelegt.
step-chronicle-cards-title = Chronik-Karten
step-exchange = Welche Handkarten tauschst du aus? Jede kostet 1 Punkt; von ihnen kommt die zuerst genannte zuerst wieder.
step-exchange-wait = { $seats }: beim Austauschen von Handkarten.
step-exchange-title = Handkarten austauschen
step-round = Eine neue Runde beginnt.
step-round-wait = Eine neue Runde beginnt.
step-round-title = Neue Runde
step-select = Welche Karte spielst du, und welche Hälfte soll zählen?
step-select-wait = { $seats }: bei der Wahl einer Karte.
step-select-title = Karte auswählen
step-shield-contest = Für welchen Stand lösen deine Schilde einen Wettstreit aus? Du zählst dabei zwei Personen mehr.
step-shield-contest-wait = { $seats }: bei der Wahl des Standes für die Schilde.
step-shield-contest-title = Wettstreit der Schilde
step-towers = Du hattest einen Wettstreit. Baust du einen Turm?
step-towers-wait = { $seats }: beim Nachdenken über einen Turm.
step-towers-title = Turm-Bau
step-tower-order = Wer von den Gleichauf-Liegenden baut zuerst?
step-tower-order-wait = Über die Reihenfolge beim Bauen wird gelost.
step-tower-order-title = Reihenfolge beim Bauen
step-tower-in-order = Du bist mit Bauen an der Reihe. Welche Karte wird zum Turm?
step-tower-in-order-wait = { $seats }: mit Bauen an der Reihe.
step-tower-in-order-title = Turm-Bau, Führender zuerst
step-draw = Welche Karte wird gezogen?
step-draw-wait = Es werden Karten nachgezogen.
step-draw-title = Nachziehen
step-interim-scoring = Die Aufgabe der Chronik wird gewertet.
step-interim-scoring-wait = Die Aufgabe der Chronik wird gewertet.
step-interim-scoring-title = Zwischenwertung
step-payment = Welche Karten zahlst du für die Aufgabe der Chronik? Sie scheiden aus dem Spiel aus.
step-payment-wait = { $seats }: beim Nachdenken über eine Zahlung.
step-payment-title = Zahlung für die Chronik
step-shields-at-end = Deine Schilde bringen zwei Personen für einen Stand, von dem du am wenigsten hast. Für welchen?
step-shields-at-end-wait = { $seats }: bei der Wahl, wo die Schilde zählen.
step-shields-at-end-title = Schilde am Spielende
step-final-scoring = Alles wird noch einmal verglichen.
step-final-scoring-wait = Alles wird noch einmal verglichen.
step-final-scoring-title = Schlusswertung

## Verben: der Knopf und der Satz im Verlauf

verb-play = Spiele { $half }
verb-play-did =
    { $you ->
        [seat] Du spielst { $half }.
       *[nobody] { $seat } spielt { $half }.
    }
verb-no-tower = Keinen Turm bauen
verb-no-tower-did =
    { $you ->
        [seat] Du baust keinen Turm.
       *[nobody] { $seat } baut keinen Turm.
    }
verb-turn = { $card } der Auslage umdrehen
verb-turn-did =
    { $you ->
        [seat] Du machst { $card } zum Turm.
       *[nobody] { $seat } macht { $card } zum Turm.
    }
verb-lay = { $card } aus der Hand legen
verb-lay-did =
    { $you ->
        [seat] Du legst { $card } aus der Hand als Turm.
       *[nobody] { $seat } legt { $card } aus der Hand als Turm.
    }
verb-exchange = Austauschen: { $order }
verb-exchange-did =
    { $you ->
        [seat] Du tauschst aus: { $order }.
       *[nobody] { $seat } tauscht aus: { $order }.
    }
verb-contest = Wettstreit der { $estate }
verb-contest-did =
    { $you ->
        [seat] Du bestimmst den Wettstreit der { $estate }.
       *[nobody] { $seat } bestimmt den Wettstreit der { $estate }.
    }
verb-add = Zwei { $estate } dazuzählen
verb-add-did =
    { $you ->
        [seat] Du zählst zwei { $estate } dazu.
       *[nobody] { $seat } zählt zwei { $estate } dazu.
    }
verb-no-payment = Nichts zahlen
verb-no-payment-did =
    { $you ->
        [seat] Du zahlst nichts.
       *[nobody] { $seat } zahlt nichts.
    }
verb-pay = Zahle { $cards }
verb-pay-did =
    { $you ->
        [seat] Du zahlst { $cards }.
       *[nobody] { $seat } zahlt { $cards }.
    }
verb-start = { $start } für { $seat }
verb-start-did =
    { $you ->
        [seat] Du bekommst { $start }.
       *[nobody] { $seat } bekommt { $start }.
    }
verb-draw = { $seat } zieht { $card }
verb-draw-did =
    { $you ->
        [seat] Du ziehst { $card }.
       *[nobody] { $seat } zieht { $card }.
    }
verb-lot = Das Los fällt auf { $seat }
verb-lot-did =
    { $you ->
        [seat] Das Los fällt auf dich.
       *[nobody] Das Los fällt auf { $seat }.
    }
verb-chronicle = { $chronicle } für { $interim }
verb-chronicle-did = { $chronicle } liegt für { $interim } aus.

## Ereignisse

event-start =
    { $you ->
        [seat] Du bekommst { $start }.
       *[nobody] { $seat } bekommt { $start }.
    }
event-drew =
    { $you ->
        [seat] Du ziehst eine Karte.
       *[nobody] { $seat } zieht eine Karte.
    }
event-drew-card =
    { $you ->
        [seat] Du ziehst { $card }.
       *[nobody] { $seat } zieht { $card }.
    }
event-task = { $chronicle } liegt für { $interim } aus.
event-exchanged =
    { $you ->
        [seat] { $number ->
            [0] Du tauschst keine Karten aus.
            [one] Du tauschst { $number } Karte aus und zahlst dafür { $number } Punkt.
           *[other] Du tauschst { $number } Karten aus und zahlst dafür { $number } Punkte.
        }
       *[nobody] { $number ->
            [0] { $seat } tauscht keine Karten aus.
            [one] { $seat } tauscht { $number } Karte aus und zahlt dafür { $number } Punkt.
           *[other] { $seat } tauscht { $number } Karten aus und zahlt dafür { $number } Punkte.
        }
    }
event-round = Runde { $number }
event-played =
    { $you ->
        [seat] Du deckst auf: { $half }.
       *[nobody] { $seat } deckt auf: { $half }.
    }
event-named =
    { $you ->
        [seat] Deine Schilde lösen den Wettstreit der { $estate } aus.
       *[nobody] Die Schilde von { $seat } lösen den Wettstreit der { $estate } aus.
    }
event-compared =
    { $you ->
        [seat] Wettstreit der { $estate }: du gegen { $seat2 }, { $number } zu { $number2 }
        [seat2] Wettstreit der { $estate }: { $seat } gegen dich, { $number } zu { $number2 }
       *[nobody] Wettstreit der { $estate }: { $seat } gegen { $seat2 }, { $number } zu { $number2 }
    }: { $number3 ->
        [0] nichts.
        [one] { $number3 } Punkt.
       *[other] { $number3 } Punkte.
    }
event-contest =
    { $you ->
        [seat] Dein Wettstreit der { $estate } bringt dir { $number ->
            [0] nichts.
            [one] { $number } Punkt.
           *[other] { $number } Punkte.
        }
       *[nobody] Der Wettstreit der { $estate } bringt { $seat } { $number ->
            [0] nichts.
            [one] { $number } Punkt.
           *[other] { $number } Punkte.
        }
    }
event-no-tower =
    { $you ->
        [seat] Du baust keinen Turm.
       *[nobody] { $seat } baut keinen Turm.
    }
event-turned =
    { $you ->
        [seat] Du drehst { $card } deiner Auslage zu einem Turm um.
       *[nobody] { $seat } dreht { $card } der Auslage zu einem Turm um.
    }
event-laid =
    { $you ->
        [seat] Du legst eine Handkarte verdeckt als Turm.
       *[nobody] { $seat } legt eine Handkarte verdeckt als Turm.
    }
event-laid-card =
    { $you ->
        [seat] Du legst { $card } aus der Hand verdeckt als Turm.
       *[nobody] { $seat } legt { $card } aus der Hand verdeckt als Turm.
    }
event-lot =
    { $you ->
        [seat] Das Los fällt auf dich: Du baust als Nächstes.
       *[nobody] Das Los fällt auf { $seat }, mit Bauen als Nächstes an der Reihe.
    }
event-task-scored =
    { $you ->
        [seat] Du erfüllst die Aufgabe von { $interim }
       *[nobody] { $seat } erfüllt die Aufgabe von { $interim }
    }: { $number ->
        [one] { $number } Punkt.
       *[other] { $number } Punkte.
    }
event-task-missed =
    { $you ->
        [seat] Du verfehlst die Aufgabe von { $interim }.
       *[nobody] { $seat } verfehlt die Aufgabe von { $interim }.
    }
event-paid =
    { $you ->
        [seat] Du zahlst der Chronik { $cards }
       *[nobody] { $seat } zahlt der Chronik { $cards }
    }: { $number ->
        [one] { $number } Punkt.
       *[other] { $number } Punkte.
    }
event-not-paid =
    { $you ->
        [seat] Du zahlst der Chronik nichts.
       *[nobody] { $seat } zahlt der Chronik nichts.
    }
event-added =
    { $you ->
        [seat] Deine Schilde zählen als zwei weitere { $estate }.
       *[nobody] Die Schilde von { $seat } zählen als zwei weitere { $estate }.
    }
event-final-estate =
    { $you ->
        [seat] Schlusswertung der { $estate }: Du hast { $number } und bekommst { $number2 ->
            [0] nichts.
            [one] { $number2 } Punkt.
           *[other] { $number2 } Punkte.
        }
       *[nobody] Schlusswertung der { $estate }: { $seat } hat { $number } und bekommt { $number2 ->
            [0] nichts.
            [one] { $number2 } Punkt.
           *[other] { $number2 } Punkte.
        }
    }
event-payment =
    { $you ->
        [seat] Du liegst um mindestens fünf { $estate } hinter { $seat2 } und zahlst 1 Punkt.
        [seat2] { $seat } liegt um mindestens fünf { $estate } hinter dir und zahlt dir 1 Punkt.
       *[nobody] { $seat } liegt um mindestens fünf { $estate } hinter { $seat2 } und zahlt 1 Punkt.
    }
event-towers-up =
    { $you ->
        [seat] Türme: Du deckst auf: { $cards }.
       *[nobody] Türme: { $seat } deckt auf: { $cards }.
    }
event-towers =
    { $you ->
        [seat] Türme: Deine Stärke ist { $number }, du bekommst { $number2 ->
            [0] nichts.
            [one] { $number2 } Punkt.
           *[other] { $number2 } Punkte.
        }
       *[nobody] Türme: { $seat } hat Stärke { $number } und bekommt { $number2 ->
            [0] nichts.
            [one] { $number2 } Punkt.
           *[other] { $number2 } Punkte.
        }
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

## Spielmaterial

estate-merchant = Kaufleute
estate-knight = Ritter
estate-monk = Mönche
person-merchant =
    { $count ->
        [one] { $count } Kaufmann
       *[other] { $count } Kaufleute
    }
person-knight =
    { $count ->
        [one] { $count } Ritter
       *[other] { $count } Ritter
    }
person-monk =
    { $count ->
        [one] { $count } Mönch
       *[other] { $count } Mönche
    }
coin =
    { $count ->
        [one] Münze
       *[other] { $count } Münzen
    }
shield =
    { $count ->
        [one] { $count } kaiserlicher Schild
       *[other] { $count } kaiserliche Schilde
    }
card-1 = Karte 1
card-2 = Karte 2
card-3 = Karte 3
card-4 = Karte 4
card-5 = Karte 5
card-6 = Karte 6
card-7 = Karte 7
card-8 = Karte 8
card-9 = Karte 9
card-10 = Karte 10
card-legate = Karte „Legat“
    .short = Legat
half-legate-a = Legat a
half-legate-b = Legat b
half-shown = { $name }: { $parts }
order-none = nichts
order-one = { $item }
order-list = Karten { $items }
order-join = { $head }, dann { $tail }
cards-one = { $item }
cards-list = Karten { $items }
cards-join = { $head } + { $tail }
start-s1 = Start-Karte S1
start-s2 = Start-Karte S2
start-s3 = Start-Karte S3
start-s4 = Start-Karte S4
start-s5 = Start-Karte S5
start-s6 = Start-Karte S6
start-shown = { $name } ({ $parts })
chronicle-c1 = Chronik-Karte C1
chronicle-c2 = Chronik-Karte C2
chronicle-c3 = Chronik-Karte C3
chronicle-c4 = Chronik-Karte C4
chronicle-c5 = Chronik-Karte C5
chronicle-c6 = Chronik-Karte C6
interim-i = Zwischenwertung I
interim-ii = Zwischenwertung II

## Zeilen der Wertung

score-start = Start
score-exchange = Austausch
score-contest-merchant = Wettstreit: Kaufleute
score-contest-knight = Wettstreit: Ritter
score-contest-monk = Wettstreit: Mönche
score-interim-i = Zwischenwertung I
score-interim-ii = Zwischenwertung II
score-final-merchant = Schluss: Kaufleute
score-final-knight = Schluss: Ritter
score-final-monk = Schluss: Mönche
score-payments = Zahlungen
score-towers = Türme

## Gründe gegen einen Zug

reason-game-over = Das Spiel ist zu Ende.
reason-no-such-seat = Platz { $number } gibt es an diesem Tisch nicht.
reason-nature-only = Das tut nur der Zufall; niemand am Tisch entscheidet es.
reason-not-nature = Das entscheidet jemand am Tisch, nicht der Zufall.
reason-not-now = Darüber wird jetzt nicht entschieden.
reason-already-chosen = Du hast schon gewählt.
reason-no-cards = Du hast keine Karten mehr auf der Hand.
reason-not-in-hand = Du hast { $card } nicht auf der Hand.
reason-no-legate = Dieses Spiel läuft ohne den Legaten.
reason-no-chronicle = Dieses Spiel läuft ohne die Chronik.
reason-no-shields = Deine Schilde sind nicht aktiviert.
reason-no-contest = Du hattest in dieser Runde keinen Wettstreit und baust deshalb keinen Turm.
reason-not-your-turn = Mit Bauen ist jetzt { $seat } an der Reihe.
reason-is-tower = Ein Turm bleibt ein Turm, und { $card } ist schon einer.
reason-not-in-display = Du hast { $card } nicht offen liegen.
reason-cannot-pay = Du kannst nicht zahlen: Deine offenen Karten zeigen weniger als { $number } { $estate }.
reason-too-few-paid = Diese Karten zeigen { $number } { $estate }; verlangt sind { $number2 }.
reason-too-many-paid = Das ist mehr als nötig: Lass { $card } weg.
reason-not-fewest = Du hast nicht am wenigsten { $estate }.
reason-not-tied = Nur einer deiner Stände ist der kleinste; es gibt nichts zu wählen.
reason-has-start = Die Start-Karte von { $seat } liegt schon da.
reason-start-taken = Jemand anders hat { $start }.
reason-not-due = Im Moment ist keine Karte für { $seat } fällig.
reason-not-in-pile = In diesem Nachziehstapel liegt { $card } nicht.
reason-lies-under = Andere Karten kommen vorher: { $card } liegt unter dem Stapel.
reason-not-tied-for-order = Für { $seat } wird nicht gelost.
reason-task-laid = Die Karte für { $interim } liegt schon da oder ist noch nicht an der Reihe.
reason-chronicle-taken = Liegt schon aus: { $chronicle }.

## Optionen

option-legate = Der Legat des Kaisers
option-legate-help = Alle bekommen den Legaten als elfte Karte und dürfen vor der ersten Runde Handkarten austauschen.
option-legate-off = ohne
option-legate-on = mit dem Legaten
option-chronicle = Die Chronik
option-chronicle-help = Zwei offene Aufgaben werden während des Spiels gewertet.
option-chronicle-off = ohne
option-chronicle-on = mit der Chronik
option-towers = Turm-Bau
option-towers-help = Über Türme entscheiden alle gleichzeitig oder nacheinander, wer führt zuerst.
option-towers-together = alle gleichzeitig
option-towers-leader-first = wer führt, entscheidet zuerst
option-chronicle-start-card = Start-Karten und Chronik
option-chronicle-start-card-help = Ob Personen auf der Start-Karte für die Aufgaben der Chronik zählen.
option-chronicle-start-card-off = Start-Karten zählen nicht
option-chronicle-start-card-on = Start-Karten zählen

## Der Tisch

mark-merchant = K
mark-knight = R
mark-monk = M
legend-coin = Münze: Wettstreit
legend-shield = Schild
legend-tower = Turm
table-round = Runde { $round } von { $rounds }
table-setup = Spielvorbereitung
table-over = Das Spiel ist zu Ende
table-silver = Silber auf { $field }
table-gold = Gold auf { $field }
table-gold-silver = Gold und Silber auf { $field }
table-beside = neben der Zählkarte
table-display = Auslage
table-this-round = Diese Runde
table-contest = Wettstreit der { $estate }
table-towers = Türme
table-paid = Gezahlt
table-hand = Hand
table-pile = Stapel
table-under = darunter
table-none = keine
table-hidden = verdeckt
table-sealed = gewählt, verdeckt
table-choosing = wählt noch
table-your-hand = Deine Hand
task-have = besitze { $estate }
task-pay = zahle { $estate }
task-level =
    { $points ->
        [one] { $need } für { $points } Punkt
       *[other] { $need } für { $points } Punkte
    }
task-after = nach Runde { $round }
reference-influence = Einfluss-Karten: alle haben den gleichen Satz
reference-start = Start-Karten
reference-chronicle = Chronik-Karten
reference-levels = Nennt eine Aufgabe zwei Zahlen, bringt die erste so viele Punkte, wie Leute mitspielen, die zweite doppelt so viele.
reference-card = Karte
