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
  package static let bodyLimit = 400
}

extension PopupText {
  /// The words of a showing at `now`.
  ///
  /// Without `hasButtons` the body says which command to type instead. One that `isFamiliar` has come
  /// up often today, so that it may be for another day. `later` are the moments that it may be put off
  /// to.
  package init(
    _ showing: PopupPlan,
    now: Instant,
    in zone: Zone,
    tone: Tone,
    hasButtons: Bool = true,
    isFamiliar: Bool = false,
    later: Set<LaterChoice> = []
  ) {
    if showing.reminders.count == 1, let single = showing.reminders.first {
      self.init(
        single,
        showing.kind,
        now: now,
        in: zone,
        tone: tone,
        buttons: hasButtons ? showing.kind.buttons(isFamiliar: isFamiliar) : []
      )
    } else {
      self.init(digest: showing.reminders, now: now, in: zone, tone: tone, hasButtons: hasButtons)
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
    now: Instant,
    in zone: Zone,
    tone: Tone,
    buttons: [PopupButton]
  ) {
    let todo = pending.todo
    let title = todo.title.plainLine(limit: .max)
    let words: PopupWords = kind == .due && pending.hasRamp ? .now : PopupWords(kind)
    let ahead = kind == .headsUp ? pending.timeAhead(at: now, in: zone, tone: tone) : nil
    let opening = words.text(tone, ["title": title, "moment": ahead ?? ""])
    // The title matters more than the words before it.
    let isWhole = opening.count <= PopupText.summaryLimit
    let summary = isWhole ? opening : title

    var lines: [String] = []
    if title.count > PopupText.summaryLimit { lines.append(title) }
    if let moment = pending.momentLine(
      kind,
      saysAhead: isWhole,
      now: now,
      in: zone,
      tone: tone
    ) {
      lines.append(moment)
    }
    if kind == .headsUp, pending.isWrapUp { lines.append(PopupWords.wrapUp.text(tone)) }
    if let step = todo.firstStep?.plainLine(limit: 120), !step.isEmpty {
      lines.append(PopupWords.firstStep.text(tone, ["step": step]))
    }
    if let notes = todo.notes?.plainText(limit: 160), !notes.isEmpty { lines.append(notes) }
    if buttons.isEmpty { lines.append(PopupWords.doneCommand.text(tone, ["handle": todo.handle])) }
    self.init(summary: summary, lines: lines, buttons: buttons, tone: tone)
  }

  private init(
    digest reminders: [PendingReminder],
    now: Instant,
    in zone: Zone,
    tone: Tone,
    hasButtons: Bool
  ) {
    let shown =
      reminders.count <= PopupText.digestLines ? reminders.count : PopupText.digestLines - 1
    var lines = reminders.prefix(shown).map { $0.digestLine(now: now, in: zone, tone: tone) }
    if reminders.count > shown {
      lines.append(PopupWords.more.text(tone, ["count": "\(reminders.count - shown)"]))
    }
    if !hasButtons { lines.append(PopupWords.listCommand.text(tone)) }
    self.init(
      summary: PopupWords.digest.text(tone, ["count": "\(reminders.count)"]),
      lines: lines,
      buttons: hasButtons ? [.singly, .later] : [],
      tone: tone
    )
  }

  /// How many lines a digest has at most; longer ones end in "and 7 more".
  private static let digestLines = 5
}

extension PopupPlan.Kind {
  /// The answers to a single reminder: three at most, one of them for its situation.
  fileprivate func buttons(isFamiliar: Bool) -> [PopupButton] {
    switch self {
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

extension PopupWords {
  fileprivate init(_ kind: PopupPlan.Kind) {
    self =
      switch kind {
      case .due: .due
      case .headsUp: .headsUp
      case .late: .late
      case .again: .again
      case .checkIn: .checkIn
      case .digest: .digest
      }
  }
}

extension PendingReminder {
  /// When it is or was, where that is worth a line: a popup at its moment needs none.
  fileprivate func momentLine(
    _ kind: PopupPlan.Kind,
    saysAhead: Bool,
    now: Instant,
    in zone: Zone,
    tone: Tone
  ) -> String? {
    guard let due = todo.due else { return nil }
    let moment = MomentText(due, dueAt: dueAt, now: now, in: zone, tone: tone)
    let words: String
    switch kind {
    case .headsUp:
      let start = saysAhead ? moment.absolute : moment.full
      words = PopupWords.comesUp.text(tone, ["moment": start])
    case .late, .again:
      words = PopupWords.planned.text(tone, ["moment": moment.absolute])
    case .due, .checkIn, .digest:
      guard todo.endTime != nil else { return nil }
      words = moment.absolute
    }
    guard let end = todo.endTime else { return words }
    return PopupWords.until.text(tone, ["moment": words, "end": end.description])
  }

  /// How far ahead its due time is, "In 15 minutes"; or when it is, where that says more.
  fileprivate func timeAhead(at now: Instant, in zone: Zone, tone: Tone) -> String? {
    guard let due = todo.due else { return nil }
    let moment = MomentText(due, dueAt: dueAt, now: now, in: zone, tone: tone)
    let words = moment.relative ?? moment.absolute
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Whether it speaks up ahead of its time as well.
  fileprivate var hasRamp: Bool { reminder.leads.contains { $0 > 0 } }

  /// Whether the stage that is shown is the last of several before the due time.
  fileprivate var isWrapUp: Bool {
    reminder.stage > 0 && reminder.stage == reminder.leads.lastIndex { $0 > 0 }
  }

  fileprivate func digestLine(now: Instant, in zone: Zone, tone: Tone) -> String {
    let title = todo.title.plainLine(limit: 44)
    guard tone != .quiet, let due = todo.due else {
      return PopupWords.line.text(tone, ["title": title])
    }
    let moment = MomentText(due, dueAt: dueAt, now: now, in: zone, tone: tone).absolute
    return PopupWords.lineWithMoment.text(tone, ["title": title, "moment": moment])
  }
}
