/// Plain text for a screen: what people and programs wrote, without what a screen would obey.
extension String {
  /// This text on one line, of at most `limit` characters.
  ///
  /// Control characters and those that turn the direction of writing around are gone; a text that
  /// is too long ends in "…", at a word if there is one near.
  package func plainLine(limit: Int) -> String {
    cut(for: limit).plain(keepsLines: false).shortened(to: limit)
  }

  /// This text with its line breaks, of at most `limit` characters.
  package func plainText(limit: Int) -> String {
    cut(for: limit).plain(keepsLines: true).shortened(to: limit)
  }

  /// As much of the text as `limit` characters of it can need, lest a text of megabytes is looked
  /// at for a line of a popup.
  private func cut(for limit: Int) -> String {
    let most = limit > .max / 64 ? Int.max : limit * 16 + 1024
    guard utf8.count > most else { return self }
    return String(unicodeScalars.prefix(most))
  }

  private func plain(keepsLines: Bool) -> String {
    var lines: [String] = []
    let normalized = unicodeScalars.split(
      omittingEmptySubsequences: false,
      whereSeparator: \.endsLine
    )
    for line in normalized {
      var words: [String] = []
      for word in line.split(whereSeparator: \.properties.isWhitespace) {
        var kept = String.UnicodeScalarView()
        kept.append(contentsOf: word.filter { !$0.isObeyed })
        if !kept.isEmpty { words.append(String(kept)) }
      }
      if !words.isEmpty { lines.append(words.joined(separator: " ")) }
    }
    return lines.joined(separator: keepsLines ? "\n" : " ")
  }

  /// At most `limit` characters of this text, ending in "…" if something is missing.
  func shortened(to limit: Int) -> String {
    guard count > limit else { return self }
    guard limit > 1 else { return String(prefix(max(0, limit))) }
    let kept = prefix(limit - 1)
    // A word is not cut in two if that costs no more than a quarter of the text.
    if let space = kept.lastIndex(where: { $0 == " " || $0 == "\n" }),
      kept.distance(from: kept.startIndex, to: space) * 4 >= limit * 3
    {
      return kept[..<space] + "…"
    }
    return kept + "…"
  }
}

extension Unicode.Scalar {
  fileprivate var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a screen would act on it instead of showing it.
  ///
  /// Embeddings, overrides, isolates and marks of direction (UAX #9), the controls, the byte order
  /// mark, interlinear annotation, deprecated format characters, and tags.
  package var isObeyed: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F: true
    case 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }
}
