import Interchange
import Model

/// The id that an entry of a file has here: always the same one, so that nothing comes twice.
struct ImportIdentity {
  private let format: ExchangeFormat
  /// How often the same words came so far.
  private var counts: [String: Int] = [:]

  init(_ format: ExchangeFormat) {
    self.format = format
  }

  /// The id of an entry that is named by the file: a UUID stays what it is, whatever the format.
  func id(ofUID uid: String) -> Todo.ID {
    let lower = uid.lowercased()
    return lower.isUUID ? lower : Self.uuid(of: "\(format.rawValue)\n\(uid)")
  }

  /// The id of an entry of a file that is exchanged between programs: its UID as it stands there, so that
  /// it goes out again under the same one.
  ///
  /// Of a UID that the database has no room for, or that no address of a server can hold, it is one that is
  /// made of it.
  func id(ofFileUID uid: String) -> Todo.ID {
    let isUsable =
      (1...64).contains(uid.unicodeScalars.count)
      && uid.unicodeScalars.allSatisfy { (0x21...0x7E).contains($0.value) && $0 != "/" }
    return isUsable && format != .csv ? uid : id(ofUID: uid)
  }

  /// The id of an entry that only its words tell from others, the first, second and third of them apart.
  mutating func id(ofWords words: String) -> Todo.ID {
    let count = (counts[words] ?? 0) + 1
    counts[words] = count
    return Self.uuid(of: "\(format.rawValue)\n\(words)\n\(count)")
  }

  /// A UUID made of a text (RFC 9562, section 5.8: of a kind of our own).
  private static func uuid(of text: String) -> String {
    // FNV-1a, from two beginnings.
    var halves: (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x6c62_272e_07bb_0142)
    for byte in text.utf8 {
      halves.0 = (halves.0 ^ UInt64(byte)) &* 0x100_0000_01b3
      halves.1 = (halves.1 ^ UInt64(byte)) &* 0x100_0000_01b3 &+ 0x9e37_79b9_7f4a_7c15
    }
    let high = halves.0 & 0xffff_ffff_ffff_0fff | 0x8000
    let low = halves.1 & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
    let digits = [high, low].map { half -> String in
      let text = String(half, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
    var uuid = ""
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { uuid += "-" }
      uuid.append(digit)
    }
    return uuid
  }
}

extension String {
  fileprivate var isUUID: Bool {
    let bytes = Array(utf8)
    return bytes.count == 36
      && bytes.enumerated().allSatisfy { index, byte in
        [8, 13, 18, 23].contains(index)
          ? byte == UInt8(ascii: "-")
          : (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
      }
  }
}
