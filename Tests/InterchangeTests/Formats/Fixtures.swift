import Interchange
import Model

/// Two zones by their rules, as a machine in Berlin knows them.
let berlin = Zone(identifier: "Europe/Berlin", posix: "CET-1CEST,M3.5.0,M10.5.0/3") ?? .utc
let newYork = Zone(identifier: "America/New_York", posix: "EST5EDT,M3.2.0,M11.1.0") ?? .utc

let zones = ZoneDirectory(
  zone: { name in [berlin, newYork, .utc].first { $0.identifier == name } },
  current: { berlin }
)

/// 2026-11-25, 12:00 in Berlin.
let now = Instant(seconds: 1_795_604_400)

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// A `VCALENDAR` around lines, which end as the standard wants it.
func calendar(_ lines: String) -> [UInt8] {
  let text = "BEGIN:VCALENDAR\nVERSION:2.0\n\(lines)\nEND:VCALENDAR\n"
  return text.utf8.flatMap { $0 == UInt8(ascii: "\n") ? Array("\r\n".utf8) : [$0] }
}

/// The file of one `VTODO`.
func read(todo lines: String) -> ExchangedFile {
  CalendarFile(zones: zones, zone: berlin, now: now, day: .hour(9))
    .read(calendar("BEGIN:VTODO\nUID:a@b\nSUMMARY:Call Anna\n\(lines)\nEND:VTODO"))
}

extension Due {
  /// The due time as a table of cases writes it.
  var short: String {
    switch self {
    case .floating(let date, let time): "\(date)" + (time.map { " \($0)" } ?? "")
    case .zoned(let date, let time, let zone):
      "\(date)" + (time.map { " \($0)" } ?? "") + " \(zone)"
    case .absolute(let instant): instant.basic
    }
  }
}
