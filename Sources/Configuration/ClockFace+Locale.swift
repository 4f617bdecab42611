internal import Glibc
internal import Words

extension ClockFace {
  /// The clock that people of a locale read.
  ///
  /// A few territories have twelve hours whatever the machine knows of them, such as Australia, for
  /// which the C library writes 24; of all others the C library is asked, where it has the locale.
  init(locale: String?) {
    let locale = locale ?? ""
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard !["", "C", "POSIX"].contains(name) else {
      self = .hours24
      return
    }
    let parts = name.split { $0 == "_" || $0 == "-" }
    let territory = parts.count > 1 ? parts[1] : ""
    let isKnown =
      Self.twelveHours.contains(territory)
      || parts.first == "en" && Self.twelveHoursInEnglish.contains(territory)
    self =
      isKnown || Self.timeFormat(of: locale).map(Self.hasTwelveHours) ?? false
      ? .hours12 : .hours24
  }

  /// Whether a format of `strftime(3)` counts the hours from 1 to 12: `%I`, `%l` or `%r`.
  static func hasTwelveHours(_ format: String) -> Bool {
    var isBehindPercent = false
    for byte in format.utf8 {
      switch (isBehindPercent, byte) {
      case (true, UInt8(ascii: "I")), (true, UInt8(ascii: "l")), (true, UInt8(ascii: "r")):
        return true
      // Other digits, and how they are filled up.
      case (true, UInt8(ascii: "O")), (true, UInt8(ascii: "E")), (true, UInt8(ascii: "-")),
        (true, UInt8(ascii: "_")):
        break
      default: isBehindPercent = !isBehindPercent && byte == UInt8(ascii: "%")
      }
    }
    return false
  }

  private static let twelveHours: Set<Substring> = [
    "US", "AU", "NZ", "PH", "IN", "PK", "BD", "EG", "SA", "AE", "JO", "KW", "QA",
  ]
  /// Where another language of the land has 24 hours.
  private static let twelveHoursInEnglish: Set<Substring> = ["CA", "HK", "SG", "MY"]

  /// How the C library writes a time of a locale; `nil` where it has no such locale.
  private static func timeFormat(of name: String) -> String? {
    guard let locale = newlocale(LC_TIME_MASK, name, nil) else { return nil }
    defer { freelocale(locale) }
    return nl_langinfo_l(nl_item(T_FMT), locale).map { String(cString: $0) }
  }
}
