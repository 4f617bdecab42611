import Actions
import Model
package import Store
import Words

/// What came up lately, a line each.
package struct ArrivalText {
  package let style: AnswerStyle
  package let readBack: ReadBack

  package init(_ style: AnswerStyle) {
    self.style = style
    readBack = ReadBack(style)
  }

  private var tone: Tone { style.tone }

  package func text(_ arrivals: [Arrival]) -> String {
    var timeline = Timeline(readBack)
    let titles = arrivals.map(\.title.printable.columns).max() ?? 0
    let room = min(titles, max(16, (readBack.columns ?? 200) - 60))
    for arrival in arrivals {
      let title = arrival.title.printable.fitted(to: room).padded(to: room)
      let handle = readBack.palette.paint("[\(arrival.handle)]", .handle)
      let outcome = arrival.isWaiting ? outcome(arrival) + "  " + handle : outcome(arrival)
      timeline.add(style.zone.civil(at: arrival.at), title + "  " + outcome)
    }
    return timeline.text
  }

  private func outcome(_ arrival: Arrival) -> String {
    func say(_ sentence: RecentWords, _ moment: Instant? = nil) -> String {
      let moment = moment.map { readBack.moment($0, seenFrom: arrival.at, in: style.zone) }
      return sentence.text(
        tone,
        [
          "moment": moment ?? "", "count": "\(arrival.times)",
          "who": StoryText(style).who(arrival.source),
        ]
      )
    }
    let words =
      switch arrival.outcome {
      case .waiting: say(arrival.times > 1 ? .waitingTimes : .waiting)
      case .held: say(.held)
      case .snoozed: say(arrival.until == nil ? .snoozedPlain : .snoozed, arrival.until)
      case .doing: say(.doing, arrival.until)
      case .done: say(.done, arrival.outcomeAt)
      case .skipped: say(.skipped)
      case .paused: say(.paused)
      case .ended: say(.ended)
      case .moved: say(.moved)
      case .deleted: say(.deleted)
      }
    guard arrival.wasHeld, arrival.outcome != .held else { return words }
    return RecentWords.heldFirst.text(tone, ["outcome": words])
  }
}
