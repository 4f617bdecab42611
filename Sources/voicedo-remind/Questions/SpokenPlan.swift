import Actions
import Answers
import Arguments
import Configuration
import Language
import Listening
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
    if !request.isDryRun { try noteHeard(run.done) }
    reply.answer(run.done, leftOut: leftOut, isKept: !request.isDryRun, isServed: isServed)
    try session.give(reply)
    session.gather(run.done)
    session.remark(onServiceThatRuns: isServed)
    return reply.data
  }

  /// Notes the commands that were done and the parts that hold nothing to do; what was stored is
  /// noted with its to-dos.
  private func noteHeard(_ done: [SpokenRun.Done]) throws {
    let moment = request.capture.saidAt ?? session.now
    for question in done.compactMap(\.step.asked) {
      try store.note(HeardWords(question.said, at: moment), as: .question)
    }
    for command in done.compactMap(\.step.command) {
      try store.note(HeardWords(command.said, at: moment), as: command.outcome)
    }
    for text in leftOut { try store.note(HeardWords(text, at: moment), as: .setAside) }
  }

  /// Adds a part of what was said, and asks about what is unclear in it.
  ///
  /// - Throws: `CommandError` where nobody can be asked, or the person wants none of it.
  mutating func add(_ part: SpokenPart, isAlone: Bool) throws {
    guard case .command(let command) = part else {
      if case .question = part {
        steps.append(SpokenStep(part: part))
      } else if case .aside(let text) = part {
        leftOut.append(text)
      } else if case .capture(let text, _) = part, !isAlone,
        understand(text, in: context).drafts.isEmpty
      {
        leftOut.append(text)
      } else {
        var step = SpokenStep(part: part)
        step.reading = try reading(of: part.said)
        steps.append(step)
      }
      return
    }
    var step = SpokenStep(part: part)
    step.targets = try command.aims.flatMap { try targets($0, command) }
    if case .snooze(let words) = command.action, command.namesMany {
      step.targets = try leavingLater(step.targets, words)
    }
    switch command.action {
    case .move(.under(let aim)): step.parent = try targets(aim, command).first
    case .move(.unknown("")):
      throw CommandError.spoken(.noGoal(example: example("move the dentist to friday at 10")))
    case .move(.unknown(let words)): throw CommandError.spoken(.noPlace(words))
    case .push(_, isEarlier: nil):
      throw CommandError.spoken(.noDirection(example: example("push the dentist an hour later")))
    case .rename(let title) where title.isEmpty || step.targets.count != 1:
      throw CommandError.spoken(.noTitle(example: example("rename the milk to oat milk")))
    case .addParts(let pieces): step.pieces = pieces.isEmpty ? try askParts() : pieces
    case .done, .doneAt, .delete: step.choice = try choice(step, command)
    case .rest(let words, let onlyWaiting):
      let rest = try session.rest(to: words, onlyWaiting: onlyWaiting, in: store)
      guard !request.asksNothing, !request.isDryRun else { break }
      try session.confirm(rest, words, json: request.answersJSON)
    case .denied: throw CommandError.spoken(.staysOpen(step.rows))
    case .end:
      for row in step.rows { _ = try store.series(row, for: .end) }
      try confirmEnd(of: step)
    case .move, .push, .snooze, .skip, .set:
      let rows = step.rows
      if command.namesMany { try confirm(rows, .askChange, command) }
    default: break
    }
    steps.append(step)
  }

  /// What a model makes of words to be stored, where the settings have it asked about what is typed.
  private func reading(of text: String) throws -> Utterance? {
    guard request.storing == nil || request.capture.isTyped, !request.isDryRun,
      session.settings.model.readsTyped
    else { return nil }
    return try session.unreviewed(text, request.capture, in: context)
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
    let rows = step.rows
    let isDeletion = command.action == .delete
    if isDeletion || command.namesMany {
      try confirm(rows, isDeletion ? .askDelete : .askChange, command)
    }
    if isDeletion, rows.count == 1 { try confirmTyped(rows[0]) }
    let parts = try store.parts(below: rows.map(\.id), onlyOpen: !isDeletion)
    if isDeletion, rows.count > 1 || !parts.isEmpty, !request.asksNothing, !request.isDryRun,
      !session.environment.terminal.inputIsTerminal
    {
      throw CommandError.spoken(.deletesSeveral(rows, parts: parts, said: command.said))
    }
    guard !request.asksNothing, !request.answersJSON else { return .only }
    return try session.choice(of: parts, in: rows, isDeletion ? .askDeleteParts : .askParts)
  }
}

extension SpokenPlan {
  /// The to-dos of a time, a list or a kind.
  private func those(
    _ selection: Selection,
    _ said: String,
    _ command: SpokenCommand
  ) throws -> [SpokenStep.Target] {
    if selection.isEmpty, case .snooze = command.action {
      guard let row = try store.shownLast(), try isLatest(row) else {
        return try last(all: false, command)
      }
      return [.row(row)]
    }
    let window = selection.window.map(session.instants)
    var planned = try store.selected(selection.nameless, in: window).named
    if !selection.searches.isEmpty, !selection.isOfAMoment {
      planned = selection.named(of: planned) { $0.row.todo.title }
    } else if selection.isOfAMoment {
      let named = selection.named(of: planned) { $0.row.todo.title }
      if !named.isEmpty { planned = named }
    }
    if window == nil, selection.words.isEmpty, selection.list == nil {
      // An alarm or a reminder is what has a time.
      planned = planned.filter { $0.at != nil }
    }
    // "Everything" is what today holds and what waits.
    if selection.isEverything {
      let dayEnds = session.dayEnds
      planned = planned.filter { $0.at.map { $0 < dayEnds } ?? false }
    }
    if selection.isAll, selection.words.isEmpty || selection.namesAKind {
      let medicine = planned.map(\.row).filter { $0.reminder?.isBreakthrough ?? false }
      if !medicine.isEmpty { tell(.medicineStays, medicine.withoutTwins) }
      planned.removeAll { $0.row.reminder?.isBreakthrough ?? false }
    }
    switch selection.place {
    case .first, .next: planned = Array(planned.prefix(1))
    case .last: planned = Array(planned.suffix(1))
    case .second: planned = Array(planned.dropFirst().prefix(1))
    case .third: planned = Array(planned.dropFirst(2).prefix(1))
    case nil: break
    }
    // What is skipped is the time that the day names.
    let rows =
      window == nil && !selection.isEverything || command.action == .skip
      ? planned.map(\.row).withoutTwins : try leavingSeries(planned, command)
    guard !rows.isEmpty else {
      throw CommandError.spoken(.nothingThere(said, command: command))
    }
    guard rows.count > 1, !selection.isAll || request.choice != nil else {
      return rows.map(SpokenStep.Target.row)
    }
    return try pick(Array(rows.prefix(Session.mostChoices)), said, command)
  }

  /// Whether a to-do was shown after the last answer that named something.
  private func isLatest(_ row: TodoRow) throws -> Bool {
    guard let asked = try session.lastQuestion(in: store, context),
      try session.lastAnswer(in: store, context)?.lines.isEmpty == false
    else { return true }
    return row.reminder?.shownAt.map { $0 > asked.at } ?? false
  }

  /// Those of several that are meant: by the answer that was given, or that is asked for.
  private func pick(
    _ rows: [TodoRow],
    _ words: String,
    _ command: SpokenCommand
  ) throws -> [SpokenStep.Target] {
    let trouble = CommandError.ambiguous(words, rows, verb: command.verb)
    guard let choice = request.choice else {
      return [.row(try session.choose(rows, words, .askWhich, orElse: trouble))]
    }
    guard let picked = session.picks(choice, from: rows) else { throw trouble }
    return picked.map(SpokenStep.Target.row)
  }

  private func targets(_ aim: SpokenCommand.Aim, _ command: SpokenCommand) throws -> [SpokenStep
    .Target]
  {
    switch aim {
    case .one(let id): return try store.todos(with: [id]).map(SpokenStep.Target.row)
    case .last(let all): return try last(all: all, command)
    case .answered(let place, let said):
      return [.row(try answered(place, said, command))]
    case .those(let selection, let said): return try those(selection, said, command)
    case .several(let words, let ids):
      return try pick(store.todos(with: ids), words, command)
    case .none(let words, let near):
      let rows = try store.todos(with: near)
      let trouble = CommandError.spoken(.nothingFits(words, near: rows, command: command))
      guard !rows.isEmpty, session.environment.terminal.inputIsTerminal else { throw trouble }
      let sentence: SpokenSentences = command.action == .undone ? .nothingDone : .nothingOpen
      session.talk(sentence, ["words": words])
      session.talk(SpokenSentences.nearest)
      return [.row(try session.choose(rows, words, .whichIt, orElse: trouble))]
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
}

extension SpokenCommand {
  /// Whether a time, a list or a kind names its to-dos, which may be many.
  var namesMany: Bool {
    aims.contains { if case .those = $0 { true } else { false } }
  }
}
