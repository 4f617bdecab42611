internal import Model
internal import SQLite

/// Puts the journal's changes and the ledger's entries of one to-do into one history.
struct HistoryBuilder {
  /// The instant of a due time.
  let moment: (Due?) -> Instant?
  private var events: [HistoryEvent] = []

  init(moment: @escaping (Due?) -> Instant?) {
    self.moment = moment
  }

  /// Everything in its order, with the moments at which the to-do fell due.
  ///
  /// Of `interruptions`, those that kept it from one of its moments are told of; `leads` are the
  /// minutes before the due time at which it speaks up as well.
  func finished(
    at now: Instant,
    leads: [Int] = [0],
    interruptions: [Interruption] = []
  ) -> [HistoryEvent] {
    let told = events.enumerated()
      .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
      .map(\.element)
    let history = HistoryBuilder.withDueMoments(told, at: now)
    return HistoryBuilder.interrupted(history, by: interruptions, leads: leads)
  }
}

/// Steps of the journal.
extension HistoryBuilder {
  mutating func add(_ step: JournalStep) {
    guard !step.isReminder else { return addReminder(step) }
    guard let after = step.after else {
      return note(.deleted, step)
    }
    guard step.before != nil else {
      let isNew = events.isEmpty && step.kind == .do
      return note(isNew ? .captured : .restored, step, phrase: after.text("phrase"), due: after.due)
    }
    if step.changes("completed_at") {
      addCompletion(step, after)
    } else if step.changes("paused_at") {
      let isPaused = !step.isNull("paused_at", in: after)
      note(isPaused ? .paused : .resumed, step, due: isPaused ? nil : after.due)
    } else if step.movesDue {
      addMove(step, after)
    }
  }

  /// A to-do of which the journal no longer knows where it came from.
  mutating func addCapture(of todo: Todo) {
    guard !events.contains(where: { $0.kind == .captured }) else { return }
    let isMoved = events.contains { $0.kind.changesDue && $0.dueAt != nil }
    events.insert(
      HistoryEvent(
        at: todo.createdAt,
        kind: .captured,
        source: todo.source,
        phrase: isMoved ? nil : todo.phrase,
        due: isMoved ? nil : todo.due,
        dueAt: isMoved ? nil : moment(todo.due)
      ),
      at: 0
    )
  }

  private mutating func addCompletion(_ step: JournalStep, _ after: [String: Value]) {
    if !step.isNull("completed_at", in: after) {
      note(.done, step)
      let doneAt = after["completed_at"]?.integer.map { Instant(kept: Int($0)) }
      if let doneAt, step.at.since(doneAt) >= .minutes(1) {
        events[events.count - 1].doneAt = doneAt
      }
    } else if step.kind == .settle || step.kind == .redo && isDone(at: step.at) {
      // The series went on to its next occurrence.
      attach(after.due, to: [.done])
    } else {
      // On its way back a series passes the moment at which it was done.
      if step.kind == .undo, isDone(at: step.at) { events.removeLast() }
      note(.reopened, step, due: after.due)
    }
  }

  /// Whether what happened last is that it was done, at this moment.
  private func isDone(at moment: Instant) -> Bool {
    events.last.map { $0.kind == .done && $0.at == moment } ?? false
  }

  private mutating func addMove(_ step: JournalStep, _ after: [String: Value]) {
    guard step.kind == .settle else {
      return note(.moved, step, phrase: phrase(step, after), due: after.due)
    }
    // A change that settling made of somebody's words, or of a series, belongs to the step that
    // caused it.
    if !attach(after.due, to: [.captured, .resumed, .moved, .restored]) {
      note(.moved, step, phrase: phrase(step, after), due: after.due)
    }
  }

  private func phrase(_ step: JournalStep, _ after: [String: Value]) -> String? {
    step.changes("phrase") ? after.text("phrase") : nil
  }

  /// A snooze or a beginning that was taken back; itself it is in the ledger.
  private mutating func addReminder(_ step: JournalStep) {
    guard step.kind == .undo else { return }
    switch step.label {
    case .snooze: note(.unsnoozed, step)
    case .doing: note(.unbegun, step)
    default: return
    }
  }

  private mutating func note(
    _ kind: HistoryEvent.Kind,
    _ step: JournalStep,
    phrase: String? = nil,
    due: Due? = nil
  ) {
    events.append(
      HistoryEvent(
        at: step.at,
        kind: kind,
        source: step.teller,
        phrase: phrase,
        due: due,
        dueAt: moment(due)
      )
    )
  }

  /// Gives the last event its due time, if it is of one of these kinds.
  @discardableResult
  private mutating func attach(_ due: Due?, to kinds: [HistoryEvent.Kind]) -> Bool {
    guard let last = events.last, kinds.contains(last.kind) else { return false }
    events[events.count - 1].due = due
    events[events.count - 1].dueAt = moment(due)
    return true
  }
}

/// Entries of the ledger.
extension HistoryBuilder {
  mutating func add(_ entry: LedgerEntry, others: Int) {
    guard let kind = HistoryEvent.Kind(entry.event) else { return }
    // Of a time that was over the journal of the to-do knows nothing.
    let isPast = kind == .done && entry.until != nil
    let known = isPast ? nil : events.firstIndex { $0.at == entry.at && kind.tells($0.kind) }
    if let known {
      // The journal has it too, and knows the time that came of it.
      events[known].kind = kind
      events[known].source = entry.source ?? events[known].source
      events[known].reason = entry.ownReason
    } else {
      events.append(
        HistoryEvent(
          at: entry.at,
          kind: kind,
          source: entry.source,
          reason: entry.ownReason,
          until: isPast ? nil : entry.until,
          others: others
        )
      )
      if isPast { events[events.count - 1].doneAt = entry.until }
    }
  }
}

extension LedgerEntry {
  /// Why, in what way, or what was said; who did it has a place of its own.
  fileprivate var ownReason: String? { source == nil ? reason : answer?.rawValue }
}

extension HistoryEvent.Kind {
  /// The kind that an event of the ledger has in a history; a claim is the service's own business.
  fileprivate init?(_ event: LedgerEntry.Event) {
    switch event {
    case .claimed, .briefed, .wrappedUp, .announced, .slept, .off, .stopped, .clockSet,
      .zoneChanged:
      return nil
    case .shown: self = .shown
    case .refused: self = .refused
    case .held: self = .held
    case .withdrawn: self = .withdrawn
    case .closed: self = .closed
    case .pushed: self = .pushed
    case .pushDropped: self = .pushDropped
    case .snoozed: self = .snoozed
    case .began: self = .began
    case .completed: self = .done
    case .skipped: self = .skipped
    case .paused: self = .paused
    case .resumed: self = .resumed
    case .ended: self = .ended
    }
  }

  /// Whether what the journal calls `other` is the same thing.
  fileprivate func tells(_ other: HistoryEvent.Kind) -> Bool {
    switch self {
    case .skipped: other == .moved
    case .ended: other == .deleted
    default: other == self
    }
  }
}

/// When a to-do fell due: in no book, and told all the same.
extension HistoryBuilder {
  private static func withDueMoments(_ told: [HistoryEvent], at now: Instant) -> [HistoryEvent] {
    var all: [HistoryEvent] = []
    var coming: HistoryEvent?
    for event in told {
      let changesDue = event.kind.changesDue
      if let due = coming, due.at < event.at || due.at == event.at && !changesDue {
        all.append(due)
        coming = nil
      }
      if changesDue {
        let dueAt = event.dueAt.flatMap { $0 < event.at ? nil : $0 }
        coming = dueAt.map {
          HistoryEvent(at: $0, kind: .fellDue, due: event.due, dueAt: $0)
        }
      }
      all.append(event)
    }
    if let due = coming, due.at <= now { all.append(due) }
    return all
  }
}
