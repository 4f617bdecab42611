internal import Model

/// The focus session that goes on, as the database has it, read with plain SQL.
struct FocusRecord: Equatable {
  var id: Int64
  var todo: Todo.ID?
  var state: String
  var reason: String?
  /// Milliseconds UTC.
  var since: Int64
  var length: Int64?
  var more: Int64
  var elapsed: Int64
  var rest: Int64
  var before: Int64

  static let query = """
    SELECT id, todo_id, state, reason, since, length, more, elapsed, rest, before
      FROM focus_session
    """

  init(_ line: Line) {
    id = line.number(0) ?? 0
    todo = line.text(1)
    state = line.text(2) ?? ""
    reason = line.text(3)
    since = line.number(4) ?? 0
    length = line.number(5)
    more = line.number(6) ?? 0
    elapsed = line.number(7) ?? 0
    rest = line.number(8) ?? 0
    before = line.number(9) ?? 0
  }
}

extension FocusRecord {
  var isOpen: Bool { state != "ended" }

  /// Whether everything but medication waits for its end.
  var holds: Bool { state == "focusing" || state == "paused" }

  /// When it becomes another one by itself, in milliseconds UTC; `nil` of one that counts up.
  var changesAt: Int64? {
    switch state {
    case "focusing": length.map { since + $0 + more - elapsed }
    case "resting": since + rest
    default: since + 3_600_000
    }
  }

  /// What it counts at a moment, in milliseconds.
  func focused(at wall: Int64) -> Int64 {
    before + elapsed + (state == "focusing" ? max(0, wall - since) : 0)
  }
}

/// Of the focus session.
extension Oracle {
  /// The session that goes on.
  func openFocus() throws -> FocusRecord? {
    var found: FocusRecord?
    try shell.each(FocusRecord.query + " WHERE state <> 'ended'") { found = FocusRecord($0) }
    return found
  }

  /// A session as it is, whatever became of it; `nil` of one that was taken back.
  func focus(_ id: Int64) throws -> FocusRecord? {
    var found: FocusRecord?
    try shell.each(FocusRecord.query + " WHERE id = ?", [.number(id)]) { found = FocusRecord($0) }
    return found
  }

  /// A session has ended that was for a to-do: that asks how it is going, and not at once.
  func focusEnded(for id: Todo.ID, _ machine: Machine) throws {
    guard let promise = promises[id], promise.record.isOpen, promise.record.checkIn == "awaited",
      let again = promise.record.againAt
    else { return }
    guard again >= machine.wall else {
      throw Violation(.oneQuestion, "\(promise.record.title) is asked about at once")
    }
    promises[id]?.adopt()
  }

  /// Checks the session when the service has nothing more to do.
  func checkFocus(_ scenery: Scenery, _ machine: Machine) throws {
    guard let focus = try openFocus(), let change = focus.changesAt else { return }
    guard change > machine.wall else {
      throw Violation(.focusEnds, "it is \(focus.state) since \(machine.clock.text(focus.since))")
    }
    guard let alarm = scenery.alarm, alarm <= change else {
      throw Violation(.wakesAhead, "the focus session changes, and nobody wakes")
    }
  }
}
