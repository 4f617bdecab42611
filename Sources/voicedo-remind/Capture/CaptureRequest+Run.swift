import Actions
import Language
import Model
import SQLite
import Store
import Words

extension CaptureRequest {
  /// Shows what would be stored; the database is read for the names of its lists alone.
  func look(in session: Session, with override: ClockOverride) throws -> ExitStatus {
    let store = session.hasDatabase ? try session.openStore() : nil
    let context = try session.languageContext(store, with: override)
    var utterance = try utterance(of: text(session), in: context)
    _ = try utterance.parents(in: store)
    let drafts = utterance.drafts
    let readBack = ReadBack(session, context)
    if answersJSON {
      try session.print(json: DryRunJSON(utterance, in: context, readBack.clock))
    } else {
      let lines = zip(drafts, drafts.depths).map { readBack.line($0, depth: $1) }
      try session.print(lines.joined(separator: "\n"))
      session.talk(utterance, newLists: drafts.newLists(beside: context.listNames))
      session.talk(CaptureSentences.dryRun)
    }
    return isStrict && drafts.contains { $0.due == nil } ? .timeNotUnderstood : .ok
  }

  /// Stores what is asked for, tells the service, and reads it back.
  func store(in session: Session) throws -> ExitStatus {
    try keep(try text(session), in: session).status
  }

  /// Stores a text, and answers what came of it.
  ///
  /// What the database does not take is given back, with the command that stores it. `understood`
  /// makes to-dos of the text, in the place of the parser; where it leaves none, nothing is stored.
  func keep(
    _ text: String,
    in session: Session,
    understood: ((LanguageContext) throws -> Utterance)? = nil
  ) throws -> (status: ExitStatus, captured: Captured?) {
    do {
      return try capture(text, in: session, understood)
    } catch let error as DatabaseError {
      throw CommandError.notStored(error, command: command(for: text))
    }
  }

  private func capture(
    _ text: String,
    in session: Session,
    _ understood: ((LanguageContext) throws -> Utterance)?
  ) throws -> (status: ExitStatus, captured: Captured?) {
    let store = try session.openStore()
    var context = try session.languageContext(store)
    if let saidAt {
      context.now = session.zone.civil(at: saidAt)
      context.spokenAt = saidAt
    }
    var utterance: Utterance
    do {
      utterance = try understood?(context) ?? self.utterance(of: text, in: context)
    } catch let trouble as CommandError {
      throw setAside(trouble, store, at: session.now)
    }
    guard !utterance.drafts.isEmpty else { return (.ok, nil) }
    if at != nil { askAboutThePast(&utterance, context, session) }
    let captured = try store.capture(
      utterance.drafts,
      under: try utterance.parents(in: store),
      source: saidAt == nil ? "cli" : "voice",
      at: session.now
    )
    let isServed = session.tellService()
    if answersJSON {
      try session.print(
        json: CapturedJSON(captured, utterance, isServed: isServed, in: session.zone)
      )
    } else {
      try session.print(captured, utterance, context)
    }
    session.remark(onServiceThatRuns: isServed)
    if isStrict {
      if captured.rows.contains(where: { $0.todo.due == nil }) {
        return (.timeNotUnderstood, captured)
      }
      if !isServed { return (.serviceNotRunning, captured) }
    }
    return (.ok, captured)
  }

  /// Keeps what was refused for `keep`; the trouble to tell of.
  private func setAside(_ trouble: CommandError, _ store: Store, at now: Instant) -> CommandError {
    do {
      switch trouble {
      case .noise(let noise, let heard) where noise != .empty:
        try store.setAside(heard, at: now)
        return .setAside(noise, heard: heard)
      case .tooManyAtOnce(let count, let heard, _):
        try store.setAside(heard, at: now)
        return .tooManyAtOnce(count, heard: heard, isSetAside: true)
      default: return trouble
      }
    } catch {
      // It cannot be kept there; then the whole command that stores it is told.
      return trouble
    }
  }

  /// The words, or what comes in on standard input.
  func text(_ session: Session, for verb: Verb = .add) throws(CommandError) -> String {
    guard !words.isEmpty else {
      throw .usage(.missingArgument("<words>"), verb: verb, text: nil)
    }
    guard isFromInput else { return words.joined(separator: " ") }
    if session.environment.terminal.inputIsTerminal { session.talk(CaptureSentences.askInput) }
    let text = session.environment.input.all()
    guard !text.trimmed.isEmpty else { throw .standardInputIsEmpty }
    return text
  }

  private func utterance(of text: String, in context: LanguageContext) throws -> Utterance {
    guard isFromInput, answersJSON else {
      return try Utterance(text, request: self, in: context)
    }
    var utterance: Utterance
    do {
      utterance = try DraftsReader(context: context).read(text)
    } catch {
      throw CommandError.drafts(error)
    }
    guard !utterance.drafts.isEmpty else { throw CommandError.noise(.empty, heard: "") }
    try utterance.apply(self, in: context)
    return utterance
  }

  /// A moment of the past that was given on purpose is asked about, where somebody is there to ask.
  private func askAboutThePast(
    _ utterance: inout Utterance,
    _ context: LanguageContext,
    _ session: Session
  ) {
    let readBack = ReadBack(session, context)
    for index in utterance.drafts.indices {
      guard utterance.drafts[index].rule == nil, let due = utterance.drafts[index].due,
        readBack.isOver(due)
      else { continue }
      let moment = readBack.moment(due, endTime: nil)
      let isAsked = session.environment.terminal.inputIsTerminal && !asksNothing && words != ["-"]
      let question = CaptureSentences.askAlreadyOver.text(session.tone, ["moment": moment])
      if !isAsked {
        session.talk(CaptureSentences.alreadyOver, ["moment": moment])
      } else if !session.confirms(question, otherwise: true) {
        utterance.drafts[index].due = nil
        utterance.drafts[index].endTime = nil
        utterance.drafts[index].phrase = nil
        session.talk(CaptureSentences.storedWithoutTime)
      }
    }
  }
}

extension [Draft] {
  /// How many others each is part of, one within the other.
  var depths: [Int] {
    var depths: [Int] = []
    // What a sentence nests comes behind what it is part of.
    for draft in self {
      depths.append(
        draft.parent.flatMap { depths.indices.contains($0) ? depths[$0] + 1 : nil } ?? 0
      )
    }
    return depths
  }

  /// The lists that the drafts name and that are not there yet.
  func newLists(beside names: [String]) -> [String] {
    var known = Set(names.map { $0.lowercased() })
    return compactMap(\.list).filter { known.insert($0.lowercased()).inserted }
  }
}
