package import Model
package import Planning

/// The text of a popup: plain, within the limits of every server.
package struct PopupText: Hashable, Sendable {
  /// A button: the key that comes back when it is pressed, and what stands on it.
  package struct Action: Hashable, Sendable {
    package var key: String
    package var label: String

    package init(_ button: PopupButton, tone: Tone) {
      key = button.rawValue
      label = button.text(tone)
    }
  }

  /// One line of at most 80 characters.
  package var summary: String
  /// Lines of at most 400 characters together.
  package var body: String
  package var actions: [Action]
  /// Further answers, for a server that shows answers as a menu when asked, and not as buttons.
  package var choices: [Action] = []

  package init(summary: String, lines: [String], buttons: [PopupButton], tone: Tone) {
    self.summary = summary.plainLine(limit: PopupText.summaryLimit)
    body = lines.joined(separator: "\n").plainText(limit: PopupText.bodyLimit)
    actions = buttons.map { Action($0, tone: tone) }
  }

  package static let summaryLimit = 80
  /// As much of a summary as GNOME Shell shows on its one line; the rest stands in the body.
  package static let shortSummary = 46
  package static let bodyLimit = 400
  /// So many times of a series are named one by one.
  private static let mostTimes = 4
}

extension PopupText {
  /// The words of a showing at `now`.
  ///
  /// Without `hasButtons` the body says which command to type instead. One that `isFamiliar` has
  /// come up often today, so that it may be for another day. `later` are the moments that it may be
  /// put off to. A title that has no room in the summary is whole in the body.
  package init(
    _ showing: PopupPlan,
    now: Instant,
    in zone: Zone,
    tone: Tone,
    face: ClockFace,
    hasButtons: Bool = true,
    isFamiliar: Bool = false,
    later: Set<LaterChoice> = [],
    room: Int = PopupText.summaryLimit
  ) {
    if let single = showing.toldAlone {
      // Out of a digest it is on the list still, and not shown once more.
      let kind = showing.kind == .digest ? .late : showing.kind
      self.init(
        single,
        kind,
        turn: showing.turn,
        nextPart: showing.nextPart,
        now: now,
        in: zone,
        tone: tone,
        face: face,
        buttons: hasButtons
          ? kind.buttons(isFamiliar: isFamiliar, isUnsure: single.todo.unsure != nil) : [],
        room: room
      )
    } else {
      self.init(
        digest: showing.reminders,
        hasRest: showing.hasRest,
        now: now,
        in: zone,
        tone: tone,
        face: face,
        hasButtons: hasButtons
      )
    }
    // A heads-up is put off to its time at the latest.
    guard hasButtons, showing.kind != .headsUp else { return }
    choices = LaterChoice.allCases.filter(later.contains).map(PopupButton.init)
      .filter { $0 != .morning || !actions.contains(Action(.notToday, tone: tone)) }
      .map { Action($0, tone: tone) }
  }

  /// The popup while the screen is locked: it says that something is waiting, not what.
  package init(lockedIn tone: Tone) {
    self.init(summary: PopupWords.locked.text(tone), lines: [], buttons: [], tone: tone)
  }

  private init(
    _ pending: PendingReminder,
    _ kind: PopupPlan.Kind,
    turn: PopupPlan.Turn?,
    nextPart: String?,
    now: Instant,
    in zone: Zone,
    tone: Tone,
    face: ClockFace,
    buttons: [PopupButton],
    room: Int
  ) {
    let waiting = pending.todo.waitingTimes(at: now, in: pending.zone ?? zone)
    let pending = pending.atNewest(of: waiting, in: zone)
    let todo = pending.todo
    let title = todo.title.plainLine(limit: .max)
    var lines: [String] = []
    if title.count > room { lines.append(title) }
    if let opening = pending.opening(kind, now: now, in: zone, tone: tone, face: face) {
      lines.append(opening)
    }
    if let words = todo.unsure?.plainLine(limit: 80) {
      let question: PopupWords = kind == .headsUp ? .unsureAhead : .unsure
      lines.append(question.text(tone, ["words": words]))
    }
    if let waiting, !waiting.earlier.isEmpty {
      let earlier = waiting.earlier
      let times = timesText(
        earlier,
        beside: [waiting.newest],
        on: zone.civil(at: now).date,
        most: Self.mostTimes,
        tone: tone,
        face: face
      )
      let words: PopupWords = earlier.count == 1 ? .earlierOne : .earlierSeveral
      lines.append(words.text(tone, ["times": times, "count": String(earlier.count)]))
    }
    if kind == .headsUp, pending.isWrapUp { lines.append(PopupWords.wrapUp.text(tone)) }
    // One thing to begin with is enough: the part, which goes on from where it was left.
    if let part = nextPart?.plainLine(limit: 120), !part.isEmpty {
      lines.append(PopupWords.nextPart.text(tone, ["part": part]))
    } else if let step = todo.firstStep?.plainLine(limit: 120), !step.isEmpty {
      lines.append(PopupWords.firstStep.text(tone, ["step": step]))
    }
    if let notes = todo.notes?.plainText(limit: 160), !notes.isEmpty { lines.append(notes) }
    if let turn {
      let values = ["number": "\(turn.number)", "total": "\(turn.total)"]
      lines.append(PopupWords.turn.text(tone, values))
    }
    if buttons.isEmpty { lines.append(PopupWords.doneCommand.text(tone, ["handle": todo.handle])) }
    self.init(summary: title, lines: lines, buttons: buttons, tone: tone)
  }
}

extension PopupPlan.Kind {
  /// The answers to a single reminder: three at most, one of them for its situation.
  fileprivate func buttons(isFamiliar: Bool, isUnsure: Bool) -> [PopupButton] {
    switch self {
    case _ where isUnsure: [.done, .later, .right]
    case .headsUp, .digest: [.done, .later]
    case .due, .late, .again, .checkIn: [.done, .later, isFamiliar ? .notToday : .doing]
    }
  }
}

extension PopupButton {
  package init(_ choice: LaterChoice) {
    self =
      switch choice {
      case .thisEvening: .evening
      case .tomorrowMorning: .morning
      }
  }

  /// The moment that it puts off to, if it does.
  package var choice: LaterChoice? { LaterChoice.allCases.first { PopupButton($0) == self } }
}

extension PendingReminder {
  /// The reminder with the newest of the times that its series has come, where several wait.
  func atNewest(of waiting: WaitingTimes?, in zone: Zone) -> PendingReminder {
    guard let waiting, !waiting.earlier.isEmpty else { return self }
    let own = self.zone ?? zone
    var newest = self
    newest.todo = todo.atNewest(of: waiting, in: own)
    if dueAt != nil { newest.dueAt = own.instant(of: waiting.newest) }
    return newest
  }

  func momentText(now: Instant, in zone: Zone, tone: Tone, face: ClockFace) -> MomentText? {
    todo.due.map { MomentText($0, dueAt: dueAt, now: now, in: zone, tone: tone, face: face) }
  }

  /// The first line: why it comes, and when it is or was.
  ///
  /// The quiet tone says only the latter.
  fileprivate func opening(
    _ kind: PopupPlan.Kind,
    now: Instant,
    in zone: Zone,
    tone: Tone,
    face: ClockFace
  ) -> String? {
    guard let text = momentText(now: now, in: zone, tone: tone, face: face) else {
      return tone == .quiet ? nil : PopupWords(anytime: kind)?.text(tone)
    }
    var moment = text.absolute
    if let end = todo.endTime {
      moment = PopupWords.until.text(tone, ["moment": moment, "end": face.text(end)])
    }
    let ahead = kind == .headsUp ? text.relative.map(\.sentenceStart) : nil
    let words: PopupWords? =
      switch kind {
      case .due: hasRamp ? .now : .due
      case .headsUp: ahead == nil ? .comesUp : .headsUp
      case .late: .late
      case .again: .again
      case .checkIn: .checkIn
      case .digest: nil
      }
    if kind == .checkIn, tone == .quiet { return todo.endTime == nil ? nil : moment }
    return words?.text(tone, ["moment": moment, "ahead": ahead ?? ""])
  }

  /// Whether it speaks up ahead of its time as well.
  fileprivate var hasRamp: Bool { reminder.leads.contains { $0 > 0 } }

  /// Whether the stage that is shown is the last of several before the due time.
  fileprivate var isWrapUp: Bool {
    reminder.stage > 0 && reminder.stage == reminder.leads.lastIndex { $0 > 0 }
  }
}

extension PopupWords {
  /// The words for what has no time.
  fileprivate init?(anytime kind: PopupPlan.Kind) {
    switch kind {
    case .due: self = .dueAnytime
    case .late: self = .lateAnytime
    case .again: self = .againAnytime
    case .checkIn: self = .checkIn
    case .headsUp, .digest: return nil
    }
  }
}

extension String {
  /// With a capital letter, as the first words of a sentence.
  fileprivate var sentenceStart: String { prefix(1).uppercased() + dropFirst() }
}
