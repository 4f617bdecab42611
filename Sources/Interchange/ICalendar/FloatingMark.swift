import Model

/// The mark of a to-do that follows the machine's zone, though its times are written in one: other programs
/// know no time without a zone (`X-VOICEDO-FLOATING`).
///
/// It names the zone that was written, and holds while the times are in that one; a person who moved them to
/// another zone meant that one. It holds for UTC as well, in which some programs write every time.
enum FloatingMark {
  static let name = "X-VOICEDO-FLOATING"

  /// The mark beside times that are written in a zone.
  static func line(_ zone: Zone) -> ContentLine { ContentLine(name, text: zone.identifier) }

  /// The zone whose wall clock the times of an entry show, where they follow that of every machine; `nil`
  /// where they are in a zone of their own.
  ///
  /// `here` is the machine's zone: earlier versions wrote no name, but `TRUE`.
  static func zone(
    of entry: CalendarComponent,
    zones: CalendarZones,
    here: Zone
  ) -> Zone? {
    guard let words = entry.first(name)?.text.onOneLine,
      let written = words.uppercased() == "TRUE" ? here : zones.zone(named: words),
      let line = entry.first("DUE") ?? entry.first("DTSTART"),
      let time = CalendarTime(line, zones: zones)
    else { return nil }
    switch time {
    case .zoned(_, written.identifier), .utc: return written
    case .zoned, .described, .unknown, .floating, .date: return nil
    }
  }
}

extension Due {
  /// The wall clock of a zone, wherever the machine is.
  func floating(on written: Zone) -> Due {
    func floats(_ instant: Instant) -> Due {
      let civil = written.civil(at: instant)
      return .floating(civil.date, civil.time)
    }
    switch self {
    case .floating: return self
    case .zoned(let date, let time?, Zone.utc.identifier) where written != .utc:
      return floats(Zone.utc.instant(of: CivilDateTime(date, time)))
    case .zoned(let date, let time, _): return .floating(date, time)
    case .absolute(let instant): return floats(instant)
    }
  }
}
