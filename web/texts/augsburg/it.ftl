### Ciò che dice solo il tavolo disegnato di Augsburg 1520. Tutto il resto sta nei testi del gioco.

board-tab-auction = Visite
board-tab-purchase = Acquisto
board-tab-ledger = Libro mastro
board-visits = Le cinque visite di questo turno
board-paid =
    { $number ->
        [one] { $number } carta pagata
       *[other] { $number } carte pagate
    }
board-skipped = nessuna offerta
board-now = in visita
board-later = più tardi
board-any-card = vale ogni pagherò
board-bids-for = Offerte per { $noble }
board-clockwise = in senso orario da { $seat }
board-high-bid = offerta più alta
board-holds = tiene
board-your-turn = tocca a te
board-thinking = di turno
board-waits = aspetta
board-outbid = superata
board-symbol-cards = 2 carte − 1
board-showdown-for = Confronto per { $noble }
board-sealed =
    { $number ->
        [one] { $number } carta, sigillata
       *[other] { $number } carte, sigillate
    }
board-sealed-short = sigillate
board-consequence = Che cosa comporta
board-choosing = sta scegliendo
board-chosen = ha scelto
board-not-in = non partecipa
board-wins = vince
board-consoled = +{ $number } fiorini
board-cards-back = riprende le carte
board-winner-takes = Chi vince ne prende una e usa due dei tre privilegi
board-take-one = Prendi una di queste carte
board-being-used = { $seat } usa due di questi tre
board-being-used-you = Usa due di questi tre
board-next-cards = Scoperte nel prossimo turno
board-no-cards = Nessuna carta privilegio è scoperta.
board-ledger = Libro mastro
board-player = Giocatore
board-prestige = Prestigio
board-walls = sbarramenti { $first }, { $second }
board-in-display = liberi: { $list }
board-left = ancora { $number }
board-you = tu
board-at-end = +{ $number } alla fine
board-at-end-lost = +{ $number }, { $lost } persi a { $field }
board-lost-now = { $points } persi a { $field }
board-wall-stands = Sbarramento a { $field }: costruire { $right } per { $cost } fiorini; mancano { $points } punti.
board-wall-open = Sbarramento a { $field }: aperto.
board-stage-cell = { $seat }: { $stage }, rende { $parts }
board-right-cell = { $seat } possiede { $right }{ $printed ->
    [0] {""}
   *[other] {" "}({ $printed })
}
board-right-missing = { $seat } non ha { $right }
board-stack = { $right }: { $number ->
    [one] ancora { $number } tessera
   *[other] ancora { $number } tessere
}{ $top ->
    [0] {""}
   *[other] , in cima { $top }
}
board-place = posto { $number }
board-purse = La tua borsa
board-hand = La tua mano
board-hand-count =
    { $number ->
        [one] { $number } pagherò
       *[other] { $number } pagherò
    }
board-hand-empty = nessun pagherò
board-round-end = Fine di questo turno
board-round-next = Fine del prossimo turno
board-round-money = +{ $number } fiorini
board-round-papers = { $free ->
    [0] proposta di { $offer }
   *[other] { $free } gratuiti, proposta di { $offer }
}
board-round-last = ultimo turno: solo prestigio
board-top-card = Mazzo di pesca, carta in cima
board-costs = costa { $number }
board-last-discard = ultimo scarto: { $card }
board-nothing-discarded = nessuno scarto
board-offer = La tua proposta
board-offer-help = Segna ciò che vuoi; l'ordine viene da sé.
board-offer-sum = { $number } di { $money } fiorini
board-bought-already = comprato
board-hand-size =
    { $number ->
        [one] { $number } carta in mano
       *[other] { $number } carte in mano
    }
board-keep = tieni tutte le carte
board-first-bid = prima offerta
board-then-show = poi si mostra
board-raise-small = rilancio
board-hold-small = lo stesso numero
board-label-now = Ora
board-label-best = Le tue carte
board-label-win = Se vinci
board-label-second = Se no
board-label-ceiling = Puoi offrire
board-label-cost = Costo
board-label-left = Poi restano
board-label-ceilings = Offerte massime
board-label-money = Denaro
board-label-prestige = Prestigio
board-label-round = Ogni turno
board-label-built = Sbarramento
board-label-show = Da mostrare
board-up-to =
    { $number ->
        [0] nulla: puoi solo passare
        [one] fino a { $number } carta
       *[other] fino a { $number } carte
    }
board-ends-show = L'asta finisce. { $seats }: ognuno mostra { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}; vince il singolo valore più alto.
board-ends-alone = L'asta finisce. Vinci con { $number ->
    [one] { $number } carta.
   *[other] { $number } carte.
}
board-ends-other = L'asta finisce. Vince { $seat }.
board-ends-none = Nessuno offre: { $noble } viene saltato.
board-goes-on = Gli altri devono tenere, rilanciare o passare.
board-goes-on-pass = Gli altri continuano senza di te.
board-win = prendi una carta privilegio e paghi { $number ->
    [one] la carta
   *[other] le { $number } carte
}
board-second = secondo { $first } fiorini, terzo { $second }; le carte tornano
board-seats-you = tu
board-choose-number = Scegli un numero o passa.
board-plan-thrifty = Migliore e più basse
board-plan-highest = Più alte
board-plan-lowest = Più basse
board-plan-jokers = Migliore e jolly
board-show-count = { $chosen } di { $number } scelte
board-show-help = Tocca le carte della mano per cambiare. Una conferma le sigilla tutte.
board-buy-count =
    { $number ->
        [one] { $number } segnato
       *[other] { $number } segnati
    }
board-buy-help = Una conferma le compra tutte.
board-gulden-of = { $number } fiorini
board-left-of = restano { $number } fiorini
board-ceiling-now = { $noble } { $number }
board-privilege-for-you = Che cosa può darti
board-choose-card = Scegli una carta per vedere che cosa può darti.
board-use-help = Scegli che cosa fare con la carta; le caselle dorate nel libro mastro significano lo stesso.
board-uses-left =
    { $number ->
        [0] Entrambi i privilegi sono usati.
        [one] Ancora un privilegio da usare.
       *[other] { $number } privilegi da usare.
    }
board-money-change = { $number } fiorini, poi { $left }
board-prestige-change = +{ $number }, poi { $to }
board-prestige-lost = { $number } persi allo sbarramento
board-round-money-change = { $from } → { $to } fiorini
board-round-prestige-change = { $from } → { $to } prestigio
board-round-free-change = { $from } → { $to } gratuiti
board-round-offer-change = proposta { $from } → { $to }
board-victim-falls = scende a { $stage } e riceve un indennizzo
board-barrier-gone = nessuno sbarramento
board-barrier-then = prossimo sbarramento a { $number }
board-brings-money = +{ $number } fiorini
board-brings-prestige = +{ $number } prestigio
board-costs-gulden = costa { $number } fiorini
board-every-round = { $parts } ogni turno
board-nothing = nulla
board-discard-help = Scegli una carta della mano. Tutti la vedranno.
board-give-help = Scegli una carta della mano. Nessuno la vedrà.
board-final = Classifica finale
board-tie-cathedral = duomo { $number }
board-tie-church = chiesa { $number }
board-shared-win = Prestigio pari: decide il duomo più caro, poi la chiesa più cara.
board-joker = Jolly
board-certificate = { $card }, { $price } fiorini
