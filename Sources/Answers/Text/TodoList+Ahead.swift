package import Model
package import Words

extension TodoList {
  /// How many minutes ahead its to-dos come up, besides at their time.
  package var ahead: [Int] { (leads ?? []).filter { $0 > 0 } }

  /// These minutes in words, "15 minutes, 5 minutes"; `nil` if they come up at their time alone.
  package func aheadText(_ tone: Tone) -> String? {
    guard !ahead.isEmpty else { return nil }
    return ahead.map { durationText(.seconds($0 * 60), tone: tone) }.joined(separator: ", ")
  }
}
