/// Bytes of any kind as a string of JSON: Base64 (RFC 4648).
extension JSONValue {
  package static func bytes(_ bytes: [UInt8]) -> JSONValue {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let left = bytes.count - index
      let first = UInt32(bytes[index])
      let second = left > 1 ? UInt32(bytes[index + 1]) : 0
      let third = left > 2 ? UInt32(bytes[index + 2]) : 0
      let group = first << 16 | second << 8 | third
      text.append(Base64.letters[Int(group >> 18)])
      text.append(Base64.letters[Int(group >> 12 & 63)])
      text.append(left > 1 ? Base64.letters[Int(group >> 6 & 63)] : Base64.filler)
      text.append(left > 2 ? Base64.letters[Int(group & 63)] : Base64.filler)
      index += 3
    }
    return .string(String(decoding: text, as: UTF8.self))
  }

  /// The bytes that a string stands for; `nil` where it stands for none.
  package var bytes: [UInt8]? {
    guard let text, text.utf8.count % 4 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var (group, bits, fillers): (UInt32, UInt32, Int) = (0, 0, 0)
    for letter in text.utf8 {
      if letter == Base64.filler {
        fillers += 1
        continue
      }
      let value = Base64.values[Int(letter)]
      guard value < 64, fillers == 0 else { return nil }
      group = group << 6 | UInt32(value)
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: group >> bits))
    }
    return fillers <= 2 && bits == UInt32(fillers) * 2 ? bytes : nil
  }
}

private enum Base64 {
  static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
  static let filler = UInt8(ascii: "=")
  /// The value of each letter; 255 of what is none.
  static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()
}
