import Configuration
import Model
import Store
import Words

extension TodoRow {
  /// Why the verb is not for it, and what to type instead.
  func comesOnce(_ verb: Verb, _ tone: Tone) -> String {
    let sentence: SeriesSentences =
      switch verb {
      case .pause: .nothingToPause
      case .end: .nothingToEnd
      default: .nothingToSkip
      }
    return sentence.text(
      tone,
      [
        "title": todo.title.printable.fitted(to: 60),
        "snooze": commandLine(["snooze", todo.handle, "tomorrow"]),
        "delete": commandLine(["delete", todo.handle]),
      ]
    )
  }
}
