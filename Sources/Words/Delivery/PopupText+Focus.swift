package import Model
package import Planning

extension PopupText {
  /// The popup of a focus session.
  ///
  /// `length` is that of a round, in minutes, which an offer names.
  package init(
    _ popup: FocusPopup,
    length: Int,
    in zone: Zone,
    tone: Tone,
    face: ClockFace,
    hasButtons: Bool = true,
    room: Int = PopupText.summaryLimit
  ) {
    func say(_ words: FocusWords, _ values: [String: String] = [:]) -> String {
      words.text(tone, values)
    }
    func clock(_ moment: Instant?) -> String {
      moment.map { face.minute(zone.civil(at: $0).time) } ?? ""
    }
    let title = popup.title?.plainLine(limit: .max)
    let duration = popup.duration.map { durationText($0, tone: tone) }
    var lines: [String]
    switch popup.kind {
    case .offer: lines = [say(.offer), say(.offerHow, ["minutes": String(length)])]
    case .focusing where popup.endsAt == nil:
      lines = [say(.sinceTime, ["time": clock(popup.startedAt)])]
    case .focusing: lines = [say(.until, ["time": clock(popup.endsAt)])]
    case .paused:
      lines = [duration.map { say(.paused, ["left": $0]) } ?? say(.pausedOpen)]
    case .timeUp: lines = [say(.timeUp, ["duration": duration ?? ""])]
    case .resting: lines = [say(.resting, ["time": clock(popup.endsAt)])]
    case .rested: lines = [say(.rested)]
    case .endedAway: lines = [say(.endedAway, ["duration": duration ?? ""])]
    }
    if let title, title.count > room { lines.insert(title, at: 0) }
    if let step = popup.firstStep?.plainLine(limit: 120), !step.isEmpty {
      lines.append(PopupWords.firstStep.text(tone, ["step": step]))
    }
    if let round = popup.round { lines.append(say(.round, ["round": String(round)])) }
    self.init(
      summary: title ?? say(.anything),
      lines: lines,
      buttons: hasButtons ? popup.buttons : [],
      tone: tone
    )
  }
}

extension FocusPopup {
  /// The answers to it: three at most.
  package var buttons: [PopupButton] {
    let done: [PopupButton] = todo == nil ? [] : [.done]
    return switch kind {
    case .offer: [.start]
    case .focusing: done + [.pause, .stop]
    case .paused: [.goOn, .stop]
    case .timeUp: (todo == nil ? [.stop] : done) + [.more, .rest]
    case .resting, .rested: [.goOn, .stop]
    case .endedAway: []
    }
  }
}
