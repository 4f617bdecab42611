import Actions
import Language
import Model
import Store
import Words

extension SpokenPlan {
  /// Does all of it, tells the service once, and answers.
  ///
  /// What changes something is one batch, but for undo and redo, which are steps of their own.
  func carryOut() throws -> ExitStatus {
    let held = HeldOutput()
    var inner = session
    inner.environment.output = held.output
    // Everything has been asked, and is told once at the end.
    inner.environment.terminal.inputIsTerminal = false
    inner.environment.terminal.outputIsTerminal = false
    inner.environment.service.isRunning = { _ in true }
    inner.environment.service.nudge = { _ in }
    var made: [Int: [TodoRow]] = [:]
    var isDone = false
    var index = 0
    do {
      while index < steps.count {
        let end = steps[index...].firstIndex { !$0.isChange } ?? steps.endIndex
        if end > index {
          let group = index..<end
          try asOne(group) {
            for step in group { made[step] = try carryOut(step, made, in: inner) }
          }
          index = end
        } else {
          made[index] = try carryOut(index, made, in: inner)
          index += 1
        }
        isDone = true
        held.keep()
      }
    } catch {
      if isDone { try tell(held) }
      throw error
    }
    let isServed = request.isDryRun || session.tellService()
    if request.answersJSON {
      let said = steps.indices.map { SaidJSON.Step(steps[$0], made[$0] ?? []) }
      let answer = SaidJSON(
        said,
        leftOut,
        isKept: !request.isDryRun,
        isServed: isServed,
        session.zone
      )
      try session.print(json: answer)
    }
    try tell(held)
    for words in leftOut { session.talk(SpokenSentences.leftOut, ["words": words.fitted(to: 80)]) }
    if request.isDryRun {
      session.talk(CaptureSentences.dryRun)
    } else if !request.answersJSON, steps.contains(where: \.isCommand) {
      session.talk(CaptureSentences.undoHint, ["command": commandLine(["undo"])])
    }
    session.remark(onServiceThatRuns: isServed)
    return .ok
  }

  /// Passes on what the steps said; with JSON, what they said to the person alone.
  private func tell(_ held: HeldOutput) throws(CommandError) {
    for entry in held.entries {
      switch entry {
      case .data(let text): if !request.answersJSON { try session.environment.output.data(text) }
      case .talk(let line): session.environment.output.talk(line)
      }
    }
  }

  /// Does several steps as one batch; a single one is a batch by itself.
  private func asOne(_ group: Range<Int>, _ body: () throws -> Void) throws {
    guard group.count > 1 || steps[group.lowerBound].takesSeveral else { return try body() }
    try store.together(label: "spoken", source: "cli", at: session.now, body)
  }

  /// Does a step; answers the to-dos it was about, as they are now.
  private func carryOut(
    _ index: Int,
    _ made: [Int: [TodoRow]],
    in session: Session
  ) throws -> [TodoRow] {
    let step = steps[index]
    switch step.part {
    case .capture(let text, let remarks):
      let rows = try capture(text, under: nil, in: session)
      for remark in remarks where !rows.isEmpty { session.talk(remark) }
      return rows
    case .command(let command):
      let ids = step.targets.flatMap { target in
        switch target {
        case .row(let row): [row.id]
        case .made(let step): (made[step] ?? []).map(\.id)
        }
      }
      let rows = try store.todos(with: ids)
      guard rows.count == Set(ids).count || command.action == .undo else {
        throw CommandError.nothingMatches(command.said, text: nil)
      }
      let parent: TodoRow? =
        switch step.parent {
        case .row(let row): row
        case .made(let step): made[step]?.first
        case nil: nil
        }
      let others = try act(command, on: rows, step, parent: parent, in: session)
      return command.action == .delete ? rows : try store.todos(with: ids) + others
    }
  }

  private func capture(
    _ text: String,
    under parent: TodoRow?,
    in session: Session
  ) throws -> [TodoRow] {
    var request = self.request.capture
    request.words = [text]
    request.answersJSON = false
    request.parent = parent?.todo.handle
    // A part is one in any case, whatever it says.
    request.isWordForWord = parent != nil && understand(text, in: context).drafts.isEmpty
    return try request.keep(text, in: session).captured?.rows ?? []
  }
}

extension SpokenPlan {
  /// Has the verb do what was said; answers what was made beside the rows.
  private func act(
    _ command: SpokenCommand,
    on rows: [TodoRow],
    _ step: Step,
    parent: TodoRow?,
    in session: Session
  ) throws -> [TodoRow] {
    let handles = rows.map(\.todo.handle)
    switch command.action {
    case .done, .delete:
      try command.verb.run(handles + (step.choice == .all ? ["--with-children"] : []), in: session)
    case .undone, .skip, .doing: try command.verb.run(handles, in: session)
    case .snooze(let words):
      for handle in handles {
        try Verb.snooze.run([handle] + words.split(separator: " ").map(String.init), in: session)
      }
    case .move(.time(let words)):
      for row in rows { try change(row, to: words, in: session) }
    case .move(.list(let name, isNew: _)):
      try Verb.move.run(handles + ["--list=\(name)"], in: session)
    case .move(.under):
      try Verb.move.run(handles + ["--under", parent?.todo.handle ?? ""], in: session)
    case .move(.unknown): break
    case .push(let words, let isEarlier):
      for row in rows { try shift(row, by: words, isEarlier: isEarlier ?? false, in: session) }
    case .rename(let title):
      try Verb.edit.run(handles + ["--title=\(title.capitalizedFirst)"], in: session)
    case .addParts:
      let whole = rows.first
      let added = try step.pieces.flatMap {
        try capture($0.capitalizedFirst, under: whole, in: session)
      }
      let titles = ["parent": whole?.todo.title ?? "", "title": added.titles(session.tone)]
      session.talk(NestingSentences.movedUnder, titles)
      return added
    case .undo, .redo, .next, .missed, .today, .list:
      if let (verb, words) = command.question { try verb.run(words, in: session) }
    }
    return []
  }

  /// Gives a to-do another time; a clock keeps the day, and a day keeps the clock.
  private func change(
    _ row: TodoRow,
    to words: String,
    as moment: ResolvedTime? = nil,
    in session: Session
  ) throws {
    var request = EditRequest()
    request.when = words
    request.isCorrection = moment == nil
    request.moment = moment
    _ = try request.apply(to: row, in: store, session, json: false)
  }

  private func shift(
    _ row: TodoRow,
    by words: String,
    isEarlier: Bool,
    in session: Session
  ) throws {
    let todo = row.todo
    guard todo.due != nil || !isEarlier,
      let due = shifted(todo.due, by: words, isEarlier: isEarlier, in: context)
    else {
      let example = commandLine(["edit", todo.handle, "--when", "tomorrow at 9"])
      throw CommandError.spoken(.noAmount(example: example))
    }
    var moment = ResolvedTime(due: due)
    if let end = todo.endTime, let old = todo.due?.time, let new = due.time {
      let length = end.secondsSinceMidnight - old.secondsSinceMidnight
      let moved = new.secondsSinceMidnight + length
      if (0..<86_400).contains(moved) { moment.endTime = TimeOfDay(secondsSinceMidnight: moved) }
    }
    try change(row, to: words + (isEarlier ? " earlier" : " later"), as: moment, in: session)
  }
}

extension SpokenPlan.Step {
  /// Whether it acts on what is there.
  fileprivate var isCommand: Bool {
    if case .command(let command) = part { command.question == nil } else { false }
  }

  /// Whether the store does it in several changes.
  fileprivate var takesSeveral: Bool {
    guard case .command(let command) = part else { return false }
    return switch command.action {
    case .snooze, .push, .move(.time): targets.count > 1
    case .addParts: pieces.count > 1
    default: false
    }
  }
}

extension Session {
  /// Says why something was stored that could have been a command.
  func talk(_ remark: SpokenRemark) {
    switch remark {
    case .nothingOpen(let words):
      talk(SpokenSentences.storedNothingOpen, ["words": words.fitted(to: 60)])
    case .noPlace(let words):
      talk(SpokenSentences.storedNoPlace, ["words": words.fitted(to: 60)])
    }
  }
}

extension String {
  /// The text with a capital at its beginning.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
