import Actions
import Answers
import Arguments
import Language
import Model
import Store
import Words

/// One call of a tool, done through the same intents as the verbs.
struct ToolRun {
  private let call: ToolCall
  private let session: Session
  private let store: TodoStore

  /// What came of it, or what the person is to be asked first.
  enum Reply {
    case result(ToolResult)
    case question(ToolQuestion)
  }

  /// - Throws: `DatabaseError` where the database cannot be opened.
  init(_ call: ToolCall, in session: Session) throws {
    self.call = call
    self.session = session
    store = try session.openStore()
  }
}

extension ToolRun {
  /// Does what is asked for.
  func reply() throws -> Reply {
    switch call.tool {
    case .add: try add()
    case .ask: try ask()
    case .list: try list()
    case .done: try done()
    case .snooze: try snooze()
    case .change: try change()
    case .undo: try answer(.revert(.undo, step: call.number("step")))
    case .delete: try delete()
    }
  }

  private func answer(_ intent: Intent) throws -> Reply {
    .result(try ToolResult(session.style.json(of: session.perform(intent))))
  }

  private func refused(
    _ sentence: AssistantSentences,
    _ values: [String: String] = [:]
  ) -> Reply {
    if !call.tool.onlyLooks { session.noteNothingChanged() }
    let line = sentence.text(session.tone, values.mapValues { $0.printable.fitted(to: 120) })
    return .result(ToolResult(refused: [line]))
  }

  /// Each to-do once, however often it was named.
  private func rows(for verb: Verb) throws -> [TodoRow] {
    var rows: [TodoRow] = []
    for reference in call.texts("todos") {
      let row = try store.one(reference, for: verb)
      if !rows.contains(where: { $0.id == row.id }) { rows.append(row) }
    }
    return rows
  }

  private func row(for verb: Verb) throws -> TodoRow {
    try store.one(call.text("todo") ?? "", for: verb)
  }
}

extension ToolRun {
  private func add() throws -> Reply {
    let text = call.text("text") ?? ""
    // No words of a command line: a lone dash is no standard input here.
    let request = CaptureRequest([])
    return try request.givingBack(text) {
      let capture = try session.understood(text, request)
      let reply = try answer(.capture(capture))
      let words = capture.utterance.drafts.doubts.map(\.words)
      guard !words.isEmpty, case .result(let result) = reply else { return reply }
      let named = ["words": words.joined(separator: "”, “").printable.fitted(to: 200)]
      return .result(result.saying(DoubtSentences.askPerson.text(session.tone, named)))
    }
  }

  private func ask() throws -> Reply {
    let context = try session.languageContext(store)
    return try answer(.ask(question(in: call.text("question") ?? "", context)))
  }

  private func list() throws -> Reply {
    var filter = TodoFilter()
    filter.list = call.text("list")
    let limit = call.number("limit") ?? AssistantTool.usualLimit
    filter.limit = limit
    let words = (call.text("words") ?? "").words
    var intent = try session.look(words, filter, inFull: true, in: store)
    if let named = call.text("window") {
      guard words.isEmpty else { return refused(.windowOrWords) }
      guard let window = window(in: named, try session.languageContext(store)) else {
        return refused(.windowNotUnderstood, ["words": named])
      }
      var request = PlanRequest(window)
      request.filter = filter
      intent = .plan(request)
    }
    let outcome = try session.perform(intent)
    let result = try ToolResult(session.style.json(of: outcome))
    guard outcome.facts.count >= limit else { return .result(result) }
    let count = ["count": String(limit)]
    return .result(result.saying(AssistantSentences.moreThanLimit.text(session.tone, count)))
  }

  private func done() throws -> Reply {
    let rows = try rows(for: .done)
    let outcome = try session.perform(.complete(rows, .only, countsAhead: call.has("ahead")))
    let result = try ToolResult(session.style.json(of: outcome))
    guard case .completed(let completed) = outcome.facts, completed.rows.isEmpty,
      completed.doneBefore.isEmpty
    else { return .result(result) }
    // What repeats and comes later stays as it is.
    return .result(result.refused)
  }

  private func snooze() throws -> Reply {
    let row = try row(for: .snooze)
    return try answer(.snooze(row, call.text("until") ?? "", meantBy: row.todo.handle))
  }

  private func change() throws -> Reply {
    var request = EditRequest()
    request.title = call.text("title")
    request.details = Details(
      notes: call.text("notes"),
      priority: call.text("priority").flatMap { Priority(words: $0) }
    )
    request.when = call.text("time")
    request.every = call.text("repeat")
    request.list = call.text("list")
    if let words = call.text("words") {
      guard request.when == nil else { return refused(.wordsOrTime) }
      request.when = words
      request.isCorrection = true
      request.label = .fix
    }
    guard !request.isEmpty else { return refused(.nothingAsked) }
    if call.has("series") { request.isForSeries = true }
    return try answer(.edit(row(for: .edit), request))
  }

  /// One is deleted at once, since undo brings it back; about several the person is asked.
  private func delete() throws -> Reply {
    switch call.consent {
    case .given(let ids):
      // Those that are still there: the answer may have taken a while.
      let rows = try store.todos(with: ids)
      guard !rows.isEmpty else { throw CommandError.notConfirmed }
      return try answer(.delete(rows, .only))
    case .withheld: throw CommandError.notConfirmed
    case .canBeAsked, .nobodyAsks: break
    }
    let rows = try rows(for: .delete)
    guard rows.count > 1 else { return try answer(.delete(rows, .only)) }
    return call.consent == .canBeAsked
      ? .question(ToolQuestion(deleting: rows, session.tone))
      : .result(ToolResult(unasked: rows, session.tone))
  }
}

extension Outcome.Facts {
  /// How many to-dos a look at a list shows.
  fileprivate var count: Int {
    switch self {
    case .listedInFull(let rows, _, _): rows.count
    case .planned(let plan, _): plan.todos.count
    default: 0
    }
  }
}
