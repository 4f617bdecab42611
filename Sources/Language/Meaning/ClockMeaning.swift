/// A time on a clock as it was said.
struct ClockMeaning: Hashable, Sendable {
  // A byte each, -1 for nothing: meanings are handed around a lot.
  private let hourByte, minuteByte, secondByte: Int8
  var half: Half
  /// Whether minutes were said: "5:30", not "5".
  var hasMinute: Bool
  /// A number alone: "5".
  var isBare: Bool

  init(
    hour: Int,
    minute: Int = 0,
    second: Int? = nil,
    half: Half = .open,
    hasMinute: Bool = false,
    isBare: Bool = false
  ) {
    hourByte = Int8(hour)
    minuteByte = Int8(minute)
    secondByte = Int8(second ?? -1)
    self.half = half
    self.hasMinute = hasMinute
    self.isBare = isBare
  }

  var hour: Int { Int(hourByte) }
  var minute: Int { Int(minuteByte) }
  var second: Int? { secondByte < 0 ? nil : Int(secondByte) }

  enum Half: Hashable, Sendable {
    case am, pm
    /// Neither said.
    case open
    /// A 24-hour time such as 17:00 or 07:30.
    case exact
  }
}
