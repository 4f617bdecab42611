extension String {
  /// With every `%XX` as what it stands for, as far as that is text and parts no path.
  var percentDecoded: String {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      let slash = UInt8(ascii: "/")
      if byte == UInt8(ascii: "%"), let coded = Self.byte(rest.prefix(2)), coded != slash {
        bytes.append(coded)
        rest = rest.dropFirst(2)
      } else if byte == UInt8(ascii: "%"), Self.byte(rest.prefix(2)) == slash {
        bytes += "%2F".utf8
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    // What is no text is no name that two could write in two ways.
    return String(validating: bytes, as: UTF8.self) ?? self
  }

  private static func byte(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard digits.count == 2 else { return nil }
    var value: UInt8 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | (digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        value = value << 4 | (digit - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"):
        value = value << 4 | (digit - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    return value
  }

  /// With what may not stand in a path percent-encoded; what is encoded already stays as it is.
  var percentEncodedPath: String {
    var text = ""
    for byte in utf8 {
      let isPlain = (0x21...0x7E).contains(byte) && !Self.unsafe.contains(byte)
      if isPlain {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }

  private static let unsafe = Set(#"<>"\^`{|}"#.utf8)
}
