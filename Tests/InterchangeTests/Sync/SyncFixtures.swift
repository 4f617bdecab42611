import Interchange
import Model
import Testing

/// A calendar in Berlin, where a day without a clock time comes at nine.
func calendar(in zone: Zone = berlin) -> LocalCalendar {
  LocalCalendar(zone: zone, zones: zones, day: .hour(9))
}

/// Wednesday 2026-11-25, 09:00 in Berlin.
let syncNow = Instant(seconds: 1_795_593_600)

/// An object with these lines in its to-do.
func object(_ lines: String..., product: String = "-//Other//EN") -> [UInt8] {
  let text =
    ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:" + product, "BEGIN:VTODO", "UID:a1"] + lines
    + ["END:VTODO", "END:VCALENDAR", ""]
  return Array(text.joined(separator: "\r\n").utf8)
}

/// The to-do of an object.
func read(_ bytes: [UInt8], in calendar: LocalCalendar = calendar(in: berlin)) throws -> SyncedTodo
{
  try #require(SyncedObject(bytes, in: calendar, at: syncNow).todo)
}

/// An object after a change of what it says, as lines.
func patched(
  _ bytes: [UInt8],
  _ change: (inout SyncedTodo) throws -> Void
) throws -> [String] {
  var todo = try read(bytes)
  try change(&todo)
  let new = CalendarPatch(in: calendar(in: berlin), at: syncNow).patched(
    bytes,
    with: todo,
    editedAt: syncNow
  )
  return lines(try #require(new))
}

func lines(_ bytes: [UInt8]) -> [String] {
  String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
}

/// A due time of November 2026.
func due(_ day: Int, _ clock: String? = nil, zone: String? = nil) throws -> Due {
  let date = try #require(CivilDate(year: 2026, month: 11, day: day))
  let time = try clock.map { try #require(TimeOfDay($0)) }
  return zone.map { .zoned(date, time, zone: $0) } ?? .floating(date, time)
}
