package import Configuration
package import Language
package import SQLite
package import Store

/// Why a command could not do what was asked; the facts only, see `CommandError+Words` for the words.
package enum CommandError: Error, Hashable {
  /// The command line does not fit; `text` is what could be stored of it.
  case usage(UsageError, verb: Verb?, text: String?)
  /// A single word that is no verb.
  case unknownWord(String, near: Verb?)
  /// Words behind a verb that it does not take, and the command line nearest to them.
  case unfit(String, near: [String])
  /// Words behind `config` that are to change a setting of the file at `path`.
  case setting(String, NamedSetting, path: String)
  /// `text` is the whole line as it could be stored, where it reads as something to do; in the titles
  /// of those `near`, the words are pieces of others.
  case nothingMatches(String, text: String?, near: [TodoRow] = [])
  case ambiguous(String, [TodoRow], verb: Verb)
  /// The request is for open to-dos only.
  case isDone(title: String, handle: String)
  /// The request is for to-dos that repeat only.
  case comesOnce(TodoRow, verb: Verb)
  /// The request is for to-dos that do not pause.
  case isPaused(TodoRow)
  /// A pause until a moment that has passed.
  case pauseIsOver(String, example: String)
  /// A step that cannot be taken back is not done unasked.
  case needsYes(command: String)
  /// There is no database yet.
  case nothingToCopy(String)
  /// There is no such folder, and a copy makes none.
  case noFolder(String)
  /// Neither a copy of the database, nor the day of one.
  case noSuchCopy(String)
  case noSuchList(String)
  case moving(MoveError)
  case lists(ListsError)
  case calendar(CalendarError)
  case reverting(ReversionError)
  case nothingSetAside
  /// None of the texts that were heard lately has this number.
  case noSuchText(Int)
  /// None of them has these words in it.
  case notHeard(String)
  /// What was said is on the list as these.
  case storedAlready([TodoRow])
  case noise(Noise, heard: String)
  /// Noise as above, and the text can still be stored with `keep`.
  case setAside(Noise, heard: String)
  /// Words that may mean something else, where only what is certain is to be stored; they are set aside.
  case doubted([Doubt], heard: String)
  /// More to-dos in one text than anybody does.
  case tooManyAtOnce(Int, limit: Int, heard: String, isSetAside: Bool = false)
  case standardInputIsEmpty
  case drafts(DraftsError)
  case line(number: Int, DraftsError)
  case store(DatabaseError)
  /// The text was not stored; with the command line that stores it.
  case notStored(DatabaseError, command: String?)
  case outputClosed(reason: String)
  case notConfirmed
  /// Nobody typed anything where a line was asked for.
  case nothingTyped(isInterrupted: Bool)
  /// Changing a to-do.
  case editing(EditError)
  case quiet(QuietError)
  case menu(MenuError)
  case focus(FocusError)
  case steps(StepsError)
  /// Writing down what was done.
  case lookingBack(LookBackError)
  case exchange(ExchangeError)
  /// Listening to the person.
  case listening(ListenError)
  /// A transcript that acts on something.
  case spoken(SpokenError)
  /// A part of a transcript that acts on something; what was new in it is stored.
  indirect case newIsStored(CommandError)
}

/// A mistake on a command line.
package enum UsageError: Error, Hashable {
  case unknownOption(String, near: String?)
  case missingValue(option: String)
  case valueNotTaken(option: String, value: String)
  case valueNotUnderstood(String, of: String, choices: [String])
  case unexpectedWords([String])
  case missingArgument(String)
  case optionsExclude(String, String)
  case onlyDryRun(option: String)
  case timeNotUnderstood(String, example: String)
  case repeatNotUnderstood(String)
  case leadNotUnderstood(String)
  case momentNotUnderstood(String)
  case unknownZone(String)
  case endsBeforeItBegins(from: String, to: String)
  case nothingAsked(example: String)
  /// There are no words to store, and nobody who could type them.
  case nothingToStore(example: String, piped: String)
  /// What draws on a terminal has none; `example` says the same in lines.
  case needsScreen(example: String)
  case other
}

extension CommandError {
  /// The number that the program ends with.
  package var status: ExitStatus {
    switch self {
    case .usage, .unknownWord, .unfit, .setting, .drafts, .line, .pauseIsOver, .needsYes, .quiet,
      .focus:
      .usage
    case .nothingMatches, .noSuchList, .nothingSetAside,
      .noSuchText, .notHeard, .nothingToCopy, .noFolder, .noSuchCopy:
      .nothingMatched
    case .moving(let trouble): trouble.status
    case .reverting(let trouble): trouble.status
    case .lists(let trouble): trouble.status
    case .calendar(let trouble): trouble.status
    case .ambiguous: .ambiguous
    case .noise, .setAside, .tooManyAtOnce: .rejectedAsNoise
    case .doubted: .timeNotUnderstood
    case .standardInputIsEmpty, .nothingTyped(isInterrupted: false): .rejectedAsNoise
    case .nothingTyped(isInterrupted: true): .interrupted
    case .store(.busy), .notStored(.busy, _): .busy
    case .isDone, .comesOnce, .isPaused, .storedAlready, .store, .notStored, .outputClosed,
      .notConfirmed, .lookingBack, .exchange, .steps:
      .failed
    case .editing(let trouble): trouble.status
    case .menu(let trouble): trouble.status
    case .listening(let trouble): trouble.status
    case .spoken(let trouble): trouble.status
    case .newIsStored(let trouble): trouble.status
    }
  }
}
