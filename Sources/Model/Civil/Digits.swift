extension Int {
  /// Reads ASCII digits only: no sign, no space, at most nine of them.
  package init?(digits text: some StringProtocol) {
    self.init(digits: text.utf8)
  }

  /// Reads the bytes of ASCII digits: no sign, no space, at most nine of them.
  package init?(digits bytes: some Collection<UInt8>) {
    guard (1...9).contains(bytes.count),
      bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    self = bytes.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Decimal digits with zeros in front, at least `width` of them; for numbers from 0.
  package func padded(to width: Int) -> String {
    // A clock time and a date are made of these.
    if width == 2, (0...99).contains(self) {
      let zero = Int(UInt8(ascii: "0"))
      return String(unsafeUninitializedCapacity: 2) { bytes in
        bytes[0] = UInt8(zero + self / 10)
        bytes[1] = UInt8(zero + self % 10)
        return 2
      }
    }
    var digits = String(self)
    for _ in 0..<Swift.max(0, width - digits.utf8.count) { digits = "0" + digits }
    return digits
  }
}
