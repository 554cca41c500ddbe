### Die Texte von Augsburg 1520. Die Stellen heißen wie in den Wörtern des Spiels; `$you` sagt, an welcher der Leser sitzt.
### Ein Text mit `.many` und `.item` erzählt mehrere Ereignisse seiner Art in einem Satz, mit ihren Teilen in einer Reihe.

game-title = Augsburg 1520
game-description = Die Großen Europas leben auf Kredit, und ihre Schuldscheine liegen in euren Händen. In jeder Runde besucht ihr fünf Adlige und bietet Schuldscheine für ihre Gunst; unter denen, die gleich viele bieten, entscheidet der eine höchste Schuldschein. Wer gewinnt, nimmt eine Privileg-Karte und führt zwei ihrer drei Privilegien aus: Geld, Prestige, Karten oder ein Aufstieg bei den Faktoreien, im Adelsstand oder in den Ämtern. Ohne Kirche und Dom hält eine Schranke das Prestige auf. Die meisten Prestigepunkte gewinnen.

## Schritte: die Frage, was die anderen erfahren, und der Titel

step-starter = Wer ist Startspieler?
step-starter-wait = Der Startspieler wird ausgelost.
step-starter-title = Startspieler
step-display = Welche Privileg-Karte wird aufgedeckt?
step-display-wait = Privileg-Karten werden aufgedeckt.
step-display-title = Privileg-Karten
step-deal = Welcher Schuldschein wird ausgeteilt?
step-deal-wait = Schuldscheine werden ausgeteilt.
step-deal-title = Austeilen
step-top-price = Welchen Preis zeigt die oberste Karte des Aufnahmestapels?
step-top-price-wait = Die oberste Karte des Aufnahmestapels zeigt ihren Preis.
step-top-price-title = Preis der obersten Karte
step-buy = Welchen Schuldschein kaufst du? Geh dein Angebot der Reihe nach durch: Was du auslässt, kannst du später nicht mehr kaufen.
step-buy-wait = { $seats }: beim Kaufen.
step-buy-title = Kauf
step-unwanted = Welcher nicht gekaufte Schuldschein liegt oben auf dem Ablagestapel?
step-unwanted-wait = Nicht gekaufte Schuldscheine werden abgelegt.
step-unwanted-title = Nicht gekaufte Schuldscheine
step-round = Eine neue Runde beginnt.
step-round-wait = Eine neue Runde beginnt.
step-round-title = Neue Runde
step-visit = Der nächste Adlige wird besucht.
step-visit-wait = Der nächste Adlige wird besucht.
step-visit-title = Nächster Besuch
step-auction = Wie viele passende Karten bietest du?
step-auction-wait = { $seats }: beim Bieten oder Passen.
step-auction-title = Auktion
step-show = Welche Karte zeigst du? Geh vom höchsten Wert abwärts; der eine höchste Wert gewinnt.
step-show-wait = { $seats }: bei der Wahl der Karten zum Zeigen.
step-show-title = Kartenvergleich
step-pay-bid = Welche Karte des Gewinners liegt oben auf dem Ablagestapel?
step-pay-bid-wait = Die Karten des Gewinners werden abgelegt.
step-pay-bid-title = Zahlung des Gebots
step-take = Du hast gewonnen. Welche Privileg-Karte nimmst du?
step-take-wait = { $seats }: bei der Wahl einer Privileg-Karte.
step-take-title = Wahl einer Privileg-Karte
step-use = Was machst du mit deiner Privileg-Karte?
step-use-wait = { $seats }: beim Ausführen von Privilegien.
step-use-title = Privilegien
step-compensation = Dir wurde eine Stufe genommen. Was wählst du als Entschädigung?
step-compensation-wait = { $seats }: bei der Wahl einer Entschädigung.
step-compensation-title = Entschädigung
step-draw = Welcher Schuldschein wird gezogen?
step-draw-wait = Schuldscheine werden gezogen.
step-draw-title = Ziehen
step-discard = Welche Handkarte legst du ab?
step-discard-wait = { $seats }: beim Ablegen einer Handkarte.
step-discard-title = Ablegen
step-phase-two = Die Runde endet mit Geld, Prestige und Schuldscheinen.
step-phase-two-wait = Die Runde endet mit Geld, Prestige und Schuldscheinen.
step-phase-two-title = Rundenende
step-shortage = Reichen die Schuldscheine für alle?
step-shortage-wait = Die übrigen Schuldscheine werden gezählt.
step-shortage-title = Kartenmangel
step-give = Es gibt zu wenige Schuldscheine zum Austeilen. Welche Handkarte gibst du ab?
step-give-wait = { $seats }: beim Abgeben einer Handkarte.
step-give-title = Kartenmangel: Karte abgeben

## Verben: der Knopf und der Satz im Verlauf

verb-buy = Kaufe { $card }
verb-buy-did =
    { $you ->
        [seat] Du kaufst { $card }.
       *[nobody] { $seat } kauft { $card }.
    }
verb-done = Nichts mehr kaufen
verb-done-did =
    { $you ->
        [seat] Du kaufst nichts mehr.
       *[nobody] { $seat } kauft nichts mehr.
    }
verb-pass = Passen
verb-pass-did =
    { $you ->
        [seat] Du passt.
       *[nobody] { $seat } passt.
    }
verb-bid = Biete { $bid }
verb-bid-did =
    { $you ->
        [seat] Du bietest { $bid }.
       *[nobody] { $seat } bietet { $bid }.
    }
verb-show = Zeige { $card }
verb-show-did =
    { $you ->
        [seat] Du legst { $card } verdeckt zum Zeigen.
       *[nobody] { $seat } legt { $card } verdeckt zum Zeigen.
    }
verb-take = Nimm { $privilege }
verb-take-did =
    { $you ->
        [seat] Du nimmst { $privilege }.
       *[nobody] { $seat } nimmt { $privilege }.
    }
verb-collect = Nimm 500 Gulden
verb-collect-did =
    { $you ->
        [seat] Du nimmst 500 Gulden.
       *[nobody] { $seat } nimmt 500 Gulden.
    }
verb-prestige = Nimm { $points }
verb-prestige-did =
    { $you ->
        [seat] Du nimmst { $points }.
       *[nobody] { $seat } nimmt { $points }.
    }
verb-draw-two = Zieh zwei Karten, leg eine ab
verb-draw-two-did =
    { $you ->
        [seat] Du ziehst zwei Karten.
       *[nobody] { $seat } zieht zwei Karten.
    }
verb-advance = Aufsteigen: { $category }
verb-advance-did =
    { $you ->
        [seat] Du steigst auf: { $category }.
       *[nobody] { $seat } steigt auf: { $category }.
    }
verb-seize = Aufsteigen: { $category }, mit dem Kärtchen von { $seat }
verb-seize-did =
    { $you ->
        [seat] Dein Kärtchen wird dir genommen: { $category }.
       *[nobody] Das Kärtchen von { $seat } wird genommen: { $category }.
    }
verb-factory-money = Nimm 300 Gulden aus den Faktoreien
verb-factory-money-did =
    { $you ->
        [seat] Du nimmst 300 Gulden aus den Faktoreien.
       *[nobody] { $seat } nimmt 300 Gulden aus den Faktoreien.
    }
verb-right = Nimm { $tile }
verb-right-did =
    { $you ->
        [seat] Du nimmst { $tile }.
       *[nobody] { $seat } nimmt { $tile }.
    }
verb-build = Baue { $building }
verb-build-did =
    { $you ->
        [seat] Du baust { $building }.
       *[nobody] { $seat } baut { $building }.
    }
verb-lapse = Lass ein Privileg für 2 Prestigepunkte verfallen
verb-lapse-did =
    { $you ->
        [seat] Du lässt ein Privileg verfallen.
       *[nobody] { $seat } lässt ein Privileg verfallen.
    }
verb-extra = Baue { $building } mit dem Baumeister
verb-extra-did =
    { $you ->
        [seat] Du baust { $building } mit dem Baumeister.
       *[nobody] { $seat } baut { $building } mit dem Baumeister.
    }
verb-end = Mit dem Baumeister nichts bauen
verb-end-did =
    { $you ->
        [seat] Du baust nichts mit dem Baumeister.
       *[nobody] { $seat } baut nichts mit dem Baumeister.
    }
verb-compensation = Nimm { $amends } als Entschädigung
verb-compensation-did =
    { $you ->
        [seat] Du nimmst { $amends } als Entschädigung.
       *[nobody] { $seat } nimmt { $amends } als Entschädigung.
    }
verb-discard = Leg { $card } ab
verb-discard-did =
    { $you ->
        [seat] Du legst { $card } ab.
       *[nobody] { $seat } legt { $card } ab.
    }
verb-give = Gib { $card } ab
verb-give-did =
    { $you ->
        [seat] Du gibst { $card } ab.
       *[nobody] { $seat } gibt { $card } ab.
    }
verb-starter = { $seat } ist Startspieler
verb-starter-did =
    { $you ->
        [seat] Du bist Startspieler.
       *[nobody] { $seat } ist Startspieler.
    }
verb-open = Deck { $privilege } auf
verb-open-did = Aufgedeckt: { $privilege }.
verb-deal = { $seat } bekommt { $card }
verb-deal-did =
    { $you ->
        [seat] Du bekommst { $card }.
       *[nobody] { $seat } bekommt { $card }.
    }
verb-top = Die oberste Karte kostet { $price }
verb-top-did = Die oberste Karte des Aufnahmestapels kostet { $price }.
verb-on-top = { $card } liegt oben
verb-on-top-did = Oben auf dem Ablagestapel: { $card }.

## Ereignisse

event-starter =
    { $you ->
        [seat] Du bist Startspieler.
       *[nobody] { $seat } ist Startspieler.
    }
event-opened = Aufgedeckte Privileg-Karte: { $privilege }.
    .many = Aufgedeckte Privileg-Karten: { $items }.
    .item = { $privilege }
event-free =
    { $you ->
        [seat] Du bekommst { $number ->
            [one] { $number } kostenlosen Schuldschein.
           *[other] { $number } kostenlose Schuldscheine.
        }
       *[nobody] { $seat } bekommt { $number ->
            [one] { $number } kostenlosen Schuldschein.
           *[other] { $number } kostenlose Schuldscheine.
        }
    }
    .many = Kostenlose Schuldscheine: { $items }.
    .item =
        { $you ->
            [seat] { $number } für dich
           *[nobody] { $number } für { $seat }
        }
event-offered =
    { $you ->
        [seat] Du bekommst { $number ->
            [one] { $number } Schuldschein angeboten.
           *[other] { $number } Schuldscheine angeboten.
        }
       *[nobody] { $seat } bekommt { $number ->
            [one] { $number } Schuldschein angeboten.
           *[other] { $number } Schuldscheine angeboten.
        }
    }
    .many = Angebotene Schuldscheine: { $items }.
    .item =
        { $you ->
            [seat] { $number } für dich
           *[nobody] { $number } für { $seat }
        }
event-free-card =
    { $you ->
        [seat] Dein kostenloser Schuldschein: { $card }.
       *[nobody] Kostenloser Schuldschein von { $seat }: { $card }.
    }
    .many =
        { $you ->
            [seat] Deine kostenlosen Schuldscheine: { $items }.
           *[nobody] Kostenlose Schuldscheine von { $seat }: { $items }.
        }
    .item = { $card }
event-offered-card =
    { $you ->
        [seat] Dein Angebot: { $card }.
       *[nobody] Angebot von { $seat }: { $card }.
    }
    .many =
        { $you ->
            [seat] Dein Angebot: { $items }.
           *[nobody] Angebot von { $seat }: { $items }.
        }
    .item = { $card }
event-top = Die oberste Karte des Aufnahmestapels kostet { $price }.
event-bought =
    { $you ->
        [seat] Du kaufst { $number ->
            [0] keinen Schuldschein.
            [one] { $number } Schuldschein.
           *[other] { $number } Schuldscheine.
        }
       *[nobody] { $seat } kauft { $number ->
            [0] keinen Schuldschein.
            [one] { $number } Schuldschein.
           *[other] { $number } Schuldscheine.
        }
    }
    .many = Gekaufte Schuldscheine: { $items }.
    .item =
        { $you ->
            [seat] { $number } von dir
           *[nobody] { $number } von { $seat }
        }
event-paid =
    { $you ->
        [seat] { $number ->
            [0] Du kaufst keinen Schuldschein und hast noch { $number2 } Gulden.
           *[other] Du zahlst { $number } Gulden und hast noch { $number2 } Gulden.
        }
       *[nobody] { $number ->
            [0] { $seat } kauft keinen Schuldschein und hat noch { $number2 } Gulden.
           *[other] { $seat } zahlt { $number } Gulden und hat noch { $number2 } Gulden.
        }
    }
event-on-top = Oben auf dem Ablagestapel: { $card }.
event-reshuffled = Der Ablagestapel wird gemischt und ist der neue Aufnahmestapel.
event-round = Runde { $number } von { $number2 }
event-auction =
    { $you ->
        [seat] Besuch bei { $noble }. Du eröffnest.
       *[nobody] Besuch bei { $noble }. { $seat } eröffnet.
    }
event-bid =
    { $you ->
        [seat] Du bietest { $bid }.
       *[nobody] { $seat } bietet { $bid }.
    }
event-held =
    { $you ->
        [seat] Du hältst { $bid }.
       *[nobody] { $seat } hält { $bid }.
    }
event-passed =
    { $you ->
        [seat] Du passt.
       *[nobody] { $seat } passt.
    }
    .many = Es passen: { $items }.
    .item =
        { $you ->
            [seat] du
           *[nobody] { $seat }
        }
event-skipped = Niemand bietet. { $noble } wird übersprungen.
event-shown =
    { $you ->
        [seat] Du zeigst { $card }.
       *[nobody] { $seat } zeigt { $card }.
    }
    .many =
        { $you ->
            [seat] Du zeigst { $items }.
           *[nobody] { $seat } zeigt { $items }.
        }
    .item = { $card }
event-won =
    { $you ->
        [seat] Du gewinnst die Gunst von { $noble }.
       *[nobody] { $seat } gewinnt die Gunst von { $noble }.
    }
event-consoled =
    { $you ->
        [seat] Du bekommst { $number } Gulden Trostgeld.
       *[nobody] { $seat } bekommt { $number } Gulden Trostgeld.
    }
event-took =
    { $you ->
        [seat] Du nimmst { $privilege }.
       *[nobody] { $seat } nimmt { $privilege }.
    }
event-collected =
    { $you ->
        [seat] Du bekommst { $number } Gulden.
       *[nobody] { $seat } bekommt { $number } Gulden.
    }
event-prestige =
    { $you ->
        [seat] Du bekommst { $number } Prestigepunkte.
       *[nobody] { $seat } bekommt { $number } Prestigepunkte.
    }
event-drew =
    { $you ->
        [seat] Du ziehst { $number ->
            [one] { $number } Schuldschein.
           *[other] { $number } Schuldscheine.
        }
       *[nobody] { $seat } zieht { $number ->
            [one] { $number } Schuldschein.
           *[other] { $number } Schuldscheine.
        }
    }
event-drew-card =
    { $you ->
        [seat] Du hast { $card } gezogen.
       *[nobody] { $seat } hat { $card } gezogen.
    }
    .many =
        { $you ->
            [seat] Du hast { $items } gezogen.
           *[nobody] { $seat } hat { $items } gezogen.
        }
    .item = { $card }
event-discarded =
    { $you ->
        [seat] Du legst { $card } ab.
       *[nobody] { $seat } legt { $card } ab.
    }
event-advanced =
    { $you ->
        [seat] Du erreichst { $stage }.
       *[nobody] { $seat } erreicht { $stage }.
    }
event-seized =
    { $you ->
        [seat] Du nimmst { $seat2 } { $stage } weg.
        [seat2] { $seat } nimmt dir { $stage } weg.
       *[nobody] { $seat } nimmt { $seat2 } { $stage } weg.
    }
event-amends-money =
    { $you ->
        [seat] Du bekommst { $number } Gulden als Entschädigung.
       *[nobody] { $seat } bekommt { $number } Gulden als Entschädigung.
    }
event-amends-prestige =
    { $you ->
        [seat] Du bekommst { $number ->
            [one] { $number } Prestigepunkt als Entschädigung.
           *[other] { $number } Prestigepunkte als Entschädigung.
        }
       *[nobody] { $seat } bekommt { $number ->
            [one] { $number } Prestigepunkt als Entschädigung.
           *[other] { $number } Prestigepunkte als Entschädigung.
        }
    }
event-factory-money =
    { $you ->
        [seat] Du bekommst { $number } Gulden aus deinen Faktoreien.
       *[nobody] { $seat } bekommt { $number } Gulden aus den Faktoreien.
    }
event-right =
    { $you ->
        [seat] Du nimmst { $right }.
       *[nobody] { $seat } nimmt { $right }.
    }
event-built =
    { $you ->
        [seat] Du baust { $building } für { $number } Gulden.
       *[nobody] { $seat } baut { $building } für { $number } Gulden.
    }
event-lapsed =
    { $you ->
        [seat] Du lässt ein Privileg für { $number } Prestigepunkte verfallen.
       *[nobody] { $seat } lässt ein Privileg für { $number } Prestigepunkte verfallen.
    }
event-barrier =
    { $you ->
        [seat] Die Schranke bei { $number2 } hält dich auf: { $number ->
            [one] { $number } Punkt ist verloren.
           *[other] { $number } Punkte sind verloren.
        }
       *[nobody] Die Schranke bei { $number2 } hält { $seat } auf: { $number ->
            [one] { $number } Punkt ist verloren.
           *[other] { $number } Punkte sind verloren.
        }
    }
event-income =
    { $you ->
        [seat] Einkommen: { $number } Gulden für dich.
       *[nobody] Einkommen: { $number } Gulden für { $seat }.
    }
    .many = Einkommen in Gulden: { $items }.
    .item =
        { $you ->
            [seat] { $number } für dich
           *[nobody] { $number } für { $seat }
        }
event-round-prestige =
    Prestige: { $number }{ $number2 ->
        [0] {""}
       *[other] {" "}+ { $number2 } (Wappen)
    }{ $number3 ->
        [0] {""}
       *[other] {" "}+ { $number3 } (Adelsbrief)
    } { $you ->
        [seat] für dich.
       *[nobody] für { $seat }.
    }
    .many = Prestige: { $items }.
    .item =
        { $number }{ $number2 ->
            [0] {""}
           *[other] {" "}+ { $number2 } (Wappen)
        }{ $number3 ->
            [0] {""}
           *[other] {" "}+ { $number3 } (Adelsbrief)
        } { $you ->
            [seat] für dich
           *[nobody] für { $seat }
        }
event-shortage = { $number } Schuldscheine sind fällig, aber nur { $number2 } sind da: Alle geben eine Handkarte ab.
event-gave =
    { $you ->
        [seat] Du gibst eine Handkarte ab.
       *[nobody] { $seat } gibt eine Handkarte ab.
    }
    .many = Eine Handkarte geben ab: { $items }.
    .item =
        { $you ->
            [seat] du
           *[nobody] { $seat }
        }
event-gave-card =
    { $you ->
        [seat] Du gibst { $card } ab.
       *[nobody] { $seat } gibt { $card } ab.
    }
event-shuffled-all = Alle übrigen Schuldscheine werden zusammen gemischt.
event-winner =
    { $you ->
        [seat] Du gewinnst mit { $number ->
            [one] { $number } Prestigepunkt.
           *[other] { $number } Prestigepunkten.
        }
       *[nobody] { $seat } gewinnt mit { $number ->
            [one] { $number } Prestigepunkt.
           *[other] { $number } Prestigepunkten.
        }
    }

## Spielmaterial

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
card-joker = Joker
price = { $count } Gulden
price-200 = 200 Gulden
price-250 = 250 Gulden
price-300 = 300 Gulden
price-350 = 350 Gulden
price-400 = 400 Gulden
privilege-p1 = Karte 1
privilege-p2 = Karte 2
privilege-p3 = Karte 3
privilege-p4 = Karte 4
privilege-p5 = Karte 5
privilege-p6 = Karte 6
privilege-p7 = Karte 7
privilege-p8 = Karte 8
privilege-p9 = Karte 9
privilege-p10 = Karte 10
privilege-shown = { $name } ({ $parts })
symbol-factory = Faktoreien
symbol-nobility = Adelsstand
symbol-office = Ämter
symbol-money = 500 Gulden
symbol-prestige-6 = 6 Punkte
symbol-prestige-7 = 7 Punkte
symbol-cards = 2 Karten minus 1
category-factory = Faktoreien
    .short = Faktoreien
category-nobility = Adelsstand
    .short = Adelsstand
category-office = Ämter
    .short = Ämter
stage-factory-1 = Stufe 1 der Faktoreien (Augsburg)
    .short = Augsburg
stage-factory-2 = Stufe 2 der Faktoreien (Innsbruck)
    .short = Innsbruck
stage-factory-3 = Stufe 3 der Faktoreien (Antwerpen)
    .short = Antwerpen
stage-factory-4 = Stufe 4 der Faktoreien (Venedig)
    .short = Venedig
stage-nobility-1 = Stufe 1 des Adelsstands (Bürger)
    .short = Bürger
stage-nobility-2 = Stufe 2 des Adelsstands (Freiherr)
    .short = Freiherr
stage-nobility-3 = Stufe 3 des Adelsstands (Graf)
    .short = Graf
stage-nobility-4 = Stufe 4 des Adelsstands (Fürst)
    .short = Fürst
stage-office-1 = Stufe 1 der Ämter (Kaufmann)
    .short = Kaufmann
stage-office-2 = Stufe 2 der Ämter (Zunftmeister)
    .short = Zunftmeister
stage-office-3 = Stufe 3 der Ämter (Ratsherr)
    .short = Ratsherr
stage-office-4 = Stufe 4 der Ämter (Bürgermeister)
    .short = Bürgermeister
gulden = { $count } Gulden
prestige =
    { $count ->
        [one] { $count } Prestigepunkt
       *[other] { $count } Prestigepunkte
    }
free-cards =
    { $count ->
        [one] { $count } kostenloser Schuldschein
       *[other] { $count } kostenlose Schuldscheine
    }
offered-cards =
    { $count ->
        [one] { $count } angebotener Schuldschein
       *[other] { $count } angebotene Schuldscheine
    }
right-coat-of-arms = das Wappen
    .short = Wappen
right-letter-of-nobility = den Adelsbrief
    .short = Adelsbrief
right-mint-master = den Münzmeister
    .short = Münzmeister
right-master-builder = den Baumeister
    .short = Baumeister
right-church = die Kirche
    .short = Kirche
right-cathedral = den Dom
    .short = Dom
tile-coat-of-arms = das Wappen
tile-letter-of-nobility = den Adelsbrief
tile-mint-master = den Münzmeister
tile-master-builder = den Baumeister
building-church = die Kirche
building-cathedral = den Dom
points-6 = 6 Prestigepunkte
points-7 = 7 Prestigepunkte
amends-money = 100 Gulden
amends-prestige = 1 Prestigepunkt

## Zeilen der Wertung

score-stages = Stufen des Adelsstands
score-coat = Wappen
score-letter = Adelsbrief
score-privileges = Privilegien
score-lapses = Verfallene Privilegien
score-compensation = Entschädigung
score-barriers = An Schranken verloren
tie-0 = Gleichstand: Preis des Doms
tie-1 = Gleichstand: Preis der Kirche

## Gründe gegen einen Zug

reason-game-over = Das Spiel ist zu Ende.
reason-no-such-seat = Platz { $number } gibt es an diesem Tisch nicht.
reason-nature-only = Das tut nur der Zufall; niemand am Tisch entscheidet es.
reason-not-nature = Das entscheidet jemand am Tisch, nicht der Zufall.
reason-not-now = Darüber wird jetzt nicht entschieden.
reason-already-chosen = Du hast schon gewählt.
reason-not-your-turn = An der Reihe ist { $seat }.
reason-not-offered = In deinem Angebot ist das nicht: { $card }.
reason-out-of-order = Karten wählt man der Reihe nach, und { $card } hast du ausgelassen; nimm dazu deine letzte Wahl zurück.
reason-too-dear = Das kostet { $number } Gulden; du hast { $number2 }.
reason-passed-already = Du hast gepasst und bist in dieser Auktion draußen.
reason-own-bid = Das Höchstgebot ist deines, und sich selbst überbietet niemand.
reason-below-bid = Das Höchstgebot ist { $bid }: Halte es, erhöhe oder passe.
reason-above-ceiling = Du kannst höchstens { $number } bieten: Mehr passende Karten hast du nicht.
reason-no-certificate = Du hast keinen Schuldschein für { $noble }, und Joker allein sind kein Gebot: Du kannst nur passen.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
reason-not-matching = { $card } passt nicht: Dies ist die Auktion um { $noble }.
reason-needs-real = Die erste Karte, die du zeigst, hat einen Wert; Joker kommen zuletzt.
reason-too-few-left =
    { $number ->
        [one] Dann würde eine Karte fehlen: Du musst noch { $number } zeigen.
       *[other] Dann blieben zu wenige Karten: Du musst noch { $number } zeigen.
    }
reason-enough-shown = Du hast so viele Karten gewählt, wie du geboten hast.
reason-not-in-showdown = Du bist nicht beim Höchstgebot und zeigst deshalb nichts.
reason-not-on-display = Das liegt nicht offen: { $privilege }.
reason-no-uses-left = Beide Privilegien dieser Karte sind verbraucht.
reason-uses-left =
    { $number ->
        [one] Führe zuerst noch { $number } Privileg aus oder lass es verfallen.
       *[other] Führe zuerst noch { $number } Privilegien aus oder lass sie verfallen.
    }
reason-no-symbol = Die Karte zeigt dafür kein unbenutztes Symbol ({ $symbol }).
reason-no-cards = Es gibt keinen Schuldschein mehr zu ziehen.
reason-highest-stage = Du bist schon auf Stufe 4, der höchsten ({ $category }).
reason-tile-displayed = Das Kärtchen für { $stage } liegt noch aus: Nimm es von dort (advance).
reason-tile-not-displayed = Ein Kärtchen für { $stage } liegt nicht mehr aus: Nimm es jemand anderem (seize).
reason-not-holder = Das Kärtchen für { $stage } ist nicht bei { $seat }.
reason-needs-stage = Dafür brauchst du mindestens { $stage }.
reason-owned = Du hast { $right } schon.
reason-no-builder = Zusätzlich bauen darf nur, wer den Baumeister hat.
reason-extra-used = Der Baumeister hat mit dieser Karte schon gebaut.
reason-not-robbed = Dir wurde nichts genommen, also gibt es keine Entschädigung.
reason-no-hand = Du hast keine Handkarten.
reason-opened-already = Das liegt schon offen: { $privilege }.
reason-not-due = Im Moment ist keine Karte für { $seat } fällig.
reason-not-in-pile = Im Aufnahmestapel ist das nicht: { $card }.
reason-not-discarded = Diese Karte wird nicht abgelegt: { $card }.
reason-no-such-price = Keine Karte des Aufnahmestapels kostet { $price }.
reason-top-has-price = Die oberste Karte des Aufnahmestapels kostet { $price }.

## Optionen

option-start-player = Startspieler
option-start-player-help = Wer die erste Auktion eröffnet, wird ausgelost, oder es ist der erste Platz.
option-start-player-random = wird ausgelost
option-start-player-first-seat = der erste Platz
option-hand-sizes = Zahl der Handkarten
option-hand-sizes-help = Ob alle sehen, wie viele Karten die anderen auf der Hand haben; am Tisch muss man selbst mitzählen.
option-hand-sizes-hidden = verborgen
option-hand-sizes-shown = sichtbar

## Der Tisch

mark-factory = F
mark-nobility = A
mark-office = Ä
legend-factory = Faktoreien: Gulden
legend-nobility = Adelsstand: Prestigepunkte
legend-office = Ämter: Schuldscheine
table-round = Runde { $round } von { $rounds }
table-setup = Spielvorbereitung
table-over = Das Spiel ist zu Ende
table-prestige = { $number } Prestige
table-field = Feld { $field }
table-barrier = Schranke bei { $number }
table-no-barrier = keine Schranke
table-rights = Rechte
table-none = keine
table-bought = zuletzt gekauft: { $number }
table-hand-size = Hand: { $number }
table-shows = Zeigt
table-privileges = Privileg-Karten
table-next = Nächste Runde
table-piles = Stapel
table-top-price = Aufnahmestapel: oberste Karte kostet { $price }
table-top-discard = Ablagestapel: { $card }
table-visits = Besuche
table-bids = Gebote
table-begins =
    { $you ->
        [seat] eröffnet von dir
       *[nobody] eröffnet von { $seat }
    }
table-high =
    { $you ->
        [seat] Höchstgebot { $number } von dir
       *[nobody] Höchstgebot { $number } von { $seat }
    }
table-no-bid = noch kein Gebot
table-passed = gepasst
table-to-bid = am Zug
table-showdown = Kartenvergleich
table-winner = Gewonnen
table-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
table-executed = Privilegien
table-uses =
    { $number ->
        [0] beide verbraucht
        [one] { $number } noch auszuführen
       *[other] { $number } davon auszuführen
    }
table-extra = der Baumeister darf bauen
table-purchase = Kauf
table-given = Kartenmangel
table-choosing = noch offen
table-hand = Deine Hand
table-money = { $number } Gulden
table-offer = Dein Angebot
table-picked = Gewählt
table-jokers = Joker
table-sum = zusammen { $number } Gulden
choice-hold = Halte { $number }
choice-raise = Erhöhe auf { $number }
hint-every-round = { $number } Punkte in jeder Runde
hint-free-card = 1 kostenloser Schuldschein in jeder Runde
hint-builder = mit jeder Privileg-Karte ein zusätzlicher Bau
hint-lost = { $number } verloren an der Schranke { $barrier }
hint-too-few = du hast zu wenige passende Karten zum Bieten
reference-certificates = Schuldscheine: Jeder Adlige außer Maximilian hat jeden Wert einmal
reference-value = Wert
reference-price = Preis
reference-privileges = Privileg-Karten
reference-privilege = Karte
reference-symbols = Symbole
reference-stages = Stufen
reference-category = Kategorie
reference-stage = Stufe
reference-name = Name
reference-yield = Am Rundenende
reference-ours = * ein Name von uns
reference-rights = Stapel der Rechte, das oberste Plättchen zuerst
reference-right = Recht
reference-stack = Stapel
