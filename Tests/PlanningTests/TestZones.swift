import Model

@testable import Planning

/// Zones whose clocks change in every way there is, without the system's files.
enum TestZones {
  static let rules = [
    "Europe/Berlin": "CET-1CEST,M3.5.0,M10.5.0/3",
    "America/New_York": "EST5EDT,M3.2.0,M11.1.0",
    "Australia/Lord_Howe": "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
    "America/Santiago": "<-04>4<-03>,M9.1.6/24,M4.1.6/24",
    "Africa/Cairo": "EET-2EEST,M4.5.5/0,M10.5.4/24",
    "Asia/Tokyo": "JST-9",
  ]

  static func zone(_ name: String) -> Zone? {
    rules[name].flatMap { Zone(identifier: name, posix: $0) }
  }

  static let directory = ZoneDirectory(zone: zone, current: { .utc })

  static let utc = calendar(of: .utc)

  /// The calendar of a machine in `zone`.
  static func calendar(of zone: Zone) -> LocalCalendar {
    LocalCalendar(zone: zone, zones: directory, day: Policy().day)
  }

  /// The instant of a to-do's due time.
  static func instant(of todo: Todo, in zone: Zone) -> Instant {
    todo.due.flatMap(calendar(of: zone).instant(of:)) ?? Instant(seconds: 0)
  }
}
