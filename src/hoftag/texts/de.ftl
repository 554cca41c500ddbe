### Allgemeine Texte der Oberfläche, für Terminal und Browser.

language-name = Deutsch
you = Du
seat-name = Platz { $number }
player-name = Spieler { $number }
bot-name = Bot { $bot } { $number }
bot-random = random: spielt irgendetwas
bot-novice = novice: sieht das Naheliegende
bot-casual = casual: urteilt wie jemand, der das Spiel kennt
bot-strong = strong: hat das Spiel gelernt und denkt voraus
bot-master = master: denkt am längsten, bis zu zwei Sekunden je Zug
list-and = { $head } und { $tail }
points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }

## Was am Tisch geschieht

first-news = Das Spiel beginnt
since-last-move = Seit deinem letzten Zug
has-chosen =
    { $you ->
        [seat] Du hast gewählt.
       *[nobody] { $seat } hat gewählt.
    }
took-back =
    { $you ->
        [seat] Du nimmst Zug { $number } und alles danach zurück.
       *[nobody] { $seat } nimmt Zug { $number } und alles danach zurück.
    }
pass-keyboard = Gib die Tastatur an { $seat } weiter. Sonst sieht niemand auf den Bildschirm.
press-enter = { $seat }, drück die Eingabetaste, wenn du so weit bist.
resumed = Weiter geht es mit { $file }.
record-saved = Das Spiel ist gespeichert in { $file }.
record-torn = Die letzte Zeile der Aufzeichnung war unvollständig und fällt weg; von dort geht es weiter.
resume-with = Weiterspielen mit: { $command }

## Fragen

prompt = { $seat } >
prompt-hint = Antworte mit einer Nummer, oder mit ? für Hilfe.
prompt-only = Es gibt nur diesen Zug: Drück die Eingabetaste, oder ? für Hilfe.
ask-count = { $least } bis { $most }, Eingabetaste für { $default } >
ask-number = Antworte bitte mit einer Nummer von { $least } bis { $most }.
ask-yes-no = Antworte bitte mit ja oder nein.
answer-yes = ja
answer-no = nein
notation-unknown = „{ $input }“ ist kein Zug. Antworte mit einer Nummer oder einem Zug wie { $example }; ? zeigt, was es sonst gibt.
notation-shape = Ein solcher Zug schreibt sich { $shape }, zum Beispiel { $example }.
notation-thing = „{ $word }“ gibt es in diesem Spiel nicht. Ein Zug schreibt sich wie { $example }.
move-is-legal = Das darfst du jetzt: { $move }.
no-rule = Eine Regel oder einen Abschnitt „{ $rule }“ gibt es nicht.

## Befehle an der Eingabe: was man schreibt und was es bewirkt

command-help = hilfe
command-why = warum
command-undo = zurück
command-log = verlauf
command-score = punkte
command-cards = karten
command-table = tisch
command-save = speichern
command-quit = ende
help-answer = Antworte mit der Nummer eines Zuges oder mit dem Zug selbst, zum Beispiel: { $example }
help-help = diese Hilfe
help-rule = der Text einer Regel oder aller Regeln eines Abschnitts (? 6)
help-why = warum ein Zug jetzt nicht geht, zum Beispiel: warum { $example }
help-undo = deinen letzten Zug zurücknehmen
help-log = alles, was bisher geschehen ist
help-score = die Punkte bisher, nach Herkunft
help-cards = alle Karten, und welche Werte rekonstruiert sind
help-table = Tisch und Züge noch einmal zeigen
help-save = wo das Spiel gespeichert ist (nach jedem Zug)
help-quit = aufhören und ein andermal weiterspielen

## Zurücknehmen

undo-nothing = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
undo-alone = Dein Zug ist zurückgenommen.
undo-together = Mit Zustimmung aller zurückgenommen. Ab hier werden Karten neu gezogen.
undo-consent = Andere haben seit deinem letzten Zug etwas gesehen; deshalb müssen alle zustimmen.
undo-bots-agree = Kein Einwand von { $seats }.
undo-ask = { $seat }, darf { $other } den letzten Zug zurücknehmen? (ja/nein)
undo-refused = { $seat } stimmt nicht zu; nichts wird zurückgenommen.

## Wertung

score-total = Summe
score-tie-break = Gleichstand
score-place = Rang
victory =
    { $you ->
        [seat] Du gewinnst mit { $number ->
            [one] { $number } Punkt.
           *[other] { $number } Punkten.
        }
       *[nobody] { $seat } gewinnt mit { $number ->
            [one] { $number } Punkt.
           *[other] { $number } Punkten.
        }
    }
shared-victory =
    { $number ->
        [one] { $seats } teilen sich den Sieg mit je { $number } Punkt.
       *[other] { $seats } teilen sich den Sieg mit je { $number } Punkten.
    }

## Menü

menu-play = { $game } spielen
menu-resume =
    { $number ->
        [0] Ein gespeichertes Spiel fortsetzen (es gibt keines)
        [one] Ein gespeichertes Spiel fortsetzen ({ $number })
       *[other] Ein gespeichertes Spiel fortsetzen ({ $number })
    }
menu-language = Sprache
menu-quit = Beenden
menu-default = Eingabetaste
menu-which-language = Welche Sprache?
menu-how-many-players = Wie viele spielen mit, Bots eingerechnet?
menu-how-many-people = Wie viele Menschen sitzen an dieser Tastatur?
menu-which-bots = Welche Bots?
menu-which-saved = Welches Spiel?
menu-nothing-saved = Es gibt kein gespeichertes Spiel.
goodbye = Bis zum nächsten Hoftag.

## Nachspielen

replay-step = Schritt { $number } von { $last }
replay-prompt = { $number }/{ $last } (Eingabetaste, b, Nummer, q) >
replay-help = Eingabetaste: nächster Schritt, b: zurück, eine Nummer: dorthin, q: beenden
replay-no-step = Es gibt nur die Schritte 0 bis { $last }.

## Analyse

analysis-chances = Gewinnchancen in Prozent
analysis-begin = Anfang
analysis-end = Ende
analysis-unfinished = Diese Partie ist nicht zu Ende: Auch ihre letzten Chancen sind geschätzt.
analysis-decisions = Entscheidungen, die etwas gekostet haben
analysis-no-mark = Keine Entscheidung hat sicher mehr als nichts gekostet.
analysis-entry = Eintrag
analysis-who = Wer
analysis-played = Gespielt
analysis-better = Besser
analysis-loss = Verlust
analysis-blunder = Patzer
analysis-mistake = Fehler
analysis-inaccuracy = Ungenauigkeit
analysis-split = Woher die Änderungen kommen
analysis-luck = Glück
analysis-own = Eigene Wahl
analysis-rivals = Wahl der anderen
analysis-sum = Zusammen
analysis-losses = Verschenkt
analysis-turning = Wendepunkte
analysis-no-turning = Nichts hat eine Chance sicher um mehr als das Rauschen verändert.
analysis-dealt = Der Zufall teilt aus
analysis-note = Alle Zahlen sind Prozent eines Sieges, ± ein halbes Intervall von 95 %. Eine Entscheidung wird danach beurteilt, was ihr Platz wissen konnte.

## Spiele und Ausgaben

games-players = { $least } bis { $most } Personen
games-needs = braucht { $option }
edition-line = Ausgabe { $edition }, Prüfsumme { $hash }
edition-good = { $file } ist eine gültige Ausgabe von { $game }.
ground-rulebook = aus der Spielregel
ground-published = anderswo veröffentlicht
ground-reconstructed = rekonstruiert: Die gedruckten Werte sind nicht bekannt
