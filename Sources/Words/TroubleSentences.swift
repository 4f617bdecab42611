/// What the companion says when it could not do what was asked: what happened, what was kept, and
/// what to type next.
package enum TroubleSentences: String, SentenceFamily {
  // The command line.
  case unknownWord, unknownWordNear, storeItWith, unknownOption, unknownOptionNear
  case missingValue, valueNotTaken, valueNotUnderstood, valueNotUnderstoodOf
  case unexpectedWord, unexpectedWords, missingArgument, optionsExclude, onlyDryRun, seeHelp
  // Finding.
  case nothingMatches, severalMatch, severalMatchHow
  case noSuchList, noSuchListHow, nothingToUndo, nothingToRedo, nothingSetAside
  // Text.
  case nothingSaid, recognizerArtifact, chatter, retracted, tooManyAtOnce, keepIt
  case standardInputIsEmpty, timeNotUnderstood, repeatNotUnderstood, leadNotUnderstood
  case unknownZone, momentNotUnderstood, nothingAsked, endsBeforeItBegins
  // Drafts as JSON.
  case jsonNotRead, jsonWantsTasks, jsonTaskWants, jsonNoTitle, jsonBadType, jsonBadDate
  case jsonBadPriority, jsonTooMany, jsonNothingKept, jsonBadLine
  case jsonNotReadFrom, jsonTooDeep
  // The database.
  case cannotCreateDirectory, cannotOpen, notADatabase, foreignDatabase, newerSchema, corrupt
  case alreadyThere, readOnly, busy, diskFull, diskSilent, noPlace, nameNotText, refused
  case refusedByDatabase, inputNotStored, databaseWasEmpty, terminalGone
  case zoneNotKnown, noZones
  // Around it.
  case serviceNotRunning, outputClosed, notConfirmed, isDone

  package var sentence: Sentence {
    switch self {
    case .unknownWord:
      Sentence("“{word}” is not a command, so nothing was done.")
    case .unknownWordNear:
      Sentence("“{word}” is not a command. Perhaps: {command}")
    case .storeItWith:
      Sentence("To store it as a to-do: {command}")
    case .unknownOption:
      Sentence("There is no option {option} here, so nothing was done.")
    case .unknownOptionNear:
      Sentence("There is no option {option} here. Perhaps: {suggestion}")
    case .missingValue:
      Sentence("{option} needs a value after it.")
    case .valueNotTaken:
      Sentence("{option} stands alone and takes no value; “{value}” was given.")
    case .valueNotUnderstood:
      Sentence("“{value}” does not fit {option}.")
    case .valueNotUnderstoodOf:
      Sentence("“{value}” does not fit {option}. It takes: {choices}")
    case .unexpectedWord:
      Sentence("“{word}” is one word more than this command takes.")
    case .unexpectedWords:
      Sentence("This command takes fewer words; left over: {words}")
    case .missingArgument:
      Sentence("This command needs {argument}.")
    case .optionsExclude:
      Sentence("{first} and {second} do not go together; one of them is enough.")
    case .onlyDryRun:
      Sentence("{option} goes with --dry-run, where nothing is stored.")
    case .seeHelp:
      Sentence("How it is used: {command}")

    case .nothingMatches:
      Sentence("Nothing on your list matches “{reference}”. Everything is as it was.")
    case .severalMatch:
      Sentence("“{reference}” fits {count} to-dos, so nothing was changed:")
    case .severalMatchHow:
      Sentence("Type the short id in front of the one you mean: {command}")
    case .noSuchList:
      Sentence("There is no list named “{list}”.")
    case .noSuchListHow:
      Sentence("To see those that are there: {command}")
    case .nothingToUndo:
      Sentence("There is nothing to take back.")
    case .nothingToRedo:
      Sentence("There is nothing to bring back.")
    case .nothingSetAside:
      Sentence("Nothing was set aside lately, so there is nothing to keep.")

    case .nothingSaid:
      Sentence("There were no words in it, so nothing was stored.")
    case .recognizerArtifact:
      Sentence("“{heard}” is what a recogniser writes for silence.")
    case .chatter:
      Sentence(
        warm: "I heard “{heard}” and found nothing to do in it.",
        literal: "“{heard}” holds nothing to do.",
        quiet: "Nothing to do in “{heard}”."
      )
    case .retracted:
      Sentence(
        warm: "I heard “{heard}”, which takes itself back.",
        literal: "“{heard}” says that it is not meant.",
        quiet: "“{heard}” is not meant."
      )
    case .tooManyAtOnce:
      Sentence("There are {count} to-dos in it; at most {limit} are stored at once.")
    case .keepIt:
      Sentence("It was set aside. To store it anyway: {command}")
    case .standardInputIsEmpty:
      Sentence("Nothing came in on standard input, so nothing was stored.")
    case .timeNotUnderstood:
      Sentence(
        warm: "I found no time in “{phrase}”. Try: {example}",
        literal: "“{phrase}” names no time. An example that does: {example}",
        quiet: "No time in “{phrase}”. Try: {example}"
      )
    case .repeatNotUnderstood:
      Sentence(
        warm: "I found no repeat in “{phrase}”. Try: {example}",
        literal: "“{phrase}” names no repeat. An example that does: {example}",
        quiet: "No repeat in “{phrase}”. Try: {example}"
      )
    case .leadNotUnderstood:
      Sentence("“{value}” is no lead time. Try: --lead 15, --lead 1h or --lead 15,5")
    case .endsBeforeItBegins:
      Sentence("It ends at {to}, which does not come after {from}. Try another end.")
    case .unknownZone:
      Sentence("This system knows no time zone “{zone}”. Try one such as Europe/Berlin.")
    case .momentNotUnderstood:
      Sentence("“{value}” is no moment. Write it as 2026-11-26T15:00.")
    case .nothingAsked:
      Sentence("Say what should change. Try: {example}")

    case .jsonNotRead:
      Sentence("That is not JSON that can be read.")
    case .jsonNotReadFrom:
      Sentence("From line {line}, column {column} on that is not JSON that can be read.")
    case .jsonTooDeep:
      Sentence("That JSON goes deeper than {limit} levels, which no to-do needs.")
    case .jsonWantsTasks:
      Sentence("Expected one object with “tasks”, a list: {example}")
    case .jsonTaskWants:
      Sentence("Task {number} should be an object with at least a “title”.")
    case .jsonNoTitle:
      Sentence("Task {number} has no “title” with words in it.")
    case .jsonBadType:
      Sentence("“{key}” of task {number} should be {expected}.")
    case .jsonBadDate:
      Sentence(
        "“dueDate” of task {number} is “{value}”. Write it as 2026-11-26 or 2026-11-26T15:00:00+01:00."
      )
    case .jsonBadPriority:
      Sentence("“priority” of task {number} is “{value}”. It takes: low, normal, high")
    case .jsonTooMany:
      Sentence("There are {count} tasks in it; at most {limit} are taken at once.")
    case .jsonNothingKept:
      Sentence("Nothing of it was stored.")
    case .jsonBadLine:
      Sentence("Line {number} is not what was expected: {reason}")

    case .cannotCreateDirectory:
      Sentence("The folder {path} could not be made: {reason}. Nothing was stored.")
    case .cannotOpen:
      Sentence("{path} could not be opened: {reason}. Nothing was changed.")
    case .notADatabase:
      Sentence(
        "{path} is not a database, and was left as it is. {variable} names another place. If it held "
          + "your to-dos: {command}"
      )
    case .foreignDatabase:
      Sentence("{path} belongs to another program, and was left as it is.")
    case .newerSchema:
      Sentence(
        "{path} was written by a newer version ({version}; this one knows {supported}). "
          + "It was left as it is: please update this program."
      )
    case .corrupt:
      Sentence(
        "{path} is damaged: {reason}. It was left as it is. To repair it, the damaged file kept: "
          + "{command}"
      )
    case .alreadyThere:
      Sentence("{path} is there already, and was left as it is. Name another file.")
    case .readOnly:
      Sentence("{path} can only be read, so nothing was changed.")
    case .busy:
      Sentence("Another program is writing to {path}. Nothing was changed; please try once more.")
    case .diskFull:
      Sentence("There is no room left on the disk of {path}. Nothing was changed.")
    case .diskSilent:
      Sentence(
        "The disk of {path} gave no answer. Nothing was changed; please try once more, and look "
          + "after the disk if it stays so."
      )
    case .noPlace:
      Sentence(
        "There is no home directory to keep the database in. "
          + "{variable}=/path/to/voicedo.sqlite names another place."
      )
    case .nameNotText:
      Sentence("The path {path} is not UTF-8 text, so nothing was looked for there, or stored.")
    case .inputNotStored:
      Sentence(
        "What came in on standard input is not stored: send it once more when that is mended."
      )
    case .terminalGone: Sentence("the terminal is gone")
    case .zoneNotKnown:
      Sentence(
        "The time zone “{zone}” is not known here, so clock times count in UTC. "
          + "TZ takes one such as Europe/Berlin."
      )
    case .noZones:
      Sentence(
        "There are no time zones in {path}, so clock times count in UTC. "
          + "The package tzdata brings them."
      )
    case .databaseWasEmpty:
      Sentence(
        "{path} holds nothing yet, so it begins anew. If it held your to-dos before, look for a "
          + "copy beside it."
      )
    case .refused:
      Sentence("The database did not take it: {reason} Nothing was changed.")
    case .refusedByDatabase:
      Sentence("The database could not do it: {reason}. Nothing was changed.")

    case .serviceNotRunning:
      Sentence(
        warm: "Everything is kept. Reminders come once the service runs. To start it: {command}",
        literal:
          "Everything is kept. Reminders appear once the service runs. To start it: {command}",
        quiet: "Everything is kept. To start the service: {command}"
      )
    case .outputClosed:
      Sentence("The answer could not be written: {reason}. What was to be stored is stored.")
    case .notConfirmed:
      Sentence("Everything is as it was.")
    case .isDone:
      Sentence("“{title}” is done, and was left as it is. To open it again: {command}")
    }
  }
}
