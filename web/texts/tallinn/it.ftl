### Ciò che dice solo il tavolo disegnato di Tallinn.

board-estates = Ceti e torri
board-players = Giocatori e le loro esposizioni
board-player = Giocatore
board-points = Punti:
board-estate-merchant = Mercanti
board-estate-knight = Cavalieri
board-estate-monk = Monaci
board-each = uno per ceto
board-or = { $head } o { $tail }
board-you = tu
board-cards = { $hand } in mano, mazzo { $pile }
board-exchanged = { $number ->
        [one] { $number } carta scambiata
       *[other] { $number } carte scambiate
    }
board-display-of = Esposizione di { $seat }
board-your-display = La tua esposizione
board-card = { $half }; coperta: { $covered }
board-start = inizio
board-staged = scelta
board-looking = anteprima
board-sealed = sigillata
board-in-order = costruisce al { $number }º posto
board-no-cards = niente più carte
board-no-towers = nessuna torre
board-tower = Torre: { $card }
board-tower-own = Torre dalla mano, nota solo a te: { $card }
board-tower-hidden = Torre dalla mano, nascosta
board-pile = Ancora nel tuo mazzo
board-pile-order = in ordine ignoto
board-under = poi, in quest'ordine: { $cards }
board-under-only = in quest'ordine: { $cards }
board-contest = contesa
board-clear = Svuota
board-consequence = Che cosa farebbe
board-place = { $place }º posto

## I numeri accanto ai ceti

board-contest-now = Una contesa ora darebbe
board-final-now = Il punteggio finale ora darebbe
board-final-brought = Il punteggio finale ha dato
board-pays = paga 1 punto a { $seat }
board-total-now = Punti con il punteggio finale allo stato attuale:
board-total-short = Alla fine
board-standing = { $points } con il punteggio finale ora
board-five-lead = Pagamento per un vantaggio di cinque
board-strength = Forza
board-strength-is = Forza { $number }
board-strength-open = Forza da { $low } a { $high }, perché una torre è nascosta
board-against = { $own } contro { $theirs }
board-duel = Contesa di { $seat }:

## La Cronaca

board-task-have = Avere { $numbers } { $estate }
board-task-pay = Pagare { $numbers } { $estate }
board-task-for = dopo il turno { $round }, per { $points } punti
board-task-was = assegnata dopo il turno { $round }
board-task-progress = { $seat }: { $persons } { $estate }, { $points ->
        [0] ancora nulla
        [one] { $points } punto
       *[other] { $points } punti
    }{ $missing ->
        [0] { "" }
       *[other] , { $missing } al prossimo livello
    }
board-task-scored = { $seat }: { $points ->
        [0] nulla
        [one] { $points } punto
       *[other] { $points } punti
    }

## Scegliere

board-hint-select = Scegli la metà che deve valere. Tutte le carte si scoprono insieme.
board-hint-exchange = Scegli le carte nell'ordine in cui devono tornare.
board-hint-tower = Scegli una carta dell'esposizione o della mano, oppure non costruire torri.
board-hint-payment = Scegli le carte che paghi. Escono dal gioco.
board-exchange-none = Tieni la mano
board-exchange-card = Scambia { $card }
board-exchange-place = Scambia { $card }: numero { $number }
board-pay-card = Paga { $half }
board-paid-so-far = { $estate }: { $number } nella scelta

## Che cosa farebbe una mossa

board-line-cost = Costa
board-line-contest = Contesa
board-line-brings = Dà
board-line-tower = Torri
board-line-chronicle = Cronaca
board-line-final = Fine
board-exchange-cost = { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }; ne restano { $left }
board-exchange-nothing = nulla
board-no-contest = nessuna, e nessuna torre in questo turno
board-no-contest-brief = nessuna contesa
board-any-estate = Il ceto lo dici dopo che le carte sono scoperte. I due scudi contano.
board-as-things-lie = Allo stato attuale. Poi puoi costruire una torre.
board-pay-brings = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
board-pay-nothing = nulla
board-tower-strength = forza { $before } → { $after }
board-tower-hand = e una carta in meno da giocare
board-task-then = { $interim }, dopo il turno { $round }: { $persons } { $estate }, { $points ->
        [0] ancora nulla
        [one] { $points } punto
       *[other] { $points } punti
    }
board-final-then = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } allo stato attuale
board-towers-open = senza le torri nascoste
