### The page's own texts. What games say is in the catalogues of the games.

app-title = Hoftag
app-claim = Court days, auctions and councils by their exact rules.

## Bar and places

nav-tables = Tables
nav-rules = Rules
nav-settings = Settings
skip-to-decision = To the decision
skip-to-content = To the content
back-to-tables = Back to the tables
language = Language
theme = Appearance
theme-auto = as the device
theme-light = by day
theme-dark = by night
close = Close
cancel = Cancel
loading = Loading
try-again = Try again

## Tables

lobby-play-now = Play now
lobby-play-now-help = Against { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }, at once
lobby-new-table = New table
lobby-players = { $least } to { $most } players
lobby-your-tables = Your tables
lobby-your-tables-empty = No table of yours is running. Choose a game above.
lobby-open-tables = Open tables
lobby-open-tables-empty = Nobody is waiting for players right now.
lobby-over-tables = Finished
lobby-next = Next table ({ $number })
lobby-your-turn = your turn
lobby-waiting = waiting for { $seats }
lobby-gathering = { $number ->
        [one] one seat is free
       *[other] { $number } seats are free
    }
lobby-over = over
lobby-frozen = frozen
lobby-sit-down = Sit down
lobby-go = Open
lobby-reconstructed = Some printed values are reconstructed.
lobby-reconstructed-staufer = Seat costs, chests and some tiles are reconstructed.
lobby-reconstructed-augsburg = Prices and most privilege cards are reconstructed.
lobby-reconstructed-tallinn = Eight of the ten cards are reconstructed.
lobby-reconstructed-title = What is reconstructed
lobby-reconstructed-help = These printed values are not published; ours fit everything that is known. The reasons, in English:
lobby-about = About the game
lobby-won = won
lobby-place = place { $number }
lobby-winner = { $seats } won
lobby-more = Show more
lobby-offline = The server does not answer. Your tables appear as soon as it does.
minutes = about { $number } minutes

## New table

new-title = New table
new-game = Game
new-seats = Seats
new-seat = Seat { $number }
new-seat-me = You
new-seat-me-help = at this device
new-seat-friend = Hot seat
new-seat-friend-help = somebody at this device
new-seat-open = Friend by link
new-seat-open-help = gets an invitation
new-seat-bot = Bot
new-seat-add = Add a seat
new-seat-remove = Remove seat { $number }
new-seat-name = Name
new-level = Strength
new-character = Character
new-options = Options
new-options-usual = as usual
new-needs = only with: { $option }
new-pace = Pace
pace-none = No clock
pace-none-help = Everybody takes the time they need.
pace-live = Live
pace-live-help = 20 minutes each, 20 seconds more a move.
pace-fast = Fast
pace-fast-help = One day for every move.
pace-slow = Slow
pace-slow-help = Three days for every move.
new-public = Anybody may sit down
new-undo = Taking back
new-undo-all = own moves, more by consent
new-undo-own = own moves only
new-undo-off = never
new-open = Open the table
new-start = Begin
new-chat = Chat
new-hints = Hints
new-own = own choice
new-own-count = { $number } of { $all } chosen
new-edition = Edition
new-spectators = Watching
new-spectators-after = after the end only
new-spectators-delayed = five minutes late
new-spectators-off = nobody

## Invitation

invite-title = Invite the others
invite-help = Send one link to each of them. A link is good for one seat; the match begins when all seats are taken.
invite-copy = Copy link
invite-copied = Copied
invite-share = Share
invite-lost = The links were shown on the device that opened the table.
join-title = An invitation
join-help = Somebody keeps a seat for you.
join-sit = Take the seat
join-gone = This invitation has been used, or the table is gone.
name-title = What shall the others call you?
name-label = Your name
name-save = That is me
name-change = Change name

## Who sits where

seat-you = you
seat-bot = bot
seat-bot-level = Bot, { $level }
seat-thinks = { $seconds } s
seat-free = free
seat-away = away
seat-resigned = resigned
seat-driven = a bot sits in
seat-red = red
seat-blue = blue
seat-yellow = yellow
seat-green = green
seat-black = black

## Bots

bot-1 = Chancellor
bot-2 = Marshal
bot-3 = Abbess
bot-4 = Steward
level-random = By chance
level-novice = Novice
level-casual = Casual
level-strong = Strong
level-master = Master
level-thumb = Rules of thumb
character-plain = Calm
character-rival = Rival
character-rival-help = Begrudges the leader everything.
character-bold = Gambler
character-bold-help = Risks much to win much.
character-careful = Cautious
character-careful-help = Prefers to play it safe.

## The match

match-round = Round { $number }
match-round-of = Round { $number } of { $last }
match-your-turn = Your turn
match-your-turn-title = Your turn · { $game }
match-waiting-title = { $seats } · { $game }
match-waiting-for = Waiting for { $seats }
match-over = The game is over
match-not-begun = The match begins when all seats are taken.
match-frozen = This match does not fit the rules of this version. It can be read and closed.
match-watching = You are watching.
match-gone = There is no such match, or it is not for you.
match-decision = Decision
match-board = Board
match-board-failed = The board cannot be drawn right now. The table in words:
match-as-list =
    { $number ->
        [one] The only move as a list
       *[other] All { $number } moves as a list
    }
match-only-others = Only what is not on the board
match-position = Position
match-players = Players
match-log = Log
match-chat = Chat
match-score = Score
match-since = Since your last turn
match-since-short = Since your turn
match-begun-short = So far
match-since-nothing = Nothing has happened since your last turn.
match-log-end = To the newest
match-on-board = Choose on the board: what is gold can be pressed.
match-choose-board = Choose on the board
match-commit = The deal was fixed beforehand:
rule-in-book = Open in the rules
match-since-count = { $number ->
        [one] one thing happened
       *[other] { $number } things happened
    }
match-begin = The game begins.
match-nothing-yet = Nothing has happened yet.
match-chat-empty = Nobody has said anything yet.
match-chat-label = Say something
match-chat-send = Send
match-list-of-moves = All moves
match-filter = Find a move
match-no-fit = No move fits.
match-choose = Choose a move.
match-plan = { $move }, and { $number } more
match-plan-stopped = What you confirmed together could be done only in part. Please choose anew.
match-chosen = Chosen
match-order = In this order: { $items }
match-confirm = Confirm
match-back = Back
match-only = There is only this move.
match-sent = sent
match-saved = saved
match-sending = being sent
match-undo = Take back
match-undo-help = Takes back your last move; nobody has seen anything since.
match-undo-ask = Ask to take back
match-undo-ask-help = Others have seen something since, so everybody has to agree.
match-undo-offer = { $seat } asks to take back a move. Everything after it goes too, and cards are drawn anew.
match-undo-offered = You have asked to take back a move.
match-undo-yes = Agree
match-undo-no = Do not agree
match-hint = Hint
match-hint-help = What a bot would do. The table is told that you asked.
match-hint-given = A bot would do this: { $move }
match-hint-choose = Choose it
match-resign = Resign
match-resign-sure = Do you give up? A bot plays on in your seat.
match-take-over = Let a bot play for { $seat }
match-hand-back = Play on yourself
match-driven = A bot plays for you.
match-menu = More
match-rule = Rule { $rule }
match-record = Download the record
match-report = Download a problem report
match-close-table = Close the table
match-leave = Leave the table
match-free-seats = Seats not taken yet
match-hand = cards: { $number }
match-points = points: { $number }
match-stale = The question has changed since. Look again.
match-refused = That did not work: { $message }
match-fit = { $number } moves
match-keys = Keys: 1 to 9 choose a move, Enter confirms, Escape goes back, u takes back, m goes to the moves, l to the log. While you look back, the arrows step and Escape returns to now.

## Looking back

past-title = Looking back
past-as-it-was = As it was after step { $number }:
past-previous = Step before
past-next = Step after
past-now = Back to now
past-nothing = You are looking back. Nothing can be chosen here.
past-failed = This place cannot be shown right now.
replay-title = Replay
replay-leave = Back to the match
replay-steps = Step by step
replay-first = To the beginning
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-next = Next
replay-last = To the end
replay-place = Place in the match
replay-speed = Speed
replay-speed-slow = slow
replay-speed-usual = usual
replay-speed-fast = fast
replay-eyes = Seen by
replay-open = Open
replay-moves = Moves

## Replay: other ways on, and addresses to send

replay-share = Copy link
replay-shared = Copied
replay-share-title = Link to this place
replay-share-help = Whoever may see the match sees this place through these eyes.
replay-branch = Play on from here
branch-title = Play on from here
branch-help = A new match begins with what was played so far. What comes then is dealt anew, and bots sit in the other seats. It counts for nothing.
branch-seat = Your seat
branch-bots = The others
branch-begin = Play on as { $seat }
branch-over = The game is over at this place. Go back a little.
branch-origin = Where this match branched off
origin-branch = branch of another match
origin-upload = opened record
record-open = Open a record
record-help = A file of a finished match, as Hoftag writes it. Choose it, or drop it on this page.
record-too-long = This file is too long for a record.
record-refused = This record cannot be opened: { $message }

## Analysis

analyse-title = Analysis
analyse-begin = Analyse
analyse-what = How the chances stood after every move, which decisions lost something, and what was luck.
analyse-takes = It takes a few minutes and goes on while you look around.
analyse-working = The match is being analysed.
analyse-waiting = { $number ->
        [one] One other match is analysed first.
       *[other] { $number } other matches are analysed first.
    }
analyse-steps = { $number } of { $last } steps
analyse-failed = The analysis did not come to an end. You can try it again.
analyse-chances = Chance of winning
analyse-percent = { $number } %
analyse-chance = { $number } %, give or take { $half }
analyse-inaccuracy = Inexact
analyse-mistake = Mistake
analyse-blunder = Blunder
analyse-lost = { $number } ± { $half } % less than the best choice
analyse-best = No better choice was found.
analyse-fine = Hardly anything was lost.
analyse-played = played
analyse-better = better
analyse-decides = { $seat } decides
analyse-decides-in = Round { $round }: { $seat } decides
analyse-knew = { $worlds ->
        [0] From what { $seat } knew at that moment.
       *[other] From what { $seat } knew at that moment, over { $worlds } deals that fit it.
    }
analyse-bars = The bars are what a search promises of each choice, from 0 to 100: not the chance of winning alone, but the margin, too.
analyse-see = Seen by { $seat }
analyse-play-on = Play on as { $seat }
analyse-lost-title = What was lost
analyse-nothing-lost = No decision lost more than the sampling leaves open.
analyse-instead = Better:
analyse-more = Show { $number } more
analyse-less = Show fewer
analyse-turning = Turning points
analyse-chance-moved = chance
analyse-split = Luck and decisions
analyse-split-help = Percent of the chance of winning, from the beginning to the end; the three add up to what was won or lost in all.
analyse-luck = Luck
analyse-own = Own decisions
analyse-rivals = Others’ decisions
analyse-noise = These are estimates from { $playouts } sampled games for each place, played on by bots. The bands hold the true value about 19 times out of 20: what is smaller than they are may be chance.

## Connection

line-live = live
line-connecting = connecting
line-reconnecting = connection lost, coming back
line-reconnecting-in = connection lost, next try in { $seconds } s
line-offline = no network
line-gone = not connected
line-try = Try now

## Curtain

curtain-title = { $seat } is next
curtain-help = Pass the device to { $seat }. Nobody else looks at the screen.
curtain-ready = I am { $seat }

## Clock

clock-left = { $seat }: time left
clock-short = { $seconds } seconds left
clock-short-days = Less than an hour left
clock-days = { $days } d { $hours } h

## End

end-places = Ranking
end-place = { $number }.
end-points-came = How the points came
end-curve = Points by round
end-curve-round = Round
end-curve-final = end
end-worth = Worth a look
end-record = Record
end-ahead =
    { $number ->
        [one] One point
       *[other] { $number } points
    } ahead of { $seat }.
end-tie-break = As many points as { $seat }; the tie-break decided.
end-was-behind =
    { $you ->
        [seat] You were in place { $place } after round { $round }.
       *[nobody] { $seat } was in place { $place } after round { $round }.
    }
end-moment-gain = { $seat } gains { $number }, the most of any round.
end-moment-lead = { $seat } takes the lead with { $number }.
end-moment-behind =
    { $seat } wins from { $number ->
        [one] one point
       *[other] { $number } points
    } behind.
end-moment-close = { $seat } goes into the last round level with the best of the others.
end-moment-tight =
    { $seat } leads by { $number ->
        [one] one point
       *[other] { $number } points
    } only.
end-moment-last =
    { $seat } goes into the last round { $number ->
        [one] one point
       *[other] { $number } points
    } ahead.
verify-title = Verify the deal
verify-help = Before the first card the server promised its secret by a sum, then everybody added chance of their own. All cards follow from both, so nobody could arrange them.
verify-commit = Promised
verify-nonce = Chance of { $seat }
verify-secret = Secret
verify-later = is shown after the end
verify-how = To check it on your own computer: download the record and let Hoftag deal it anew. It compares the sum with the secret and every draw with what must have been drawn.
end-again = Play again, same seats
end-replay = Replay
end-verify = Verify the deal
end-resigned = { $seat } wins; the others have given up.
end-no-score = This match ended before its last round.
end-position = Final position

## Settings

settings-title = Settings
settings-look = Appearance
settings-motion = Animation
motion-auto = as the device
motion-fast = fast
motion-slow = slow
motion-off = off
settings-sound = Sound
sound-off = off
sound-turn = when it is my turn
sound-all = everything
settings-notices = Notices of the browser
notices-help = Tells you that it is your turn while the page is out of sight. The browser asks you first.
notices-refused = The browser does not allow it. You can change that in its settings for this page.
notices-none = This browser has no notices; title and icon of the page tell it.
settings-confirm = Confirm moves
confirm-always = Choose, look, confirm
confirm-always-help = A second press sends the move.
confirm-never = Send at once
confirm-never-help = One press sends the move.
settings-keys = Single-letter keys
keys-on = on
keys-off = off
settings-account = Name and login
account-help = With a login you find your tables on other devices, too.
account-login = Login
account-password = Password
account-add = Add login
account-in = Log in
account-out = Log out
account-saved = Saved.
account-is = You are logged in as { $login }.
account-old = Password so far
account-new = New password
account-change = Change password

## Rules

rules-title = Rules
rules-search = Search in the rules
rules-none = No rule holds these words.
rules-found = { $number ->
        [one] one rule
       *[other] { $number } rules
    }

## Learning

learn-it = Learn it (10 min)
learn-name = Lesson
learn-progress = Card { $number } of { $last }
learn-back = Previous card
learn-next = Next
learn-show = Show me
learn-suggested = Suggested: { $move }
learn-fold = Fold the lesson
learn-unfold = Unfold the lesson
learn-leave = Leave the lesson
learn-leave-help = Leave the lesson. The match simply goes on.
learn-close = Play on
learn-rules = Read the rules
learn-goes-on = The lesson goes on with the game.
learn-your-move = Your move.

## Entries of the table

table-takeover =
    { $you ->
        [seat] { $why ->
            [resigned] You give up. A bot plays on.
            [late] Your time is over. A bot plays on.
           *[other] A bot plays for you from now on.
        }
       *[nobody] { $why ->
            [resigned] { $seat } gives up. A bot plays on.
            [late] The time of { $seat } is over. A bot plays on.
           *[other] A bot plays for { $seat } from now on.
        }
    }
table-handback =
    { $you ->
        [seat] You play on yourself.
       *[nobody] { $seat } is back.
    }
table-hint =
    { $you ->
        [seat] You asked for a hint.
       *[nobody] { $seat } asked for a hint.
    }
table-ask-undo =
    { $you ->
        [seat] You ask to take back a move.
       *[nobody] { $seat } asks to take back a move.
    }
table-answer-undo =
    { $yes ->
        [yes] { $you ->
            [seat] You agree.
           *[nobody] { $seat } agrees.
        }
       *[no] { $you ->
            [seat] You do not agree.
           *[nobody] { $seat } does not agree.
        }
    }
table-ended = The match ends early.

## Mistakes

error-unreachable = The server does not answer.
error-bad-answer = The server gave an answer that cannot be read.
error-not-asked = You are not asked now.
error-stale = The question has changed since. Look again.
error-illegal = A rule speaks against this move.
error-unknown-move = That is no move of this game.
error-not-running = The match has not begun or is over.
error-no-undo = This cannot be taken back alone.
error-no-offer = Nobody has asked for that.
error-not-yours = This seat is not yours.
error-too-long = The text is too long.
error-taken = The seat is taken.
error-bad-request = Something is missing or wrong.
error-conflict = This was sent twice with different contents.
error-busy = Too much at a time. Try again in a moment.
error-not-saved = The table cannot save at the moment, so nothing counts.
error-frozen = The match does not fit the rules of this version.
error-not-found = There is no such thing, or it is not for you.
