package import Model
package import Planning
package import SQLite

/// Changes of the focus session that a person asks for; each is a step that `undo` takes back.
extension Store {
  /// Begins a session, in the place of one that goes on.
  ///
  /// What it is for is being done from now on: its reminder says nothing meanwhile.
  package func beginFocus(
    _ session: FocusSession,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> FocusSession {
    try change(BatchHeader(label: .focus, source: source), at: now) { batch throws(DatabaseError) in
      if let before = try focusState() {
        try changeFocus(before, in: batch, at: now) { $0.end(.stopped, at: now) }
      }
      let made = try insert(session)
      try journalFocus(made.id, before: nil, in: batch)
      if let id = made.todo, try mayRing(id) {
        let asked = now + max(made.length ?? .zero, .minutes(meaning.policy.checkIn))
        try begin(id, checkingInAt: asked, in: batch, source: source, at: now)
      }
      return made
    }
  }

  /// Changes the session that goes on, as it is at `now`; `nil` where none does.
  package func changeFocus(
    source: ChangeSource,
    at now: Instant,
    _ change: (inout FocusSession) -> Void
  ) throws(DatabaseError) -> FocusSession? {
    try self.change(BatchHeader(label: .focus, source: source), at: now) {
      batch throws(DatabaseError) in
      guard let state = try focusState() else { return nil }
      return try changeFocus(state, in: batch, at: now, change)
    }
  }

  @discardableResult
  private func changeFocus(
    _ state: FocusState,
    in batch: Int,
    at now: Instant,
    _ change: (inout FocusSession) -> Void
  ) throws(DatabaseError) -> FocusSession {
    let before = try focusImage(of: state.session.id)
    var session = state.course(to: now)
    change(&session)
    try write(session)
    try journalFocus(session.id, before: before, in: batch)
    if session.isEnded { try letAskLater(session, in: batch, at: now) }
    return session
  }

  /// A session that has ended lets its to-do ask how it is going, after the usual while.
  func letAskLater(
    _ session: FocusSession,
    in batch: Int,
    at now: Instant
  ) throws(DatabaseError) {
    guard let id = session.todo, try mayRing(id), try reminder(of: id)?.checkIn == .awaited
    else { return }
    let asked = now + .minutes(meaning.policy.checkIn)
    try putOff(id, until: asked, for: .awaited, in: batch)
  }

  /// Notes a session before and after `body` as a change of `batch`.
  func changingFocus(
    of id: FocusSession.ID,
    in batch: Int,
    _ body: () throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let before = try focusImage(of: id)
    try body()
    try journalFocus(id, before: before, in: batch)
  }

  private func journalFocus(
    _ id: FocusSession.ID,
    before: String?,
    in batch: Int
  ) throws(DatabaseError) {
    try journal(.focus, String(id), before: before, after: try focusImage(of: id), in: batch)
  }

  private func focusImage(of id: FocusSession.ID) throws(DatabaseError) -> String? {
    try connection.first(
      "SELECT \(SchemaText.image(Store.journaledFocusColumns)) FROM focus_session WHERE id = ?",
      [Value(id)]
    ) { $0.text(0) }
  }
}
