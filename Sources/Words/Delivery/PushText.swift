package import Model
package import Planning

/// The text of a message on the phone.
package struct PushText: Hashable, Sendable {
  /// How much it says.
  package enum Extent: Hashable, Sendable {
    /// What the popup says.
    case full
    case title
    /// Only that something is waiting.
    case generic
  }

  package var title: String
  /// Never empty: a server would put a word of its own there.
  package var message: String
  /// Done, where it names the one thing that would be done; and Later.
  package var buttons: [PopupButton]

  /// The words for reminders that nobody has answered; of several, they name some.
  package init(
    _ reminders: [PendingReminder],
    _ extent: Extent,
    isAhead: Bool,
    isLate: Bool,
    now: Instant,
    in zone: Zone,
    tone: Tone,
    face: ClockFace
  ) {
    let kind: PopupPlan.Kind =
      reminders.count > 1 ? .digest : isAhead ? .headsUp : isLate ? .late : .due
    let popup = PopupText(
      PopupPlan(kind: kind, reminders: reminders),
      now: now,
      in: zone,
      tone: tone,
      face: face
    )
    let heading = PushWords.heading.text(tone)
    switch extent {
    case .full:
      title = popup.summary
      message = popup.body.isEmpty ? heading : popup.body
    case .title:
      title = reminders.count > 1 ? popup.summary : heading
      let titles = reminders.prefix(5).map {
        $0.todo.title.plainLine(limit: PopupText.summaryLimit)
      }
      message = titles.joined(separator: "\n")
    case .generic:
      title = heading
      message = PopupWords.locked.text(tone)
    }
    buttons = reminders.count == 1 && extent != .generic ? [.done, .later] : [.later]
  }
}

/// The words of a message on the phone, beside those of its popup.
package enum PushWords: Sentence, SentenceFamily {
  case heading = "Reminder"
  case trialTitle = "A trial"
  case trialText = """
    Reminders that you do not see at the computer come here.
    Reminders that nobody answers at the computer come here.
    It works.
    """
}
