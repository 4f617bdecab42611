/// Where and why a text is no JSON.
package enum JSONTrouble: Error, Hashable {
  /// No JSON from here on, both counted from 1.
  case syntax(line: Int, column: Int)
  case tooDeep(limit: Int)
}
