### I testi di Augsburg 1520. I posti si chiamano come nelle parole del gioco; `$you` dice in quale siede chi legge.
### Un testo con `.many` e `.item` racconta più eventi del suo tipo in una frase sola, con le loro parti in fila.

game-title = Augsburg 1520
game-description = I grandi d'Europa vivono a credito, e i loro pagherò sono nelle vostre mani. In ogni turno fate visita a cinque nobili e offrite pagherò per averne il favore; tra chi offre lo stesso numero decide il singolo pagherò più alto. Chi vince prende una carta privilegio ed esegue due dei suoi tre privilegi: denaro, prestigio, carte, o un passo avanti nei fondaci, nella nobiltà o nelle cariche. Senza chiesa e duomo il prestigio si ferma a uno sbarramento. Vince chi ha più punti prestigio.

## Passi: la domanda, che cosa si dice agli altri, e il titolo

step-starter = Chi è il primo giocatore?
step-starter-wait = Si sorteggia il primo giocatore.
step-starter-title = Primo giocatore
step-display = Quale carta privilegio si scopre?
step-display-wait = Si scoprono le carte privilegio.
step-display-title = Carte privilegio
step-deal = Quale pagherò si distribuisce?
step-deal-wait = Si distribuiscono i pagherò.
step-deal-title = Distribuzione
step-top-price = Quale prezzo mostra la carta in cima al mazzo di pesca?
step-top-price-wait = La carta in cima al mazzo di pesca mostra il suo prezzo.
step-top-price-title = Prezzo della carta in cima
step-buy = Quale pagherò compri? Scorri la tua proposta in ordine: ciò che salti non si può più comprare.
step-buy-wait = { $seats }: scelta degli acquisti.
step-buy-title = Acquisto
step-unwanted = Quale pagherò non comprato finisce in cima agli scarti?
step-unwanted-wait = Si scartano i pagherò non comprati.
step-unwanted-title = Pagherò non comprati
step-round = Comincia un nuovo turno.
step-round-wait = Comincia un nuovo turno.
step-round-title = Nuovo turno
step-visit = Si fa visita al nobile successivo.
step-visit-wait = Si fa visita al nobile successivo.
step-visit-title = Prossima visita
step-auction = Quante carte valide offri?
step-auction-wait = { $seats }: offrire o passare.
step-auction-title = Asta
step-show = Quale carta mostri? Scendi dal valore più alto; vince il singolo valore più alto.
step-show-wait = { $seats }: scelta delle carte da mostrare.
step-show-title = Confronto
step-pay-bid = Quale carta del vincitore finisce in cima agli scarti?
step-pay-bid-wait = Si scartano le carte del vincitore.
step-pay-bid-title = Pagamento dell'offerta
step-take = Hai vinto. Quale carta privilegio prendi?
step-take-wait = { $seats }: scelta di una carta privilegio.
step-take-title = Scelta di una carta privilegio
step-use = Che cosa fai con la tua carta privilegio?
step-use-wait = { $seats }: esecuzione dei privilegi.
step-use-title = Privilegi
step-compensation = Ti è stato preso un livello. Che indennizzo scegli?
step-compensation-wait = { $seats }: scelta di un indennizzo.
step-compensation-title = Indennizzo
step-draw = Quale pagherò si pesca?
step-draw-wait = Si pescano i pagherò.
step-draw-title = Pescare
step-discard = Quale carta della mano scarti?
step-discard-wait = { $seats }: scarto di una carta.
step-discard-title = Scartare
step-phase-two = Il turno si chiude con denaro, prestigio e pagherò.
step-phase-two-wait = Il turno si chiude con denaro, prestigio e pagherò.
step-phase-two-title = Fine del turno
step-shortage = I pagherò bastano per tutti?
step-shortage-wait = Si contano i pagherò rimasti.
step-shortage-title = Penuria
step-give = Ci sono troppo pochi pagherò da distribuire. Quale carta della mano cedi?
step-give-wait = { $seats }: cessione di una carta.
step-give-title = Penuria: cedere una carta

## Verbi: il pulsante e la frase nella cronologia

verb-buy = Compra { $card }
verb-buy-did =
    { $you ->
        [seat] Compri { $card }.
       *[nobody] { $seat } compra { $card }.
    }
verb-done = Non comprare altro
verb-done-did =
    { $you ->
        [seat] Non compri altro.
       *[nobody] { $seat } non compra altro.
    }
verb-pass = Passa
verb-pass-did =
    { $you ->
        [seat] Passi.
       *[nobody] { $seat } passa.
    }
verb-bid = Offri { $bid }
verb-bid-did =
    { $you ->
        [seat] Offri { $bid }.
       *[nobody] { $seat } offre { $bid }.
    }
verb-show = Mostra { $card }
verb-show-did =
    { $you ->
        [seat] Metti giù coperta, da mostrare: { $card }.
       *[nobody] { $seat } mette giù coperta, da mostrare: { $card }.
    }
verb-take = Prendi la { $privilege }
verb-take-did =
    { $you ->
        [seat] Prendi la { $privilege }.
       *[nobody] { $seat } prende la { $privilege }.
    }
verb-collect = Prendi 500 fiorini
verb-collect-did =
    { $you ->
        [seat] Prendi 500 fiorini.
       *[nobody] { $seat } prende 500 fiorini.
    }
verb-prestige = Prendi { $points }
verb-prestige-did =
    { $you ->
        [seat] Prendi { $points }.
       *[nobody] { $seat } prende { $points }.
    }
verb-draw-two = Pesca due carte, scartane una
verb-draw-two-did =
    { $you ->
        [seat] Peschi due carte.
       *[nobody] { $seat } pesca due carte.
    }
verb-advance = Sali: { $category }
verb-advance-did =
    { $you ->
        [seat] Sali: { $category }.
       *[nobody] { $seat } sale: { $category }.
    }
verb-seize = Sali: { $category }, con la tessera di { $seat }
verb-seize-did =
    { $you ->
        [seat] Ti viene presa la tessera: { $category }.
       *[nobody] A { $seat } viene presa la tessera: { $category }.
    }
verb-factory-money = Prendi 300 fiorini dai fondaci
verb-factory-money-did =
    { $you ->
        [seat] Prendi 300 fiorini dai fondaci.
       *[nobody] { $seat } prende 300 fiorini dai fondaci.
    }
verb-right = Prendi { $tile }
verb-right-did =
    { $you ->
        [seat] Prendi { $tile }.
       *[nobody] { $seat } prende { $tile }.
    }
verb-build = Costruisci { $building }
verb-build-did =
    { $you ->
        [seat] Costruisci { $building }.
       *[nobody] { $seat } costruisce { $building }.
    }
verb-lapse = Lascia decadere un privilegio per 2 punti prestigio
verb-lapse-did =
    { $you ->
        [seat] Lasci decadere un privilegio.
       *[nobody] { $seat } lascia decadere un privilegio.
    }
verb-extra = Costruisci { $building } con il capomastro
verb-extra-did =
    { $you ->
        [seat] Costruisci { $building } con il capomastro.
       *[nobody] { $seat } costruisce { $building } con il capomastro.
    }
verb-end = Non costruire nulla con il capomastro
verb-end-did =
    { $you ->
        [seat] Non costruisci nulla con il capomastro.
       *[nobody] { $seat } non costruisce nulla con il capomastro.
    }
verb-compensation = Prendi { $amends } come indennizzo
verb-compensation-did =
    { $you ->
        [seat] Prendi { $amends } come indennizzo.
       *[nobody] { $seat } prende { $amends } come indennizzo.
    }
verb-discard = Scarta { $card }
verb-discard-did =
    { $you ->
        [seat] Scarti { $card }.
       *[nobody] { $seat } scarta { $card }.
    }
verb-give = Cedi { $card }
verb-give-did =
    { $you ->
        [seat] Cedi { $card }.
       *[nobody] { $seat } cede { $card }.
    }
verb-starter = Comincia { $seat }
verb-starter-did =
    { $you ->
        [seat] Cominci tu.
       *[nobody] Comincia { $seat }.
    }
verb-open = Scopri la { $privilege }
verb-open-did = Scoperta: { $privilege }.
verb-deal = { $seat } riceve { $card }
verb-deal-did =
    { $you ->
        [seat] Ricevi { $card }.
       *[nobody] { $seat } riceve { $card }.
    }
verb-top = La carta in cima costa { $price }
verb-top-did = La carta in cima al mazzo di pesca costa { $price }.
verb-on-top = { $card } finisce in cima
verb-on-top-did = In cima agli scarti: { $card }.

## Eventi

event-starter =
    { $you ->
        [seat] Cominci tu.
       *[nobody] Comincia { $seat }.
    }
event-opened = Carta privilegio scoperta: { $privilege }.
    .many = Carte privilegio scoperte: { $items }.
    .item = { $privilege }
event-free =
    { $you ->
        [seat] Ricevi { $number } pagherò { $number ->
            [one] gratuito.
           *[other] gratuiti.
        }
       *[nobody] { $seat } riceve { $number } pagherò { $number ->
            [one] gratuito.
           *[other] gratuiti.
        }
    }
    .many = Pagherò gratuiti: { $items }.
    .item =
        { $you ->
            [seat] { $number } per te
           *[nobody] { $number } per { $seat }
        }
event-offered =
    { $you ->
        [seat] La tua proposta è di { $number } pagherò.
       *[nobody] La proposta di { $seat } è di { $number } pagherò.
    }
    .many = Pagherò proposti: { $items }.
    .item =
        { $you ->
            [seat] { $number } a te
           *[nobody] { $number } a { $seat }
        }
event-free-card =
    { $you ->
        [seat] Il tuo pagherò gratuito è { $card }.
       *[nobody] Il pagherò gratuito di { $seat } è { $card }.
    }
    .many =
        { $you ->
            [seat] I tuoi pagherò gratuiti sono { $items }.
           *[nobody] I pagherò gratuiti di { $seat } sono { $items }.
        }
    .item = { $card }
event-offered-card =
    { $you ->
        [seat] La tua proposta è { $card }.
       *[nobody] La proposta di { $seat } è { $card }.
    }
    .many =
        { $you ->
            [seat] La tua proposta è { $items }.
           *[nobody] La proposta di { $seat } è { $items }.
        }
    .item = { $card }
event-top = La carta in cima al mazzo di pesca costa { $price }.
event-bought =
    { $you ->
        [seat] { $number ->
            [0] Non compri pagherò.
           *[other] Compri { $number } pagherò.
        }
       *[nobody] { $number ->
            [0] { $seat } non compra pagherò.
           *[other] { $seat } compra { $number } pagherò.
        }
    }
    .many = Pagherò comprati: { $items }.
    .item =
        { $you ->
            [seat] { $number } da te
           *[nobody] { $number } da { $seat }
        }
event-paid =
    { $you ->
        [seat] { $number ->
            [0] Non compri pagherò e ti restano { $number2 } fiorini.
           *[other] Paghi { $number } fiorini e te ne restano { $number2 }.
        }
       *[nobody] { $number ->
            [0] { $seat } non compra pagherò e ha ancora { $number2 } fiorini.
           *[other] { $seat } paga { $number } fiorini e ne ha ancora { $number2 }.
        }
    }
event-on-top = In cima agli scarti: { $card }.
event-reshuffled = La pila degli scarti si mescola e diventa il mazzo di pesca.
event-round = Turno { $number } di { $number2 }
event-auction =
    { $you ->
        [seat] Visita a { $noble }. Apri tu.
       *[nobody] Visita a { $noble }. Apre { $seat }.
    }
event-bid =
    { $you ->
        [seat] Offri { $bid }.
       *[nobody] { $seat } offre { $bid }.
    }
event-held =
    { $you ->
        [seat] Tieni { $bid }.
       *[nobody] { $seat } tiene { $bid }.
    }
event-passed =
    { $you ->
        [seat] Passi.
       *[nobody] { $seat } passa.
    }
    .many = Passano: { $items }.
    .item =
        { $you ->
            [seat] tu
           *[nobody] { $seat }
        }
event-skipped = Nessuno offre. { $noble } si salta.
event-shown =
    { $you ->
        [seat] Mostri { $card }.
       *[nobody] { $seat } mostra { $card }.
    }
    .many =
        { $you ->
            [seat] Mostri { $items }.
           *[nobody] { $seat } mostra { $items }.
        }
    .item = { $card }
event-won =
    { $you ->
        [seat] Ottieni il favore di { $noble }.
       *[nobody] { $seat } ottiene il favore di { $noble }.
    }
event-consoled =
    { $you ->
        [seat] Ricevi { $number } fiorini di consolazione.
       *[nobody] { $seat } riceve { $number } fiorini di consolazione.
    }
event-took =
    { $you ->
        [seat] Prendi la { $privilege }.
       *[nobody] { $seat } prende la { $privilege }.
    }
event-collected =
    { $you ->
        [seat] Ricevi { $number } fiorini.
       *[nobody] { $seat } riceve { $number } fiorini.
    }
event-prestige =
    { $you ->
        [seat] Ottieni { $number } punti prestigio.
       *[nobody] { $seat } ottiene { $number } punti prestigio.
    }
event-drew =
    { $you ->
        [seat] Peschi { $number } pagherò.
       *[nobody] { $seat } pesca { $number } pagherò.
    }
event-drew-card =
    { $you ->
        [seat] Hai pescato { $card }.
       *[nobody] { $seat } ha pescato { $card }.
    }
    .many =
        { $you ->
            [seat] Hai pescato { $items }.
           *[nobody] { $seat } ha pescato { $items }.
        }
    .item = { $card }
event-discarded =
    { $you ->
        [seat] Scarti { $card }.
       *[nobody] { $seat } scarta { $card }.
    }
event-advanced =
    { $you ->
        [seat] Raggiungi { $stage }.
       *[nobody] { $seat } raggiunge { $stage }.
    }
event-seized =
    { $you ->
        [seat] Prendi a { $seat2 } { $stage }.
        [seat2] { $seat } ti prende { $stage }.
       *[nobody] { $seat } prende a { $seat2 } { $stage }.
    }
event-amends-money =
    { $you ->
        [seat] Ricevi { $number } fiorini come indennizzo.
       *[nobody] { $seat } riceve { $number } fiorini come indennizzo.
    }
event-amends-prestige =
    { $you ->
        [seat] Ottieni { $number ->
            [one] { $number } punto prestigio come indennizzo.
           *[other] { $number } punti prestigio come indennizzo.
        }
       *[nobody] { $seat } ottiene { $number ->
            [one] { $number } punto prestigio come indennizzo.
           *[other] { $number } punti prestigio come indennizzo.
        }
    }
event-factory-money =
    { $you ->
        [seat] Ricevi { $number } fiorini dai tuoi fondaci.
       *[nobody] { $seat } riceve { $number } fiorini dai fondaci.
    }
event-right =
    { $you ->
        [seat] Prendi { $right }.
       *[nobody] { $seat } prende { $right }.
    }
event-built =
    { $you ->
        [seat] Costruisci { $building } per { $number } fiorini.
       *[nobody] { $seat } costruisce { $building } per { $number } fiorini.
    }
event-lapsed =
    { $you ->
        [seat] Lasci decadere un privilegio per { $number } punti prestigio.
       *[nobody] { $seat } lascia decadere un privilegio per { $number } punti prestigio.
    }
event-barrier =
    { $you ->
        [seat] Lo sbarramento a { $number2 } ti ferma: { $number ->
            [one] { $number } punto va perso.
           *[other] { $number } punti vanno persi.
        }
       *[nobody] Lo sbarramento a { $number2 } ferma { $seat }: { $number ->
            [one] { $number } punto va perso.
           *[other] { $number } punti vanno persi.
        }
    }
event-income =
    { $you ->
        [seat] Rendita: { $number } fiorini per te.
       *[nobody] Rendita: { $number } fiorini per { $seat }.
    }
    .many = Rendita in fiorini: { $items }.
    .item =
        { $you ->
            [seat] { $number } per te
           *[nobody] { $number } per { $seat }
        }
event-round-prestige =
    Prestigio: { $number }{ $number2 ->
        [0] {""}
       *[other] {" "}+ { $number2 } (stemma)
    }{ $number3 ->
        [0] {""}
       *[other] {" "}+ { $number3 } (patente)
    } { $you ->
        [seat] per te.
       *[nobody] per { $seat }.
    }
    .many = Prestigio: { $items }.
    .item =
        { $number }{ $number2 ->
            [0] {""}
           *[other] {" "}+ { $number2 } (stemma)
        }{ $number3 ->
            [0] {""}
           *[other] {" "}+ { $number3 } (patente)
        } { $you ->
            [seat] per te
           *[nobody] per { $seat }
        }
event-shortage = Servono { $number } pagherò, ma ce ne sono solo { $number2 }: ognuno cede una carta della mano.
event-gave =
    { $you ->
        [seat] Cedi una carta della mano.
       *[nobody] { $seat } cede una carta della mano.
    }
    .many = Cedono una carta della mano: { $items }.
    .item =
        { $you ->
            [seat] tu
           *[nobody] { $seat }
        }
event-gave-card =
    { $you ->
        [seat] Cedi { $card }.
       *[nobody] { $seat } cede { $card }.
    }
event-shuffled-all = Tutti i pagherò rimasti si mescolano insieme.
event-winner =
    { $you ->
        [seat] Vinci con { $number ->
            [one] { $number } punto prestigio.
           *[other] { $number } punti prestigio.
        }
       *[nobody] { $seat } vince con { $number ->
            [one] { $number } punto prestigio.
           *[other] { $number } punti prestigio.
        }
    }

## Materiale

noble-philipp = Filippo
noble-louise = Luisa
noble-leo = Leone
noble-maria = Maria
noble-maximilian = Massimiliano
card-philipp-1 = Filippo 1
card-philipp-2 = Filippo 2
card-philipp-3 = Filippo 3
card-philipp-4 = Filippo 4
card-philipp-5 = Filippo 5
card-philipp-6 = Filippo 6
card-philipp-7 = Filippo 7
card-philipp-8 = Filippo 8
card-philipp-9 = Filippo 9
card-philipp-10 = Filippo 10
card-philipp-11 = Filippo 11
card-philipp-12 = Filippo 12
card-philipp-13 = Filippo 13
card-philipp-14 = Filippo 14
card-philipp-15 = Filippo 15
card-philipp-16 = Filippo 16
card-philipp-17 = Filippo 17
card-louise-1 = Luisa 1
card-louise-2 = Luisa 2
card-louise-3 = Luisa 3
card-louise-4 = Luisa 4
card-louise-5 = Luisa 5
card-louise-6 = Luisa 6
card-louise-7 = Luisa 7
card-louise-8 = Luisa 8
card-louise-9 = Luisa 9
card-louise-10 = Luisa 10
card-louise-11 = Luisa 11
card-louise-12 = Luisa 12
card-louise-13 = Luisa 13
card-louise-14 = Luisa 14
card-louise-15 = Luisa 15
card-louise-16 = Luisa 16
card-louise-17 = Luisa 17
card-leo-1 = Leone 1
card-leo-2 = Leone 2
card-leo-3 = Leone 3
card-leo-4 = Leone 4
card-leo-5 = Leone 5
card-leo-6 = Leone 6
card-leo-7 = Leone 7
card-leo-8 = Leone 8
card-leo-9 = Leone 9
card-leo-10 = Leone 10
card-leo-11 = Leone 11
card-leo-12 = Leone 12
card-leo-13 = Leone 13
card-leo-14 = Leone 14
card-leo-15 = Leone 15
card-leo-16 = Leone 16
card-leo-17 = Leone 17
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
card-joker = jolly
price = { $count } fiorini
price-200 = 200 fiorini
price-250 = 250 fiorini
price-300 = 300 fiorini
price-350 = 350 fiorini
price-400 = 400 fiorini
privilege-p1 = carta 1
privilege-p2 = carta 2
privilege-p3 = carta 3
privilege-p4 = carta 4
privilege-p5 = carta 5
privilege-p6 = carta 6
privilege-p7 = carta 7
privilege-p8 = carta 8
privilege-p9 = carta 9
privilege-p10 = carta 10
privilege-shown = { $name } ({ $parts })
symbol-factory = fondaci
symbol-nobility = nobiltà
symbol-office = cariche
symbol-money = 500 fiorini
symbol-prestige-6 = 6 punti
symbol-prestige-7 = 7 punti
symbol-cards = 2 carte meno 1
category-factory = fondaci
    .short = Fondaci
category-nobility = nobiltà
    .short = Nobiltà
category-office = cariche
    .short = Cariche
stage-factory-1 = il livello 1 dei fondaci (Augusta)
    .short = Augusta
stage-factory-2 = il livello 2 dei fondaci (Innsbruck)
    .short = Innsbruck
stage-factory-3 = il livello 3 dei fondaci (Anversa)
    .short = Anversa
stage-factory-4 = il livello 4 dei fondaci (Venezia)
    .short = Venezia
stage-nobility-1 = il livello 1 della nobiltà (Borghese)
    .short = Borghese
stage-nobility-2 = il livello 2 della nobiltà (Barone)
    .short = Barone
stage-nobility-3 = il livello 3 della nobiltà (Conte)
    .short = Conte
stage-nobility-4 = il livello 4 della nobiltà (Principe)
    .short = Principe
stage-office-1 = il livello 1 delle cariche (Mercante)
    .short = Mercante
stage-office-2 = il livello 2 delle cariche (Maestro di corporazione)
    .short = Maestro di corporazione
stage-office-3 = il livello 3 delle cariche (Consigliere)
    .short = Consigliere
stage-office-4 = il livello 4 delle cariche (Borgomastro)
    .short = Borgomastro
gulden = { $count } fiorini
prestige =
    { $count ->
        [one] { $count } punto prestigio
       *[other] { $count } punti prestigio
    }
free-cards =
    { $count ->
        [one] { $count } pagherò gratuito
       *[other] { $count } pagherò gratuiti
    }
offered-cards =
    { $count ->
        [one] { $count } pagherò proposto
       *[other] { $count } pagherò proposti
    }
right-coat-of-arms = lo stemma
    .short = stemma
right-letter-of-nobility = la patente di nobiltà
    .short = patente di nobiltà
right-mint-master = il maestro di zecca
    .short = maestro di zecca
right-master-builder = il capomastro
    .short = capomastro
right-church = la chiesa
    .short = chiesa
right-cathedral = il duomo
    .short = duomo
tile-coat-of-arms = lo stemma
tile-letter-of-nobility = la patente di nobiltà
tile-mint-master = il maestro di zecca
tile-master-builder = il capomastro
building-church = la chiesa
building-cathedral = il duomo
points-6 = 6 punti prestigio
points-7 = 7 punti prestigio
amends-money = 100 fiorini
amends-prestige = 1 punto prestigio

## Righe del punteggio

score-stages = Livelli della nobiltà
score-coat = Stemma
score-letter = Patente di nobiltà
score-privileges = Privilegi
score-lapses = Privilegi decaduti
score-compensation = Indennizzo
score-barriers = Persi agli sbarramenti
tie-0 = Parità: costo del duomo
tie-1 = Parità: costo della chiesa

## Ragioni contro una mossa

reason-game-over = La partita è finita.
reason-no-such-seat = A questo tavolo non c'è il posto { $number }.
reason-nature-only = Questo lo fa solo il caso; nessun giocatore lo decide.
reason-not-nature = Questo lo decide un giocatore, non il caso.
reason-not-now = Ora non si decide questo.
reason-already-chosen = Hai già scelto.
reason-not-your-turn = Tocca a { $seat }.
reason-not-offered = Nella tua proposta non c'è: { $card }.
reason-out-of-order = Le carte si scelgono in ordine, e { $card } è stata saltata; per averla ritira la tua ultima scelta.
reason-too-dear = Costa { $number } fiorini; ne hai { $number2 }.
reason-passed-already = Hai passato e non partecipi più a questa asta.
reason-own-bid = L'offerta massima è tua, e nessuno rilancia sulla propria.
reason-below-bid = L'offerta massima è { $bid }: tienila, rilancia o passa.
reason-above-ceiling = Puoi offrire al massimo { $number }: non hai altre carte valide.
reason-no-certificate = Non hai pagherò per { $noble }, e i soli jolly non sono un'offerta: puoi solo passare.
reason-not-in-hand = Non hai in mano questa carta: { $card }.
reason-not-matching = { $card } non è valida: questa è l'asta di { $noble }.
reason-needs-real = La prima carta che mostri ha un valore; i jolly vengono per ultimi.
reason-too-few-left =
    { $number ->
        [one] Così mancherebbe una carta: devi mostrarne ancora { $number }.
       *[other] Così resterebbero troppo poche carte: devi mostrarne ancora { $number }.
    }
reason-enough-shown = Hai scelto tante carte quante ne hai offerte.
reason-not-in-showdown = Non sei all'offerta massima, quindi non mostri nulla.
reason-not-on-display = Non è scoperta: { $privilege }.
reason-no-uses-left = I due privilegi di questa carta sono già usati.
reason-uses-left =
    { $number ->
        [one] Prima esegui ancora { $number } privilegio, o lascialo decadere.
       *[other] Prima esegui ancora { $number } privilegi, o lasciali decadere.
    }
reason-no-symbol = La carta non ha un simbolo libero per questo ({ $symbol }).
reason-no-cards = Non ci sono più pagherò da pescare.
reason-highest-stage = Sei già al livello 4, il più alto ({ $category }).
reason-tile-displayed = La tessera per { $stage } è ancora esposta: prendila da lì (advance).
reason-tile-not-displayed = Nell'esposizione non c'è più una tessera per { $stage }: prendila a qualcun altro (seize).
reason-not-holder = La tessera per { $stage } non è di { $seat }.
reason-needs-stage = Serve almeno { $stage }.
reason-owned = Hai già { $right }.
reason-no-builder = Solo chi ha il capomastro può costruire in più.
reason-extra-used = Il capomastro ha già costruito con questa carta.
reason-not-robbed = Non ti è stato preso nulla, quindi non c'è indennizzo.
reason-no-hand = Non hai carte in mano.
reason-opened-already = È già scoperta: { $privilege }.
reason-not-due = Ora non spetta nessuna carta a { $seat }.
reason-not-in-pile = Nel mazzo di pesca non c'è: { $card }.
reason-not-discarded = Questa carta non si sta scartando: { $card }.
reason-no-such-price = Nessuna carta del mazzo di pesca costa { $price }.
reason-top-has-price = La carta in cima al mazzo di pesca costa { $price }.

## Opzioni

option-start-player = Primo giocatore
option-start-player-help = Chi apre la prima asta si sorteggia, oppure è il primo posto.
option-start-player-random = si sorteggia
option-start-player-first-seat = il primo posto
option-hand-sizes = Numero di carte in mano
option-hand-sizes-help = Se tutti vedono quante carte hanno in mano gli altri; al tavolo bisogna tenere il conto da sé.
option-hand-sizes-hidden = nascosto
option-hand-sizes-shown = visibile

## Il tavolo

mark-factory = F
mark-nobility = N
mark-office = C
legend-factory = fondaci: fiorini
legend-nobility = nobiltà: punti prestigio
legend-office = cariche: pagherò
table-round = Turno { $round } di { $rounds }
table-setup = Preparazione
table-over = La partita è finita
table-prestige = { $number } prestigio
table-field = casella { $field }
table-barrier = sbarramento a { $number }
table-no-barrier = nessuno sbarramento
table-rights = Diritti
table-none = nessuno
table-bought = ultimi acquisti: { $number }
table-hand-size = mano: { $number }
table-shows = Mostra
table-privileges = Carte privilegio
table-next = Prossimo turno
table-piles = Pile
table-top-price = mazzo di pesca: la carta in cima costa { $price }
table-top-discard = scarti: { $card }
table-visits = Visite
table-bids = Offerte
table-begins =
    { $you ->
        [seat] asta aperta da te
       *[nobody] asta aperta da { $seat }
    }
table-high =
    { $you ->
        [seat] offerta massima { $number }, tua
       *[nobody] offerta massima { $number }, di { $seat }
    }
table-no-bid = ancora nessuna offerta
table-passed = fuori
table-to-bid = di turno
table-showdown = Confronto
table-winner = Vince
table-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
table-executed = Privilegi
table-uses =
    { $number ->
        [0] usati entrambi
        [one] ancora { $number } da eseguire
       *[other] { $number } di questi da eseguire
    }
table-extra = il capomastro può costruire
table-purchase = Acquisto
table-given = Penuria
table-choosing = ancora da scegliere
table-hand = La tua mano
table-money = { $number } fiorini
table-offer = La tua proposta
table-picked = Scelti
table-jokers = Jolly
table-sum = insieme { $number } fiorini
choice-hold = Tieni { $number }
choice-raise = Rilancia a { $number }
hint-every-round = { $number } punti ogni turno
hint-free-card = 1 pagherò gratuito ogni turno
hint-builder = una costruzione in più con ogni carta privilegio
hint-lost = { $number } persi allo sbarramento { $barrier }
hint-too-few = hai troppo poche carte valide per offrire
reference-certificates = Pagherò: ogni nobile tranne Massimiliano ne ha uno per valore
reference-value = Valore
reference-price = Prezzo
reference-privileges = Carte privilegio
reference-privilege = Carta
reference-symbols = Simboli
reference-stages = Livelli
reference-category = Categoria
reference-stage = Livello
reference-name = Nome
reference-yield = A fine turno
reference-ours = * un nome scelto da noi
reference-rights = Pile dei diritti, la tessera in cima per prima
reference-right = Diritto
reference-stack = Pila
