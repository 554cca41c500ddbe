### I testi di Tallinn. I posti si chiamano come nelle parole del gioco; `$you` dice in quale di essi siede chi legge.

game-title = Tallinn
game-description = Mercanti, cavalieri e monaci vogliono contare nella città anseatica di Tallinn. A ogni turno ognuno sceglie in segreto una carta e la metà che deve valere; poi tutte le carte si scoprono insieme. Una moneta apre la contesa del suo ceto, e chi ha aperto una contesa può costruire una torre. Alla fine i ceti si confrontano ancora una volta, le torri si scoprono e vince chi ha più punti.

## Passi: la domanda, che cosa sanno gli altri e il titolo

step-deal = Qual è la prossima carta iniziale?
step-deal-wait = Si distribuiscono le carte iniziali.
step-deal-title = Carte iniziali
step-chronicle-cards = Qual è la prossima carta Cronaca?
step-chronicle-cards-wait = Si dispongono le carte Cronaca.
step-chronicle-cards-title = Carte Cronaca
step-exchange = Quali carte della mano scambi? Ognuna costa 1 punto; tra queste, la prima che nomini torna per prima.
step-exchange-wait = { $seats }: scambio di carte in corso.
step-exchange-title = Scambio di carte
step-round = Comincia un nuovo turno.
step-round-wait = Comincia un nuovo turno.
step-round-title = Nuovo turno
step-select = Quale carta giochi e quale metà deve valere?
step-select-wait = { $seats }: scelta della carta in corso.
step-select-title = Scegliere una carta
step-shield-contest = Per quale ceto i tuoi scudi aprono una contesa? Ci conti due persone in più.
step-shield-contest-wait = { $seats }: scelta del ceto per gli scudi.
step-shield-contest-title = Contesa degli scudi
step-towers = Hai aperto una contesa. Costruisci una torre?
step-towers-wait = { $seats }: decisione su una torre.
step-towers-title = Costruzione delle torri
step-tower-order = Chi tra i pari costruisce per primo?
step-tower-order-wait = L'ordine di costruzione viene sorteggiato.
step-tower-order-title = Ordine di costruzione
step-tower-in-order = Tocca a te costruire. Quale carta diventa una torre?
step-tower-in-order-wait = { $seats }: costruzione di una torre.
step-tower-in-order-title = Torri, prima chi è in testa
step-draw = Quale carta si pesca?
step-draw-wait = Si pescano le carte.
step-draw-title = Pescare
step-interim-scoring = Si valuta il compito della Cronaca.
step-interim-scoring-wait = Si valuta il compito della Cronaca.
step-interim-scoring-title = Punteggio intermedio
step-payment = Quali carte paghi per il compito della Cronaca? Escono dal gioco.
step-payment-wait = { $seats }: decisione su un pagamento.
step-payment-title = Pagamento alla Cronaca
step-shields-at-end = I tuoi scudi aggiungono due persone a un ceto di cui ne hai meno. A quale?
step-shields-at-end-wait = { $seats }: scelta di dove contano gli scudi.
step-shields-at-end-title = Scudi alla fine
step-final-scoring = Tutto si confronta ancora una volta.
step-final-scoring-wait = Tutto si confronta ancora una volta.
step-final-scoring-title = Punteggio finale

## Verbi: il pulsante e la frase nella cronologia

verb-play = Gioca { $half }
verb-play-did =
    { $you ->
        [seat] Giochi { $half }.
       *[nobody] { $seat } gioca { $half }.
    }
verb-no-tower = Non costruire torri
verb-no-tower-did =
    { $you ->
        [seat] Non costruisci nessuna torre.
       *[nobody] { $seat } non costruisce nessuna torre.
    }
verb-turn = Gira la { $card } dell'esposizione
verb-turn-did =
    { $you ->
        [seat] Trasformi la { $card } in una torre.
       *[nobody] { $seat } trasforma la { $card } in una torre.
    }
verb-lay = Posa la { $card } dalla mano
verb-lay-did =
    { $you ->
        [seat] Posi la { $card } dalla mano come torre.
       *[nobody] { $seat } posa la { $card } dalla mano come torre.
    }
verb-exchange = Scambia { $order }
verb-exchange-did =
    { $you ->
        [seat] Scambi { $order }.
       *[nobody] { $seat } scambia { $order }.
    }
verb-contest = Contesa dei { $estate }
verb-contest-did =
    { $you ->
        [seat] Scegli la contesa dei { $estate }.
       *[nobody] { $seat } sceglie la contesa dei { $estate }.
    }
verb-add = Aggiungi due { $estate }
verb-add-did =
    { $you ->
        [seat] Aggiungi due { $estate }.
       *[nobody] { $seat } aggiunge due { $estate }.
    }
verb-no-payment = Non pagare nulla
verb-no-payment-did =
    { $you ->
        [seat] Non paghi nulla.
       *[nobody] { $seat } non paga nulla.
    }
verb-pay = Paga { $cards }
verb-pay-did =
    { $you ->
        [seat] Paghi { $cards }.
       *[nobody] { $seat } paga { $cards }.
    }
verb-start = { $start } per { $seat }
verb-start-did =
    { $you ->
        [seat] Ricevi la { $start }.
       *[nobody] { $seat } riceve la { $start }.
    }
verb-draw = { $seat } pesca la { $card }
verb-draw-did =
    { $you ->
        [seat] Peschi la { $card }.
       *[nobody] { $seat } pesca la { $card }.
    }
verb-lot = La sorte tocca a { $seat }
verb-lot-did =
    { $you ->
        [seat] La sorte tocca a te.
       *[nobody] La sorte tocca a { $seat }.
    }
verb-chronicle = { $chronicle } per il { $interim }
verb-chronicle-did = La { $chronicle } è pronta per il { $interim }.

## Eventi

event-start =
    { $you ->
        [seat] Ricevi la { $start }.
       *[nobody] { $seat } riceve la { $start }.
    }
event-drew =
    { $you ->
        [seat] Peschi una carta.
       *[nobody] { $seat } pesca una carta.
    }
event-drew-card =
    { $you ->
        [seat] Peschi la { $card }.
       *[nobody] { $seat } pesca la { $card }.
    }
event-task = La { $chronicle } è pronta per il { $interim }.
event-exchanged =
    { $you ->
        [seat] { $number ->
            [0] Non scambi carte.
            [one] Scambi { $number } carta e paghi { $number } punto.
           *[other] Scambi { $number } carte e paghi { $number } punti.
        }
       *[nobody] { $number ->
            [0] { $seat } non scambia carte.
            [one] { $seat } scambia { $number } carta e paga { $number } punto.
           *[other] { $seat } scambia { $number } carte e paga { $number } punti.
        }
    }
event-round = Turno { $number }
event-played =
    { $you ->
        [seat] Scopri { $half }.
       *[nobody] { $seat } scopre { $half }.
    }
event-named =
    { $you ->
        [seat] I tuoi scudi aprono la contesa dei { $estate }.
       *[nobody] Gli scudi di { $seat } aprono la contesa dei { $estate }.
    }
event-compared =
    { $you ->
        [seat] Contesa dei { $estate }: tu contro { $seat2 }, { $number } a { $number2 }
        [seat2] Contesa dei { $estate }: { $seat } contro di te, { $number } a { $number2 }
       *[nobody] Contesa dei { $estate }: { $seat } contro { $seat2 }, { $number } a { $number2 }
    }: { $number3 ->
        [0] niente.
        [one] { $number3 } punto.
       *[other] { $number3 } punti.
    }
event-contest =
    { $you ->
        [seat] La tua contesa dei { $estate } ti porta { $number ->
            [0] niente.
            [one] { $number } punto.
           *[other] { $number } punti.
        }
       *[nobody] La contesa dei { $estate } porta a { $seat } { $number ->
            [0] niente.
            [one] { $number } punto.
           *[other] { $number } punti.
        }
    }
event-no-tower =
    { $you ->
        [seat] Non costruisci nessuna torre.
       *[nobody] { $seat } non costruisce nessuna torre.
    }
event-turned =
    { $you ->
        [seat] Giri la { $card } della tua esposizione: diventa una torre.
       *[nobody] { $seat } gira la { $card } dell'esposizione: diventa una torre.
    }
event-laid =
    { $you ->
        [seat] Posi una carta della mano coperta come torre.
       *[nobody] { $seat } posa una carta della mano coperta come torre.
    }
event-laid-card =
    { $you ->
        [seat] Posi la { $card } della mano coperta come torre.
       *[nobody] { $seat } posa la { $card } della mano coperta come torre.
    }
event-lot =
    { $you ->
        [seat] La sorte tocca a te: costruisci adesso.
       *[nobody] La sorte tocca a { $seat }, che costruisce adesso.
    }
event-task-scored =
    { $you ->
        [seat] Assolvi il compito del { $interim }
       *[nobody] { $seat } assolve il compito del { $interim }
    }: { $number ->
        [one] { $number } punto.
       *[other] { $number } punti.
    }
event-task-missed =
    { $you ->
        [seat] Manchi il compito del { $interim }.
       *[nobody] { $seat } manca il compito del { $interim }.
    }
event-paid =
    { $you ->
        [seat] Paghi { $cards } alla Cronaca
       *[nobody] { $seat } paga { $cards } alla Cronaca
    }: { $number ->
        [one] { $number } punto.
       *[other] { $number } punti.
    }
event-not-paid =
    { $you ->
        [seat] Non paghi nulla alla Cronaca.
       *[nobody] { $seat } non paga nulla alla Cronaca.
    }
event-added =
    { $you ->
        [seat] I tuoi scudi valgono come altri due { $estate }.
       *[nobody] Gli scudi di { $seat } valgono come altri due { $estate }.
    }
event-final-estate =
    { $you ->
        [seat] Punteggio finale dei { $estate }: ne hai { $number } e ottieni { $number2 ->
            [0] niente.
            [one] { $number2 } punto.
           *[other] { $number2 } punti.
        }
       *[nobody] Punteggio finale dei { $estate }: { $seat } ne ha { $number } e ottiene { $number2 ->
            [0] niente.
            [one] { $number2 } punto.
           *[other] { $number2 } punti.
        }
    }
event-payment =
    { $you ->
        [seat] Hai almeno cinque { $estate } meno di { $seat2 } e paghi 1 punto.
        [seat2] { $seat } ha almeno cinque { $estate } meno di te e ti paga 1 punto.
       *[nobody] { $seat } ha almeno cinque { $estate } meno di { $seat2 } e paga 1 punto.
    }
event-towers-up =
    { $you ->
        [seat] Torri: scopri { $cards }.
       *[nobody] Torri: { $seat } scopre { $cards }.
    }
event-towers =
    { $you ->
        [seat] Torri: la tua forza è { $number } e ottieni { $number2 ->
            [0] niente.
            [one] { $number2 } punto.
           *[other] { $number2 } punti.
        }
       *[nobody] Torri: { $seat } ha forza { $number } e ottiene { $number2 ->
            [0] niente.
            [one] { $number2 } punto.
           *[other] { $number2 } punti.
        }
    }
event-winner =
    { $you ->
        [seat] Vinci con { $number ->
            [one] { $number } punto.
           *[other] { $number } punti.
        }
       *[nobody] { $seat } vince con { $number ->
            [one] { $number } punto.
           *[other] { $number } punti.
        }
    }

## Materiale

estate-merchant = mercanti
estate-knight = cavalieri
estate-monk = monaci
person-merchant =
    { $count ->
        [one] { $count } mercante
       *[other] { $count } mercanti
    }
person-knight =
    { $count ->
        [one] { $count } cavaliere
       *[other] { $count } cavalieri
    }
person-monk =
    { $count ->
        [one] { $count } monaco
       *[other] { $count } monaci
    }
coin =
    { $count ->
        [one] moneta
       *[other] { $count } monete
    }
shield =
    { $count ->
        [one] { $count } scudo imperiale
       *[other] { $count } scudi imperiali
    }
card-1 = carta 1
card-2 = carta 2
card-3 = carta 3
card-4 = carta 4
card-5 = carta 5
card-6 = carta 6
card-7 = carta 7
card-8 = carta 8
card-9 = carta 9
card-10 = carta 10
card-legate = carta Legato
    .short = Legato
half-legate-a = Legato a
half-legate-b = Legato b
half-shown = { $name }: { $parts }
order-none = nessuna carta
order-one = la { $item }
order-list = le carte { $items }
order-join = { $head }, poi { $tail }
cards-one = la { $item }
cards-list = le carte { $items }
cards-join = { $head } + { $tail }
start-s1 = carta iniziale S1
start-s2 = carta iniziale S2
start-s3 = carta iniziale S3
start-s4 = carta iniziale S4
start-s5 = carta iniziale S5
start-s6 = carta iniziale S6
start-shown = { $name } ({ $parts })
chronicle-c1 = carta Cronaca C1
chronicle-c2 = carta Cronaca C2
chronicle-c3 = carta Cronaca C3
chronicle-c4 = carta Cronaca C4
chronicle-c5 = carta Cronaca C5
chronicle-c6 = carta Cronaca C6
interim-i = punteggio intermedio I
interim-ii = punteggio intermedio II

## Righe del punteggio

score-start = Inizio
score-exchange = Scambio
score-contest-merchant = Contese: mercanti
score-contest-knight = Contese: cavalieri
score-contest-monk = Contese: monaci
score-interim-i = Punteggio intermedio I
score-interim-ii = Punteggio intermedio II
score-final-merchant = Finale: mercanti
score-final-knight = Finale: cavalieri
score-final-monk = Finale: monaci
score-payments = Pagamenti
score-towers = Torri

## Ragioni contro una mossa

reason-game-over = La partita è finita.
reason-no-such-seat = A questo tavolo non c'è il posto { $number }.
reason-nature-only = Questo lo fa solo il caso; nessun giocatore lo decide.
reason-not-nature = Questo lo decide un giocatore, non il caso.
reason-not-now = Ora non si decide questo.
reason-already-chosen = Hai già scelto.
reason-no-cards = Non hai più carte in mano.
reason-not-in-hand = Non hai in mano la { $card }.
reason-no-legate = In questa partita non c'è il Legato.
reason-no-chronicle = In questa partita non c'è la Cronaca.
reason-no-shields = I tuoi scudi non sono attivi.
reason-no-contest = In questo turno non hai aperto contese, quindi non costruisci torri.
reason-not-your-turn = Adesso tocca costruire a { $seat }.
reason-is-tower = Una torre resta una torre, e la { $card } lo è già.
reason-not-in-display = Non hai la { $card } scoperta davanti a te.
reason-cannot-pay = Non puoi pagare: le tue carte scoperte mostrano meno di { $number } { $estate }.
reason-too-few-paid = Queste carte mostrano { $number } { $estate }; ne servono { $number2 }.
reason-too-many-paid = È più del necessario: togli la { $card }.
reason-not-fewest = I { $estate } non sono il tuo ceto più piccolo.
reason-not-tied = Uno solo dei tuoi ceti è il più piccolo: non c'è nulla da scegliere.
reason-has-start = La carta iniziale di { $seat } è già lì.
reason-start-taken = Qualcun altro ha la { $start }.
reason-not-due = Ora non spetta nessuna carta a { $seat }.
reason-not-in-pile = In quel mazzo di pesca non c'è la { $card }.
reason-lies-under = Altre carte vengono prima: la { $card } è sotto il mazzo.
reason-not-tied-for-order = Non si sorteggia per { $seat }.
reason-task-laid = La carta per il { $interim } è già lì, o non è ancora il suo momento.
reason-chronicle-taken = È già sul tavolo: { $chronicle }.

## Opzioni

option-legate = Il Legato dell'Imperatore
option-legate-help = Tutti ricevono il Legato come undicesima carta e prima del primo turno possono scambiare carte della mano.
option-legate-off = senza
option-legate-on = con il Legato
option-chronicle = La Cronaca
option-chronicle-help = Due compiti scoperti si valutano durante la partita.
option-chronicle-off = senza
option-chronicle-on = con la Cronaca
option-towers = Costruzione delle torri
option-towers-help = Sulle torri si decide tutti insieme, o uno dopo l'altro cominciando da chi è in testa.
option-towers-together = tutti insieme
option-towers-leader-first = chi è in testa decide per primo
option-chronicle-start-card = Carte iniziali e Cronaca
option-chronicle-start-card-help = Se le persone sulla carta iniziale contano per i compiti della Cronaca.
option-chronicle-start-card-off = le carte iniziali non contano
option-chronicle-start-card-on = le carte iniziali contano

## Il tavolo

mark-merchant = M
mark-knight = C
mark-monk = O
legend-coin = moneta: contesa
legend-shield = scudo
legend-tower = torre
table-round = Turno { $round } di { $rounds }
table-setup = Preparazione
table-over = La partita è finita
table-silver = argento sul { $field }
table-gold = oro sul { $field }
table-gold-silver = oro e argento sul { $field }
table-beside = accanto alla carta segnapunti
table-display = Esposizione
table-this-round = Questo turno
table-contest = contesa dei { $estate }
table-towers = Torri
table-paid = Pagate
table-hand = Mano
table-pile = Mazzo
table-under = sotto
table-none = nessuna
table-hidden = coperta
table-sealed = scelta, coperta
table-choosing = sta scegliendo
table-your-hand = La tua mano
task-have = possiedi { $estate }
task-pay = paga { $estate }
task-level =
    { $points ->
        [one] { $need } per { $points } punto
       *[other] { $need } per { $points } punti
    }
task-after = dopo il turno { $round }
reference-influence = Carte influenza: tutti hanno la stessa serie
reference-start = Carte iniziali
reference-chronicle = Carte Cronaca
reference-levels = Se un compito nomina due numeri, il primo porta tanti punti quanti sono i giocatori, il secondo il doppio.
reference-card = Carta
