package import Words

/// Why the quiet that was asked for was not kept.
package enum QuietError: Hashable {
  /// Words that name neither hours nor an end.
  case notUnderstood(String)
  /// An end that has passed, as it is read back.
  case isOver(String)
  /// Hours that begin where they end: that clock time, as it is read back.
  case sameEnds(String)
}

extension QuietError {
  /// Words the error, one sentence a line; the last one says what to type next.
  package func lines(_ tone: Tone) -> [String] {
    let commands = [
      "hours": commandLine(["quiet", "22-7"]),
      "until": commandLine(["quiet", "until", "tomorrow morning"]),
    ]
    func say(_ sentence: QuietSentences, _ values: [String: String]) -> String {
      sentence.text(tone, values.mapValues(\.printable).merging(commands) { $1 })
    }
    switch self {
    case .notUnderstood(let words):
      let line = say(.notUnderstood, ["words": words.fitted(to: 200)])
      guard words.contains(where: \.isWhitespace) else { return [line] }
      let store = ["command": addCommand("quiet " + words)]
      return [line, TroubleSentences.storeItWith.text(tone, store)]
    case .isOver(let moment): return [say(.isOver, ["moment": moment])]
    case .sameEnds(let time): return [say(.sameEnds, ["time": time])]
    }
  }
}
