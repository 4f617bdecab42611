/// A to-do and its reminder as the database has them, read with plain SQL.
struct Record: Equatable {
  var title = ""
  var isDone = false
  var completedAt: Int64?
  var isPaused = false
  var date: String?
  var time: String?
  var zone: String?
  var dueAt: Int64?
  var rule: String?
  var seriesStart: String?
  var occurrence: String?
  var isFromCompletion = false
  var isUnsettled = false

  var leads: [Int64] = [0]
  var stage = 0
  var persistence: String?
  var isBreakthrough = false
  /// `nil`: it has no reminder.
  var state: String?
  var attempts = 0
  var againAt: Int64?
  var fireAt: Int64?
  var popup: Popup?
  var isObsolete = false
  var shownAt: Int64?
  /// Who is at it is asked how it goes: `awaited` until then, `asked` from then on.
  var checkIn: String?

  /// Civil seconds of its due time; `nil` of an instant, or without a time.
  var civil: Int64?

  struct Popup: Hashable {
    var server: String
    var number: UInt32
  }
}

extension Record {
  static let query = """
    SELECT todo.id, title, completed_at, paused_at, due_date, due_time, zone, due_at, rrule,
           series_start, occurrence, repeat_from = 'completion',
           EXISTS (SELECT 1 FROM unsettled WHERE unsettled.todo_id = todo.id),
           leads, stage, persistence, breakthrough, state, attempts, again_at, fire_at,
           popup_server, popup_number, popup_obsolete, shown_at, check_in
      FROM todo LEFT JOIN reminder ON reminder.todo_id = todo.id
    """

  init(_ line: Line) {
    title = line.text(1) ?? ""
    completedAt = line.number(2)
    isDone = completedAt != nil
    isPaused = line.number(3) != nil
    date = line.text(4)
    time = line.text(5)
    zone = line.text(6)
    // A day without a clock comes at nine.
    civil = date.flatMap { CivilText.seconds($0) }.map { $0 + CivilText.clock(time ?? "09:00") }
    dueAt = line.number(7)
    rule = line.text(8)
    seriesStart = line.text(9)
    occurrence = line.text(10)
    isFromCompletion = line.number(11) == 1
    isUnsettled = line.number(12) == 1
    state = line.text(17)
    guard state != nil else { return }
    leads = (line.text(13) ?? "0").split(separator: ",").compactMap { Int64($0) }
    stage = Int(line.number(14) ?? 0)
    persistence = line.text(15)
    isBreakthrough = line.number(16) == 1
    attempts = Int(line.number(18) ?? 0)
    againAt = line.number(19)
    fireAt = line.number(20)
    if let server = line.text(21), let number = line.number(22) {
      popup = Popup(server: server, number: UInt32(number))
    }
    isObsolete = line.number(23) == 1
    shownAt = line.number(24)
    checkIn = line.text(25)
  }
}

extension Record {
  /// The row in few words.
  var summary: String {
    [
      date, time, zone, dueAt.map { "\($0)" }, rule, occurrence, state, persistence,
      leads.map(String.init).joined(separator: "-"), "\(attempts)",
    ].compactMap(\.self).joined(separator: " ")
  }

  /// Whether it may ring at all.
  var isOpen: Bool { !isDone && !isPaused }

  /// Whether the same is due at the same time.
  func isDueAs(_ other: Record) -> Bool {
    (date, time, zone, dueAt) == (other.date, other.time, other.zone, other.dueAt)
  }

  /// Milliseconds UTC at which it is due, on a machine whose clock is `clock`.
  func due(on clock: WallClock) -> Int64? {
    if let dueAt { return dueAt * 1000 }
    return civil.map { ownClock(or: clock).second(of: $0) * 1000 }
  }

  /// The clock that its time is bound to.
  func ownClock(or clock: WallClock) -> WallClock {
    zone.flatMap { WallClock.all[$0] } ?? clock
  }
}
