/// The lines that explain the form which opens in an editor.
package enum FormSentences: String, SentenceFamily {
  case intro, empty, comments, when, series, `repeat`, priority, divider

  package var sentence: Sentence {
    switch self {
    case .intro:
      Sentence("Change what you like, save, and close the editor.")
    case .empty:
      Sentence("What you leave alone stays as it is; an empty line takes a value away.")
    case .comments:
      Sentence("Lines like this one are not read.")
    case .when:
      Sentence("when: tomorrow at 9, friday, 2026-11-26 15:00. It is now {moment}.")
    case .series:
      Sentence("A new time is for this time only; edit --series moves all to come.")
    case .repeat: Sentence("repeat: daily, every friday, every other week, or a rule.")
    case .priority: Sentence("priority: low, normal or high.")
    case .divider: Sentence("Notes stand below this line, just as they are.")
    }
  }
}
