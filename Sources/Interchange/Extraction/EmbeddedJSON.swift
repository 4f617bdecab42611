extension JSONValue {
  /// Finds the object that holds a key in what a model wrote.
  ///
  /// It may stand behind `<think>`, in a code fence or after a sentence. `nil` where there is none.
  package init?(embeddedIn text: String, holding key: String) {
    var bytes = Array(text.utf8)
    if let end = bytes.end(ofLast: Array("</think>".utf8)) {
      let answer = Array(bytes[end...])
      if let found = Self.object(in: answer, holding: key) {
        self = found
        return
      }
    }
    let start = bytes.firstIndex { !$0.isBlank } ?? bytes.endIndex
    // Thinking that does not come to an end is no answer.
    guard !bytes[start...].starts(with: "<think>".utf8) else { return nil }
    bytes.removeFirst(start)
    guard let found = Self.object(in: bytes, holding: key) else { return nil }
    self = found
  }

  /// An answer begins with few braces before its own.
  private static let tries = 100

  private static func object(in bytes: [UInt8], holding key: String) -> JSONValue? {
    var place = bytes.startIndex
    for _ in 0..<tries {
      guard let open = bytes[place...].firstIndex(of: UInt8(ascii: "{")) else { return nil }
      if let end = bytes.end(ofObjectAt: open), let value = parsed(Array(bytes[open..<end])),
        value[key] != nil
      {
        return value
      }
      place = open + 1
    }
    return nil
  }

  private static func parsed(_ bytes: [UInt8]) -> JSONValue? {
    do {
      return try JSONValue(parsing: bytes)
    } catch {
      return nil
    }
  }
}

extension [UInt8] {
  /// Behind the brace that closes the one at `open`; braces within texts do not count.
  fileprivate func end(ofObjectAt open: Int) -> Int? {
    var depth = 0
    var isText = false
    var isEscaped = false
    for index in open..<count {
      let byte = self[index]
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
    }
    return nil
  }

  /// Behind the last place where `words` stand.
  fileprivate func end(ofLast words: [UInt8]) -> Int? {
    guard count >= words.count else { return nil }
    var start = count - words.count
    while start >= 0 {
      if self[start] == words[0], self[start..<start + words.count].elementsEqual(words) {
        return start + words.count
      }
      start -= 1
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
