import Actions
import Answers
import Configuration
import Language
import Listening
import Model
import Planning
import Store
import Words

/// Does what the keys of the screen ask for, as the commands do, on the database that the screen shows.
struct DayActions {
  /// It says nothing by itself: what it would say is gathered.
  let session: Session
  let store: TodoStore

  private var words: DayWords { DayWords(tone: session.tone) }

  /// Does it once; what is unclear is asked back.
  ///
  /// Where nothing comes of it, and until a question is answered, it has changed nothing.
  func perform(_ effect: DayEffect) throws -> DayAnswer {
    do {
      let answer = try answer(to: effect)
      if case .asks(let question) = answer, question.kind != .undo { session.noteNothingChanged() }
      return answer
    } catch {
      session.noteNothingChanged(after: error)
      throw error
    }
  }

  private func answer(to effect: DayEffect) throws -> DayAnswer {
    switch effect {
    case .complete(let row, let parts, let countsAhead):
      return try complete(row, parts, countsAhead)
    case .later(let row): return .asks(DayQuestion(later: row, in: session))
    case .putOff(let row, let words):
      let fresh = try fresh(row)
      return try carryOut(.snooze(fresh, words, meantBy: fresh.todo.handle))
    case .rest(let request?): return try carryOut(.moveRest(request))
    case .rest: return try askForRest()
    case .begin(let row): return try carryOut(.begin([fresh(row)]))
    case .focus(let row): return try focus(row)
    case .rename(let row, let title):
      var request = EditRequest()
      request.title = title
      return try carryOut(.edit(fresh(row), request))
    case .add(let text): return try add(text)
    case .take(let text, let number): return try take(text, number)
    case .undo(let step): return try undo(step)
    case .agenda:
      let outcome = try session.perform(.plan(session.agenda("", asMonth: false)))
      return .agenda(lines(of: outcome))
    case .widen: return .shown
    case .leave, .suspend: return .said("")
    }
  }

  /// Takes back the last change; what is not plainly meant is asked about.
  private func undo(_ step: Int?) throws -> DayAnswer {
    do {
      return try carryOut(.revert(.undo, step: step, isAgreed: step != nil))
    } catch CommandError.reverting(let trouble) {
      guard trouble.agreed != nil, let step = trouble.step else {
        throw CommandError.reverting(trouble)
      }
      return .asks(
        DayQuestion(
          kind: .undo,
          text: trouble.question(session.tone).joined(separator: " "),
          answers: ["y": .undo(step: step.id)]
        )
      )
    }
  }

  /// The to-do as it is now, if it is still the one that the person has read.
  private func fresh(_ row: DayRow) throws -> TodoRow {
    guard let seen = row.row, let now = try store.rows(of: [seen.id]).first,
      now.todo.completedAt == nil
    else { throw DayTrouble.gone(title: row.title) }
    // What repeats may have gone on to its next time: that one was not meant.
    guard now.todo.title == seen.todo.title, now.dueAt == seen.dueAt else {
      throw DayTrouble.changed(title: row.title)
    }
    return now
  }

  private func complete(_ row: DayRow, _ parts: PartsChoice?, _ countsAhead: Bool) throws
    -> DayAnswer
  {
    let todo = try fresh(row)
    if !countsAhead, try !session.early([todo], at: nil, in: store).ahead.isEmpty {
      let readBack = ReadBack(session.style)
      let next = todo.todo.due.map { readBack.momentAndDistance($0, endTime: nil) } ?? ""
      return .asks(
        DayQuestion(
          kind: .ahead,
          text: words.text(.askAhead, ["title": short(row), "moment": next]),
          answers: ["y": .complete(row, parts: parts, countsAhead: true)]
        )
      )
    }
    let count = try parts == nil ? store.openParts(below: [todo.id]).count : 0
    if count > 0 {
      let values = ["title": short(row), "count": String(count)]
      return .asks(
        DayQuestion(
          kind: .parts,
          text: words.text(count == 1 ? .askPart : .askParts, values),
          answers: [
            "a": .complete(row, parts: .all, countsAhead: countsAhead),
            "o": .complete(row, parts: .onlyThese, countsAhead: countsAhead),
          ]
        )
      )
    }
    return try carryOut(.complete([todo], parts ?? .only, countsAhead: countsAhead))
  }

  private func askForRest() throws -> DayAnswer {
    let request = try session.rest(to: "tomorrow", in: store)
    guard !request.rows.isEmpty else {
      return .said(RestSentences.nothingToMove.text(session.tone))
    }
    let values = [
      "count": String(request.rows.count), "titles": request.rows.titles(session.tone),
    ]
    let text = words.text(request.rows.count == 1 ? .askRestOne : .askRest, values)
    return .asks(DayQuestion(kind: .rest, text: text, answers: ["y": .rest(request)]))
  }

  private func short(_ row: DayRow) -> String { row.title.fitted(to: 60) }

  /// Begins a session for the thing; where it is the one that goes on, lets it pause or go on.
  private func focus(_ row: DayRow) throws -> DayAnswer {
    let session = try store.focusState()?.course(to: session.now)
    guard let session, !session.isEnded, session.todo == row.id.todo else {
      guard row.row != nil else { throw DayTrouble.gone(title: row.title) }
      let length = Duration.minutes(self.session.settings.policy.focus.length)
      return try carryOut(.focus(.begin(fresh(row), .single, length: length)))
    }
    return try carryOut(.focus(session.state == .focusing ? .pause : .goOn))
  }

  func carryOut(_ intent: Intent) throws -> DayAnswer {
    let outcome = try session.perform(intent)
    session.remark(onServiceThatRuns: outcome.isServed)
    let lines = lines(of: outcome).map(\.trimmed).filter { !$0.isEmpty }
    // Of a focus session the rest is for a command line: here the screen itself tells it.
    if case .focus = outcome.facts { return .said(lines.first ?? "") }
    return .said(lines.joined(separator: " · "))
  }

  /// What the command would write, line by line.
  private func lines(of outcome: Outcome) -> [String] {
    session.style.text(of: outcome).lines.flatMap { line in
      let text =
        switch line {
        case .data(let text): text.hasSuffix("\n") ? String(text.dropLast()) : text
        case .talk(let text): text
        }
      return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
