/// The head of a write-ahead log that holds nothing (SQLite, "WAL File Format").
struct LogHead {
  /// What tells it from the heads before it.
  let salt: UInt32

  private static let magic: UInt32 = 0x377f_0683
  private static let version: UInt32 = 3_007_000
  private static let pageSize: UInt32 = 4096

  /// Its 32 octets, with their checksum.
  var octets: [UInt8] {
    var words = [Self.magic, Self.version, Self.pageSize, 0, salt, ~salt]
    var (one, two): (UInt32, UInt32) = (0, 0)
    for index in stride(from: 0, to: words.count, by: 2) {
      one &+= words[index] &+ two
      two &+= words[index + 1] &+ one
    }
    words += [one, two]
    return words.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }
}
