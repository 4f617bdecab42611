import Actions
import Answers
import Language
import Model
import Store
import Words

/// The steps to take about a transcript, once everything unclear has been asked about.
struct SpokenPlan {
  let session: Session
  let store: TodoStore
  let context: LanguageContext
  let request: SpokenRequest
  private(set) var steps: [SpokenStep] = []
  /// Parts that hold nothing to do, beside those that do.
  private(set) var leftOut: [String] = []

  init(session: Session, store: TodoStore, context: LanguageContext, request: SpokenRequest) {
    self.session = session
    self.store = store
    self.context = context
    self.request = request
  }
}

extension SpokenPlan {
  /// Does all of it, and answers, with the data of the answer; of a plan that fails, what is kept is told.
  func carryOut() throws -> String {
    var run = SpokenRun(session, store, request.capture, in: context)
    let reply = Reply(in: session.style, asJSON: request.answersJSON)
    let isServed: Bool
    do {
      isServed = try run.perform(steps, isDryRun: request.isDryRun)
    } catch {
      reply.tell(run.done)
      try session.give(reply)
      throw error
    }
    reply.answer(run.done, leftOut: leftOut, isKept: !request.isDryRun, isServed: isServed)
    try session.give(reply)
    session.remark(onServiceThatRuns: isServed)
    return reply.data
  }

  /// Adds a part of what was said, and asks about what is unclear in it.
  ///
  /// - Throws: `CommandError` where nobody can be asked, or the person wants none of it.
  mutating func add(_ part: SpokenPart, isAlone: Bool) throws {
    guard case .command(let command) = part else {
      if case .capture(let text, _) = part, !isAlone, understand(text, in: context).drafts.isEmpty {
        leftOut.append(text)
      } else {
        steps.append(SpokenStep(part: part))
      }
      return
    }
    var step = SpokenStep(part: part)
    step.targets = try command.aims.flatMap { try targets($0, command) }
    switch command.action {
    case .move(.under(let aim)): step.parent = try targets(aim, command).first
    case .move(.unknown(let words)): throw CommandError.spoken(.noPlace(words))
    case .push(_, isEarlier: nil):
      throw CommandError.spoken(.noDirection(example: example("push the dentist an hour later")))
    case .rename(let title) where title.isEmpty || step.targets.count != 1:
      throw CommandError.spoken(.noTitle(example: example("rename the milk to oat milk")))
    case .addParts(let pieces): step.pieces = pieces.isEmpty ? try askParts() : pieces
    case .done, .delete: step.choice = try choice(step, command)
    default: break
    }
    steps.append(step)
  }

  private func example(_ words: String) -> String { commandLine(["say", words]) }

  /// The parts that somebody types who said none.
  private func askParts() throws(CommandError) -> [String] {
    let trouble = SpokenError.noParts(
      example: example("add subtasks to the weekend: pack gear, check weather")
    )
    guard session.environment.terminal.inputIsTerminal else { throw .spoken(trouble) }
    for line in trouble.lines(session.tone) { session.talk(line) }
    let typed = (session.environment.input.line() ?? "").split(separator: ",").map(String.init)
    let pieces = typed.map(\.trimmed).filter { !$0.isEmpty }
    guard !pieces.isEmpty else { throw .notConfirmed }
    return pieces
  }

  /// Decides about the parts of to-dos that are done or deleted; several that are deleted are asked
  /// about.
  private func choice(_ step: SpokenStep, _ command: SpokenCommand) throws -> PartsChoice {
    let rows = step.targets.compactMap { if case .row(let row) = $0 { row } else { nil } }
    let isDeletion = command.action == .delete
    let terminal = session.environment.terminal
    if isDeletion, rows.count > 1, !request.asksNothing, terminal.inputIsTerminal {
      let readBack = ReadBack(session.style)
      for row in rows { session.talk("  " + readBack.line(row)) }
      let question = ChangeSentences.askDelete.text(session.tone, ["count": String(rows.count)])
      guard session.confirms(question, otherwise: true) else { throw CommandError.notConfirmed }
    }
    let parts = try store.parts(below: rows.map(\.id), onlyOpen: !isDeletion)
    guard !request.asksNothing, !request.answersJSON else { return .only }
    return try session.choice(of: parts, in: rows, isDeletion ? .askDeleteParts : .askParts)
  }
}

extension SpokenPlan {
  private func targets(_ aim: SpokenCommand.Aim, _ command: SpokenCommand) throws -> [SpokenStep
    .Target]
  {
    switch aim {
    case .one(let id): return try store.todos(with: [id]).map(SpokenStep.Target.row)
    case .last(let all): return try last(all: all, command)
    case .several(let words, let ids):
      let rows = try store.todos(with: ids)
      return [
        .row(
          try choose(rows, words, .askWhich, orElse: .ambiguous(words, rows, verb: command.verb))
        )
      ]
    case .none(let words, let near):
      let rows = try store.todos(with: near)
      let trouble = CommandError.spoken(.nothingFits(words, near: rows, command: command))
      guard !rows.isEmpty, session.environment.terminal.inputIsTerminal else { throw trouble }
      let sentence: SpokenSentences = command.action == .undone ? .nothingDone : .nothingOpen
      session.talk(sentence, ["words": words])
      session.talk(SpokenSentences.nearest)
      return [.row(try choose(rows, words, .whichIt, orElse: trouble))]
    case .same(_, let id):
      guard let row = try store.todos(with: [id]).first else { return [] }
      let question = SpokenSentences.askAgain.text(
        session.tone,
        ["title": row.todo.title.printable]
      )
      guard session.environment.terminal.inputIsTerminal else {
        throw CommandError.spoken(.saidAgain(row, command: command))
      }
      guard session.confirms(question, otherwise: false) else { throw CommandError.notConfirmed }
      return [.row(row)]
    }
  }

  /// "it": what an earlier part is about, else what the journal knows of the last minutes.
  private func last(all: Bool, _ command: SpokenCommand) throws -> [SpokenStep.Target] {
    if let step = steps.indices.last(where: { steps[$0].isChange }) { return [.made(step: step)] }
    let words = all ? "them" : "it"
    var rows = try store.lastTouched(since: session.now - .minutes(SpokenError.memory), all: all)
    if all, !rows.isEmpty { return rows.map(SpokenStep.Target.row) }
    if rows.count == 1 { return [.row(rows[0])] }
    var trouble = CommandError.ambiguous(words, rows, verb: command.verb)
    if rows.isEmpty {
      trouble = .spoken(.nothingTouched(words))
      guard session.environment.terminal.inputIsTerminal else { throw trouble }
      for line in trouble.lines(session.tone) { session.talk(line) }
      var filter = TodoFilter()
      filter.limit = Self.mostChoices
      rows = try store.todos(filter)
    }
    return [.row(try choose(rows, words, .whichIt, orElse: trouble))]
  }

  private static let mostChoices = 9

  /// The one of several that the person names by its number.
  private func choose(
    _ rows: [TodoRow],
    _ words: String,
    _ question: SpokenSentences,
    orElse trouble: CommandError
  ) throws(CommandError) -> TodoRow {
    guard session.environment.terminal.inputIsTerminal, !rows.isEmpty else { throw trouble }
    let readBack = ReadBack(session.style)
    let shown = rows.prefix(Self.mostChoices)
    for (index, row) in shown.enumerated() { session.talk("  \(index + 1)  " + readBack.line(row)) }
    let values = ["words": words.printable, "count": String(shown.count)]
    guard let typed = session.answer(to: question.text(session.tone, values)),
      let number = shown.count == 1 && ["y", "yes"].contains(typed) ? 1 : Int(typed),
      shown.indices.contains(number - 1)
    else { throw .notConfirmed }
    return shown[number - 1]
  }
}
