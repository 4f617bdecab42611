import Actions
import Answers
import Arguments
import Language
import Model
import Planning
import Store
import Words

extension VerbRow {
  /// `done`: completes to-dos; a recurring one goes on to its next occurrence.
  static let done = VerbRow(.done, .done, more: .doneMore, usage: "<id> ...")
    .takes(
      .references.optional,
      .withChildren,
      .onlyThese,
      .allTimes,
      .ahead,
      .doneAt,
      .ofList,
      .today,
      .waiting,
      .yes,
      .strictService
    )
    .excludes(.withChildren, .onlyThese)
    .refuses { $0.missing(.references) }
    .shows(["done", "milk"], ["done", "a11c", "b0a7"], ["done", "books", "--at", "8"])
    .answers(TodosJSON.self)
    .runs { call in
      let moment = try call.doneAt()
      let rows = try call.meant()
      let choice = try call.partsChoice(of: rows)
      let countsAhead = try call.countsAhead(rows, at: moment)
      let all = call.wantsAllTimes(rows, at: moment)
      let outcome = try call.carryOut(
        .complete(rows, choice, countsAhead: countsAhead, at: moment, all: all)
      )
      if case .completed(let completed) = outcome.facts, !completed.early.ahead.isEmpty {
        return .failed
      }
      return call.has(.strictService) && !outcome.isServed ? .serviceNotRunning : .ok
    }

  /// `undone`: opens completed to-dos again.
  static let undone = VerbRow(.undone, .undone, usage: "<id> ...")
    .takes(.references)
    .shows(["undone", "stamps"])
    .answers(TodosJSON.self)
    .asks { .reopen(try $0.rows()) }

  /// `doing`: the person is at it, so it is quiet, and asks once how it is going.
  static let doing = VerbRow(.doing, .doing, more: .doingMore, usage: "<id> ...")
    .takes(.references)
    .shows(["doing", "milk"])
    .answers(TodosJSON.self)
    .asks { .begin(try $0.rows()) }
}

extension Call {
  /// When it was done, where that was said.
  ///
  /// - Throws: `CommandError` where the words name no moment, or one that is still to come.
  fileprivate func doneAt() throws -> Instant? {
    guard let words: String = self[.doneAt] else { return nil }
    let example = commandLine(["done"] + all(.references) + ["--at", "yesterday at 9"])
    guard let moment = resolve(words, as: .doneAt, in: try session.languageContext(nil)) else {
      throw CommandError.usage(.timeNotUnderstood(words, example: example), verb: nil, text: nil)
    }
    guard moment <= session.now else {
      let text = ReadBack(session.style).nearMoment(moment)
      throw CommandError.editing(.doneAhead(moment: text, example: example))
    }
    return moment
  }

  /// Whether what repeats counts as done ahead of its time: a person is asked, nobody else.
  fileprivate mutating func countsAhead(_ rows: [TodoRow], at moment: Instant?) throws -> Bool {
    guard !has(.ahead), !hasFilter() else { return has(.ahead) }
    let early = try session.early(rows, at: moment, in: store())
    guard !early.ahead.isEmpty, early.doneLately.isEmpty, !json,
      session.environment.terminal.inputIsTerminal
    else { return false }
    let readBack = ReadBack(session.style)
    for row in early.ahead {
      let next = row.todo.due.map { readBack.momentAndDistance($0, endTime: nil) } ?? ""
      let values = ["title": row.todo.title.printable.fitted(to: 60), "moment": next]
      let question = ChangeSentences.askAhead.text(session.tone, values)
      guard session.confirms(question, otherwise: false) else { throw CommandError.notConfirmed }
    }
    return true
  }

  /// Whether the times before that were not answered count as well: a person is asked about what has a
  /// deadline, is about money or comes rarely, nobody else.
  fileprivate func wantsAllTimes(_ rows: [TodoRow], at moment: Instant?) -> Bool {
    guard !has(.allTimes) else { return true }
    guard moment == nil, !json, rows.count == 1, let todo = rows.first?.todo,
      todo.hasDeadline || todo.recurrence?.rule.isMonthlyOrRarer ?? false
        || namesPayment(todo.title)
    else { return false }
    let zone = ReadBack(session.style).clock.calendar.own(of: todo.due).zone
    guard let waiting = todo.waitingTimes(at: session.now, in: zone), !waiting.earlier.isEmpty
    else { return false }
    let times = waiting.earlier + [waiting.newest]
    let named = timesText(
      times,
      on: session.zone.civil(at: session.now).date,
      most: Kept.usual,
      tone: session.tone,
      face: session.style.face
    )
    let values = [
      "title": todo.title.printable.fitted(to: 60), "count": String(times.count), "times": named,
    ]
    let answer = session.answer(to: ChangeSentences.askAllTimes.text(session.tone, values))
    return answer.map { ["all", "a", "y", "yes", String(times.count)].contains($0) } ?? false
  }

  /// Decides about the open parts of to-dos that are done.
  fileprivate mutating func partsChoice(of rows: [TodoRow]) throws -> PartsChoice {
    if has(.withChildren) { return .all }
    if has(.onlyThese) { return .onlyThese }
    if json || hasFilter() { return .only }
    let open = rows.filter { $0.todo.completedAt == nil }
    return try session.choice(
      of: store().openParts(below: open.map(\.id)),
      in: open,
      .askParts
    )
  }
}
