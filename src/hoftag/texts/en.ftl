### General texts of the interface, for the terminal and the browser.

language-name = English
you = You
seat-name = seat { $number }
player-name = Player { $number }
bot-name = Bot { $bot } { $number }
bot-random = random: plays anything
bot-novice = novice: sees the obvious
bot-casual = casual: judges like a player who knows the game
bot-strong = strong: has learnt the game and thinks ahead
bot-master = master: thinks longest, up to two seconds a move
list-and = { $head } and { $tail }
points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

## What happens at the table

first-news = The game begins
since-last-move = Since your last move
has-chosen =
    { $you ->
        [seat] You have chosen.
       *[nobody] { $seat } has chosen.
    }
took-back =
    { $you ->
        [seat] You take back move { $number } and what came after it.
       *[nobody] { $seat } takes back move { $number } and what came after it.
    }
pass-keyboard = Pass the keyboard to { $seat }. Nobody else looks at the screen.
press-enter = { $seat }, press Enter when you are ready.
resumed = Going on with { $file }.
record-saved = The game is saved in { $file }.
record-torn = The last line of the record was unfinished and was left out; go on from there.
resume-with = Go on with it by: { $command }

## Asking

prompt = { $seat } >
prompt-hint = Answer with a number, or ? for help.
prompt-only = There is only this move: press Enter, or ? for help.
ask-count = { $least } to { $most }, Enter for { $default } >
ask-number = Please answer with a number from { $least } to { $most }.
ask-yes-no = Please answer with yes or no.
answer-yes = yes
answer-no = no
notation-unknown = "{ $input }" is no move. Answer with a number or a move such as { $example }; ? shows what else there is.
notation-shape = A move of this kind is written { $shape }, for example { $example }.
notation-thing = There is no "{ $word }" in this game. A move is written like { $example }.
move-is-legal = You may do that now: { $move }.
no-rule = There is no rule or section "{ $rule }".

## Commands at the prompt: what to type, and what it does

command-help = help
command-why = why
command-undo = undo
command-log = log
command-score = score
command-cards = cards
command-table = table
command-save = save
command-quit = quit
help-answer = Answer with the number of a move, or with the move itself, for example: { $example }
help-help = this help
help-rule = the text of a rule, or of all rules of a section (? 6)
help-why = why a move is not possible now, for example: why { $example }
help-undo = take back your last move
help-log = everything that has happened so far
help-score = the points so far, by origin
help-cards = all cards, and which values are reconstructed
help-table = show the table and the moves again
help-save = where the game is saved (it is saved after every move)
help-quit = leave; go on another time

## Taking back

undo-nothing = You have not made a move that could be taken back.
undo-alone = Your move is taken back.
undo-together = Taken back with everybody's consent. Cards are drawn anew from here on.
undo-consent = Others have seen something since your last move, so everybody has to agree.
undo-bots-agree = No objection from { $seats }.
undo-ask = { $seat }, may { $other } take back the last move? (yes/no)
undo-refused = { $seat } does not agree; nothing is taken back.

## Scores

score-total = Total
score-tie-break = Tie-break
score-place = Place
victory =
    { $you ->
        [seat] You win with { $number ->
            [one] { $number } point.
           *[other] { $number } points.
        }
       *[nobody] { $seat } wins with { $number ->
            [one] { $number } point.
           *[other] { $number } points.
        }
    }
shared-victory =
    { $number ->
        [one] { $seats } share the victory with { $number } point each.
       *[other] { $seats } share the victory with { $number } points each.
    }

## Menu

menu-play = Play { $game }
menu-resume =
    { $number ->
        [0] Go on with a saved game (there is none)
        [one] Go on with a saved game ({ $number })
       *[other] Go on with a saved game ({ $number })
    }
menu-language = Language
menu-quit = Quit
menu-default = Enter
menu-which-language = Which language?
menu-how-many-players = How many players, bots included?
menu-how-many-people = How many people at this keyboard?
menu-which-bots = Which bots?
menu-which-saved = Which game?
menu-nothing-saved = There is no saved game to go on with.
goodbye = See you at the next court day.

## Replay

replay-step = Step { $number } of { $last }
replay-prompt = { $number }/{ $last } (Enter, b, number, q) >
replay-help = Enter: next step, b: back, a number: jump there, q: leave
replay-no-step = There are only the steps 0 to { $last }.

## Analysis

analysis-chances = Chances to win, in per cent
analysis-begin = Start
analysis-end = End
analysis-unfinished = This game is not over: its last chances are estimates like the others.
analysis-decisions = Decisions that cost something
analysis-no-mark = No decision cost surely more than nothing.
analysis-entry = Entry
analysis-who = Who
analysis-played = Played
analysis-better = Better
analysis-loss = Loss
analysis-blunder = blunder
analysis-mistake = mistake
analysis-inaccuracy = inaccuracy
analysis-split = Where the changes come from
analysis-luck = Luck
analysis-own = Own choices
analysis-rivals = Others' choices
analysis-sum = Together
analysis-losses = Lost
analysis-turning = Turning points
analysis-no-turning = Nothing changed a chance by surely more than noise.
analysis-dealt = Chance deals
analysis-note = All figures are per cent of a win, ± half an interval of 95 %. A decision is judged by what its seat could know.

## Games and editions

games-players = { $least } to { $most } players
games-needs = needs { $option }
edition-line = Edition { $edition }, hash { $hash }
edition-good = { $file } is a sound edition of { $game }.
ground-rulebook = from the rule book
ground-published = published elsewhere
ground-reconstructed = reconstructed: the printed values are not known
