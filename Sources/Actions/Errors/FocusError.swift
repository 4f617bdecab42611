package import Words

/// Why no focus session was begun.
package enum FocusError: Hashable {
  /// An end that has passed, as it is read back.
  case isOver(String)
  /// A round of less than a minute, or of more than a day.
  case noSuchLength
}

extension FocusError {
  /// Words the error: what was kept, and what to type instead.
  package func lines(_ tone: Tone) -> [String] {
    let command = ["command": commandLine(["focus", "25m"])]
    switch self {
    case .isOver(let moment):
      let values = command.merging(["moment": moment.printable]) { $1 }
      return [FocusSentences.isOver.text(tone, values)]
    case .noSuchLength: return [FocusSentences.tooLong.text(tone, command)]
    }
  }
}
