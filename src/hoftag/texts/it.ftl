### Testi generali dell'interfaccia, per terminale e browser.

language-name = Italiano
you = Tu
seat-name = posto { $number }
player-name = Giocatore { $number }
bot-name = Bot { $bot } { $number }
bot-random = random: gioca a caso
bot-novice = novice: vede ciò che è evidente
bot-casual = casual: giudica come chi conosce il gioco
bot-strong = strong: ha imparato il gioco e guarda avanti
bot-master = master: pensa più a lungo, fino a due secondi per mossa
list-and = { $head } e { $tail }
points =
    { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }

## Che cosa succede al tavolo

first-news = La partita comincia
since-last-move = Dalla tua ultima mossa
has-chosen =
    { $you ->
        [seat] Hai scelto.
       *[nobody] { $seat } ha scelto.
    }
took-back =
    { $you ->
        [seat] Ritiri la mossa { $number } e ciò che è seguito.
       *[nobody] { $seat } ritira la mossa { $number } e ciò che è seguito.
    }
pass-keyboard = Passa la tastiera a { $seat }. Nessun altro guarda lo schermo.
press-enter = { $seat }, premi Invio quando sei a posto.
resumed = Si continua con { $file }.
record-saved = La partita è salvata in { $file }.
record-torn = L'ultima riga della registrazione era incompleta ed è stata tolta; si continua da lì.
resume-with = Per continuare: { $command }

## Domande

prompt = { $seat } >
prompt-hint = Rispondi con un numero, o con ? per l'aiuto.
prompt-only = C'è solo questa mossa: premi Invio, o ? per l'aiuto.
ask-count = da { $least } a { $most }, Invio per { $default } >
ask-number = Rispondi con un numero da { $least } a { $most }, per favore.
ask-yes-no = Rispondi con sì o no, per favore.
answer-yes = sì
answer-no = no
notation-unknown = «{ $input }» non è una mossa. Rispondi con un numero o con una mossa come { $example }; ? mostra che altro c'è.
notation-shape = Una mossa così si scrive { $shape }, per esempio { $example }.
notation-thing = In questo gioco non c'è «{ $word }». Una mossa si scrive come { $example }.
move-is-legal = Ora puoi farlo: { $move }.
no-rule = Non c'è una regola o una sezione «{ $rule }».

## Comandi: che cosa si scrive e che cosa fa

command-help = aiuto
command-why = perché
command-undo = annulla
command-log = storia
command-score = punti
command-cards = carte
command-table = tavolo
command-save = salva
command-quit = esci
help-answer = Rispondi con il numero di una mossa o con la mossa stessa, per esempio: { $example }
help-help = questo aiuto
help-rule = il testo di una regola o di tutte le regole di una sezione (? 6)
help-why = perché una mossa ora non si può fare, per esempio: perché { $example }
help-undo = ritira la tua ultima mossa
help-log = tutto ciò che è successo finora
help-score = i punti finora, secondo la provenienza
help-cards = tutte le carte, e quali valori sono ricostruiti
help-table = mostra di nuovo il tavolo e le mosse
help-save = dove è salvata la partita (dopo ogni mossa)
help-quit = smetti e continua un'altra volta

## Ritirare una mossa

undo-nothing = Non hai ancora fatto una mossa da ritirare.
undo-alone = La tua mossa è ritirata.
undo-together = Ritirata con il consenso di tutti. Da qui in poi le carte si pescano di nuovo.
undo-consent = Dalla tua ultima mossa altri hanno visto qualcosa, quindi devono essere tutti d'accordo.
undo-bots-agree = Nessuna obiezione da { $seats }.
undo-ask = { $seat }, { $other } può ritirare l'ultima mossa? (sì/no)
undo-refused = { $seat } non è d'accordo; non si ritira nulla.

## Punteggio

score-total = Totale
score-tie-break = Spareggio
score-place = Posto
victory =
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
shared-victory =
    { $number ->
        [one] { $seats } condividono la vittoria con { $number } punto a testa.
       *[other] { $seats } condividono la vittoria con { $number } punti a testa.
    }

## Menu

menu-play = Gioca a { $game }
menu-resume =
    { $number ->
        [0] Continua una partita salvata (non ce ne sono)
        [one] Continua una partita salvata ({ $number })
       *[other] Continua una partita salvata ({ $number })
    }
menu-language = Lingua
menu-quit = Esci
menu-default = Invio
menu-which-language = Quale lingua?
menu-how-many-players = In quanti si gioca, bot compresi?
menu-how-many-people = Quante persone a questa tastiera?
menu-which-bots = Quali bot?
menu-which-saved = Quale partita?
menu-nothing-saved = Non c'è nessuna partita salvata.
goodbye = Alla prossima dieta di corte.

## Rivedere una partita

replay-step = Passo { $number } di { $last }
replay-prompt = { $number }/{ $last } (Invio, b, numero, q) >
replay-help = Invio: passo successivo, b: indietro, un numero: salta lì, q: esci
replay-no-step = Ci sono solo i passi da 0 a { $last }.

## Analisi

analysis-chances = Probabilità di vittoria, in percentuale
analysis-begin = Inizio
analysis-end = Fine
analysis-unfinished = Questa partita non è finita: anche le ultime probabilità sono stime.
analysis-decisions = Decisioni che sono costate qualcosa
analysis-no-mark = Nessuna decisione è costata con certezza più di nulla.
analysis-entry = Voce
analysis-who = Chi
analysis-played = Giocata
analysis-better = Meglio
analysis-loss = Perdita
analysis-blunder = svista grave
analysis-mistake = errore
analysis-inaccuracy = imprecisione
analysis-split = Da dove vengono i cambiamenti
analysis-luck = Fortuna
analysis-own = Scelte proprie
analysis-rivals = Scelte altrui
analysis-sum = Insieme
analysis-losses = Sprecato
analysis-turning = Punti di svolta
analysis-no-turning = Nulla ha cambiato una probabilità con certezza più del rumore.
analysis-dealt = Il caso distribuisce
analysis-note = Tutte le cifre sono percentuali di una vittoria, ± mezzo intervallo del 95 %. Una decisione è giudicata da ciò che il suo posto poteva sapere.

## Giochi ed edizioni

games-players = da { $least } a { $most } giocatori
games-needs = richiede { $option }
edition-line = Edizione { $edition }, impronta { $hash }
edition-good = { $file } è un'edizione valida di { $game }.
ground-rulebook = dal regolamento
ground-published = pubblicato altrove
ground-reconstructed = ricostruito: i valori stampati non sono noti
