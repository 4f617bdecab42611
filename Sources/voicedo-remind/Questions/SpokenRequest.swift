import Actions
import Answers
import Arguments
import Language
import Model
import Planning
import Store
import System
import Words

/// A transcript that may act on what is there; `spokenParts(of:in:)` tells what of it does.
struct SpokenRequest {
  let text: String
  /// How what is to be stored is stored; its words do not count.
  var capture: CaptureRequest
  var isDryRun = false
  /// The answer to what was asked back about it.
  var choice: SpokenChoice?
  /// The step that takes a transcript which holds no command; `nil`: it is answered as the others
  /// are.
  var storing: ((Session) throws -> (status: ExitStatus, said: String))?

  init(_ text: String, _ capture: CaptureRequest) {
    self.text = text
    self.capture = capture
  }

  var answersJSON: Bool { capture.answersJSON }
  /// Several at once are deleted without a question.
  var asksNothing: Bool { capture.asksNothing }
}

extension SpokenRequest {
  /// Does what was said, all of it as one step; where a part is unclear that acts on something, only
  /// what is new is stored.
  ///
  /// Without a terminal nobody is asked: what is unclear ends as a `CommandError` with its candidates. A
  /// program that asked for JSON has the words still, so nothing is done of them then.
  func act(in session: Session) throws -> (status: ExitStatus, said: String) {
    if isDryRun, !session.hasDatabase {
      var request = capture
      request.words = [text]
      return (try request.look(in: session, with: ClockOverride()), "")
    }
    var session = session
    let store =
      isDryRun
      ? try TodoStore(copyOf: session.paths.database, meaning: session.meaning)
      : try session.openStore()
    session.store = store
    var context = try session.languageContext(store)
    if let saidAt = capture.saidAt {
      context.now = session.zone.civil(at: saidAt)
      context.spokenAt = saidAt
    }
    let heard = HeardWords(text, at: capture.saidAt ?? session.now)
    if let answered = try answering(in: session, store, context) { return answered }
    do {
      let (status, said) = try act(in: session, store, context, heard)
      guard !isDryRun, !answersJSON, status == .ok else { return (status, said) }
      return (status, try session.askingWhen(said))
    } catch let trouble as CommandError where !isDryRun && !answersJSON && trouble.leavesWords {
      try store.note(heard, as: .setAside)
      throw session.askedBack(trouble)
    }
  }

  private func act(
    in session: Session,
    _ store: TodoStore,
    _ context: LanguageContext,
    _ heard: HeardWords
  ) throws -> (status: ExitStatus, said: String) {
    let parts = try parts(in: store, context, session)
    if parts.count == 1, case .question(let question) = parts[0] {
      let said = try session.carryOutAndTell(.ask(question), json: answersJSON).said
      if !isDryRun { try store.note(heard, as: .question) }
      return (.ok, said)
    }
    if parts.count == 1, case .command(let command) = parts[0],
      let question = command.question(at: session.now)
    {
      let said = try session.carryOutAndTell(question, json: answersJSON).said
      if !isDryRun { try store.note(heard, as: command.outcome) }
      return (.ok, said)
    }
    if parts.count == 1, case .command(let command) = parts[0],
      case .rest(let words, let onlyWaiting) = command.action
    {
      let rest = try session.rest(to: words, onlyWaiting: onlyWaiting, in: store)
      if !asksNothing, !isDryRun { try session.confirm(rest, words, json: answersJSON) }
      let said = try session.carryOutAndTell(.moveRest(rest), json: answersJSON).said
      if !isDryRun { try store.note(heard, as: command.outcome) }
      return (.ok, said)
    }
    if let storing, !parts.contains(where: \.isAboutWhatIsThere) {
      let stored = try storing(session)
      try session.reply { for remark in parts.flatMap(\.remarks) { $0.talk(remark) } }
      return stored
    }
    if storing != nil, !capture.isTyped, !asksNothing, !answersJSON {
      try confirm(parts, in: session)
    }
    var plan = SpokenPlan(session: session, store: store, context: context, request: self)
    do {
      for part in parts { try plan.add(part, isAlone: parts.count == 1) }
    } catch let trouble as CommandError where !isDryRun && !answersJSON {
      let new = parts.filter { $0.isNew(in: context) }
      guard !new.isEmpty else { throw trouble }
      var rest = SpokenPlan(session: session, store: store, context: context, request: self)
      for part in new { try rest.add(part, isAlone: false) }
      _ = try rest.carryOut()
      for case .command(let command) in parts where command.question == nil {
        try store.note(HeardWords(command.said, at: heard.at), as: .setAside)
      }
      throw CommandError.newIsStored(trouble)
    }
    return (.ok, try plan.carryOut())
  }

  /// Shows what several parts were heard as, before any of it is done: it may be heard wrong.
  private func confirm(_ parts: [SpokenPart], in session: Session) throws(CommandError) {
    guard parts.count > 1, session.environment.terminal.inputIsTerminal else { return }
    for part in parts { session.talk("  " + part.said.printable) }
    let question = SpokenSentences.askAll.text(session.tone)
    guard session.confirms(question, otherwise: true) else { throw .notConfirmed }
  }

  /// Divides the transcript into its parts; open to-dos are only looked at where a part may be a
  /// command.
  func parts(
    in store: TodoStore,
    _ context: LanguageContext,
    _ session: Session
  ) throws -> [SpokenPart] {
    if let next = try question(
      following: session.lastQuestion(in: store, context)?.question,
      in: text,
      context
    ) {
      return [.question(next)]
    }
    guard canHoldCommand(text) else { return [.capture(text, [])] }
    let todos = try store.spokenTodos(done: 200)
    let isFocusing = try store.focusState()?.course(to: session.now).isEnded == false
    return spokenParts(
      of: text,
      in: SpokenContext(context, todos: todos, isFocusing: isFocusing)
    )
  }
}

extension CommandError {
  /// Whether nothing came of the words, which `keep` can store.
  fileprivate var leavesWords: Bool {
    switch self {
    case .spoken, .ambiguous, .nothingMatches, .notConfirmed, .needsYes, .isDone, .comesOnce,
      .isPaused, .editing, .moving, .noSuchList:
      true
    default: false
    }
  }
}

extension SpokenPart {
  fileprivate var isAboutWhatIsThere: Bool {
    if case .capture = self { false } else { true }
  }

  /// Whether it is something to do that is not there yet.
  fileprivate func isNew(in context: LanguageContext) -> Bool {
    guard case .capture(let text, _) = self else { return false }
    return !understand(text, in: context).drafts.isEmpty
  }

  fileprivate var remarks: [SpokenRemark] {
    if case .capture(_, let remarks) = self { remarks } else { [] }
  }
}
