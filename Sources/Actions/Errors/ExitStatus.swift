/// How the companion ends; scripts rely on these numbers.
package enum ExitStatus: Int32, CaseIterable {
  case ok = 0
  case failed = 1
  case usage = 2
  case nothingMatched = 3
  /// Only with `--strict`.
  case timeNotUnderstood = 4
  case ambiguous = 5
  /// Only with `--strict`.
  case serviceNotRunning = 6
  case busy = 7
  case rejectedAsNoise = 8
  /// Something was done, and part of what was asked for was left out.
  case partly = 9
  case interrupted = 130
}
