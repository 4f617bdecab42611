import Words

extension String {
  /// The text on one line, without anything that could steer a terminal or turn its direction.
  package var printable: String {
    // Most text is plain ASCII, and is its own answer.
    isPlain ? self : plainLine(limit: .max)
  }

  /// The text without anything that could steer a terminal or turn its direction, with its own line
  /// ends kept.
  package var printableLines: String {
    isPlain ? self : plainText(limit: .max)
  }

  private var isPlain: Bool { hasOnlyBytes(in: 0x20...0x7E) }

  /// Whether every byte of its UTF-8 is one of these.
  ///
  /// It looks at all of them whatever the first ones are, many at a time: lists ask this often.
  package func hasOnlyBytes(in range: ClosedRange<UInt8>) -> Bool {
    let (first, span) = (range.lowerBound, range.upperBound - range.lowerBound)
    let others = utf8.withContiguousStorageIfAvailable { bytes in
      var others: UInt8 = 0
      for byte in bytes { others |= byte &- first > span ? 1 : 0 }
      return others
    }
    return others.map { $0 == 0 } ?? utf8.allSatisfy(range.contains)
  }

  /// The text with control characters turned into spaces, ready to be stored.
  package var withoutControls: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      result.append(isControl && scalar != "\n" ? " " : scalar)
    }
    return String(result)
  }
}
