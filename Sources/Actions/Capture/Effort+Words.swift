import Language
package import Model

extension Effort {
  /// What `--effort` takes for it: "15m, low"; "none" where nothing is known.
  package var text: String {
    let parts = [minutes.map { "\($0)m" }, energy?.rawValue].compactMap(\.self)
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  /// Reads what `--effort` takes.
  package init?(words: String) {
    guard let effort = resolve(words, as: .effort) else { return nil }
    self = effort
  }
}
