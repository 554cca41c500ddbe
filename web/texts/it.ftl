### I testi propri della pagina. Ciò che dicono i giochi sta nei cataloghi dei giochi.

app-title = Hoftag
app-claim = Diete, aste e consigli secondo le regole esatte.

## Barra e luoghi

nav-tables = Tavoli
nav-rules = Regole
nav-settings = Impostazioni
skip-to-decision = Alla decisione
skip-to-content = Al contenuto
back-to-tables = Torna ai tavoli
language = Lingua
theme = Aspetto
theme-auto = come il dispositivo
theme-light = di giorno
theme-dark = di notte
close = Chiudi
cancel = Annulla
loading = Caricamento
try-again = Riprova

## Tavoli

lobby-play-now = Gioca subito
lobby-play-now-help = Contro { $bots ->
        [one] un bot
       *[other] { $bots } bot
    }, subito
lobby-new-table = Nuovo tavolo
lobby-players = da { $least } a { $most } giocatori
lobby-your-tables = I tuoi tavoli
lobby-your-tables-empty = Nessun tuo tavolo è in corso. Scegli un gioco qui sopra.
lobby-open-tables = Tavoli aperti
lobby-open-tables-empty = In questo momento nessuno aspetta giocatori.
lobby-over-tables = Finiti
lobby-next = Prossimo tavolo ({ $number })
lobby-your-turn = tocca a te
lobby-waiting = si aspetta { $seats }
lobby-gathering = { $number ->
        [one] un posto è libero
       *[other] { $number } posti sono liberi
    }
lobby-over = finita
lobby-frozen = bloccata
lobby-sit-down = Siediti
lobby-go = Apri
lobby-reconstructed = Alcuni valori stampati sono ricostruiti.
lobby-reconstructed-staufer = I costi dei seggi, gli scrigni e alcune tessere sono ricostruiti.
lobby-reconstructed-augsburg = I prezzi e la maggior parte delle carte privilegio sono ricostruiti.
lobby-reconstructed-tallinn = Otto delle dieci carte sono ricostruite.
lobby-reconstructed-title = Che cosa è ricostruito
lobby-reconstructed-help = Questi valori stampati non sono pubblicati; i nostri si accordano con tutto ciò che è noto. I motivi, in inglese:
lobby-about = Informazioni sul gioco
lobby-won = vinta
lobby-place = posto { $number }
lobby-winner = ha vinto { $seats }
lobby-more = Mostra altre
lobby-offline = Il server non risponde. I tuoi tavoli appaiono appena risponde.
minutes = circa { $number } minuti

## Nuovo tavolo

new-title = Nuovo tavolo
new-game = Gioco
new-seats = Posti
new-seat = Posto { $number }
new-seat-me = Tu
new-seat-me-help = a questo dispositivo
new-seat-friend = Stesso dispositivo
new-seat-friend-help = qualcuno accanto a te
new-seat-open = Invito con link
new-seat-open-help = riceve un invito
new-seat-bot = Bot
new-seat-add = Aggiungi un posto
new-seat-remove = Togli il posto { $number }
new-seat-name = Nome
new-level = Forza
new-character = Carattere
new-options = Varianti
new-options-usual = come di solito
new-needs = solo con: { $option }
new-pace = Ritmo
pace-none = Senza orologio
pace-none-help = Ognuno si prende il tempo che gli serve.
pace-live = Dal vivo
pace-live-help = 20 minuti a testa, 20 secondi in più per mossa.
pace-fast = Svelto
pace-fast-help = Un giorno per ogni mossa.
pace-slow = Lento
pace-slow-help = Tre giorni per ogni mossa.
new-public = Chiunque può sedersi
new-undo = Ritirare mosse
new-undo-all = le proprie, altre con il consenso
new-undo-own = solo le proprie
new-undo-off = mai
new-open = Apri il tavolo
new-start = Comincia
new-chat = Conversazione
new-hints = Suggerimenti
new-own = scelta propria
new-own-count = { $number } di { $all } scelti
new-edition = Edizione
new-spectators = Spettatori
new-spectators-after = solo dopo la fine
new-spectators-delayed = con cinque minuti di ritardo
new-spectators-off = nessuno

## Invito

invite-title = Invita gli altri
invite-help = Manda un link a ciascuno. Un link vale per un posto; la partita comincia quando tutti i posti sono occupati.
invite-copy = Copia il link
invite-copied = Copiato
invite-share = Condividi
invite-lost = I link sono stati mostrati sul dispositivo che ha aperto il tavolo.
join-title = Un invito
join-help = Qualcuno ti tiene un posto.
join-sit = Prendi il posto
join-gone = Questo invito è già stato usato, o il tavolo non c'è più.
name-title = Come devono chiamarti gli altri?
name-label = Il tuo nome
name-save = Sono io
name-change = Cambia nome

## Chi siede dove

seat-you = tu
seat-bot = bot
seat-bot-level = Bot, { $level }
seat-thinks = { $seconds } s
seat-free = libero
seat-away = assente
seat-resigned = arreso
seat-driven = gioca un bot
seat-red = rosso
seat-blue = blu
seat-yellow = giallo
seat-green = verde
seat-black = nero

## Bot

bot-1 = Cancelliere
bot-2 = Maresciallo
bot-3 = Badessa
bot-4 = Siniscalco
level-random = A caso
level-novice = Principiante
level-casual = Occasionale
level-strong = Forte
level-master = Maestro
level-thumb = Regole empiriche
character-plain = Calmo
character-rival = Rivale
character-rival-help = Non concede nulla a chi è in testa.
character-bold = Audace
character-bold-help = Rischia molto per vincere molto.
character-careful = Prudente
character-careful-help = Preferisce andare sul sicuro.

## La partita

match-round = Turno { $number }
match-round-of = Turno { $number } di { $last }
match-your-turn = Tocca a te
match-your-turn-title = Tocca a te · { $game }
match-waiting-title = { $seats } · { $game }
match-waiting-for = Si aspetta { $seats }
match-over = La partita è finita
match-not-begun = La partita comincia quando tutti i posti sono occupati.
match-frozen = Questa partita non corrisponde alle regole di questa versione. Si può leggere e chiudere.
match-watching = Stai guardando.
match-gone = Questa partita non esiste, o non è per te.
match-decision = Decisione
match-board = Tabellone
match-board-failed = Il tabellone non si può disegnare ora. Il tavolo a parole:
match-as-list =
    { $number ->
        [one] L'unica mossa in elenco
       *[other] Tutte le { $number } mosse in elenco
    }
match-only-others = Solo ciò che non è sul tabellone
match-position = Posizione
match-players = Giocatori
match-log = Cronaca
match-chat = Conversazione
match-score = Punti
match-since = Dalla tua ultima mossa
match-since-short = Dalla tua mossa
match-begun-short = Finora
match-since-nothing = Dalla tua ultima mossa non è successo nulla.
match-log-end = Alle novità
match-on-board = Scegli sul tabellone: ciò che è dorato si può premere.
match-choose-board = Scegli sul tabellone
match-commit = La distribuzione era fissata in anticipo:
rule-in-book = Apri nelle regole
match-since-count = { $number ->
        [one] è successa una cosa
       *[other] sono successe { $number } cose
    }
match-begin = La partita comincia.
match-nothing-yet = Non è ancora successo niente.
match-chat-empty = Nessuno ha ancora detto niente.
match-chat-label = Di' qualcosa
match-chat-send = Invia
match-list-of-moves = Tutte le mosse
match-filter = Cerca una mossa
match-no-fit = Nessuna mossa corrisponde.
match-choose = Scegli una mossa.
match-plan = { $move } e altre { $number }
match-plan-stopped = Ciò che hai confermato insieme è riuscito solo in parte. Scegli di nuovo.
match-chosen = Scelto
match-order = In quest'ordine: { $items }
match-confirm = Conferma
match-back = Indietro
match-only = C'è solo questa mossa.
match-sent = inviata
match-saved = salvata
match-sending = in invio
match-undo = Ritira
match-undo-help = Ritira la tua ultima mossa; da allora nessuno ha visto niente.
match-undo-ask = Chiedi di ritirare
match-undo-ask-help = Altri hanno visto qualcosa da allora, quindi devono essere tutti d'accordo.
match-undo-offer = { $seat } chiede di ritirare una mossa. Ciò che è seguito si annulla, e le carte si pescano di nuovo.
match-undo-offered = Hai chiesto di ritirare una mossa.
match-undo-yes = D'accordo
match-undo-no = Non sono d'accordo
match-hint = Suggerimento
match-hint-help = Che cosa farebbe un bot. Il tavolo saprà che hai chiesto.
match-hint-given = Un bot farebbe così: { $move }
match-hint-choose = Sceglila
match-resign = Arrenditi
match-resign-sure = Ti arrendi? Al tuo posto continua un bot.
match-take-over = Fai giocare un bot per { $seat }
match-hand-back = Riprendi a giocare
match-driven = Un bot gioca per te.
match-menu = Altro
match-rule = Regola { $rule }
match-record = Scarica la registrazione
match-report = Scarica un rapporto sul problema
match-close-table = Chiudi il tavolo
match-leave = Lascia il tavolo
match-free-seats = Posti ancora liberi
match-hand = carte: { $number }
match-points = punti: { $number }
match-stale = La domanda è cambiata. Guarda di nuovo.
match-refused = Non è riuscito: { $message }
match-fit = { $number } mosse
match-keys = Tasti: da 1 a 9 scelgono una mossa, Invio conferma, Esc torna indietro, u ritira, m va alle mosse, l alla cronaca. Guardando indietro, le frecce vanno avanti e indietro ed Esc torna ad adesso.

## Sguardo indietro

past-title = Sguardo indietro
past-as-it-was = Com'era dopo il passo { $number }:
past-previous = Passo precedente
past-next = Passo successivo
past-now = Torna ad adesso
past-nothing = Stai guardando indietro. Qui non si può scegliere nulla.
past-failed = Questo punto non si può mostrare ora.
replay-title = Rivedi la partita
replay-leave = Torna alla partita
replay-steps = Passo per passo
replay-first = All'inizio
replay-back = Indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Avanti
replay-last = Alla fine
replay-place = Punto della partita
replay-speed = Velocità
replay-speed-slow = lenta
replay-speed-usual = normale
replay-speed-fast = rapida
replay-eyes = Visto da
replay-open = Scoperto
replay-moves = Mosse

## Rivedere: altre vie, e indirizzi da mandare

replay-share = Copia il link
replay-shared = Copiato
replay-share-title = Link a questo punto
replay-share-help = Chi può vedere la partita vede questo punto con questi occhi.
replay-branch = Gioca da qui
branch-title = Gioca da qui
branch-help = Una nuova partita comincia con ciò che si è giocato finora. Il seguito è distribuito di nuovo e agli altri posti siedono dei bot. Non conta per niente.
branch-seat = Il tuo posto
branch-bots = Gli altri
branch-begin = Continua come { $seat }
branch-over = In questo punto il gioco è finito. Torna un po’ indietro.
branch-origin = Da dove questa partita si è diramata
origin-branch = diramazione di un’altra partita
origin-upload = registrazione aperta
record-open = Apri una registrazione
record-help = Un file di una partita finita, come lo scrive Hoftag. Sceglilo, o trascinalo su questa pagina.
record-too-long = Questo file è troppo lungo per una registrazione.
record-refused = Questa registrazione non si può aprire: { $message }

## Analisi

analyse-title = Analisi
analyse-begin = Analizza
analyse-what = Come stavano le probabilità dopo ogni mossa, quali decisioni sono costate qualcosa e che cosa è stato fortuna.
analyse-takes = Ci vuole qualche minuto, e continua mentre ti guardi intorno.
analyse-working = La partita viene analizzata.
analyse-waiting = { $number ->
        [one] Prima viene analizzata un’altra partita.
       *[other] Prima vengono analizzate altre { $number } partite.
    }
analyse-steps = { $number } passi di { $last }
analyse-failed = L’analisi non è arrivata alla fine. Puoi riprovare.
analyse-chances = Probabilità di vincere
analyse-percent = { $number } %
analyse-chance = { $number } %, con margine { $half }
analyse-inaccuracy = Imprecisione
analyse-mistake = Errore
analyse-blunder = Errore grave
analyse-lost = { $number } ± { $half } % meno della scelta migliore
analyse-best = Non si è trovato di meglio.
analyse-fine = Qui non si è perso quasi nulla.
analyse-played = giocata
analyse-better = meglio
analyse-decides = { $seat } decide
analyse-decides-in = Turno { $round }: { $seat } decide
analyse-knew = { $worlds ->
        [0] Da ciò che { $seat } sapeva in quel momento.
       *[other] Da ciò che { $seat } sapeva in quel momento, su { $worlds } distribuzioni compatibili.
    }
analyse-bars = Le barre sono ciò che una ricerca promette di ogni scelta, da 0 a 100: non solo la probabilità di vincere, anche il distacco.
analyse-see = Visto da { $seat }
analyse-play-on = Continua come { $seat }
analyse-lost-title = Che cosa si è perso
analyse-nothing-lost = Nessuna decisione è costata più di quanto il campione lasci aperto.
analyse-instead = Meglio:
analyse-more = Mostrane altre { $number }
analyse-less = Mostrane meno
analyse-turning = Punti di svolta
analyse-chance-moved = caso
analyse-split = Fortuna e decisioni
analyse-split-help = Percentuali della probabilità di vincere, dall’inizio alla fine; insieme danno ciò che si è vinto o perso in tutto.
analyse-luck = Fortuna
analyse-own = Decisioni proprie
analyse-rivals = Decisioni altrui
analyse-noise = Sono stime da { $playouts } partite campionate per ogni punto, portate a termine da bot. Le fasce contengono il valore vero circa 19 volte su 20: ciò che è più piccolo di loro può essere caso.

## Connessione

line-live = dal vivo
line-connecting = connessione in corso
line-reconnecting = connessione persa, si riprova
line-reconnecting-in = connessione persa, prossimo tentativo tra { $seconds } s
line-offline = nessuna rete
line-gone = non connesso
line-try = Prova ora

## Sipario

curtain-title = Tocca a { $seat }
curtain-help = Passa il dispositivo a { $seat }. Nessun altro guarda lo schermo.
curtain-ready = Sono { $seat }

## Orologio

clock-left = { $seat }: tempo rimasto
clock-short = Restano { $seconds } secondi
clock-short-days = Resta meno di un'ora
clock-days = { $days } g { $hours } h

## Fine

end-places = Classifica
end-place = { $number }.
end-points-came = Da dove vengono i punti
end-curve = Punti per turno
end-curve-round = Turno
end-curve-final = fine
end-worth = Da rivedere
end-record = Registrazione
end-ahead =
    { $number ->
        [one] Un punto
       *[other] { $number } punti
    } davanti a { $seat }.
end-tie-break = Tanti punti quanti { $seat }; ha deciso lo spareggio.
end-was-behind =
    { $you ->
        [seat] Dopo il turno { $round } eri al posto { $place }.
       *[nobody] Dopo il turno { $round } { $seat } era al posto { $place }.
    }
end-moment-gain = { $seat } guadagna { $number }, il massimo in un turno.
end-moment-lead = { $seat } passa in testa con { $number }.
end-moment-behind =
    { $seat } vince da uno svantaggio di { $number ->
        [one] un punto
       *[other] { $number } punti
    }.
end-moment-close = { $seat } entra nell'ultimo turno alla pari con il migliore degli altri.
end-moment-tight =
    { $number ->
        [one] { $seat } è in testa per un solo punto.
       *[other] { $seat } è in testa per soli { $number } punti.
    }
end-moment-last =
    { $seat } entra nell'ultimo turno con { $number ->
        [one] un punto
       *[other] { $number } punti
    } di vantaggio.
verify-title = Verifica la distribuzione
verify-help = Prima della prima carta il server ha promesso il suo segreto con una somma di controllo, poi ciascuno ha aggiunto un caso proprio. Da entrambi seguono tutte le carte, perciò nessuno poteva sistemarle.
verify-commit = Promesso
verify-nonce = Caso di { $seat }
verify-secret = Segreto
verify-later = viene mostrato dopo la fine
verify-how = Per verificarlo sul tuo computer: scarica la registrazione e fai distribuire di nuovo a Hoftag. Confronta la somma con il segreto e ogni pescata con quella che doveva uscire.
end-again = Ancora, stessi posti
end-replay = Rivedi
end-verify = Verifica la distribuzione
end-resigned = { $seat } vince; gli altri si sono arresi.
end-no-score = Questa partita è finita prima dell'ultimo turno.
end-position = Posizione finale

## Impostazioni

settings-title = Impostazioni
settings-look = Aspetto
settings-motion = Animazione
motion-auto = come il dispositivo
motion-fast = veloce
motion-slow = lenta
motion-off = nessuna
settings-sound = Suono
sound-off = nessuno
sound-turn = quando tocca a me
sound-all = tutto
settings-notices = Notifiche del browser
notices-help = Avvisa che tocca a te mentre la pagina non si vede. Il browser chiede prima il permesso.
notices-refused = Il browser non lo permette. Si può cambiare nelle sue impostazioni per questa pagina.
notices-none = Questo browser non ha notifiche; lo dicono titolo e icona della pagina.
settings-confirm = Confermare le mosse
confirm-always = Scegli, guarda, conferma
confirm-always-help = Una seconda pressione invia la mossa.
confirm-never = Invia subito
confirm-never-help = Una pressione invia la mossa.
settings-keys = Tasti di una lettera
keys-on = sì
keys-off = no
settings-account = Nome e accesso
account-help = Con un accesso trovi i tuoi tavoli anche su altri dispositivi.
account-login = Nome di accesso
account-password = Password
account-add = Aggiungi accesso
account-in = Accedi
account-out = Esci
account-saved = Salvato.
account-is = Sei connesso come { $login }.
account-old = Password attuale
account-new = Nuova password
account-change = Cambia password

## Regole

rules-title = Regole
rules-search = Cerca nelle regole
rules-none = Nessuna regola contiene queste parole.
rules-found = { $number ->
        [one] una regola
       *[other] { $number } regole
    }

## Imparare

learn-it = Impara giocando (10 min)
learn-name = Partita guidata
learn-progress = Scheda { $number } di { $last }
learn-back = Scheda precedente
learn-next = Avanti
learn-show = Mostrami
learn-suggested = Suggerimento: { $move }
learn-fold = Chiudi la spiegazione
learn-unfold = Apri la spiegazione
learn-leave = Esci dalla guida
learn-leave-help = Esci dalla guida. La partita continua come prima.
learn-close = Continua senza guida
learn-rules = Leggi le regole
learn-goes-on = La guida continua con la partita.
learn-your-move = Tocca a te.

## Voci del tavolo

table-takeover =
    { $you ->
        [seat] { $why ->
            [resigned] Ti arrendi. Continua un bot.
            [late] Il tuo tempo è finito. Continua un bot.
           *[other] D'ora in poi un bot gioca per te.
        }
       *[nobody] { $why ->
            [resigned] { $seat } si arrende. Continua un bot.
            [late] Il tempo di { $seat } è finito. Continua un bot.
           *[other] D'ora in poi un bot gioca per { $seat }.
        }
    }
table-handback =
    { $you ->
        [seat] Riprendi a giocare.
       *[nobody] { $seat } è di ritorno.
    }
table-hint =
    { $you ->
        [seat] Hai chiesto un suggerimento.
       *[nobody] { $seat } ha chiesto un suggerimento.
    }
table-ask-undo =
    { $you ->
        [seat] Chiedi di ritirare una mossa.
       *[nobody] { $seat } chiede di ritirare una mossa.
    }
table-answer-undo =
    { $yes ->
        [yes] { $you ->
            [seat] Sei d'accordo.
           *[nobody] { $seat } è d'accordo.
        }
       *[no] { $you ->
            [seat] Non sei d'accordo.
           *[nobody] { $seat } non è d'accordo.
        }
    }
table-ended = La partita finisce prima del tempo.

## Errori

error-unreachable = Il server non risponde.
error-bad-answer = La risposta del server non si può leggere.
error-not-asked = Ora non tocca a te.
error-stale = La domanda è cambiata. Guarda di nuovo.
error-illegal = Una regola si oppone a questa mossa.
error-unknown-move = Questa non è una mossa di questo gioco.
error-not-running = La partita non è cominciata o è finita.
error-no-undo = Questo non si può ritirare da soli.
error-no-offer = Nessuno l'ha chiesto.
error-not-yours = Questo posto non è tuo.
error-too-long = Il testo è troppo lungo.
error-taken = Il posto è occupato.
error-bad-request = Manca qualcosa o qualcosa è sbagliato.
error-conflict = È stato inviato due volte con contenuto diverso.
error-busy = Troppo in una volta. Riprova tra un momento.
error-not-saved = Il tavolo ora non può salvare, quindi non vale niente.
error-frozen = La partita non corrisponde alle regole di questa versione.
error-not-found = Non esiste, o non è per te.
