package import Model
package import Planning
package import SQLite

/// What becomes of a focus session by itself: the service writes it, and no step of a person's is
/// made of it.
extension DeliveryStore {
  /// Records what has become of the session; false where it is not what it was any more, and nothing
  /// is written.
  package func followFocus(
    _ session: FocusSession,
    from before: FocusSession,
    at now: Instant
  ) throws(DatabaseError) -> Bool {
    try connection.writing { () throws(DatabaseError) in
      guard try focusSession() == before else { return false }
      try write(session)
      guard session.isEnded else { return true }
      let batch = try begin(
        BatchHeader(kind: .settle, label: .focus, source: .settle),
        at: now
      )
      try letAskLater(session, in: batch, at: now)
      try end(batch)
      return true
    }
  }

  /// Takes account of what kept the machine from its work, or set its clock.
  package func followFocus(through interruptions: [Interruption]) throws(DatabaseError) {
    guard try focusSession() != nil else { return }
    try connection.writing { () throws(DatabaseError) in
      guard let before = try focusSession() else { return }
      let session = before.after(interruptions)
      if session != before { try write(session) }
    }
  }

  /// Notes the popup that tells of the session, or that there is none any more.
  package func noteFocusPopup(
    _ popup: PopupID?,
    of id: FocusSession.ID
  ) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      try connection.run(
        "UPDATE focus_session SET popup_server = ?, popup_number = ? WHERE id = ?",
        [Value(popup?.server), Value(popup.map { Int($0.number) }), Value(id)]
      )
    }
  }
}

extension FocusSession {
  /// The session after what kept the machine from its work, or set its clock.
  fileprivate func after(_ interruptions: [Interruption]) -> FocusSession {
    interruptions.reduce(self) { session, interruption in
      switch interruption {
      case .slept(let from, let to), .off(let from, let to): session.slept(from: from, to: to)
      case .clockSet(let from, let to): session.clockSet(from: from, to: to)
      // Whoever works needs no service for that.
      case .stopped, .zoneChanged: session
      }
    }
  }
}
