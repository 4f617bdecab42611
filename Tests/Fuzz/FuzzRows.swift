import Glibc
import Language
import Model
import Planning
import SQLite
import Store

/// The entry point that libFuzzer calls with bytes of its making, as if another program had written
/// rows of them, as far as the schema accepts those.
///
/// Whatever it accepts is settled: afterwards nothing is left unsettled, a canary has its reminder,
/// what is due can be planned and claimed, and all of that soon.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var choices = Choices(Array(UnsafeBufferPointer(start: bytes, count: count)))
  do {
    try Table.take(&choices)
  } catch {
    promise(false, "the store goes on: \(error)")
  }
  return 0
}

/// Takes bytes for choices among values, some usual and some at the end of their range.
private struct Choices {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var areLeft: Bool { !bytes.isEmpty }

  mutating func one<Value>(of values: [Value]) -> Value {
    values[Int(bytes.popFirst() ?? 0) % values.count]
  }

  mutating func text() -> String {
    let length = Int(bytes.popFirst() ?? 0) % 40
    defer { bytes = bytes.dropFirst(length) }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    return "'" + text.filter { $0 != "'" && $0 != "\0" } + "'"
  }

  mutating func value(_ kind: Kind) -> String {
    switch kind {
    case .usual(let values): one(of: values)
    case .text(let values): one(of: [true, false]) ? one(of: values) : text()
    }
  }

  enum Kind {
    case usual([String])
    case text([String])
  }
}

/// A database in memory that gets rows of others.
private enum Table {
  private static let zone =
    Zone(identifier: "Test/Home", posix: "CET-1CEST,M3.5.0,M10.5.0/3") ?? .utc
  private static let now = Instant(seconds: 1_795_251_600)
  /// libFuzzer calls from one thread alone.
  nonisolated(unsafe) private static var store: DeliveryStore?
  nonisolated(unsafe) private static var writer: Connection?
  nonisolated(unsafe) private static var rows = 0

  private static let seconds = [
    "NULL", "unixepoch()", "1795251600", "1795255200", "0", "-1", "253402300799", "253402300740",
    "-62135596800", "9223372036854775807", "-9223372036854775808",
  ]
  private static let dates = [
    "NULL", "'2026-11-21'", "'2026-11-22'", "'9999-12-31'", "'0001-01-01'", "'2024-02-29'",
    "'2026-03-29'", "'2026-10-25'",
  ]
  private static let times = ["NULL", "'09:00'", "'02:30'", "'23:59:59'", "'00:00'"]
  private static let civil = [
    "NULL", "'2026-11-21T09:00'", "'9999-12-31T23:59:59'", "'0001-01-01T00:00'",
    "'2026-03-29T02:30'",
  ]
  private static let rules = [
    "NULL", "'FREQ=DAILY'", "'FREQ=MINUTELY'", "'FREQ=SECONDLY'",
    "'FREQ=MINUTELY;BYSETPOS=2;BYSECOND=0'",
    "'FREQ=MINUTELY;INTERVAL=2;BYSETPOS=-366;BYHOUR=0'", "'FREQ=SECONDLY;BYSETPOS=2;BYMONTH=2'",
    "'FREQ=SECONDLY;BYHOUR=3;BYMINUTE=5;BYSETPOS=2'", "'FREQ=HOURLY;BYMINUTE=0;BYSETPOS=2'",
    "'FREQ=YEARLY;INTERVAL=999999999'", "'FREQ=WEEKLY;BYDAY=MO;COUNT=999999999'",
    "'FREQ=MONTHLY;BYMONTHDAY=31;UNTIL=20270101'", "'FREQ=HOURLY;INTERVAL=999999999'",
    "'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'", "'nonsense'",
  ]
  private static let columns: [(String, Choices.Kind)] = [
    ("notes", .text(["NULL"])), ("priority", .usual(["'normal'", "'low'", "'high'"])),
    ("due_date", .usual(dates)), ("due_time", .usual(times)), ("end_time", .usual(times)),
    ("zone", .text(["NULL", "NULL", "'Europe/Berlin'"])), ("due_at", .usual(seconds)),
    ("phrase", .text(["NULL", "'tomorrow'", "'every 2 days'", "'in 99999999 years'"])),
    ("inferred_at", .usual(seconds)), ("rrule", .text(rules)), ("series_start", .usual(civil)),
    ("occurrence", .usual(civil)), ("repeat_from", .usual(["'due'", "'completion'"])),
    (
      "position",
      .usual(["NULL", "1", "9007199254740992", "-9007199254740992", "9223372036854775807"])
    ),
    ("created_at", .usual(Array(seconds.dropFirst()))), ("completed_at", .usual(seconds)),
    ("paused_at", .usual(seconds)), ("paused_until", .usual(dates + civil)),
  ]
  private static let reminder: [(String, Choices.Kind)] = [
    ("attempts", .usual(["0", "1", "9223372036854775807"])),
    ("stage", .usual(["0", "3", "9223372036854775807"])), ("fire_at", .usual(seconds)),
    ("again_at", .usual(seconds)), ("resumes_at", .usual(seconds)), ("shown_at", .usual(seconds)),
    ("leads", .text(["'0'", "'15,5,0'", "'99999999999999999999'"])),
    ("state", .usual(["'scheduled'", "'delivering'", "'shown'", "'held'", "'snoozed'"])),
    ("check_in", .usual(["NULL", "'awaited'", "'asked'"])),
  ]

  static func take(_ choices: inout Choices) throws {
    let (store, writer) = try open()
    repeat {
      rows += 1
      write(&choices, to: writer)
    } while choices.areLeft && rows % 8 != 0
    writeQuietly(
      "INSERT INTO todo(id, title, due_at) VALUES ('canary\(rows)', 'Canary', 1795251660)",
      writer
    )
    try answered(within: 5, "settling and planning") {
      var slices = 0
      while try store.settle(at: now), slices < 10 { slices += 1 }
      promise(slices < 10, "the settling comes to its end")
      let left = try writer.first("SELECT count(*) FROM unsettled") { $0.integer(0) }
      promise(left == 0, "nothing is left unsettled")
      let due = now + .seconds(60)
      let state = try store.planState(at: due)
      promise(state.pending.contains { $0.todo.id == "canary\(rows)" }, "the canary is due")
      _ = plan(
        state,
        at: due,
        in: zone,
        policy: Policy(),
        surroundings: Surroundings(server: ":1.1@bus")
      )
      let claimed = try store.claim(state.pending.map(\.todo.id), at: due)
      promise(claimed.contains { $0.todo.id == "canary\(rows)" }, "the canary can be claimed")
      let popup = PopupID(server: ":1.1@bus", number: UInt32(truncatingIfNeeded: rows))
      try store.recordShown(claimed, popup: popup, reason: .digest, at: due)
      _ = try store.complete(["canary\(rows)"], source: ChangeSource(rawValue: "test"), at: due)
    }
  }

  private static func write(_ choices: inout Choices, to writer: Connection) {
    let chosen = columns.filter { _ in choices.one(of: [false, true]) }
    let names = ["id", "title"] + chosen.map(\.0)
    let values = ["'row\(rows)'", "'Hostile'"] + chosen.map { choices.value($0.1) }
    writeQuietly(
      "INSERT INTO todo(\(names.joined(separator: ", "))) VALUES (\(values.joined(separator: ", ")))",
      writer
    )
    // Changed once more, settled or not.
    if choices.one(of: [true, false]) { do { _ = try store?.settle(at: now) } catch {} }
    let updates = columns.filter { _ in choices.one(of: [false, false, false, true]) }
      .map { "\($0.0) = \(choices.value($0.1))" }
    if !updates.isEmpty {
      writeQuietly(
        "UPDATE todo SET \(updates.joined(separator: ", ")) WHERE id = 'row\(rows)'",
        writer
      )
    }
    let notes = reminder.filter { _ in choices.one(of: [false, false, true]) }
      .map { "\($0.0) = \(choices.value($0.1))" }
    if !notes.isEmpty {
      writeQuietly(
        "UPDATE reminder SET \(notes.joined(separator: ", ")) WHERE todo_id = 'row\(rows)'",
        writer
      )
    }
  }

  /// Whatever is refused was not accepted.
  private static func writeQuietly(_ statement: String, _ writer: Connection) {
    do { try writer.script(statement) } catch {}
  }

  private static func open() throws -> (DeliveryStore, Connection) {
    if let store, let writer, rows < 400 { return (store, writer) }
    (store, writer, rows) = (nil, nil, 0)
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let path = "\(folder)/voicedo-fuzz-\(getpid()).sqlite"
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    let home = zone
    let meaning = Store.Meaning(
      conventions: Conventions(),
      policy: Policy(),
      zones: ZoneDirectory(zone: { _ in nil }, current: { home })
    )
    let fresh = try DeliveryStore(path: path, meaning: meaning)
    let beside = try Connection(opening: path, timeout: 1000)
    try beside.run("PRAGMA synchronous = OFF")
    (store, writer) = (fresh, beside)
    return (fresh, beside)
  }
}
