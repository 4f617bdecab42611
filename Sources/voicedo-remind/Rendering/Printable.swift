import Words

extension String {
  /// The text on one line, without anything that could steer a terminal or turn its direction.
  var printable: String {
    // Most text is plain ASCII, and is its own answer.
    isPlain ? self : plainLine(limit: .max)
  }

  /// The same, with its own line ends kept.
  var printableLines: String {
    isPlain ? self : plainText(limit: .max)
  }

  private var isPlain: Bool { utf8.allSatisfy { (0x20..<0x7F).contains($0) } }

  /// The text with control characters turned into spaces, ready to be stored.
  var withoutControls: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      result.append(isControl && scalar != "\n" ? " " : scalar)
    }
    return String(result)
  }
}
