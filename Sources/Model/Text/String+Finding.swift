extension StringProtocol {
  /// Where a text stands in this one first, byte for byte; `nil` where it does not, or is empty.
  ///
  /// The standard library's own search comes with its regular expressions, 1.2 MB of each program.
  package func firstRange(ofText text: some StringProtocol) -> Range<String.Index>? {
    let (bytes, wanted) = (utf8, text.utf8)
    guard let first = wanted.first else { return nil }
    var start = bytes.startIndex
    while let place = bytes[start...].firstIndex(of: first) {
      if bytes[place...].starts(with: wanted) {
        return place..<bytes.index(place, offsetBy: wanted.count)
      }
      start = bytes.index(after: place)
    }
    return nil
  }

  /// Whether a text stands in this one, byte for byte.
  package func containsText(_ text: some StringProtocol) -> Bool {
    firstRange(ofText: text) != nil
  }
}
