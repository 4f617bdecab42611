/// The lines that explain the form which opens in an editor.
package enum FormSentences: Sentence, SentenceFamily {
  case intro = "Change what you like, save, and close the editor."
  case empty = "What you leave alone stays as it is; an empty line takes a value away."
  case comments = "Lines like this one are not read."
  case when = "when: tomorrow at 9, friday, 2026-11-26 15:00. It is now {moment}."
  case series = "A new time is for this time only; edit --series moves all to come."
  case `repeat` = "repeat: daily, every friday, every other week, or a rule."
  case priority = "priority: low, normal or high."
  case divider = "Notes stand below this line, just as they are."
}
