extension StringProtocol {
  /// The text cut at every `separator`.
  package func parts(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = Substring(self)
    while let end = rest.indices.first(where: { rest[$0...].hasPrefix(separator) }) {
      parts.append(String(rest[..<end]))
      rest = rest[end...].dropFirst(separator.count)
    }
    return parts + [String(rest)]
  }
}
