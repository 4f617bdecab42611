import Words

extension String {
  /// An answer as it reaches a person: for the eye, on a screen of so many columns if that is known,
  /// or for a screen reader.
  ///
  /// All text for people passes here, so that no column, path or name can steer a terminal, whoever
  /// forgot to look at it.
  package func shown(isPlain: Bool, columns: Int?) -> String {
    (isPlain ? spokenLines : columns.map { fittingSentences(to: $0) } ?? self).screenSafe
  }

  /// The text without anything that a terminal obeys, but for line ends, tabs and the styles that
  /// answers are painted in.
  package var screenSafe: String {
    guard unicodeScalars.contains(where: \.isTakenOut) else { return self }
    var kept = UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", let style = rest.style {
        kept.append(scalar)
        kept.append(contentsOf: style)
        rest = rest[style.endIndex...]
      } else if !scalar.isTakenOut {
        kept.append(scalar)
      }
    }
    return String(kept)
  }
}

extension Unicode.Scalar {
  fileprivate var isTakenOut: Bool { isObeyed && self != "\n" && self != "\t" }
}

extension String.UnicodeScalarView.SubSequence {
  /// The style that stands at the start, behind its escape: "[1m", "[38;5;30m".
  fileprivate var style: Self? {
    guard first == "[",
      let end = dropFirst().firstIndex(where: { !"0123456789;".unicodeScalars.contains($0) }),
      self[end] == "m", distance(from: startIndex, to: end) < 16
    else { return nil }
    return self[...end]
  }
}
