import Actions
import Model
package import Store
import Words

/// The reminders that came up lately, a line each.
package struct DeliveredReminderText {
  package let style: AnswerStyle
  package let readBack: ReadBack

  package init(_ style: AnswerStyle) {
    self.style = style
    readBack = ReadBack(style)
  }

  private var tone: Tone { style.tone }

  package func text(_ deliveredReminders: [DeliveredReminder]) -> String {
    var timeline = Timeline(readBack)
    let titles = deliveredReminders.map(\.title.printable.columns).max() ?? 0
    let room = min(titles, max(16, (readBack.columns ?? 200) - 60))
    for delivered in deliveredReminders {
      let title = delivered.title.printable.fitted(to: room).padded(to: room)
      let handle = readBack.palette.paint("[\(delivered.handle)]", .handle)
      let outcome = delivered.isWaiting ? outcome(delivered) + "  " + handle : outcome(delivered)
      timeline.add(style.zone.civil(at: delivered.at), title + "  " + outcome)
    }
    return timeline.text
  }

  private func outcome(_ delivered: DeliveredReminder) -> String {
    func say(_ sentence: RecentWords, _ moment: Instant? = nil) -> String {
      let moment = moment.map { readBack.moment($0, seenFrom: delivered.at, in: style.zone) }
      return sentence.text(
        tone,
        [
          "moment": moment ?? "", "count": "\(delivered.times)",
          "who": HistoryWords.who(delivered.source, style.tone),
        ]
      )
    }
    let words =
      switch delivered.outcome {
      case .waiting where delivered.times == 0: say(.handedOver)
      case .waiting: say(delivered.times > 1 ? .waitingTimes : .waiting)
      case .held: say(.held)
      case .snoozed: say(delivered.until == nil ? .snoozedPlain : .snoozed, delivered.until)
      case .doing: say(.doing, delivered.until)
      case .done: say(.done, delivered.outcomeAt)
      case .skipped: say(.skipped)
      case .paused: say(.paused)
      case .ended: say(.ended)
      case .moved: say(.moved)
      case .deleted: say(.deleted)
      }
    guard delivered.wasHeld, delivered.outcome != .held else { return words }
    return RecentWords.heldFirst.text(tone, ["outcome": words])
  }
}
