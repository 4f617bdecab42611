import Actions
import Answers
import Model
import Store
import Words

/// A walk through the open parts of a to-do on a terminal: one is shown at a time, and the person
/// says what becomes of it.
struct PartsWalk {
  private let session: Session
  private let steps: Steps

  init(_ steps: Steps, in session: Session) {
    (self.steps, self.session) = (steps, session)
  }

  /// An answer to a part.
  private enum Answer {
    case done, skip, later, leave

    /// Reads what was typed; an empty line means that it is done, and the end of the input does not.
    init?(_ typed: String?) {
      switch typed?.lowercased().trimmed {
      case "", "d", "done": self = .done
      case "s", "skip": self = .skip
      case "l", "later": self = .later
      case "q", "quit", "leave", nil: self = .leave
      default: return nil
      }
    }
  }

  /// Goes through the parts until the last, or until the person has had enough.
  ///
  /// Each that is done is stored at once, so that nothing is lost where the walk breaks off.
  func go() throws {
    var done = steps.doneCount
    session.talk(session.style.palette.paint(StepSentences.keys.text(session.tone), .quiet))
    for (index, part) in steps.present.enumerated() where part.todo.completedAt == nil {
      switch try answer(to: part, at: index + 1) {
      case .done:
        guard try isPresent(steps.whole) else {
          return session.talk(StepSentences.wentOn, ["title": title])
        }
        switch try state(of: part) {
        case .asShown: _ = try session.perform(.complete([part], .all, countsAhead: true))
        case .done: break
        case .changed: return session.talk(StepSentences.wentOn, ["title": title])
        }
        done += 1
      case .skip: continue
      case .later:
        tell(done)
        try session.carryOut(
          .snooze(steps.whole, "", meantBy: steps.whole.todo.handle),
          json: false
        )
        return
      case .leave: return tell(done)
      }
    }
    tell(done)
    if done == steps.present.count { try offerWhole() }
  }

  /// What a to-do is now, compared with what the person was shown of it.
  private enum State {
    case asShown, done, changed
  }

  /// Somebody else, or a popup, may have done it meanwhile; what repeats has gone on to its next time
  /// then, which nobody meant.
  private func state(of row: TodoRow) throws -> State {
    guard let present = try session.openStore().todos(with: [row.id]).first else { return .changed }
    let isSame =
      present.todo.recurrence?.occurrence == row.todo.recurrence?.occurrence
      && present.todo.parent == row.todo.parent
    guard isSame else { return .changed }
    return present.todo.completedAt == nil ? .asShown : .done
  }

  private func isPresent(_ row: TodoRow) throws -> Bool { try state(of: row) != .changed }

  private var title: String { steps.whole.todo.title.printable.fitted(to: 60) }

  private func answer(to part: TodoRow, at number: Int) throws -> Answer {
    try session.print(line(part, at: number))
    while true {
      if let answer = Answer(session.environment.input.line()) { return answer }
      session.talk(StepSentences.unknownKey)
      session.talk(StepSentences.keys)
    }
  }

  /// "2 of 5: put on shoes", with its first step, and how long it took last time.
  private func line(_ part: TodoRow, at number: Int) -> String {
    var line = StepSentences.part.text(
      session.tone,
      [
        "number": String(number), "count": String(steps.present.count),
        "part": part.todo.title.printable,
      ]
    )
    if let time = steps.lastTimes?[part.id] {
      let duration = durationText(time, tone: session.tone)
      let text = StepSentences.lastTime.text(session.tone, ["duration": duration])
      line += "  " + session.style.palette.paint("(\(text))", .quiet)
    }
    guard let step = part.todo.firstStep else { return line }
    return line + "\n  \(ListSentences.fieldFirstStep.text(session.tone)): \(step.printable)"
  }

  private func tell(_ done: Int) {
    let count = steps.present.count
    let sentence: StepSentences =
      done < count ? .someDone : count == 1 ? .oneDone : .allDone
    session.talk(sentence, ["done": String(done), "count": String(count)])
  }

  /// Asks whether the whole is done as well: for a series, its present occurrence.
  ///
  /// Enter alone is no yes: whoever has pressed it for each part may press it once too often.
  private func offerWhole() throws {
    let whole = steps.whole
    guard whole.todo.completedAt == nil else { return }
    let question = StepSentences.askWhole.text(session.tone, ["title": title])
    guard session.confirms(question, otherwise: false, isNoted: false) else { return }
    guard try state(of: whole) == .asShown else {
      return session.talk(StepSentences.wentOn, ["title": title])
    }
    let early = try session.early([whole], at: nil, in: session.openStore())
    try session.carryOut(
      .complete([whole], .only, countsAhead: early.doneLately.isEmpty),
      json: false
    )
  }
}
