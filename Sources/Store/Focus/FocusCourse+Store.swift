package import Model
package import Planning
package import SQLite

/// What becomes of a focus session by itself: the service writes it, and no step of a person's is
/// made of it.
extension DeliveryStore {
  /// Records what has become of the session; another one, that has begun since, stays as it is.
  package func followFocus(_ session: FocusSession, at now: Instant) throws(DatabaseError) {
    guard try focusSession()?.id == session.id else { return }
    guard session.isEnded else {
      return try connection.writing { () throws(DatabaseError) in try write(session) }
    }
    try connection.writing { () throws(DatabaseError) in
      try write(session)
      let batch = try begin(
        BatchHeader(kind: .settle, label: .focus, source: .settle),
        at: now
      )
      try letAskLater(session, in: batch, at: now)
      try end(batch)
    }
  }

  /// Takes account of what kept the machine from its work, or set its clock.
  package func followFocus(through interruptions: [Interruption]) throws(DatabaseError) {
    guard let before = try focusSession() else { return }
    var session = before
    for interruption in interruptions {
      switch interruption {
      case .slept(let from, let to), .off(let from, let to):
        session = session.slept(from: from, to: to)
      case .clockSet(let from, let to): session = session.clockSet(from: from, to: to)
      // Whoever works needs no service for that.
      case .stopped, .zoneChanged: break
      }
    }
    guard session != before else { return }
    try connection.writing { () throws(DatabaseError) in try write(session) }
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
