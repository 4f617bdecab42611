/// Ids of our own making.
enum Identifier {
  /// A random UUID (version 4) as lower-case text.
  static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    let high: UInt64 = generator.next() & 0xffff_ffff_ffff_0fff | 0x4000
    let low: UInt64 = generator.next() & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
    let digits = hexadecimal(high) + hexadecimal(low)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { text.append("-") }
      text.append(digit)
    }
    return text
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
