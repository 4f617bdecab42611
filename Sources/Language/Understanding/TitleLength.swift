/// How long a title may be.
extension StringProtocol {
  /// Where a title that begins here has to end; `nil` if all of it fits.
  ///
  /// A title has 200 Unicode scalars at most, as the database counts. No character is cut in two,
  /// unless it alone is longer: a letter may carry thousands of accents.
  package var endOfTitle: Index? {
    guard utf8.count > 200,
      let edge = unicodeScalars.index(startIndex, offsetBy: 200, limitedBy: endIndex),
      edge < endIndex
    else { return nil }
    let head = self[..<edge]
    let last = head.index(before: edge)
    return index(after: last) == edge || last == startIndex ? edge : last
  }
}
