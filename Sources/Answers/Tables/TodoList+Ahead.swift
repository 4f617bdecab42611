import Actions
package import Model
package import Words

extension TodoList {
  /// These minutes in words, "15 minutes, 5 minutes"; `nil` if they come up at their time alone.
  package func aheadText(_ tone: Tone) -> String? {
    guard !ahead.isEmpty else { return nil }
    return ahead.map { durationText(.seconds($0 * 60), tone: tone) }.joined(separator: ", ")
  }
}
