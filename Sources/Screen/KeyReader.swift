/// Reads keys out of the bytes that a terminal sends; what is not whole yet waits for the rest.
///
/// Sequences that mean no key here are passed over: an answer of the terminal is never taken for text.
package struct KeyReader {
  private var bytes: [UInt8] = []
  /// How much of a paste that has not ended was looked through for its end.
  private var searched = 0

  package init() {}

  /// Whether an Escape waits that may be a key, or the beginning of one.
  package var isWaiting: Bool { !bytes.isEmpty }

  /// How long the terminal may take with the rest, in milliseconds: a paste comes in many pieces.
  package var patience: Int32 { isPasting ? 1000 : 50 }

  private var isPasting: Bool { bytes.starts(with: Self.pasteBegins) }

  private static let pasteBegins = Array("\u{1B}[200~".utf8)
  private static let pasteEnds = Array("\u{1B}[201~".utf8)
  /// No key sends a longer sequence.
  private static let longest = 32

  /// The keys that are whole with these bytes.
  package mutating func keys(_ more: [UInt8]) -> [Key] {
    bytes += more
    var keys: [Key] = []
    var rest = bytes[...]
    while let first = rest.first, let (key, length) = next(rest, first) {
      if let key { keys.append(key) }
      rest = rest.dropFirst(length)
    }
    bytes = Array(rest)
    return keys
  }

  /// Takes the keys that wait when nothing more comes: an Escape alone is a key.
  package mutating func keysInTheEnd() -> [Key] {
    guard isWaiting else { return [] }
    let waiting = bytes
    (bytes, searched) = ([], 0)
    guard waiting.starts(with: Self.pasteBegins) else {
      return waiting == [0x1B] ? [.escape] : []
    }
    // The end of the paste got lost: what came of it is no row of keys, but a control sign among it
    // is one.
    let pasted = waiting.dropFirst(Self.pasteBegins.count)
    let text = pasted.prefix { $0 >= 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    var rest = KeyReader()
    return [.paste(String(decoding: text, as: UTF8.self))]
      + rest.keys(Array(pasted[text.endIndex...]))
  }

  /// The first key and its length in bytes; nothing where more has to come.
  private mutating func next(_ bytes: ArraySlice<UInt8>, _ first: UInt8) -> (Key?, Int)? {
    switch first {
    case 0x1B: return escape(bytes)
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x17: return (.deleteWord, 1)
    case 0x01: return (.home, 1)
    case 0x05: return (.end, 1)
    case 0x00..<0x20:
      return (first == 0 ? nil : .control(Character(Unicode.Scalar(first + 0x60))), 1)
    default: return character(bytes, first)
    }
  }

  private func character(_ bytes: ArraySlice<UInt8>, _ first: UInt8) -> (Key?, Int)? {
    let length =
      switch first {
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 1
      }
    let whole = bytes.prefix(length)
    // Bytes that are no UTF-8 are passed over one by one.
    guard whole.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return (nil, 1) }
    guard whole.count == length else { return nil }
    guard first < 0x80 || length > 1 else { return (nil, 1) }
    let text = String(decoding: whole, as: UTF8.self)
    return text == "\u{FFFD}" || text.unicodeScalars.count > 1 ? (nil, 1) : (.text(text), length)
  }

  private mutating func escape(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    guard let second = bytes.dropFirst().first else { return nil }
    switch second {
    case 0x1B: return (.escape, 1)
    case UInt8(ascii: "["):
      if bytes.starts(with: Self.pasteBegins) { return paste(bytes) }
      let parameters = bytes.dropFirst(2).prefix { (0x20..<0x40).contains($0) }
      let length = parameters.count + 3
      guard bytes.count >= length else {
        return parameters.count < Self.longest ? nil : (nil, bytes.count)
      }
      let last = bytes[bytes.startIndex + length - 1]
      return (sequence(String(decoding: parameters, as: UTF8.self), last), length)
    case UInt8(ascii: "O"):
      guard bytes.count >= 3 else { return nil }
      return (sequence("", bytes[bytes.startIndex + 2]), 3)
    case UInt8(ascii: "b"): return (.wordLeft, 2)
    case UInt8(ascii: "f"): return (.wordRight, 2)
    case 0x08, 0x7F: return (.deleteWord, 2)
    case 0x0A, 0x0D: return (.text("\n"), 2)
    // Two keys, one soon after the other.
    case 0x00..<0x20: return (.escape, 1)
    // With Alt; the letter alone would mean something else.
    default: return (nil, 2)
    }
  }

  private mutating func paste(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    let text = bytes.dropFirst(Self.pasteBegins.count)
    var end = text.startIndex + searched
    while let escape = text[end...].firstIndex(of: 0x1B) {
      if text[escape...].starts(with: Self.pasteEnds) {
        let pasted = String(decoding: text[..<escape], as: UTF8.self)
        searched = 0
        return (.paste(pasted), escape - bytes.startIndex + Self.pasteEnds.count)
      }
      end = escape + 1
    }
    // Its end may have come in part.
    searched = max(0, text.count - Self.pasteEnds.count)
    return nil
  }

  private func sequence(_ parameters: String, _ last: UInt8) -> Key? {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
    let modifier = numbers.count > 1 ? Int(numbers[1]) ?? 1 : 1
    let (hasShift, isWord) = ((modifier - 1) & 1 == 1, (modifier - 1) & 6 != 0)
    switch last {
    case UInt8(ascii: "A"): return hasShift ? .markUp : .up
    case UInt8(ascii: "B"): return hasShift ? .markDown : .down
    case UInt8(ascii: "C"): return hasShift ? .markRight : isWord ? .wordRight : .right
    case UInt8(ascii: "D"): return hasShift ? .markLeft : isWord ? .wordLeft : .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "Z"): return .backTab
    case UInt8(ascii: "M"): return .enter
    case UInt8(ascii: "~"):
      switch numbers.first {
      case "1", "7": return .home
      case "4", "8": return .end
      case "3": return .delete
      case "5": return .pageUp
      case "6": return .pageDown
      default: return nil
      }
    default: return nil
    }
  }
}
