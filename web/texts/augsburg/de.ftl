### Was nur das gezeichnete Brett von Augsburg 1520 sagt. Alles andere steht in den Texten des Spiels.

board-tab-auction = Besuche
board-tab-purchase = Kauf
board-tab-ledger = Hauptbuch
board-visits = Die fünf Besuche dieser Runde
board-paid =
    { $number ->
        [one] { $number } Karte bezahlt
       *[other] { $number } Karten bezahlt
    }
board-skipped = niemand bot
board-now = wird besucht
board-later = kommt noch
board-any-card = jeder Schuldschein zählt
board-bids-for = Gebote für { $noble }
board-clockwise = im Uhrzeigersinn ab { $seat }
board-high-bid = höchstes Gebot
board-holds = hält
board-your-turn = du bist dran
board-thinking = am Zug
board-waits = wartet
board-outbid = überboten
board-symbol-cards = 2 Karten − 1
board-showdown-for = Kartenvergleich für { $noble }
board-sealed =
    { $number ->
        [one] { $number } Karte, versiegelt
       *[other] { $number } Karten, versiegelt
    }
board-sealed-short = versiegelt
board-consequence = Was das bringt
board-choosing = wählt noch
board-chosen = hat gewählt
board-not-in = nicht dabei
board-wins = gewinnt
board-consoled = +{ $number } Gulden
board-cards-back = Karten zurück
board-winner-takes = Wer gewinnt, nimmt eine und nutzt zwei der drei
board-take-one = Nimm eine dieser Karten
board-being-used = { $seat } nutzt zwei dieser drei
board-being-used-you = Nutze zwei dieser drei
board-next-cards = In der nächsten Runde offen
board-no-cards = Keine Privileg-Karte liegt offen.
board-ledger = Hauptbuch
board-player = Spieler
board-prestige = Prestige
board-walls = Schranken { $first }, { $second }
board-in-display = frei: { $list }
board-left = noch { $number }
board-you = du
board-at-end = +{ $number } am Ende
board-at-end-lost = +{ $number }, { $lost } verloren bei { $field }
board-lost-now = { $points } verloren bei { $field }
board-wall-stands = Schranke bei { $field }: { $right } bauen für { $cost } Gulden; noch { $points } Punkte bis dahin.
board-wall-open = Schranke bei { $field }: offen.
board-stage-cell = { $seat }: { $stage }, bringt { $parts }
board-right-cell = { $seat } hat { $right }{ $printed ->
    [0] {""}
   *[other] {" "}({ $printed })
}
board-right-missing = { $seat } fehlt: { $right }
board-stack = { $right }: { $number ->
    [one] noch { $number } Plättchen
   *[other] noch { $number } Plättchen
}{ $top ->
    [0] {""}
   *[other] , oben { $top }
}
board-place = Platz { $number }
board-purse = Deine Kasse
board-hand = Deine Hand
board-hand-count =
    { $number ->
        [one] { $number } Schuldschein
       *[other] { $number } Schuldscheine
    }
board-hand-empty = keine Schuldscheine
board-round-end = Ende dieser Runde
board-round-next = Ende der nächsten Runde
board-round-money = +{ $number } Gulden
board-round-papers = { $free ->
    [0] Angebot: { $offer }
   *[other] { $free } kostenlos, Angebot: { $offer }
}
board-round-last = letzte Runde: nur Prestige
board-top-card = Aufnahmestapel, oberste Karte
board-costs = kostet { $number }
board-last-discard = zuletzt abgelegt: { $card }
board-nothing-discarded = nichts abgelegt
board-offer = Dein Angebot
board-offer-help = Markiere, was du willst; die Reihenfolge ergibt sich von selbst.
board-offer-sum = { $number } von { $money } Gulden
board-bought-already = gekauft
board-hand-size =
    { $number ->
        [one] { $number } Handkarte
       *[other] { $number } Handkarten
    }
board-keep = behalte alle Karten
board-first-bid = erstes Gebot
board-then-show = dann zeigen
board-raise-small = erhöhen
board-hold-small = gleich viele
board-label-now = Jetzt
board-label-best = Deine Karten
board-label-win = Bei Sieg
board-label-second = Sonst
board-label-ceiling = Du kannst
board-label-cost = Kosten
board-label-left = Danach
board-label-ceilings = Höchstgebote
board-label-money = Geld
board-label-prestige = Prestige
board-label-round = Je Runde
board-label-built = Schranke
board-label-show = Zu zeigen
board-up-to =
    { $number ->
        [0] nichts bieten: nur passen
        [one] bis { $number } Karte bieten
       *[other] bis { $number } Karten bieten
    }
board-ends-show = Das Bieten endet. { $seats } zeigen je { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}; der eine höchste Wert gewinnt.
board-ends-alone = Das Bieten endet. Du gewinnst mit { $number ->
    [one] { $number } Karte.
   *[other] { $number } Karten.
}
board-ends-other = Das Bieten endet. { $seat } gewinnt.
board-ends-none = Niemand bietet: { $noble } wird übersprungen.
board-goes-on = Die anderen müssen halten, erhöhen oder passen.
board-goes-on-pass = Die anderen bieten ohne dich weiter.
board-win = du nimmst eine Privileg-Karte und bezahlst { $number ->
    [one] die Karte
   *[other] die { $number } Karten
}
board-second = Zweitbester { $first } Gulden, dritter { $second }; Karten zurück
board-seats-you = du
board-choose-number = Wähle eine Zahl oder passe.
board-plan-thrifty = Beste und niedrigste
board-plan-highest = Höchste
board-plan-lowest = Niedrigste
board-plan-jokers = Beste und Joker
board-show-count = { $chosen } von { $number } gewählt
board-show-help = Tippe auf Handkarten, um zu tauschen. Eine Bestätigung versiegelt alle.
board-buy-count =
    { $number ->
        [one] { $number } markiert
       *[other] { $number } markiert
    }
board-buy-help = Eine Bestätigung kauft alle.
board-gulden-of = { $number } Gulden
board-left-of = { $number } Gulden übrig
board-ceiling-now = { $noble } { $number }
board-privilege-for-you = Was sie dir bringen kann
board-choose-card = Wähle eine Karte, um zu sehen, was sie dir bringen kann.
board-use-help = Wähle, was du mit der Karte machst; goldene Felder im Hauptbuch bedeuten dasselbe.
board-uses-left =
    { $number ->
        [0] Beide Privilegien sind genutzt.
        [one] Noch ein Privileg zu nutzen.
       *[other] Noch { $number } Privilegien zu nutzen.
    }
board-money-change = { $number } Gulden, dann { $left }
board-prestige-change = +{ $number }, dann { $to }
board-prestige-lost = { $number } verloren an der Schranke
board-round-money-change = { $from } → { $to } Gulden
board-round-prestige-change = { $from } → { $to } Prestige
board-round-free-change = { $from } → { $to } kostenlos
board-round-offer-change = Angebot { $from } → { $to }
board-victim-falls = fällt auf { $stage } und wird entschädigt
board-barrier-gone = keine Schranke mehr
board-barrier-then = nächste Schranke bei { $number }
board-brings-money = +{ $number } Gulden
board-brings-prestige = +{ $number } Prestige
board-costs-gulden = kostet { $number } Gulden
board-every-round = { $parts } je Runde
board-nothing = nichts
board-discard-help = Wähle eine Handkarte. Alle werden sie sehen.
board-give-help = Wähle eine Handkarte. Niemand wird sie sehen.
board-final = Endstand
board-tie-cathedral = Dom { $number }
board-tie-church = Kirche { $number }
board-shared-win = Gleiches Prestige: Der teurere Dom entscheidet, dann die teurere Kirche.
board-joker = Joker
board-certificate = { $card }, { $price } Gulden
