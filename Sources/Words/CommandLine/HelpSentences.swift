/// The purpose of each command of the companion.
package enum HelpSentences: Sentence, SentenceFamily {
  // One line for each command.
  case add = "Store something to do."
  case parse = "Show what a text would become; stores nothing."
  case list = "Show what is open, or search it."
  case next = "Show the one thing that comes next."
  case today = "Show what is planned today, and what is still on your list."
  case tomorrow = "Show what is planned tomorrow."
  case week = "Show what is planned in seven days, day by day."
  case show = "Show everything about a to-do."
  case done = "Complete to-dos."
  case undone = "Open completed to-dos again."
  case delete = "Delete to-dos; undo brings them back."
  case snooze = "Put a reminder off."
  case remind = "Change when and how a to-do reminds."
  case undo = "Take the last change back."
  case undoMore = """
    It takes back what your own last command here changed, for ten minutes. Where that changed nothing, is older, or \
    somebody else's change came since, it tells what it would take back and asks; without a terminal nothing is done. \
    undo with a number takes back that step: log changes lists them. Where the same was changed since, it tells what \
    would become of it and asks; --yes does not ask.
    """
  case redo = "Bring back what undo took."
  case redoMore = "It asks as undo does. redo with a number brings back that step."
  case keep = "Store a text that was set aside, or left out of its to-dos."
  case briefing = "Tell what today holds."
  case status = "Tell how the service is."
  case doctor = "Look whether reminders can reach you here, in plain words."
  case doctorMore = """
    What keeps reminders from you comes first, then what is worth a look; of what is well it gives the names alone, \
    unless --all asks for all of it.
    """
  case config = "Show or check the settings."
  case completions = "Write what bash, zsh or fish needs to complete commands."
  case occurrences = "Expand repeat rules, one JSON object per line."
  case move = "Take to-dos to another list, or into another to-do."
  case calendar = "Read your calendars: their events stand between your to-dos."
  case lists = "Show the lists, or add, rename, delete and dress them."
  case find = "Look for words in everything, open or done."
  case now = "Show one thing to do now."
  case bar = "Write one line for a status bar: what you are at, or what is next."
  case screen = "Show today on a live screen, worked by keys."
  case menu = "Add or pick a to-do in the menu of your window manager."
  // A paragraph more, where one is needed.
  case nowMore = """
    What you are at comes first, then what is due, then what has no time; of these what matters more, then what is \
    older. Nothing is stored: the same question has the same answer.
    """
  case screenMore = """
    What is on now, what comes today, what is still on your list, and what was done. The keys stand at the bottom, and ? \
    shows all of them; / shows and searches all that is open, what has no day as well. Esc leads back, and asks before \
    it leaves. It follows every change by itself, and leaves the terminal as it was. It wants a terminal; today says the \
    same in lines.
    """
  case menuMore = """
    For a hotkey: it opens rofi, wofi, fuzzel, bemenu or dmenu, whichever is there and fits the session. What you type \
    anew is stored as add does it; of a to-do that you pick it asks what is to be done: done, later, tomorrow, doing, \
    focus or edit. Escape leaves everything as it is. A popup says what came of it, or the terminal, where it was begun \
    in one.
    """
  case barMore = """
    What is being done, or else what comes next today or tomorrow, and when. For Waybar it is an object with text, \
    tooltip and class, safe for its markup. With --follow it waits, writes each line that is another one, and takes no \
    time in between.
    """
  case agenda = "Show days side by side, with what each of them holds."
  case agendaMore = """
    Seven days from today on, or those that are named. Today stands in brackets, the number with a day is how many \
    things it holds, what has no hour has a dot, and +8 until 17:00 says how many more times something comes that day. \
    Where the screen is too narrow the days stand below each other.
    """
  case listMore = """
    Words may name a stretch of time (today, week, next three days, friday morning), a list, a priority (high, low), or \
    two of these: then it shows what is planned or what stands there. Other words are looked for in titles and notes; \
    +phone and tag:phone find #phone there. A screen that is too short for all of it shows what comes soon, and says how \
    many more there are.
    """
  case weekMore = """
    What repeats is shown at each of its times, and on one line where it comes more than four times a day. Other \
    stretches of time: list friday, list "next three days".
    """
  case why = "Tell what came of a to-do's reminder, and what comes next."
  case ask = "Answer a question about what is there; nothing is stored."
  case askMore = """
    A day, a list, words of a to-do, how many, when, how long until, what is next, what was done, what came up \
    meanwhile, whether you are free. Words that ask nothing name what is to be shown.
    """
  case heard = "Show what was said and typed lately, and what became of it."
  case keepMore = """
    Without a number or words it is the last one that waits. The number is that of heard; words are any in it. Its times \
    count from when it was said.
    """
  case heardMore = """
    The last 20 of the last 7 days, the newest first. Forgetting a to-do forgets what was said of it, too; forget \
    --heard deletes all of it.
    """
  case recent = "Show what came up while you were away."
  case simulate = "Show what would pop up when; changes nothing."
  case whyMore = """
    Without an id it tells of what came up last; of what is done or deleted, too. Of what repeats it names the times \
    that were not answered.
    """
  case recentMore = """
    The last 24 hours, or since a moment: 3d, since friday, yesterday morning. What still waits for an answer is shown \
    with its id, and what repeats with the times that were not answered.
    """
  case simulateMore = """
    From now to the end of tomorrow, or any other stretch; nobody answers unless --answer says so, so that repeats are \
    seen. It is played on a copy of your own to-dos. Moments are words such as tomorrow 8am, 08:00, 2026-11-22 or \
    2026-11-22T08:00.
    """
  case addMore = """
    The words may say when, how often, which list and how much it matters. Without words it asks for a line, in which \
    nothing needs quotes. A lone - reads from standard input; with --json it reads an object with tasks. Typed, \
    #groceries names a list and due:friday the day; man voicedo-talk tells of more.
    """
  case moveMore = """
    What is part of a to-do goes along. A list that is not there yet is made. --under puts it into another to-do, --top \
    takes it out.
    """
  case listsMore = """
    Without words it shows them all. In use: add Work, rename Work Office, color Work teal, icon Work W, order Work \
    first, order Work after Home, ramp Work 15,5, delete Work. A ramp has its to-dos come up so many minutes ahead as \
    well, unless one has a wish of its own; ramp Work none takes it away. The Inbox keeps its name and stays.
    """
  case snoozeMore = """
    Without a time it is put off by the usual minutes. A bare number means minutes; 3m is three minutes, 3mo three \
    months. What repeats comes with its next occurrence if that is sooner; pause gives it a longer rest.
    """
  case remindMore = "The words after the id say when: tomorrow morning, every friday at 5."
  case deleteMore =
    "Words of a title name one. What repeats goes as a whole; skip leaves out one time."
  case doneMore = """
    Name to-dos by their short id, or one of them by words of its title. With --at it was done then; what repeats goes \
    on from there, and a time that was over and not answered is counted. Of several times that were not answered the \
    newest is counted, with --all every one; on a terminal it asks, where it is about money, has a deadline or comes \
    once a month or more rarely.
    """
  case log = "Show what was done when, and what was not answered, by days."
  case stats = "Show how much was done, and how often what repeats was."
  case statsMore = """
    The last seven days, or those that are named: stats month, stats last week, stats year. Of what repeats it tells how \
    often it was done of the last seven times that it came, and names the others: not answered, the machine was off, or \
    not known, where nothing proves what was. What was skipped and what paused does not count. A page is written over \
    nothing but a page like it.
    """
  case logMore = """
    Today, or the days that are named: log yesterday, log last week, log since friday, log 30 days. What repeats, came \
    and was not answered stands there too, with the machine was off where it was. What was deleted since is told as \
    well; what was forgotten is not.
    """
  case completionsMore = """
    Verbs, options, lists, and to-dos by their id or the words of their title. To try it at once: source \
    <(voicedo-remind completions bash), with zsh likewise, and in fish: voicedo-remind completions fish | source
    """
  case skip = "Pass over this time of what repeats; the next one comes."
  case pause = "Let what repeats rest, until you resume it or until a day."
  case resume = "Have what was paused go on."
  case end = "End what repeats; it comes no more."
  case forget = "Delete to-dos and every trace of their text; this cannot be undone."
  case backup = "Copy the database to a file, while it is in use."
  case restore = "Go back to a copy of the database, while it is in use."
  case auth = "Keep the key of a service safe, or let it go."
  case authMore = """
    The key goes into the desktop's keyring (Secret Service), or where none answers into a file that only you can read. \
    It is asked for, or read from standard input, and never taken from the command line. Settings name it; they never \
    hold it.
    """
  case skipMore = """
    What is skipped does not count as done. With a day, that one is left out and the rest stay: skip pills on friday. \
    What comes once is put off with snooze.
    """
  case pauseMore = """
    It stays on the list and does not ring; what falls into the pause does not come back. With a day, it goes on by \
    itself: pause pills until monday, pause pills for 2 weeks.
    """
  case endMore = "It leaves the list, and what was done of it stays known. undo brings it back."
  case edit = "Change a to-do: its words, its time, its list."
  case fix = "Set the time right of what was stored last: fix 8 am."
  case firstStep = "Note a first tiny step for a to-do."
  case reorder = "Give a to-do another place in its list."
  case clearDone = "Delete what is done; undo brings it back."
  case freshStart = "Decide together about what has waited longer than a week."
  case freshStartMore = """
    What repeats stays as it is, and what comes through whatever is going on, such as pills. On a terminal you are asked \
    list by list; else an option says what happens, and without one it only shows. A day that is full gets nothing; what \
    comes nearly every day fills none. All is one step that undo takes back.
    """
  case overdue = "Show what waits, or move the rest of today to another day."
  case archive = "Move what was done long ago into a file of its own."
  case archiveMore = """
    It is asked about first; --yes does not ask. What was done more than a year ago goes, or before another day: archive \
    before 2026-01-01. A whole goes with its parts, once all of it was done by then. find --archive reads it, and stats \
    counts it as before. backup copies the database alone, without that file.
    """
  case `import` = "Read the to-dos of another program's file."
  case importMore = """
    It reads iCalendar, todo.txt, what Taskwarrior exports, Org headings, lines of Remind, tables of Todoist and others, \
    and what export wrote. What is here already stays as it is, unless the file says that it was changed later; \
    what was deleted here stays away. All of it is one step that undo takes back. What was left out is named (exit 9).
    """
  case export = "Write to-dos for another program."
  case exportMore = """
    Without a file it goes to the terminal, or wherever you send it. json holds all there is of lists and to-dos, for \
    another machine; the others hold what those programs know.
    """
  case editMore = """
    Without an option it opens your editor. A new time of what repeats is for this time only, unless --series.
    """
  case fixMore = """
    A clock time keeps the day, a day keeps the clock time; am and pm turn it over. A short id in front names another \
    to-do.
    """
  case firstStepMore = "The word none takes it away."
  case reorderMore = "The place: top, bottom, before and an id, or after and an id."
  case clearDoneMore = "What repeats and has a time to come stays."
  case forgetMore = """
    It asks first, since undo cannot bring it back; --yes does not ask. The short id of a to-do that was deleted before \
    is taken too. Copies that hold the text are named, and left to you; what a notification server remembers is its own. \
    Without an id it finishes what another program kept it from.
    """
  case backupMore =
    "Without a file it goes beside the database, with its day. No file is written over."
  case restoreMore = """
    Without a copy it lists those there are. A day means the last copy of that day, last that of all. What is there now \
    is kept as a copy first, so that restore brings that back as well. It asks first (--yes).
    """
  case quiet = "Keep reminders back for a while, or every night."
  case quietMore = """
    Hours hold every day until off; an end such as 2h or until 5 is over by itself, and leaves the hours. Without words \
    it tells what holds. What falls due meanwhile comes after. What has a clock time of its own still comes then, \
    without a sound. undo leaves it as it is.
    """
  case focus = "Keep a while for one thing; reminders wait, medication comes."
  case focusMore = """
    Without a to-do it is for the one that now names; a length alone is for none in particular. What falls due meanwhile \
    comes together at the end. pause, on, break, more, stop and status are about the one that goes on. A locked screen \
    and sleep pause it, and after an hour away it ends. The lengths of rounds and breaks are settings. So is \
    do_not_disturb: during a round it switches on the Do-Not-Disturb of Plasma, Xfce, SwayNC or dunst, and no other's, \
    and lifts it for medication. dunst keeps the popup of the session back meanwhile, too. undo takes the last change of \
    it back.
    """
  case steps = "Show the parts of a to-do, or add some."
  case stepsMore = """
    Parts stand between commas, "and" or "then"; a colon may stand behind the name of the to-do. The popup of its \
    reminder names the next open part. --suggest has the model of your settings propose first steps; they are shown \
    before they are kept, and --yes keeps them unasked. The model sees the title and the titles of the parts, and \
    nothing else.
    """
  case review = "Settle what was stored without being sure: one key for each."
  case run = "Walk through the parts of a to-do, one at a time."
  case runMore = """
    Enter is for a part that is done, s skips it, l leaves the rest for later, q leaves it as it is. Each part that is \
    done is stored at once. At the end you are asked whether the whole is done; the parts of what repeats are open again \
    the next time. Without a terminal it shows the parts, and what is next. --times tells how long each took last time, \
    counted from the part done before it.
    """
  case doing = "Say that you are at it: quiet, and one question later."
  case doingMore = """
    Its popup goes, and it asks once how it is going, after the minutes set as check_in. Then it rests until its next \
    time or the next briefing. undo takes it back.
    """
  case listen = "Store what you say."
  case listenMore = """
    It ends by itself when you have been silent for 3 s, or with Enter; Escape drops it. What was heard shows while you \
    speak, where the recogniser can. At a terminal you look at what came of it before it is stored: arrows go from one \
    to the next, Enter changes a field, keys for the rest stand below, and --yes skips it. What was said is kept until \
    its to-dos are stored. For a hotkey: listen --toggle. A lone - takes the words from another program, as they were \
    heard.
    """
  case say = "Act on what was said: a command, or something to do."
  case sayMore = """
    Done with the milk, move the dentist to friday, push it by an hour, delete that, undo: what acts on something open \
    is a command. All else is stored as add stores it, and the answer says so where it could be either. What is said at \
    once is one step for undo; where a part is unclear, what is new is stored, and the rest is kept aside for keep.
    """
  case sync = "Keep lists the same on your devices, by a CalDAV server."
  case syncMore = """
    sync add asks for your password, keeps it in the keyring, and syncs the lists found there, with your phone and other \
    programs, by itself from then on. What comes from others is one step of undo. A certificate of an authority of your \
    own is taken once it is in the system's store. sync reads calendars on the network anew as well.
    """
  case hooks = "Show your own programs that are told of what happens."
  case hooksMore = """
    A program in the folder hooks beside your settings that is called done is run when something is done; likewise \
    added, due, shown, snoozed, skipped, deleted, briefing and focus; a file with another name is shown, and not run. It \
    reads what happened as JSON. run is for systemd; test runs those of an event with a sample. man voicedo-remind-hooks \
    has more.
    """
  case push = "Show how reminders get to your phone, and what is there."
  case pushMore = "run is for systemd; test tries it. man voicedo-remind-push has more."
  case mcp = "Let an assistant add, find and change to-dos."
  case mcpMore = """
    A program that speaks the Model Context Protocol starts it, and talks to it over standard input and output. Its \
    tools are add, ask, list, done, snooze, change, undo and delete; each call is one step that undo takes back. About \
    deleting several at once you are asked, or it is not done. It opens no connection, and ends with its input.
    """
  case bench = "Measure how fast and how well speech is understood here."
}
