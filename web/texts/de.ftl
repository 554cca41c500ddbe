### Die eigenen Texte der Seite. Was Spiele sagen, steht in den Katalogen der Spiele.

app-title = Hoftag
app-claim = Hoftage, Versteigerungen und Räte nach genauen Regeln.

## Leiste und Orte

nav-tables = Tische
nav-rules = Regeln
nav-settings = Einstellungen
skip-to-decision = Zur Entscheidung
skip-to-content = Zum Inhalt
back-to-tables = Zurück zu den Tischen
language = Sprache
theme = Aussehen
theme-auto = wie das Gerät
theme-light = bei Tag
theme-dark = bei Nacht
close = Schließen
cancel = Abbrechen
loading = Wird geladen
try-again = Noch einmal

## Tische

lobby-play-now = Sofort spielen
lobby-play-now-help = Gegen { $bots ->
        [one] einen Bot
       *[other] { $bots } Bots
    }, sofort
lobby-new-table = Neuer Tisch
lobby-players = { $least } bis { $most } Spieler
lobby-your-tables = Deine Tische
lobby-your-tables-empty = Keiner deiner Tische läuft. Wähle oben ein Spiel.
lobby-open-tables = Offene Tische
lobby-open-tables-empty = Gerade wartet niemand auf Mitspieler.
lobby-over-tables = Beendet
lobby-next = Nächster Tisch ({ $number })
lobby-your-turn = du bist dran
lobby-waiting = wartet auf { $seats }
lobby-gathering = { $number ->
        [one] ein Platz ist frei
       *[other] { $number } Plätze sind frei
    }
lobby-over = beendet
lobby-frozen = eingefroren
lobby-sit-down = Platz nehmen
lobby-go = Öffnen
lobby-reconstructed = Einige gedruckte Werte sind rekonstruiert.
lobby-reconstructed-staufer = Sitzkosten, Truhen und einige Plättchen sind rekonstruiert.
lobby-reconstructed-augsburg = Preise und die meisten Privilegkarten sind rekonstruiert.
lobby-reconstructed-tallinn = Acht der zehn Karten sind rekonstruiert.
lobby-reconstructed-title = Was rekonstruiert ist
lobby-reconstructed-help = Diese gedruckten Werte sind nicht veröffentlicht; unsere passen zu allem, was bekannt ist. Die Gründe, auf Englisch:
lobby-about = Über das Spiel
lobby-won = gewonnen
lobby-place = Platz { $number }
lobby-winner = { $seats } gewann
lobby-more = Mehr zeigen
lobby-offline = Der Server antwortet nicht. Deine Tische erscheinen, sobald er es tut.
minutes = etwa { $number } Minuten

## Neuer Tisch

new-title = Neuer Tisch
new-game = Spiel
new-seats = Plätze
new-seat = Platz { $number }
new-seat-me = Du
new-seat-me-help = an diesem Gerät
new-seat-friend = Am selben Gerät
new-seat-friend-help = jemand, der bei dir sitzt
new-seat-open = Einladung per Link
new-seat-open-help = bekommt eine Einladung
new-seat-bot = Bot
new-seat-add = Platz hinzufügen
new-seat-remove = Platz { $number } entfernen
new-seat-name = Name
new-level = Stärke
new-character = Wesen
new-options = Varianten
new-options-usual = wie üblich
new-needs = nur mit: { $option }
new-pace = Tempo
pace-none = Ohne Uhr
pace-none-help = Alle nehmen sich die Zeit, die sie brauchen.
pace-live = Live
pace-live-help = Je 20 Minuten, 20 Sekunden mehr je Zug.
pace-fast = Zügig
pace-fast-help = Ein Tag für jeden Zug.
pace-slow = Gemächlich
pace-slow-help = Drei Tage für jeden Zug.
new-public = Jeder darf Platz nehmen
new-undo = Zurücknehmen
new-undo-all = eigene Züge, mehr mit Zustimmung
new-undo-own = nur eigene Züge
new-undo-off = nie
new-open = Tisch öffnen
new-start = Beginnen
new-chat = Gespräch
new-hints = Tipps
new-own = eigene Auswahl
new-own-count = { $number } von { $all } gewählt
new-edition = Ausgabe
new-spectators = Zuschauen
new-spectators-after = erst nach dem Ende
new-spectators-delayed = fünf Minuten später
new-spectators-off = niemand

## Einladung

invite-title = Lade die anderen ein
invite-help = Schicke jedem einen Link. Ein Link gilt für einen Platz; die Partie beginnt, wenn alle Plätze besetzt sind.
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-lost = Die Links wurden auf dem Gerät gezeigt, das den Tisch geöffnet hat.
join-title = Eine Einladung
join-help = Jemand hält dir einen Platz frei.
join-sit = Platz nehmen
join-gone = Diese Einladung wurde schon benutzt, oder der Tisch ist fort.
name-title = Wie sollen die anderen dich nennen?
name-label = Dein Name
name-save = Das bin ich
name-change = Name ändern

## Wer wo sitzt

seat-you = du
seat-bot = Bot
seat-bot-level = Bot, { $level }
seat-thinks = { $seconds } s
seat-free = frei
seat-away = abwesend
seat-resigned = aufgegeben
seat-driven = ein Bot vertritt
seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün
seat-black = Schwarz

## Bots

bot-1 = Kanzler
bot-2 = Marschall
bot-3 = Äbtissin
bot-4 = Truchsess
level-random = Zufall
level-novice = Neuling
level-casual = Geübt
level-strong = Stark
level-master = Meister
level-thumb = Faustregeln
character-plain = Ruhig
character-rival = Rivale
character-rival-help = Gönnt dem Ersten nichts.
character-bold = Wagemutig
character-bold-help = Wagt viel, um viel zu gewinnen.
character-careful = Vorsichtig
character-careful-help = Geht lieber auf Nummer sicher.

## Die Partie

match-round = Runde { $number }
match-round-of = Runde { $number } von { $last }
match-your-turn = Du bist dran
match-your-turn-title = Du bist dran · { $game }
match-waiting-title = { $seats } · { $game }
match-waiting-for = Warten auf { $seats }
match-over = Das Spiel ist aus
match-not-begun = Die Partie beginnt, wenn alle Plätze besetzt sind.
match-frozen = Diese Partie passt nicht zu den Regeln dieser Version. Man kann sie lesen und schließen.
match-watching = Du schaust zu.
match-gone = Diese Partie gibt es nicht, oder sie ist nicht für dich.
match-decision = Entscheidung
match-board = Brett
match-board-failed = Das Brett lässt sich gerade nicht zeichnen. Der Tisch in Worten:
match-as-list =
    { $number ->
        [one] Den einzigen Zug als Liste
       *[other] Alle { $number } Züge als Liste
    }
match-only-others = Nur, was nicht auf dem Brett liegt
match-position = Stellung
match-players = Spieler
match-log = Verlauf
match-chat = Gespräch
match-score = Punkte
match-since = Seit deinem letzten Zug
match-since-short = Seit deinem Zug
match-begun-short = Bisher
match-since-nothing = Seit deinem letzten Zug ist nichts geschehen.
match-log-end = Zum Neuesten
match-on-board = Wähle auf dem Brett: Was golden ist, lässt sich drücken.
match-choose-board = Wähle auf dem Brett
match-commit = Das Mischen stand vorher fest:
rule-in-book = In den Regeln öffnen
match-since-count = { $number ->
        [one] ist eines geschehen
       *[other] ist { $number }-mal etwas geschehen
    }
match-begin = Das Spiel beginnt.
match-nothing-yet = Noch ist nichts geschehen.
match-chat-empty = Noch hat niemand etwas gesagt.
match-chat-label = Etwas sagen
match-chat-send = Senden
match-list-of-moves = Alle Züge
match-filter = Einen Zug suchen
match-no-fit = Kein Zug passt.
match-choose = Wähle einen Zug.
match-plan = { $move } und { $number } weitere
match-plan-stopped = Was du zusammen bestätigt hast, ging nur zum Teil. Bitte wähle neu.
match-chosen = Gewählt
match-order = In dieser Reihenfolge: { $items }
match-confirm = Bestätigen
match-back = Zurück
match-only = Es gibt nur diesen Zug.
match-sent = gesendet
match-saved = gespeichert
match-sending = wird gesendet
match-undo = Zurücknehmen
match-undo-help = Nimmt deinen letzten Zug zurück; seither hat niemand etwas gesehen.
match-undo-ask = Um Zurücknehmen bitten
match-undo-ask-help = Andere haben seither etwas gesehen, also müssen alle zustimmen.
match-undo-offer = { $seat } bittet, einen Zug zurückzunehmen. Alles danach entfällt, und Karten werden neu gezogen.
match-undo-offered = Du hast gebeten, einen Zug zurückzunehmen.
match-undo-yes = Zustimmen
match-undo-no = Nicht zustimmen
match-hint = Tipp
match-hint-help = Was ein Bot täte. Der Tisch erfährt, dass du gefragt hast.
match-hint-given = Ein Bot täte dies: { $move }
match-hint-choose = Wählen
match-resign = Aufgeben
match-resign-sure = Gibst du auf? Ein Bot spielt auf deinem Platz weiter.
match-take-over = Einen Bot für { $seat } spielen lassen
match-hand-back = Selbst weiterspielen
match-driven = Ein Bot spielt für dich.
match-menu = Mehr
match-rule = Regel { $rule }
match-record = Aufzeichnung herunterladen
match-report = Problembericht herunterladen
match-close-table = Tisch schließen
match-leave = Tisch verlassen
match-free-seats = Noch freie Plätze
match-hand = Karten: { $number }
match-points = Punkte: { $number }
match-stale = Die Frage hat sich geändert. Sieh noch einmal hin.
match-refused = Das ging nicht: { $message }
match-fit = { $number } Züge
match-keys = Tasten: 1 bis 9 wählen einen Zug, Enter bestätigt, Escape geht zurück, u nimmt zurück, m geht zu den Zügen, l zum Verlauf. Beim Rückblick gehen die Pfeile weiter, und Escape führt zu jetzt zurück.

## Rückblick

past-title = Rückblick
past-as-it-was = So war es nach Schritt { $number }:
past-previous = Schritt davor
past-next = Schritt danach
past-now = Zurück zu jetzt
past-nothing = Du blickst zurück. Hier lässt sich nichts wählen.
past-failed = Diese Stelle lässt sich gerade nicht zeigen.
replay-title = Nachspielen
replay-leave = Zurück zur Partie
replay-steps = Schritt für Schritt
replay-first = Zum Anfang
replay-back = Zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Weiter
replay-last = Zum Ende
replay-place = Stelle in der Partie
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-usual = normal
replay-speed-fast = schnell
replay-eyes = Gesehen von
replay-open = Offen
replay-moves = Züge

## Wiederholung: andere Fortsetzungen, und Adressen zum Verschicken

replay-share = Link kopieren
replay-shared = Kopiert
replay-share-title = Link zu dieser Stelle
replay-share-help = Wer die Partie sehen darf, sieht diese Stelle mit diesen Augen.
replay-branch = Von hier weiterspielen
branch-title = Von hier weiterspielen
branch-help = Eine neue Partie beginnt mit dem, was bisher gespielt wurde. Was dann kommt, wird neu gegeben, und auf den anderen Plätzen sitzen Bots. Sie zählt für nichts.
branch-seat = Dein Platz
branch-bots = Die anderen
branch-begin = Als { $seat } weiterspielen
branch-over = An dieser Stelle ist das Spiel vorbei. Geh ein wenig zurück.
branch-origin = Wo diese Partie abgezweigt ist
origin-branch = Abzweig einer anderen Partie
origin-upload = geöffnete Aufzeichnung
record-open = Aufzeichnung öffnen
record-help = Eine Datei einer beendeten Partie, wie Hoftag sie schreibt. Wähle sie aus oder zieh sie auf diese Seite.
record-too-long = Diese Datei ist zu lang für eine Aufzeichnung.
record-refused = Diese Aufzeichnung lässt sich nicht öffnen: { $message }

## Analyse

analyse-title = Analyse
analyse-begin = Analysieren
analyse-what = Wie die Aussichten nach jedem Zug standen, welche Entscheidungen etwas gekostet haben und was Glück war.
analyse-takes = Das dauert einige Minuten und geht weiter, während du dich umsiehst.
analyse-working = Die Partie wird analysiert.
analyse-waiting = { $number ->
        [one] Eine andere Partie kommt vorher dran.
       *[other] { $number } andere Partien kommen vorher dran.
    }
analyse-steps = { $number } von { $last } Schritten
analyse-failed = Die Analyse ist nicht fertig geworden. Du kannst es noch einmal versuchen.
analyse-chances = Aussicht auf den Sieg
analyse-percent = { $number } %
analyse-chance = { $number } %, auf { $half } genau
analyse-inaccuracy = Ungenau
analyse-mistake = Fehler
analyse-blunder = Grober Fehler
analyse-lost = { $number } ± { $half } % weniger als die beste Wahl
analyse-best = Nichts Besseres wurde gefunden.
analyse-fine = Hier ging kaum etwas verloren.
analyse-played = gespielt
analyse-better = besser
analyse-decides = { $seat } entscheidet
analyse-decides-in = Runde { $round }: { $seat } entscheidet
analyse-knew = { $worlds ->
        [0] Aus dem, was { $seat } in diesem Moment wusste.
       *[other] Aus dem, was { $seat } in diesem Moment wusste, über { $worlds } dazu passende Verteilungen.
    }
analyse-bars = Die Balken sind, was eine Suche von jeder Wahl verspricht, von 0 bis 100: nicht nur die Aussicht auf den Sieg, auch der Abstand.
analyse-see = Gesehen von { $seat }
analyse-play-on = Als { $seat } weiterspielen
analyse-lost-title = Was verloren ging
analyse-nothing-lost = Keine Entscheidung hat mehr gekostet, als die Stichprobe offen lässt.
analyse-instead = Besser:
analyse-more = { $number } weitere zeigen
analyse-less = Weniger zeigen
analyse-turning = Wendepunkte
analyse-chance-moved = Zufall
analyse-split = Glück und Entscheidungen
analyse-split-help = Prozent der Aussicht auf den Sieg, vom Anfang bis zum Ende; zusammen ergeben die drei, was insgesamt gewonnen oder verloren wurde.
analyse-luck = Glück
analyse-own = Eigene Entscheidungen
analyse-rivals = Entscheidungen der anderen
analyse-noise = Das sind Schätzungen aus { $playouts } gezogenen Partien für jede Stelle, von Bots zu Ende gespielt. Die Bänder enthalten den wahren Wert etwa 19 von 20 Mal: Was kleiner ist als sie, kann Zufall sein.

## Verbindung

line-live = live
line-connecting = wird verbunden
line-reconnecting = Verbindung verloren, wird erneuert
line-reconnecting-in = Verbindung verloren, nächster Versuch in { $seconds } s
line-offline = kein Netz
line-gone = nicht verbunden
line-try = Jetzt versuchen

## Vorhang

curtain-title = { $seat } ist dran
curtain-help = Gib { $seat } das Gerät. Sonst schaut niemand hin.
curtain-ready = Ich bin { $seat }

## Uhr

clock-left = { $seat }: verbleibende Zeit
clock-short = Noch { $seconds } Sekunden
clock-short-days = Weniger als eine Stunde übrig
clock-days = { $days } T { $hours } h

## Ende

end-places = Rangfolge
end-place = { $number }.
end-points-came = Woher die Punkte kamen
end-curve = Punkte je Runde
end-curve-round = Runde
end-curve-final = Ende
end-worth = Einen Blick wert
end-record = Aufzeichnung
end-ahead =
    { $number ->
        [one] Einen Punkt
       *[other] { $number } Punkte
    } vor { $seat }.
end-tie-break = So viele Punkte wie { $seat }; der Gleichstand wurde nach der Regel entschieden.
end-was-behind =
    { $you ->
        [seat] Nach Runde { $round } warst du auf Platz { $place }.
       *[nobody] Nach Runde { $round } war { $seat } auf Platz { $place }.
    }
end-moment-gain = { $seat } gewinnt { $number } dazu, mehr als sonst jemand in einer Runde.
end-moment-lead = { $seat } geht mit { $number } in Führung.
end-moment-behind =
    { $seat } gewinnt aus einem Rückstand von { $number ->
        [one] einem Punkt
       *[other] { $number } Punkten
    }.
end-moment-close = { $seat } geht gleichauf mit dem Besten der anderen in die letzte Runde.
end-moment-tight =
    { $seat } führt mit nur { $number ->
        [one] einem Punkt
       *[other] { $number } Punkten
    } Vorsprung.
end-moment-last =
    { $seat } geht mit { $number ->
        [one] einem Punkt
       *[other] { $number } Punkten
    } Vorsprung in die letzte Runde.
verify-title = Das Mischen prüfen
verify-help = Vor der ersten Karte hat der Server sein Geheimnis durch eine Prüfsumme zugesagt, dann gab jeder eigenen Zufall dazu. Aus beidem folgen alle Karten; niemand konnte sie sich zurechtlegen.
verify-commit = Zugesagt
verify-nonce = Zufall von { $seat }
verify-secret = Geheimnis
verify-later = wird nach dem Ende gezeigt
verify-how = So prüfst du es auf deinem Rechner: Lade die Aufzeichnung und lass Hoftag neu austeilen. Es vergleicht die Summe mit dem Geheimnis und jede Ziehung mit dem, was gezogen werden musste.
end-again = Noch einmal, gleiche Plätze
end-replay = Nachspielen
end-verify = Mischen prüfen
end-resigned = { $seat } gewinnt; die anderen haben aufgegeben.
end-no-score = Diese Partie endete vor ihrer letzten Runde.
end-position = Endstellung

## Einstellungen

settings-title = Einstellungen
settings-look = Aussehen
settings-motion = Bewegung
motion-auto = wie das Gerät
motion-fast = schnell
motion-slow = langsam
motion-off = aus
settings-sound = Ton
sound-off = aus
sound-turn = wenn ich dran bin
sound-all = alles
settings-notices = Meldungen des Browsers
notices-help = Meldet, dass du am Zug bist, während die Seite nicht zu sehen ist. Der Browser fragt dich zuerst.
notices-refused = Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.
notices-none = Dieser Browser kennt keine Meldungen; Titel und Symbol der Seite zeigen es.
settings-confirm = Züge bestätigen
confirm-always = Wählen, ansehen, bestätigen
confirm-always-help = Ein zweiter Druck sendet den Zug.
confirm-never = Sofort senden
confirm-never-help = Ein Druck sendet den Zug.
settings-keys = Einzelne Buchstabentasten
keys-on = an
keys-off = aus
settings-account = Name und Anmeldung
account-help = Mit einer Anmeldung findest du deine Tische auch auf anderen Geräten.
account-login = Anmeldename
account-password = Passwort
account-add = Anmeldung anlegen
account-in = Anmelden
account-out = Abmelden
account-saved = Gespeichert.
account-is = Du bist als { $login } angemeldet.
account-old = Bisheriges Passwort
account-new = Neues Passwort
account-change = Passwort ändern

## Regeln

rules-title = Regeln
rules-search = In den Regeln suchen
rules-none = Keine Regel enthält diese Wörter.
rules-found = { $number ->
        [one] eine Regel
       *[other] { $number } Regeln
    }

## Lernen

learn-it = Spielend lernen (10 Min.)
learn-name = Lernpartie
learn-progress = Karte { $number } von { $last }
learn-back = Vorige Karte
learn-next = Weiter
learn-show = Zeig es mir
learn-suggested = Vorschlag: { $move }
learn-fold = Erklärung einklappen
learn-unfold = Erklärung ausklappen
learn-leave = Erklärungen beenden
learn-leave-help = Erklärungen beenden. Die Partie geht einfach weiter.
learn-close = Ohne Erklärungen weiter
learn-rules = Regeln lesen
learn-goes-on = Weiter geht es mit dem Spiel.
learn-your-move = Du bist am Zug.

## Einträge des Tisches

table-takeover =
    { $you ->
        [seat] { $why ->
            [resigned] Du gibst auf. Ein Bot spielt weiter.
            [late] Deine Zeit ist um. Ein Bot spielt weiter.
           *[other] Ein Bot spielt von nun an für dich.
        }
       *[nobody] { $why ->
            [resigned] { $seat } gibt auf. Ein Bot spielt weiter.
            [late] Die Zeit von { $seat } ist um. Ein Bot spielt weiter.
           *[other] Ein Bot spielt von nun an für { $seat }.
        }
    }
table-handback =
    { $you ->
        [seat] Du spielst selbst weiter.
       *[nobody] { $seat } ist zurück.
    }
table-hint =
    { $you ->
        [seat] Du hast um einen Tipp gebeten.
       *[nobody] { $seat } hat um einen Tipp gebeten.
    }
table-ask-undo =
    { $you ->
        [seat] Du bittest, einen Zug zurückzunehmen.
       *[nobody] { $seat } bittet, einen Zug zurückzunehmen.
    }
table-answer-undo =
    { $yes ->
        [yes] { $you ->
            [seat] Du stimmst zu.
           *[nobody] { $seat } stimmt zu.
        }
       *[no] { $you ->
            [seat] Du stimmst nicht zu.
           *[nobody] { $seat } stimmt nicht zu.
        }
    }
table-ended = Die Partie endet vorzeitig.

## Fehler

error-unreachable = Der Server antwortet nicht.
error-bad-answer = Die Antwort des Servers ist nicht lesbar.
error-not-asked = Du bist gerade nicht gefragt.
error-stale = Die Frage hat sich geändert. Sieh noch einmal hin.
error-illegal = Eine Regel spricht gegen diesen Zug.
error-unknown-move = Das ist kein Zug dieses Spiels.
error-not-running = Die Partie hat nicht begonnen oder ist aus.
error-no-undo = Das lässt sich nicht allein zurücknehmen.
error-no-offer = Darum hat niemand gebeten.
error-not-yours = Das ist nicht dein Platz.
error-too-long = Der Text ist zu lang.
error-taken = Der Platz ist besetzt.
error-bad-request = Etwas fehlt oder ist falsch.
error-conflict = Das wurde zweimal mit verschiedenem Inhalt gesendet.
error-busy = Zu viel auf einmal. Versuch es gleich noch einmal.
error-not-saved = Der Tisch kann gerade nicht speichern; deshalb gilt nichts.
error-frozen = Die Partie passt nicht zu den Regeln dieser Version.
error-not-found = Das gibt es nicht, oder es ist nicht für dich.
