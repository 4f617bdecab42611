package import Model
package import Planning

/// The words of events that are told before they begin.
package enum EventWords: Sentence, SentenceFamily {
  case leaveBy = """
    Leave by {leave} to be there at {start}
    Leave by {leave}. It begins at {start}
    Leave by {leave} for {start}
    """
  case ahead = "{ahead}: {start}"
  case begins = "It begins at {start}"
  case began = "It began at {start}"
  case several = "{count} events of your calendars"
  case line = "• {start} {title}"
  case untitled = "An event"
}

extension PopupText {
  /// The popup of events that are about to begin.
  package init(
    _ notices: [EventNotice],
    now: Instant,
    in zone: Zone,
    tone: Tone,
    face: ClockFace,
    hasButtons: Bool = true
  ) {
    let buttons: [PopupButton] = hasButtons ? [.close] : []
    guard notices.count > 1, let first = notices.first else {
      let notice = notices.first
      self.init(
        summary: notice?.shownTitle(tone) ?? "",
        lines: notice?.lines(now: now, in: zone, tone: tone, face: face) ?? [],
        buttons: buttons,
        tone: tone
      )
      return
    }
    let lines = notices.prefix(Self.mostEvents).map { notice in
      EventWords.line.text(
        tone,
        ["start": notice.start(in: zone, face), "title": notice.shownTitle(tone)]
      )
    }
    let more = notices.count - Self.mostEvents
    let rest = more > 0 ? [BriefingWords.more.text(tone, ["count": "\(more)"])] : []
    // All of one calendar say the same of when to leave.
    let leave = notices.allSatisfy { $0.span.lowerBound == first.span.lowerBound }
    let opening = leave ? first.opening(now: now, in: zone, tone: tone, face: face) : nil
    self.init(
      summary: EventWords.several.text(tone, ["count": "\(notices.count)"]),
      lines: [opening].compactMap(\.self) + lines + rest,
      buttons: buttons,
      tone: tone
    )
  }

  private static let mostEvents = 5
}

extension EventNotice {
  fileprivate func shownTitle(_ tone: Tone) -> String {
    let title = title.plainLine(limit: 80)
    return title.isEmpty ? EventWords.untitled.text(tone) : title
  }

  fileprivate func start(in zone: Zone, _ face: ClockFace) -> String {
    face.minute(zone.civil(at: span.lowerBound).time)
  }

  fileprivate func lines(now: Instant, in zone: Zone, tone: Tone, face: ClockFace) -> [String] {
    let place = place?.plainLine(limit: 120) ?? ""
    return [opening(now: now, in: zone, tone: tone, face: face)] + (place.isEmpty ? [] : [place])
  }

  /// When to leave, or how soon it begins.
  fileprivate func opening(now: Instant, in zone: Zone, tone: Tone, face: ClockFace) -> String {
    let start = start(in: zone, face)
    let ahead = span.lowerBound.since(now)
    if ahead <= .zero {
      let words: EventWords = ahead == .zero ? .begins : .began
      return words.text(tone, ["start": start])
    }
    // The popup comes a moment after its time; minutes later there is no leaving in time.
    if wish.kind == .leave {
      guard now <= at + .minutes(1) else { return EventWords.begins.text(tone, ["start": start]) }
      let leave = face.minute(zone.civil(at: at).time)
      return EventWords.leaveBy.text(tone, ["leave": leave, "start": start])
    }
    let minutes = Int((ahead.wholeMilliseconds + 59_999) / 60_000)
    let duration = durationText(.minutes(minutes), tone: tone)
    let relative = MomentWords.ahead.text(tone, ["duration": duration])
    let words = relative.prefix(1).uppercased() + relative.dropFirst()
    return EventWords.ahead.text(tone, ["ahead": words, "start": start])
  }
}
