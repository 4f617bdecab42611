internal import CSQLite

extension String {
  /// Whether a word occurs in this text, whatever the case of its letters.
  package func holds(_ word: String) -> Bool {
    var (text, word) = (self, word)
    return text.withUTF8 { text in word.withUTF8 { WordSearch.isWord($0, in: text) } }
  }
}

extension Connection {
  /// Gives SQL the function `holds(text, word)`, which is `String.holds`: SQLite's own LIKE folds the
  /// case of ASCII letters only.
  func defineHolds() {
    sqlite3_create_function_v2(
      database,
      "holds",
      2,
      SQLITE_UTF8 | SQLITE_DETERMINISTIC,
      nil,
      { context, _, values in
        let isHeld = WordSearch.isWord(.init(of: values?[1]), in: .init(of: values?[0]))
        sqlite3_result_int(context, isHeld ? 1 : 0)
      },
      nil,
      nil,
      nil
    )
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The UTF-8 of a value, which stands until SQLite goes on; nothing for NULL.
  fileprivate init(of value: OpaquePointer?) {
    let text = sqlite3_value_text(value)
    self.init(start: text, count: text == nil ? 0 : Int(sqlite3_value_bytes(value)))
  }
}

private enum WordSearch {
  static func isWord(
    _ word: UnsafeBufferPointer<UInt8>,
    in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard word.allSatisfy({ $0 < 0x80 }) else {
      let text = Array(String(decoding: text, as: UTF8.self).lowercased())
      return isPart(Array(String(decoding: word, as: UTF8.self).lowercased()), of: text, ==)
    }
    // No byte of a letter beyond ASCII is below 0x80.
    return isPart(word, of: text) { folded($0) == folded($1) }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func isPart<Elements: RandomAccessCollection<Element>, Element>(
    _ part: Elements,
    of whole: Elements,
    _ isSame: (Element, Element) -> Bool
  ) -> Bool where Elements.Index == Int {
    guard let first = part.first else { return true }
    guard part.count <= whole.count else { return false }
    return (0...(whole.count - part.count)).contains { start in
      isSame(whole[start], first)
        && whole[start..<(start + part.count)].elementsEqual(part, by: isSame)
    }
  }
}
