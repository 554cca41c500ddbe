### I testi di Die Staufer. I posti si chiamano come nelle parole del gioco; `$you` dice in quale siede chi legge.
### Un testo con `.many` e `.item` racconta più eventi del suo tipo in una frase sola, con le loro parti in fila.
### Con `.head` le parti si raccolgono sotto di esso. `$chest-short` è la forma `.short` del testo di `$chest`.
### `$figure` è il testo di figure-envoy o figure-noble; dove una frase lo flette, chiede proprio quella parola.

game-title = Gli Staufer
game-description = Il Re viaggia con la corte per il regno degli Staufer, e le vostre famiglie vogliono cariche vicino a lui. In ognuna delle vostre tre azioni per turno o prendete figure e casse come rifornimento, o occupate una poltrona: la strada dal Re in senso orario e la poltrona stessa si pagano con figure, che restano nelle regioni finché il Re non passa di lì. Ogni turno si conteggiano due regioni. Le casse portano punti, aiuti e privilegi, e le carte obiettivo segrete contano alla fine. Vince chi ha più punti vittoria.

## Passi: la domanda, che cosa si dice agli altri, e il titolo

step-ring = Quale regione è la prossima dell'anello?
step-ring-wait = Le regioni si dispongono ad anello.
step-ring-title = L'anello
step-tiles = Quale piastrina punti riceve la regione?
step-tiles-wait = Le piastrine punti si distribuiscono alle regioni.
step-tiles-title = Piastrine punti
step-refill = Quale cassa si mette?
step-refill-wait = Si mettono le casse.
step-refill-title = Mettere le casse
step-kinds = Quale privilegio è in gioco?
step-kinds-wait = Si sorteggiano i privilegi.
step-kinds-title = Scelta dei privilegi
step-starter = Chi è il primo giocatore?
step-starter-wait = Si sorteggia il primo giocatore.
step-starter-title = Primo giocatore
step-contracts = Quale carta obiettivo si distribuisce?
step-contracts-wait = Si distribuiscono le carte obiettivo.
step-contracts-title = Carte obiettivo
step-rows = Quale tessera round viene adesso?
step-rows-wait = Si dispongono le tessere round.
step-rows-title = Tessere round
step-round = Comincia un nuovo turno.
step-round-wait = Comincia un nuovo turno.
step-round-title = Nuovo turno
step-turn = Che cosa fai? Prendi un rifornimento oppure occupa una poltrona.
step-turn-wait = { $seats }: scelta dell'azione.
step-turn-title = Azione
step-swap = Usi la cassa «rifornimento» per prendere le casse di un altro campo?
step-swap-wait = { $seats }: scelta del campo con le casse.
step-swap-title = Cassa «rifornimento»
step-take-field = Si prendono le casse del campo.
step-take-field-wait = Si prendono le casse del campo.
step-take-field-title = Prendere le casse
step-after-supply = Dopo il rifornimento valgono i privilegi.
step-after-supply-wait = Dopo il rifornimento valgono i privilegi.
step-after-supply-title = Dopo il rifornimento
step-draw-chest = Quale cassa si pesca?
step-draw-chest-wait = Si pesca una cassa dalla pila.
step-draw-chest-title = Pescare una cassa
step-place = Si esegue l'insediamento.
step-place-wait = Si esegue l'insediamento.
step-place-title = Movimento e insediamento
step-aid = Quali casse usi per questo insediamento?
step-aid-wait = { $seats }: scelta delle casse per l'insediamento.
step-aid-title = Casse per l'insediamento
step-figures = Chi occupa la poltrona? Il dovuto lo pagano gli ambasciatori, se prima non paghi con nobili.
step-figures-wait = { $seats }: scelta delle figure.
step-figures-title = Figure
step-second = Metti gratis un secondo ambasciatore sulla poltrona?
step-second-wait = { $seats }: decisione sul secondo ambasciatore.
step-second-title = Secondo ambasciatore
step-arrive = Si prendono le casse sotto la poltrona.
step-arrive-wait = Si prendono le casse sotto la poltrona.
step-arrive-title = Arrivo
step-fetch = La provincia non ne ha più. Da quale campo pagamento prendi la figura?
step-fetch-wait = { $seats }: scelta di un campo pagamento.
step-fetch-title = Penuria
step-resolve = Scambi due casse viola con un privilegio?
step-resolve-wait = { $seats }: scelta di un privilegio.
step-resolve-title = Eseguire le casse
step-scoring = Si conteggiano le regioni di questo turno.
step-scoring-wait = Si conteggiano le regioni di questo turno.
step-scoring-title = Conteggio regionale
step-score-region = Si conteggia la prossima regione.
step-score-region-wait = Si conteggia la prossima regione.
step-score-region-title = Conteggio di una regione
step-reveal = Quale cassa si scopre?
step-reveal-wait = Si scoprono le casse.
step-reveal-title = Scoprire le casse
step-pick = Quale delle casse scoperte prendi?
step-pick-wait = { $seats }: scelta di una cassa scoperta.
step-pick-title = Scelta di una cassa
step-bonus = Si assegna il bonus della regione.
step-bonus-wait = Si assegna il bonus della regione.
step-bonus-title = Bonus regionale
step-cleanup = Si fa pulizia.
step-cleanup-wait = Si fa pulizia.
step-cleanup-title = Pulizia
step-leave = Le regioni conteggiate si liberano. Quale figura lasci sulla poltrona? Scegli in ordine, da Aachen 1 a Strasburgo 5.
step-leave-wait = { $seats }: scelta delle figure da lasciare.
step-leave-title = Lasciare figure
step-clear = Le regioni conteggiate si liberano.
step-clear-wait = Le regioni conteggiate si liberano.
step-clear-title = Liberare le poltrone
step-journey = Il Re prosegue.
step-journey-wait = Il Re prosegue.
step-journey-title = Il viaggio del Re
step-final = Si conteggiano carte obiettivo e casse.
step-final-wait = Si conteggiano carte obiettivo e casse.
step-final-title = Conteggio finale

## Verbi: il pulsante e la frase nella cronologia

verb-space-one = Usa la cassa «famigliare al posto 1»
verb-space-one-did =
    { $you ->
        [seat] Usi la cassa «famigliare al posto 1».
       *[nobody] { $seat } usa la cassa «famigliare al posto 1».
    }
verb-supply = Rifornimento: { $field }
verb-supply-did =
    { $you ->
        [seat] Prendi il campo rifornimento «{ $field }».
       *[nobody] { $seat } prende il campo rifornimento «{ $field }».
    }
verb-occupy = Occupa { $office }
verb-occupy-did =
    { $you ->
        [seat] Occupi { $office }.
       *[nobody] { $seat } occupa { $office }.
    }
verb-swap = Prendi le casse del campo «{ $field }»
verb-swap-did =
    { $you ->
        [seat] Prendi le casse del campo «{ $field }».
       *[nobody] { $seat } prende le casse del campo «{ $field }».
    }
verb-keep-field = Prendi le casse del tuo campo
verb-keep-field-did =
    { $you ->
        [seat] Prendi le casse del tuo campo.
       *[nobody] { $seat } prende le casse del proprio campo.
    }
verb-aid = Con { $aids }
verb-aid-did =
    { $you ->
        [seat] Casse usate da te: { $aids }.
       *[nobody] Casse usate da { $seat }: { $aids }.
    }
verb-sit =
    { $figure ->
        [ambasciatore] Un ambasciatore occupa la poltrona
       *[nobile] Un nobile occupa la poltrona
    }
verb-sit-did =
    { $you ->
        [seat] { $figure ->
            [ambasciatore] Metti un ambasciatore sulla poltrona.
           *[nobile] Metti un nobile sulla poltrona.
        }
       *[nobody] { $figure ->
            [ambasciatore] { $seat } mette un ambasciatore sulla poltrona.
           *[nobile] { $seat } mette un nobile sulla poltrona.
        }
    }
verb-pay-noble = Prima paga con un nobile: { $region }
verb-pay-noble-did =
    { $you ->
        [seat] Paghi con un nobile: { $region }.
       *[nobody] { $seat } paga con un nobile: { $region }.
    }
verb-second-envoy = Metti un secondo ambasciatore sulla poltrona
verb-second-envoy-did =
    { $you ->
        [seat] Metti un secondo ambasciatore sulla poltrona.
       *[nobody] { $seat } mette un secondo ambasciatore sulla poltrona.
    }
verb-no-second = Nessun secondo ambasciatore
verb-no-second-did =
    { $you ->
        [seat] Non metti un secondo ambasciatore.
       *[nobody] { $seat } non mette un secondo ambasciatore.
    }
verb-fetch = Prendila dal campo pagamento di { $region }
verb-fetch-did =
    { $you ->
        [seat] Prendi una figura dal campo pagamento di { $region }.
       *[nobody] { $seat } prende una figura dal campo pagamento di { $region }.
    }
verb-go-without = Rinuncia alla figura
verb-go-without-did =
    { $you ->
        [seat] Rinunci alla figura.
       *[nobody] { $seat } rinuncia alla figura.
    }
verb-exchange = Scambia con il { $privilege }
verb-exchange-did =
    { $you ->
        [seat] Scambi due casse viola con il { $privilege }.
       *[nobody] { $seat } scambia due casse viola con il { $privilege }.
    }
verb-keep-chests = Tieni le casse viola
verb-keep-chests-did =
    { $you ->
        [seat] Tieni le tue casse viola.
       *[nobody] { $seat } tiene le casse viola.
    }
verb-pick = Prendi la cassa: { $chest }
verb-pick-did =
    { $you ->
        [seat] Prendi una cassa: { $chest }.
       *[nobody] { $seat } prende una cassa: { $chest }.
    }
verb-leave = Lascia la figura su { $place }
verb-leave-did =
    { $you ->
        [seat] Lasci la figura su { $place }.
       *[nobody] { $seat } lascia la figura su { $place }.
    }
verb-no-leave = Non lasciare altre figure
verb-no-leave-did =
    { $you ->
        [seat] Non lasci altre figure.
       *[nobody] { $seat } non lascia altre figure.
    }
verb-ring = { $region } è la prossima dell'anello
verb-ring-did = La prossima dell'anello: { $region }.
verb-tile = { $region } riceve la piastrina punti { $tile }
verb-tile-did = { $region } riceve la piastrina punti { $tile }.
verb-chest = Esce questa cassa: { $chest }
verb-chest-did = Esce una cassa: { $chest }.
verb-kind = In gioco: { $privilege }
verb-kind-did = In gioco: { $privilege }.
verb-starter = Comincia { $seat }
verb-starter-did =
    { $you ->
        [seat] Cominci tu.
       *[nobody] Comincia { $seat }.
    }
verb-contract = { $seat } riceve una carta obiettivo: { $contract }
verb-contract-did =
    { $you ->
        [seat] Ricevi una carta obiettivo: { $contract }.
       *[nobody] { $seat } riceve una carta obiettivo: { $contract }.
    }
verb-row-region = Tessera round: { $region }
verb-row-region-did = Tessera round: { $region }.
verb-row-condition = Tessera round: { $condition }
verb-row-condition-did = Tessera round: { $condition }.
verb-row-journey = Tessera round: il Re avanza di { $journey }
verb-row-journey-did = Tessera round: il Re avanza di { $journey }.

## Eventi

event-ring = Regione { $number } dell'anello: { $region }.
    .many = L'anello in senso orario: { $items }.
    .item = { $region }
event-tile = { $region } riceve la piastrina punti { $tile }.
    .many = Ogni regione riceve una piastrina punti.
    .item = { $region }
event-kind = Sorteggiato: { $privilege }.
    .many = Sorteggiati: { $items }.
    .item = { $privilege }
event-starter =
    { $you ->
        [seat] Cominci tu.
       *[nobody] Comincia { $seat }.
    }
event-contract =
    { $you ->
        [seat] Ricevi una carta obiettivo: { $contract }.
       *[nobody] { $seat } riceve una carta obiettivo: { $contract }.
    }
    .many =
        { $you ->
            [seat] Ricevi le carte obiettivo { $items }.
           *[nobody] { $seat } riceve le carte obiettivo { $items }.
        }
    .item = «{ $contract }»
event-row = Turno { $number }: si conteggia { $region }, e inoltre { $condition }.
    .many = Conteggi per turno: { $items }.
    .item = ({ $number }) { $region } + { $condition-short }
event-king = Il Re comincia da { $region }.
event-chest-field = Sotto il campo rifornimento «{ $field }»: { $chest }.
    .many = Nuove casse sotto i campi rifornimento: { $items }.
    .head = { $field }
    .item = { $chest-short }
event-chest-office = Sotto { $office }: { $chest }.
    .many = Nuove casse sotto le poltrone, da sinistra: { $items }.
    .head = { $office-group }
    .item = { $chest-short }
event-reshuffled = Le casse scartate si mescolano in una nuova pila.
event-round = Comincia il turno { $number } di { $number2 }.
event-space-one =
    { $you ->
        [seat] Usi una cassa: il tuo famigliare va al posto 1 della barra dei rifornimenti.
       *[nobody] { $seat } usa una cassa: il famigliare va al posto 1 della barra dei rifornimenti.
    }
event-supply =
    { $you ->
        [seat] Prendi il campo rifornimento «{ $field }».
       *[nobody] { $seat } prende il campo rifornimento «{ $field }».
    }
event-swap =
    { $you ->
        [seat] Usi la cassa «rifornimento» e prendi le casse del campo «{ $field }».
       *[nobody] { $seat } usa la cassa «rifornimento» e prende le casse del campo «{ $field }».
    }
event-track-envoy =
    { $you ->
        [seat] Il tuo posto sulla barra di piazzamento dà un ambasciatore.
       *[nobody] Il posto di { $seat } sulla barra di piazzamento dà un ambasciatore.
    }
event-got =
    { $you ->
        [seat] Ricevi { $number } { $figure ->
            [ambasciatore] { $number ->
                [one] ambasciatore.
               *[other] ambasciatori.
            }
           *[nobile] { $number ->
                [one] nobile.
               *[other] nobili.
            }
        }
       *[nobody] { $seat } riceve { $number } { $figure ->
            [ambasciatore] { $number ->
                [one] ambasciatore.
               *[other] ambasciatori.
            }
           *[nobile] { $number ->
                [one] nobile.
               *[other] nobili.
            }
        }
    }
    .many =
        { $you ->
            [seat] Ricevi { $items }.
           *[nobody] { $seat } riceve { $items }.
        }
    .item =
        { $number } { $figure ->
            [ambasciatore] { $number ->
                [one] ambasciatore
               *[other] ambasciatori
            }
           *[nobile] { $number ->
                [one] nobile
               *[other] nobili
            }
        }
event-fetched =
    { $you ->
        [seat] Prendi un { $figure } dal campo pagamento di { $region }.
       *[nobody] { $seat } prende un { $figure } dal campo pagamento di { $region }.
    }
event-without =
    { $you ->
        [seat] Rimani senza { $figure ->
            [ambasciatore] l'ambasciatore.
           *[nobile] il nobile.
        }
       *[nobody] { $seat } rimane senza { $figure ->
            [ambasciatore] l'ambasciatore.
           *[nobile] il nobile.
        }
    }
event-occupied =
    { $you ->
        [seat] Occupi { $office } con un { $figure }.
       *[nobody] { $seat } occupa { $office } con un { $figure }.
    }
event-paid =
    { $you ->
        [seat] Paghi con { $number2 ->
            [0] { $number ->
                [one] { $number } ambasciatore.
               *[other] { $number } ambasciatori.
            }
           *[other] { $number ->
                [0] {""}
                [one] { $number } ambasciatore e{" "}
               *[other] { $number } ambasciatori e{" "}
            }{ $number2 ->
                [one] { $number2 } nobile.
               *[other] { $number2 } nobili.
            }
        }
       *[nobody] { $seat } paga con { $number2 ->
            [0] { $number ->
                [one] { $number } ambasciatore.
               *[other] { $number } ambasciatori.
            }
           *[other] { $number ->
                [0] {""}
                [one] { $number } ambasciatore e{" "}
               *[other] { $number } ambasciatori e{" "}
            }{ $number2 ->
                [one] { $number2 } nobile.
               *[other] { $number2 } nobili.
            }
        }
    }
event-aid =
    { $you ->
        [seat] Usi una cassa: { $chest }.
       *[nobody] { $seat } usa una cassa: { $chest }.
    }
    .many =
        { $you ->
            [seat] Usi le casse { $items }.
           *[nobody] { $seat } usa le casse { $items }.
        }
    .item = { $chest }
event-second =
    { $you ->
        [seat] Metti un secondo ambasciatore su { $office }.
       *[nobody] { $seat } mette un secondo ambasciatore su { $office }.
    }
event-took-chest =
    { $you ->
        [seat] Prendi una cassa: { $chest }.
       *[nobody] { $seat } prende una cassa: { $chest }.
    }
    .many =
        { $you ->
            [seat] Prendi le casse { $items }.
           *[nobody] { $seat } prende le casse { $items }.
        }
    .item = { $chest }
event-points-chest =
    { $you ->
        [seat] Ricevi { $number } punti dalla cassa arancione.
       *[nobody] { $seat } riceve { $number } punti dalla cassa arancione.
    }
event-exchanged =
    { $you ->
        [seat] Scambi due casse viola con il { $privilege }.
       *[nobody] { $seat } scambia due casse viola con il { $privilege }.
    }
event-points-privilege =
    { $you ->
        [seat] Ricevi { $number ->
            [one] { $number } punto
           *[other] { $number } punti
        } con il { $privilege-name }.
       *[nobody] { $seat } riceve { $number ->
            [one] { $number } punto
           *[other] { $number } punti
        } con il { $privilege-name }.
    }
    .many = Punti con il { $privilege-name }: { $items }.
    .item =
        { $number } a { $you ->
            [seat] te
           *[nobody] { $seat }
        }
event-drew-chest =
    { $you ->
        [seat] Peschi dalla pila: { $chest }.
       *[nobody] { $seat } pesca dalla pila: { $chest }.
    }
event-scoring = Si conteggia { $region }.
event-rank =
    Posizione { $number }: { $you ->
        [seat] tu
       *[nobody] { $seat }
    } (forza { $number2 }), { $number3 ->
        [0] nessun punto.
        [one] { $number3 } punto.
       *[other] { $number3 } punti.
    }
    .many = Posizioni: { $items }.
    .item =
        { $number }. { $you ->
            [seat] tu
           *[nobody] { $seat }
        } (forza { $number2 }) { $number3 ->
            [0] nessun punto
            [one] { $number3 } punto
           *[other] { $number3 } punti
        }
event-nobody = Nessuno ha una poltrona nella regione { $region }: niente punti.
event-bonus-points =
    { $you ->
        [seat] Il bonus di { $region } ti dà { $number ->
            [one] { $number } punto.
           *[other] { $number } punti.
        }
       *[nobody] { $seat } riceve { $number ->
            [one] { $number } punto
           *[other] { $number } punti
        } come bonus di { $region }.
    }
    .many = Punti bonus di { $region }: { $items }.
    .item =
        { $number } a { $you ->
            [seat] te
           *[nobody] { $seat }
        }
event-revealed = Cassa scoperta: { $chest }.
    .many = Casse scoperte: { $items }.
    .item = { $chest }
event-discarded = Scartata, perché non spetta a nessuno: { $chest }.
    .many = Scartate, perché non spettano a nessuno: { $items }.
    .item = { $chest }
event-left =
    { $you ->
        [seat] Il tuo { $figure } rimane su { $office }.
       *[nobody] Su { $office } rimane un { $figure } di { $seat }.
    }
event-cleared = Le poltrone di { $region } si liberano.
    .many = Le poltrone di { $items } si liberano.
    .item = { $region }
event-journey = Il Re raggiunge { $region }.
    .many = Il Re raggiunge { $items }.
    .item = { $region }
event-returned =
    { $you ->
        [seat] Da { $region } { $number ->
            [one] torna { $number } figura nella tua corte.
           *[other] tornano { $number } figure nella tua corte.
        }
       *[nobody] Da { $region } { $number ->
            [one] torna { $number } figura nella corte di { $seat }.
           *[other] tornano { $number } figure nella corte di { $seat }.
        }
    }
    .many = Figure che tornano da { $region }: { $items }.
    .item =
        { $you ->
            [seat] { $number } a te
           *[nobody] { $number } a { $seat }
        }
event-order =
    { $you ->
        [seat] Segue nell'ordine: tu.
       *[nobody] Segue nell'ordine: { $seat }.
    }
    .many = Il nuovo ordine: { $items }.
    .item =
        { $you ->
            [seat] tu
           *[nobody] { $seat }
        }
event-contract-scored =
    { $you ->
        [seat] La tua carta obiettivo «{ $contract }» { $number ->
            [0] non dà nulla.
            [one] dà { $number } punto.
           *[other] dà { $number } punti.
        }
       *[nobody] La carta obiettivo «{ $contract }» di { $seat } { $number ->
            [0] non dà nulla.
            [one] dà { $number } punto.
           *[other] dà { $number } punti.
        }
    }
    .many =
        { $you ->
            [seat] Le tue carte obiettivo danno { $items }.
           *[nobody] Le carte obiettivo di { $seat } danno { $items }.
        }
    .item = { $number } ({ $contract })
event-chests-scored =
    { $you ->
        [seat] Le casse ti danno { $number } (marrone), { $number2 } (turchese) e { $number3 } (viola).
       *[nobody] Le casse danno a { $seat }: { $number } (marrone), { $number2 } (turchese) e { $number3 } (viola).
    }
    .many = Punti per le casse marroni + turchesi + viola: { $items }.
    .item =
        { $number } + { $number2 } + { $number3 } a { $you ->
            [seat] te
           *[nobody] { $seat }
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

## Componenti

region-aachen = Aachen
region-augsburg = Augsburg
region-milano = Milano
region-nijmegen = Nijmegen
region-palermo = Palermo
region-strasbourg = Strasburgo
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
office-strasbourg-1 = Strasburgo 1
    .group = Strasburgo
office-strasbourg-2 = Strasburgo 2
    .group = Strasburgo
office-strasbourg-3 = Strasburgo 3
    .group = Strasburgo
office-strasbourg-4 = Strasburgo 4
    .group = Strasburgo
office-strasbourg-5 = Strasburgo 5
    .group = Strasburgo
place-aachen-1-left = Aachen 1 (sinistra)
place-aachen-1-right = Aachen 1 (destra)
place-aachen-2-left = Aachen 2 (sinistra)
place-aachen-2-right = Aachen 2 (destra)
place-aachen-3-left = Aachen 3 (sinistra)
place-aachen-3-right = Aachen 3 (destra)
place-aachen-4-left = Aachen 4 (sinistra)
place-aachen-4-right = Aachen 4 (destra)
place-aachen-5-left = Aachen 5 (sinistra)
place-aachen-5-right = Aachen 5 (destra)
place-augsburg-1-left = Augsburg 1 (sinistra)
place-augsburg-1-right = Augsburg 1 (destra)
place-augsburg-2-left = Augsburg 2 (sinistra)
place-augsburg-2-right = Augsburg 2 (destra)
place-augsburg-3-left = Augsburg 3 (sinistra)
place-augsburg-3-right = Augsburg 3 (destra)
place-augsburg-4-left = Augsburg 4 (sinistra)
place-augsburg-4-right = Augsburg 4 (destra)
place-augsburg-5-left = Augsburg 5 (sinistra)
place-augsburg-5-right = Augsburg 5 (destra)
place-milano-1-left = Milano 1 (sinistra)
place-milano-1-right = Milano 1 (destra)
place-milano-2-left = Milano 2 (sinistra)
place-milano-2-right = Milano 2 (destra)
place-milano-3-left = Milano 3 (sinistra)
place-milano-3-right = Milano 3 (destra)
place-milano-4-left = Milano 4 (sinistra)
place-milano-4-right = Milano 4 (destra)
place-milano-5-left = Milano 5 (sinistra)
place-milano-5-right = Milano 5 (destra)
place-nijmegen-1-left = Nijmegen 1 (sinistra)
place-nijmegen-1-right = Nijmegen 1 (destra)
place-nijmegen-2-left = Nijmegen 2 (sinistra)
place-nijmegen-2-right = Nijmegen 2 (destra)
place-nijmegen-3-left = Nijmegen 3 (sinistra)
place-nijmegen-3-right = Nijmegen 3 (destra)
place-nijmegen-4-left = Nijmegen 4 (sinistra)
place-nijmegen-4-right = Nijmegen 4 (destra)
place-nijmegen-5-left = Nijmegen 5 (sinistra)
place-nijmegen-5-right = Nijmegen 5 (destra)
place-palermo-1-left = Palermo 1 (sinistra)
place-palermo-1-right = Palermo 1 (destra)
place-palermo-2-left = Palermo 2 (sinistra)
place-palermo-2-right = Palermo 2 (destra)
place-palermo-3-left = Palermo 3 (sinistra)
place-palermo-3-right = Palermo 3 (destra)
place-palermo-4-left = Palermo 4 (sinistra)
place-palermo-4-right = Palermo 4 (destra)
place-palermo-5-left = Palermo 5 (sinistra)
place-palermo-5-right = Palermo 5 (destra)
place-strasbourg-1-left = Strasburgo 1 (sinistra)
place-strasbourg-1-right = Strasburgo 1 (destra)
place-strasbourg-2-left = Strasburgo 2 (sinistra)
place-strasbourg-2-right = Strasburgo 2 (destra)
place-strasbourg-3-left = Strasburgo 3 (sinistra)
place-strasbourg-3-right = Strasburgo 3 (destra)
place-strasbourg-4-left = Strasburgo 4 (sinistra)
place-strasbourg-4-right = Strasburgo 4 (destra)
place-strasbourg-5-left = Strasburgo 5 (sinistra)
place-strasbourg-5-right = Strasburgo 5 (destra)
field-envoy-and-noble = ambasciatore e nobile
field-noble = nobile
field-two-envoys = due ambasciatori
field-one-envoy = un ambasciatore
field-nothing = nessuna figura
chest-points-2 = 2 punti (arancione)
    .short = 2 punti
chest-points-3 = 3 punti (arancione)
    .short = 3 punti
chest-points-4 = 4 punti (arancione)
    .short = 4 punti
chest-points-5 = 5 punti (arancione)
    .short = 5 punti
chest-envoys-1 = 1 ambasciatore (arancione)
    .short = 1 ambasciatore
chest-envoys-2 = 2 ambasciatori (arancione)
    .short = 2 ambasciatori
chest-envoys-3 = 3 ambasciatori (arancione)
    .short = 3 ambasciatori
chest-noble = 1 nobile (arancione)
    .short = 1 nobile
chest-space-one = posto 1 (turchese)
    .short = posto 1
chest-supply = rifornimento (turchese)
    .short = rifornimento
chest-free-move = nessun costo di spostamento (turchese)
    .short = spost. gratis
chest-cheap-place = insediamento economico (turchese)
    .short = insed. economico
chest-leave-figure = lascia figura (turchese)
    .short = lascia figura
chest-brown = marrone
    .short = marrone
chest-violet = viola
    .short = viola
effect-space-one = il tuo famigliare va al posto 1 della barra dei rifornimenti
effect-supply = al rifornimento le casse di un altro campo
effect-free-move = per una volta il movimento non costa nulla
effect-cheap-place = per una volta l'insediamento costa solo 1 figura
effect-leave-figure = nella pulizia una tua figura rimane
effect-brown = alla fine { $items } punti per 1-5 casse
effect-violet = due valgono un privilegio, alla fine 1 punto ciascuna
aids-none = nessuna cassa
aids-free-move = la cassa «nessun costo di spostamento»
aids-cheap-place = la cassa «insediamento economico»
aids-both = tutte e due le casse
figure-envoy = ambasciatore
figure-noble = nobile
privilege-1 = privilegio 1 (punti subito)
    .name = privilegio 1
    .short = punti subito
privilege-2 = privilegio 2 (su una poltrona già occupata)
    .name = privilegio 2
    .short = poltrona in due
privilege-3 = privilegio 3 (secondo ambasciatore gratis)
    .name = privilegio 3
    .short = secondo ambasc.
privilege-4 = privilegio 4 (l'insediamento costa sempre 3)
    .name = privilegio 4
    .short = insediamento a 3
privilege-5 = privilegio 5 (l'insediamento costa 1 in meno)
    .name = privilegio 5
    .short = insediamento -1
privilege-6 = privilegio 6 (3 punti per una poltrona nella regione del Re)
    .name = privilegio 6
    .short = regione del Re +3
privilege-7 = privilegio 7 (1 ambasciatore in più al rifornimento)
    .name = privilegio 7
    .short = rif. +1 ambasc.
privilege-8 = privilegio 8 (1 cassa in più al rifornimento)
    .name = privilegio 8
    .short = rif. +1 cassa
privilege-9 = privilegio 9 (2 punti al rifornimento)
    .name = privilegio 9
    .short = rif. +2 punti
privilege-10 = privilegio 10 (il movimento costa solo 1)
    .name = privilegio 10
    .short = movimento a 1
privilege-11 = privilegio 11 (le prime due regioni gratis)
    .name = privilegio 11
    .short = due regioni gratis
privilege-12 = privilegio 12 (movimento gratis accanto al Re)
    .name = privilegio 12
    .short = accanto al Re gratis
privilege-13 = privilegio 13 (le figure liberate vanno nella corte)
    .name = privilegio 13
    .short = figure nella corte
privilege-14 = privilegio 14 (3, 2, 1 punti secondo la posizione)
    .name = privilegio 14
    .short = posizione +3, 2, 1
privilege-15 = privilegio 15 (2 punti per regione conteggiata con poltrona)
    .name = privilegio 15
    .short = regione conteggiata +2
privilege-16 = privilegio 16 (2 punti per ogni cassa arancione)
    .name = privilegio 16
    .short = cassa arancione +2
tile-t1 = 1
tile-t2 = 2
tile-t3 = 3
tile-t4 = 4
tile-t5 = 5
tile-t6 = 6
contract-region-aachen = regione Aachen
contract-region-augsburg = regione Augsburg
contract-region-milano = regione Milano
contract-region-nijmegen = regione Nijmegen
contract-region-palermo = regione Palermo
contract-region-strasbourg = regione Strasburgo
contract-pattern-adjacent = modello di due vicine
contract-pattern-gap = modello di due regioni con una in mezzo
contract-pattern-opposite = modello di due regioni opposte
contract-pattern-three = modello di tre regioni in fila
contract-pattern-mixed = modello di due vicine e l'opposta di una
contract-pattern-triangle = modello di una regione su due
contract-seats-3 = poltrone da 3
contract-seats-4 = poltrone da 4
contract-seats-5 = poltrone da 5
contract-seats-all = tutte le proprie poltrone
contract-pair = coppia di poltrone dello stesso costo
contract-series = serie di poltrone da 3, 4 e 5
condition-kings-region = la regione del Re
    .short = regione del Re
condition-fewest-chests = la regione con meno casse
    .short = meno casse
condition-most-offices = la regione con più poltrone occupate
    .short = più poltrone
journey-1 = 1 regione
journey-2 = 2 regioni
journey-3 = 3 regioni

## Righe del punteggio

score-round-1 = Regioni, turno 1
score-round-2 = Regioni, turno 2
score-round-3 = Regioni, turno 3
score-round-4 = Regioni, turno 4
score-round-5 = Regioni, turno 5
score-bonus = Bonus regionali
score-orange = Casse arancioni
score-privilege-1 = Privilegio 1
score-privilege-6 = Privilegio 6
score-privilege-9 = Privilegio 9
score-privilege-14 = Privilegio 14
score-privilege-15 = Privilegio 15
score-privilege-16 = Privilegio 16
score-contract-region = Obiettivo: regione
score-contract-pattern = Obiettivo: modello
score-contract-seats = Obiettivo: poltrone
score-brown = Casse marroni
score-turquoise = Casse turchesi
score-violet = Casse viola
tie-0 = Parità: figure nella corte

## Motivi contro una mossa

reason-game-over = La partita è finita.
reason-no-such-seat = A questo tavolo non c'è il posto { $number }.
reason-nature-only = Questo lo fa solo il caso; non lo decide nessun giocatore.
reason-not-nature = Questo lo decide un giocatore, non il caso.
reason-not-now = Ora non si decide questo.
reason-not-your-turn = Tocca a { $seat }.
reason-no-chest = Non hai questa cassa: { $chest }.
reason-used-already = Hai già usato questa cassa in questa azione: { $chest }.
reason-no-such-field = In così pochi giocatori non c'è il campo rifornimento «{ $field }».
reason-own-field = «{ $field }» è il campo che hai scelto; la cassa vale per un altro.
reason-field-empty = Sotto il campo «{ $field }» non ci sono casse.
reason-no-such-office = Con questo numero di giocatori non c'è la poltrona { $office }.
reason-occupied = { $office } è occupata; solo con il privilegio 2 potresti aggiungerti.
reason-full = Su { $office } ci sono già due figure, e non c'è altro spazio.
reason-needs-noble = { $office } è solo per nobili: ci va un nobile della tua corte.
reason-too-few-figures = Per movimento e insediamento ti servono { $number } figure; ne hai { $number2 }.
reason-move-free = Il movimento non costa comunque nulla; la cassa andrebbe sprecata.
reason-too-few-envoys = Ci vogliono { $number } ambasciatori; nella tua corte ne hai { $number2 }.
reason-not-owed = Qui non c'è nulla da pagare: { $region }.
reason-noble-order = I nobili si mettono nell'ordine delle regioni, da Aachen a Strasburgo; con { $region } ora i conti non tornerebbero.
reason-none-there =
    { $figure ->
        [ambasciatore] Nel campo pagamento di { $region } non hai ambasciatori.
       *[nobile] Nel campo pagamento di { $region } non hai nobili.
    }
reason-cannot-go-without = Senza questo ambasciatore non potresti pagare la poltrona.
reason-not-laid-out = Questo non è in gioco: { $privilege }.
reason-none-left = Non ne restano carte: { $privilege }.
reason-owned = Hai già il { $privilege }.
reason-not-revealed = Questa cassa non è tra quelle scoperte: { $chest }.
reason-not-yours = Non hai figure su { $place }.
reason-not-scored = { $region } non si conteggia in questo turno; lì restano comunque tutti.
reason-leave-order = Le figure si scelgono nell'ordine delle poltrone, e { $place } è stata saltata.
reason-region-placed = { $region } è già nell'anello.
reason-tile-placed = La piastrina punti { $tile } è già in una regione.
reason-not-this-region = Ora non tocca a { $region } ricevere una piastrina punti.
reason-chest-not-there = Nella pila non c'è questa cassa: { $chest }.
reason-kind-chosen = Questo è già in gioco: { $privilege }.
reason-contract-dealt = Questa carta obiettivo è già assegnata: { $contract }.
reason-not-due = Ora questa carta obiettivo non spetta a { $seat }.
reason-no-such-tile = Non resta una tessera round così.

## Opzioni

option-privileges = Privilegi
option-privileges-help = Quali sei tipi di privilegi si espongono. Oltre a questi set vanno bene sei tipi qualsiasi, con i loro numeri in ordine crescente: privileges=1+4+7+10+13+16.
option-privileges-first-game = prima partita: 1, 4, 7, 10, 13, 16
option-privileges-alternative = set alternativo: 1, 2, 5, 8, 11, 14
option-privileges-synergies = sinergia: 1, 3, 5, 8, 10, 16
option-privileges-point-rain = pioggia di punti: 1, 2, 6, 9, 13, 16
option-privileges-quantity = quantità invece che qualità: 1, 3, 4, 7, 8, 12
option-privileges-publisher = raccomandato dall'editore: 1, 2 e quattro a caso
option-privileges-random = sei a caso

## Il tavolo

legend-envoys = ambasciatori
legend-nobles = nobili
legend-king = Re
legend-only-nobles = solo per nobili
legend-steps = 1-5 passi dal Re
legend-office = marrone: poltrona 2, costo 5, libera, cassa marrone
bonus-aachen = 1 cassa ciascuno
bonus-augsburg = 1 e 1 cassa
bonus-milano = 2 punti ciascuno
bonus-nijmegen = 1 ambasciatore ciascuno
bonus-palermo = 3 e 1 punti
bonus-strasbourg = 2 e 1 ambasciatori
table-round = Turno { $round } di { $rounds }
table-setup = Preparazione
table-over = La partita è finita
table-tile = { $points } punti
table-bonus = bonus: { $bonus }
table-first = regione A
table-second = regione B
table-second-now = ora B:
table-count-chests =
    { $number ->
        [one] { $number } cassa
       *[other] { $number } casse
    }
table-count-figures =
    { $number ->
        [one] { $number } figura
       *[other] { $number } figure
    }
table-paid = pagato
table-rows = Turni
table-supply = Rifornimento
table-tracks = Barre
table-order = ordine
table-supply-track = rifornimenti
table-place-track = piazzamento
table-track-envoys =
    { $number ->
        [one] il prossimo posto di piazzamento mostra un ambasciatore
       *[other] i prossimi { $number } posti di piazzamento mostrano un ambasciatore
    }
table-privileges = Privilegi
table-chests = Casse
table-pile = { $number } nella pila
table-discard = { $number } scartate
table-court = corte
table-province = provincia
table-owned =
    { $number ->
        [one] privilegio { $items }
       *[other] privilegi { $items }
    }
table-target = Insediamento
table-owed = ancora da pagare: { $region }
table-revealed = Scoperte
table-due = Dovute
table-kept = Rimangono
table-contracts = Le tue carte obiettivo
table-belongings = Le tue casse e i tuoi privilegi
table-worth-first = { $number } per la posizione 1
table-worth-ranks = { $number } per la posizione 1, { $number2 } per la 2
table-worth-each = { $number } ogni volta
table-worth-ladder = { $items }, poi altri { $number }
table-worth-now = ora { $number }
hint-needs =
    { $number ->
        [one] { $number } figura
       *[other] { $number } figure
    }
hint-needs-with-chests = { $number } figure, con le casse { $number2 }
hint-chests =
    { $number ->
        [one] cassa: { $items }
       *[other] casse: { $items }
    }
hint-at-the-end = alla fine 1 punto ciascuna
hint-rank = poi posizione { $number } con forza { $number2 }
reference-regions = Regioni: costi delle poltrone da sinistra
reference-region = Regione
reference-seats-2 = 2 giocatori
reference-seats-more = da 3 a 5 giocatori
reference-bonus = Bonus (posizioni 1 e 2, o chi è lì)
reference-tiles = Piastrine punti: posizioni 1, 2, 3
reference-supply = Pannello rifornimento
reference-field = Campo
reference-envoys = Ambasciatori
reference-nobles = Nobili
reference-from-four = in 4 o 5 giocatori
reference-chests = Casse
reference-chest = Cassa
reference-number = Numero
reference-effect = Effetto
reference-at-once = subito
reference-privileges = Privilegi
reference-privilege = Privilegio
reference-first-game = Prima partita
reference-contracts = Carte obiettivo
reference-contract = Carta obiettivo
reference-points = Punti
reference-rounds = Tessere round
reference-tile = Tessera
reference-journey = il Re avanza di { $steps }
