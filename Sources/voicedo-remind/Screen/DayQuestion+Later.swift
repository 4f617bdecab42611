import Actions
import Answers
import Configuration
import Language
import Model
import Planning
import Words

extension DayQuestion {
  /// Until when something is put off: some minutes, or a moment that is ahead by then.
  init(later row: DayRow, in session: Session) {
    let conventions = session.settings.conventions
    let hours = LaterHours(
      morning: conventions.morning,
      evening: conventions.evening,
      dayStarts: conventions.dayStarts
    )
    let minutes = session.settings.policy.snooze
    let length = durationText(.minutes(minutes), tone: session.tone)
    var choices = [(ScreenSentences.laterMinutes, "")]
    for choice in LaterChoice.allCases
    where choice.moment(at: session.now, in: session.zone, hours: hours) != nil {
      choices.append(
        choice == .thisEvening
          ? (.laterEvening, "this evening") : (.laterMorning, "tomorrow morning")
      )
    }
    var answers: [String: DayEffect] = [:]
    var names: [String: String] = [:]
    for (index, (sentence, words)) in choices.enumerated() {
      let key = String(index + 1)
      answers[key] = .putOff(row, until: words)
      names[key] = sentence.text(session.tone, ["length": length])
    }
    let told = names.sorted { $0.key < $1.key }.map { "\($0) \($1)" }
    let values = [
      "title": row.title.printable.fitted(to: 40), "choices": told.joined(separator: " · "),
    ]
    self.init(
      kind: .later(row),
      text: ScreenSentences.askLater.text(session.tone, values),
      answers: answers,
      names: names
    )
  }
}
