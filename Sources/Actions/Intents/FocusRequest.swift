import Configuration
package import Model
package import Planning
package import Store

/// A change of the focus session that a person asks for.
package enum FocusRequest {
  /// `nil`: for no to-do in particular.
  case begin(TodoRow?, FocusSession.Method, length: Duration?)
  case pause, goOn, rest, stop
  case more(Duration)
  /// Only how things stand.
  case status
}

/// The focus session after a request; `state` is `nil` where none goes on, and none ended.
package struct FocusAnswer {
  package let state: FocusState?
  package let row: TodoRow?
  /// How many reminders are held, or will be, until the round is over.
  package let waiting: Int
  /// Whether something is different now.
  package let isChanged: Bool
  /// The moment that it is told of.
  package let now: Instant
}

extension Session {
  /// Does what is asked for of the focus session.
  func focus(_ request: FocusRequest, in store: TodoStore) throws -> Outcome.Facts {
    let before = try store.focusState()?.course(to: now)
    let policy = settings.policy.focus
    func change(_ change: (inout FocusSession) -> Void) throws -> FocusSession? {
      guard before?.isEnded == false else { return nil }
      return try store.changeFocus(source: source, at: now, change)
    }
    let session: FocusSession?
    switch request {
    case .begin(let row, let method, let length):
      let open = try row.map { try store.open($0, meantBy: $0.todo.handle) }
      if let open, open.todo.pause != nil { throw CommandError.isPaused(open) }
      session = try store.beginFocus(
        FocusSession(todo: open?.id, method: method, length: length, at: now),
        source: source,
        at: now
      )
    case .pause: session = try change { $0.pause(at: now) }
    case .goOn: session = try change { $0.goOn(at: now) }
    case .rest: session = try change { $0.takeBreak(policy, at: now) }
    case .stop: session = try change { $0.end(.stopped, at: now) }
    case .more(let duration): session = try change { $0.extend(by: duration, at: now) }
    case .status: session = before
    }
    return .focus(try answer(session, isChanged: session != before, in: store))
  }

  /// A session with what is told of it.
  func answer(
    _ session: FocusSession?,
    isChanged: Bool,
    in store: TodoStore
  ) throws -> FocusAnswer {
    guard let session, !session.isEnded || isChanged else {
      return FocusAnswer(state: nil, row: nil, waiting: 0, isChanged: false, now: now)
    }
    let row = try session.todo.flatMap { try store.rows(of: [$0]).first }
    let state = FocusState(
      session: session,
      title: row?.todo.title,
      firstStep: row?.todo.firstStep
    )
    let waiting =
      session.holdsReminders
      ? try store.heldReminders(until: session.endsAt ?? now, besides: session.todo) : 0
    return FocusAnswer(
      state: state,
      row: row,
      waiting: waiting,
      isChanged: isChanged,
      now: now
    )
  }
}
