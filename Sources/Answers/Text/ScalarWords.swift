extension [Unicode.Scalar] {
  /// The words of a span; a span outside of the text holds nothing.
  ///
  /// A string itself would have to be walked through from its start for each span.
  package func words(in range: Range<Int>) -> String {
    guard range.lowerBound >= 0, range.upperBound <= count else { return "" }
    var words = String.UnicodeScalarView()
    words.append(contentsOf: self[range])
    return String(words)
  }
}
