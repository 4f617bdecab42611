import Configuration
import Glibc
import Language
import Model
import Store
import Words

/// One run of a command: its world, the settings that count, and the moment.
struct Session {
  var world: World
  /// The store that the steps of one command share.
  var store: Store?
  let settings: Settings
  /// What could not be taken of the config file.
  let settingsProblems: [ConfigurationProblem]
  let paths: Paths
  let palette: Palette
  /// Whether answers are sentences for a screen reader, without columns and signs.
  let isPlain: Bool
  /// The one moment that the whole run happens at.
  var now: Instant
  let zone: Zone

  /// Reads the settings, and looks at the clock once.
  init(world: World, color: ColorChoice = .auto, plain: Bool = false) {
    self.world = world
    paths = Paths(world.environment)
    let read = paths.readSettings()
    settings = read.settings
    settingsProblems = read.problems
    isPlain = plain || settings.isPlain || world.wantsPlainAnswers
    palette = Palette(
      isOn: !isPlain && (color == .always || color == .auto && world.terminal.wantsColor)
    )
    now = world.now()
    zone = world.zones.current()
  }

  var tone: Tone { settings.tone }

  /// The wall clock here and now.
  var civilNow: CivilDateTime { zone.civil(at: now) }

  /// Whether there is a database already.
  var hasDatabase: Bool { access(paths.database, F_OK) == 0 }

  /// What a store needs to know of the settings and the machine.
  var meaning: Store.Meaning {
    let zone = zone
    return Store.Meaning(
      conventions: settings.conventions,
      policy: settings.policy,
      zones: ZoneDirectory(zone: world.zones.zone, current: { zone })
    )
  }

  /// Opens the database, creating it where there is none.
  ///
  /// What other programs wrote is judged before anybody reads it; where nothing can be written now,
  /// it is read as it stands.
  func openStore() throws(StoreError) -> Store {
    if let store { return store }
    noteEmptyDatabase()
    let store = try Store(path: paths.database, meaning: meaning)
    if world.endsWithRun, world.service.isRunning(paths.database) {
      // The service has it open as well, so there is no log to write back: what is left open here
      // the kernel takes back sooner than it can be closed.
      _ = Unmanaged.passRetained(store)
    }
    do {
      _ = try store.settle(at: now)
    } catch .busy {
      // Once is long enough for a person to wait.
      store.waitNoMore()
    } catch .readOnly, .diskFull, .diskSilent {
    }
    return store
  }

  /// Says that an empty file is where the database should be: perhaps it was another one once.
  private func noteEmptyDatabase() {
    var facts = stat()
    guard stat(paths.database, &facts) == 0, facts.st_size == 0, facts.st_mode & S_IFMT == S_IFREG
    else { return }
    talk(TroubleSentences.databaseWasEmpty, ["path": paths.database])
  }

  /// What the language needs to know, with the lists that a store has.
  func languageContext(_ store: Store?) throws(StoreError) -> LanguageContext {
    LanguageContext(
      now: civilNow,
      spokenAt: now,
      zone: zone,
      conventions: settings.conventions,
      listNames: try store?.listNames() ?? []
    )
  }

  /// Writes data to standard output, as a person reads it.
  func print(_ text: String) throws(Trouble) {
    try print(exactly: isPlain ? text.spokenLines : text)
  }

  /// Writes data to standard output as it is.
  func print(exactly text: String) throws(Trouble) {
    try world.output.data(text.hasSuffix("\n") || text.isEmpty ? text : text + "\n")
  }

  /// Says something to the person, beside the data.
  func talk(_ line: String) {
    world.output.talk(isPlain ? line.spokenLines : line)
  }

  /// Says a sentence to the person; its values lose whatever could steer a terminal.
  func talk(_ sentence: some SentenceFamily, _ values: [String: String] = [:]) {
    talk(sentence.text(tone, values.mapValues(\.printable)))
  }

  /// Asks a question and answers what was typed, in lower case; `nil` without a terminal.
  func answer(to question: String) -> String? {
    guard world.terminal.inputIsTerminal else { return nil }
    talk(question)
    return (world.input.line() ?? "").lowercased().trimmed
  }

  /// Asks a question that `y` answers with yes; without a terminal the answer is `otherwise`.
  func confirms(_ question: String, otherwise: Bool) -> Bool {
    guard world.terminal.inputIsTerminal else { return otherwise }
    talk(question)
    let answer = world.input.line()?.lowercased() ?? ""
    return ["y", "yes"].contains(answer.trimmed)
  }
}
