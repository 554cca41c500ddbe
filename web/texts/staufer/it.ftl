### Ciò che dice soltanto il tavolo disegnato di Die Staufer.

board-ring = Le sei regioni in senso orario
board-parts-of-table = Parti del tavolo
board-tab-ring = Anello
board-tab-supply = Rifornim.
board-tab-court = Corte
board-tab-contracts = Obiettivi
board-none = nessuna
board-now = Ora
board-end = fine

## Turni e privilegi

board-rounds = Turni
board-round-done = giocato
board-row-words = A: { $region }. B: { $condition }, ora { $second }. Il Re sarà allora a { $king }.
board-king-goes =
    { $number ->
        [one] poi il Re avanza di { $number } regione
       *[other] poi il Re avanza di { $number } regioni
    }
board-privileges-offered = Privilegi disponibili
board-cards-left =
    { $number ->
        [0] nessuna carta rimasta
        [one] { $number } carta rimasta
       *[other] { $number } carte rimaste
    }
board-not-to-have = non disponibile
board-flag-a = A: conteggiata in questo turno
board-flag-b = B: conteggiata in questo turno
board-flag-b-now = B: ora come ora conteggiata in questo turno
board-flag-ab = A e B: conteggiata in questo turno

## Regioni, poltrone e strade

board-ranking-of = Classifica a { $region }
board-seats-of = Poltrone di { $region }, da sinistra
board-strength = Forza
board-points = Punti
board-rank-words = { $rank }: { $seat }, forza { $strength }, { $points } punti.
board-nobody-here = Qui nessuno ha una poltrona.
board-tie-left = In parità: chi sta più a sinistra.
board-free = libera
board-seat-words =
    Costo { $cost }{ $noble ->
        [yes] , solo per nobili
       *[no] {""}
    }: { $who }.
board-figure-of =
    { $figure ->
        [noble] nobile di { $seat }
       *[envoy] ambasciatore di { $seat }
    }
board-chests-words = Casse: { $items }.
board-no-chests = Nessuna cassa.
board-no-chest = nessuna cassa
board-price-words = { $number } figure in tutto.
board-price-parts = { $way } per la strada, { $seat } per la poltrona
board-from-price = da { $number } figure
board-road-of = Strada presso { $region }
board-road-words = Vi si trovano: { $items }.
board-road-empty = Non vi si trova nessuna figura.
board-road-returns = Il Re passa di qui a fine turno: queste figure tornano a casa.
board-king-here = Qui c'è il Re.
board-king-in = Il Re è a { $region }
board-king-in-goes = Il Re è a { $region }, avanza di { $number }
board-steps-words =
    { $number ->
        [one] { $number } passo dal Re.
       *[other] { $number } passi dal Re.
    }
board-steps-away =
    { $number ->
        [0] qui c'è il Re
        [one] { $number } passo dal Re
       *[other] { $number } passi dal Re
    }
board-comes-home = torna comunque a casa in questo turno

## Il tabellone delle azioni

board-turn-order = Ordine di gioco
board-turn-of = azione { $number } di { $last }
board-turns-left = Da giocare
board-next-round = Prossimo turno
board-next-words = Prima chi si è rifornito: { $supply }. Per ultimo chi si è insediato, il primo di loro in fondo: { $place }.
board-lane-supply = Prossimo turno: prima i rifornimenti
board-lane-place = poi gli insediamenti

## Mio e altrui

board-court = Corte
board-your-court = La tua corte
board-court-of = Corte di { $seat }
board-court-words =
    { $seat }: { $envoys ->
        [one] { $envoys } ambasciatore
       *[other] { $envoys } ambasciatori
    }, { $nobles ->
        [one] { $nobles } nobile
       *[other] { $nobles } nobili
    }
board-figures =
    { $number ->
        [one] { $number } figura
       *[other] { $number } figure
    }
board-envoys =
    { $number ->
        [one] { $number } ambasciatore
       *[other] { $number } ambasciatori
    }
board-nobles =
    { $number ->
        [one] { $number } nobile
       *[other] { $number } nobili
    }
board-leave =
    { $number ->
        [one] { $number } parte
       *[other] { $number } partono
    }
board-province =
    Nella provincia: { $envoys ->
        [one] { $envoys } ambasciatore
       *[other] { $envoys } ambasciatori
    }, { $nobles ->
        [one] { $nobles } nobile
       *[other] { $nobles } nobili
    }
board-returns =
    { $number ->
        [one] { $number } torna a casa in questo turno
       *[other] { $number } tornano a casa in questo turno
    }
board-chests = Casse
board-your-chests = Le tue casse
board-chests-bring =
    { $number ->
        [one] Le casse portano { $number } punto alla fine.
       *[other] Le casse portano { $number } punti alla fine.
    }
board-armed = in uso
board-worth = ora
board-worth-points =
    { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
board-contract = Obiettivo
board-contracts = Carte obiettivo
board-your-contracts = Le tue carte obiettivo, sigillate per gli altri
board-sealed = Sigillate fino alla fine

## Che cosa porta una scelta

board-consequence = Che cosa porta
board-envoy = Ambasciatore
board-noble = Nobile
board-turn-help = Puoi scegliere le poltrone e i campi di rifornimento dorati. Il numero sulla poltrona è tutto ciò che ti costa.
board-you-pay = Paghi
board-you-keep = Tieni
board-you-get = Ricevi
board-you-take = Prendi
board-rank = Posizione
board-keep-figures =
    { $number ->
        [one] ne resta { $number }
       *[other] ne restano { $number }
    }
board-on-roads = sulle strade di { $items }
board-rank-brings =
    { $rank }º posto: { $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
    }{ $extra ->
        [0] {""}
       *[other] , subito { $extra }
    }
board-at-once = subito { $items }
board-privilege-next = poi scelta di un privilegio
board-pay-with-noble = Oppure paga prima con un nobile, sulla strada di:
board-short = la provincia non basta: scegli una strada
board-draws = e una cassa dalla pila
board-no-figures = nessuna figura
board-chests-left =
    { $number ->
        [0] la tua ultima cassa per questo
        [one] poi resta { $number } cassa
       *[other] poi restano { $number } casse
    }
