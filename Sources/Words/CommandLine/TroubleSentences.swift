/// The companion's answers when it could not do as it was asked: what happened, what was kept, and
/// what to type next.
package enum TroubleSentences: Sentence, SentenceFamily {
  // The command line.
  case unknownWord = "“{word}” is not a command, so nothing was done."
  case unknownWordNear = "“{word}” is not a command. Perhaps: {command}"
  case unfit = "“{words}” is not a command, so nothing was done. The nearest: {command}"
  case unfitSetting = """
    “{words}” is not a command, so nothing was done. Settings stand in the config file: {path}
    """
  case settingLine = "The line for it: {line}"
  case settingLineBelow = "The line for it, below [{section}]: {line}"
  case settingTakes = "There {key} takes {expected}."
  case storeItWith = "To store it as a to-do: {command}"
  case unknownOption = "There is no option {option} here, so nothing was done."
  case unknownOptionNear = "There is no option {option} here. Perhaps: {suggestion}"
  case missingValue = "{option} needs a value after it."
  case valueNotTaken = "{option} stands alone and takes no value; “{value}” was given."
  case valueNotUnderstood = "“{value}” does not fit {option}."
  case valueNotUnderstoodOf = "“{value}” does not fit {option}. It takes: {choices}"
  case askStore = "Store “{title}” as a to-do? [Y/n]"
  case unexpectedWord = "“{word}” is one word more than this command takes."
  case unexpectedWords = "This command takes fewer words; left over: {words}"
  case missingArgument = "This command needs {argument}."
  case optionsExclude = "{first} and {second} do not go together; one of them is enough."
  case onlyDryRun = "{option} goes with --dry-run, where nothing is stored."
  case seeHelp = "How it is used: {command}"
  case noRoomToWork = "The system leaves no room to work in, so nothing was done: {reason}."
  // Finding.
  case nothingMatches = "Nothing on your list matches “{reference}”. Everything is as it was."
  case severalMatch = "“{reference}” fits {count} to-dos, so nothing was changed:"
  case severalMatchHow = "Type the short id of the one you mean: {command}"
  case noSuchList = "There is no list named “{list}”."
  case noSuchListHow = "To see those that are there: {command}"
  case nothingSetAside = "Nothing was set aside lately, so there is nothing to keep."
  case noSuchText = "There is no text {number} among those that were heard lately."
  case notHeard = "No text that was heard lately has “{words}” in it, so nothing was stored."
  case seeHeard = "To see what was heard: {command}"
  case storedAlready = "It is on your list already, as {titles}."
  // Text.
  case nothingSaid = "There were no words in it, so nothing was stored."
  case recognizerArtifact = "“{heard}” is what a recogniser writes for silence."
  case chatter = """
    I heard “{heard}” and found nothing to do in it.
    “{heard}” holds nothing to do.
    Nothing to do in “{heard}”.
    """
  case retracted = """
    I heard “{heard}”, which takes itself back.
    “{heard}” says that it is not meant.
    “{heard}” is not meant.
    """
  case tooManyAtOnce = "There are {count} to-dos in it; at most {limit} are stored at once."
  case keepIt = "It was set aside. To store it anyway: {command}"
  case nothingTyped = "Nothing was stored."
  case standardInputIsEmpty = "Nothing came in on standard input, so nothing was stored."
  case timeNotUnderstood = """
    I found no time in “{phrase}”. Try: {example}
    “{phrase}” names no time. An example that does: {example}
    No time in “{phrase}”. Try: {example}
    """
  case repeatNotUnderstood = """
    I found no repeat in “{phrase}”. Try: {example}
    “{phrase}” names no repeat. An example that does: {example}
    No repeat in “{phrase}”. Try: {example}
    """
  case repeatNeverComes = """
    The rule “{phrase}” names no moment that ever comes, so nothing was changed. Try: {example}
    """
  case leadNotUnderstood = "“{value}” is no lead time. Try: --lead 15, --lead 1h or --lead 15,5"
  case unknownZone = "This system knows no time zone “{zone}”. Try one such as Europe/Berlin."
  case momentNotUnderstood = "“{value}” is no moment. Write it as 2026-11-26T15:00."
  case nothingAsked = "Say what should change. Try: {example}"
  case nothingToStore = "Say what there is to do: {example}, or pipe it in: {piped}"
  case endsBeforeItBegins = "It ends at {to}, which does not come after {from}. Try another end."
  // Drafts as JSON.
  case jsonNotRead = "That is not JSON that can be read."
  case jsonWantsTasks = "Expected one object with “tasks”, a list: {example}"
  case jsonTaskWants = "Task {number} should be an object with at least a “title”."
  case jsonNoTitle = "Task {number} has no “title” with words in it."
  case jsonBadType = "“{key}” of task {number} should be {expected}."
  case jsonBadDate = """
    “dueDate” of task {number} is “{value}”. Write it as 2026-11-26 or 2026-11-26T15:00:00+01:00.
    """
  case jsonBadEffort = """
    “effort” of task {number} is “{value}”. It takes: 15m, low, high, or both as in 15m, low
    """
  case jsonBadPriority = "“priority” of task {number} is “{value}”. It takes: low, normal, high"
  case jsonTooMany = "There are {count} tasks in it; at most {limit} are taken at once."
  case jsonNothingKept = "Nothing of it was stored."
  case jsonBadLine = "Line {number} is not what was expected: {reason}"
  case jsonNotReadFrom = "From line {line}, column {column} on that is not JSON that can be read."
  case jsonTooDeep = "That JSON goes deeper than {limit} levels, which no to-do needs."
  // The database.
  case cannotCreateDirectory = "The folder {path} could not be made: {reason}. Nothing was stored."
  case cannotOpen = "{path} could not be opened: {reason}. Nothing was changed."
  case notADatabase = """
    {path} is not a database, and was left as it is. {variable} names another place. If it held \
    your to-dos: {command}
    """
  case foreignDatabase = "{path} belongs to another program, and was left as it is."
  case newerSchema = """
    {path} was written by a newer version ({version}; this one knows {supported}). It was left as \
    it is: please update this program.
    """
  case corrupt = """
    {path} is damaged: {reason}. It was left as it is. To repair it, the damaged file kept: \
    {command}
    """
  case alreadyThere = "{path} is there already, and was left as it is. Name another file."
  case readOnly = "{path} can only be read, so nothing was changed."
  case busy = "Another program is writing to {path}. Nothing was changed; please try once more."
  case diskFull = "There is no room left on the disk of {path}. Nothing was changed."
  case unfinished = """
    Not all of it could be carried out, and what was done stays for now. To take it back: {command}
    """
  case diskSilent = """
    The disk of {path} gave no answer. Nothing was changed; please try once more, and look after \
    the disk if it stays so.
    """
  case noPlace = """
    There is no home directory to keep the database in. {variable}=/path/to/voicedo.sqlite names \
    another place.
    """
  case nameNotText = """
    The path {path} is not UTF-8 text, so nothing was looked for there, or stored.
    """
  case refused = "The database did not take it: {reason} Nothing was changed."
  case refusedByDatabase = "The database could not do it: {reason}. Nothing was changed."
  case inputNotStored = """
    What came in on standard input is not stored: send it once more when that is mended.
    """
  case databaseWasEmpty = """
    {path} holds nothing yet, so it begins anew. If it held your to-dos before, look for a copy \
    beside it.
    """
  case databaseBegins = """
    There was no database at {path}, so a new one begins. Copies of one from before are there: \
    {command}
    """
  case databaseBegan = """
    {path} is new and empty, and copies of one from before are beside it: {command}
    """
  case databaseGone = """
    {path} is not there, and copies of one from before are beside it: {command}
    """
  case databaseOfAnother = """
    {path} belongs to another user of this machine, who sees what is stored there. {variable} names \
    one of your own.
    """
  case terminalGone = "the terminal is gone"
  case zoneNotKnown = """
    The time zone “{zone}” is not known here, so clock times count in UTC. TZ takes one such as \
    Europe/Berlin.
    """
  case noZones = """
    There are no time zones in {path}, so clock times count in UTC. The package tzdata brings them.
    """
  // Around it.
  case serviceNotRunning = """
    Everything is kept. Reminders come once the service runs. To start it: {command}
    Everything is kept. Reminders appear once the service runs. To start it: {command}
    Everything is kept. To start the service: {command}
    """
  case outputClosed = "The answer could not be written: {reason}. What was to be stored is stored."
  case notConfirmed = "Everything is as it was."
  case isDone = "“{title}” is done, and was left as it is. To open it again: {command}"
}
