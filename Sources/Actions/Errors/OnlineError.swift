/// Why there is no answer, not even one that says why.
package enum OnlineError: Error, Hashable {
  /// The program is not installed.
  case noProgram
  /// It ended, or its time was over.
  case noAnswer
  /// The person called it off.
  case interrupted
}
