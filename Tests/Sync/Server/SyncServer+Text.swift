internal import Interchange

/// What a server reads and makes of the text of an object.
extension SyncServer {
  /// The UID of the to-do in it; `nil` where there is none, or there are two.
  static func uid(of bytes: [UInt8]) -> String? {
    let calendars = CalendarReader.components(of: bytes)
    let uids = Set(
      calendars.flatMap { $0.components("VTODO") }.compactMap { $0.first("UID")?.text }
    )
    return uids.count == 1 ? uids.first : nil
  }

  /// The same object in the server's own order of lines, and with one more of its own.
  static func rewritten(_ bytes: [UInt8]) -> [UInt8] {
    let calendars = CalendarReader.components(of: bytes).map { calendar in
      var calendar = calendar
      calendar.items = calendar.items.map { item in
        guard case .component(var inner) = item, inner.name == "VTODO" else { return item }
        var lines = inner.items.filter { if case .property = $0 { true } else { false } }
        let others = inner.items.filter { if case .property = $0 { false } else { true } }
        lines.sort { name(of: $0) < name(of: $1) }
        inner.items = lines + others
        inner.set(ContentLine("X-SERVER", value: "TOUCHED"))
        return .component(inner)
      }
      return calendar
    }
    return calendars.flatMap(\.bytes)
  }

  private static func name(of item: CalendarComponent.Item) -> String {
    if case .property(let line) = item { line.name } else { "" }
  }

  /// The same object without the lines of some names.
  static func without(_ names: [String], _ bytes: [UInt8]) -> [UInt8] {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\r\n",
      omittingEmptySubsequences: false
    )
    let kept = lines.filter { line in !names.contains { line.hasPrefix($0) } }
    return Array(kept.joined(separator: "\r\n").utf8)
  }

  /// The same object without what tells one occurrence apart.
  static func withoutOccurrences(_ bytes: [UInt8]) -> [UInt8] {
    CalendarReader.components(of: bytes).flatMap { calendar in
      var calendar = calendar
      calendar.items.removeAll { item in
        if case .component(let inner) = item { inner.first("RECURRENCE-ID") != nil } else { false }
      }
      return calendar.bytes
    }
  }

  /// The same object under the title that it had before.
  static func keepingTitle(of present: StoredObject?, _ bytes: [UInt8]) -> [UInt8] {
    let calendars = CalendarReader.components(of: present?.bytes ?? [])
    guard let title = calendars.first?.components("VTODO").first?.first("SUMMARY") else {
      return bytes
    }
    return CalendarReader.components(of: bytes).flatMap { calendar in
      var calendar = calendar
      calendar.items = calendar.items.map { item in
        guard case .component(var inner) = item, inner.name == "VTODO" else { return item }
        inner.set(title)
        return .component(inner)
      }
      return calendar.bytes
    }
  }
}
