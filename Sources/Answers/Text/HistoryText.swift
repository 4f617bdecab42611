import Actions
import Model
import Planning
package import Store
import Words

/// The history of a to-do in plain sentences, and how it stands.
package struct HistoryText {
  package let style: AnswerStyle
  package let readBack: ReadBack

  package init(_ style: AnswerStyle) {
    self.style = style
    readBack = ReadBack(style)
  }

  private var tone: Tone { style.tone }

  /// The whole history under the to-do's name.
  package func text(_ history: History) -> String {
    let heading =
      readBack.palette.paint(history.title.printable, .heading) + "  "
      + readBack.palette.paint("[\(history.handle)]", .handle)
    var timeline = Timeline(readBack)
    let told = history.events
    for (index, event) in told.enumerated() {
      let before = index > 0 ? told[index - 1] : nil
      let after = index + 1 < told.count ? told[index + 1] : nil
      if event.kind == .fellDue, after?.isShownAtItsTime(event) ?? false { continue }
      let isAtItsTime = before.map { event.isShownAtItsTime($0) } ?? false
      guard let line = line(event, isAtItsTime: isAtItsTime) else { continue }
      timeline.add(style.zone.civil(at: event.at), line)
    }
    let problem = history.row?.todo.problem?.printable ?? ""
    let times =
      readBack.unanswered(history.times.counted.suffix(Kept.usual))
      .map { HistoryWords.times.text(tone, ["times": $0]) } ?? ""
    return [heading, timeline.text, times, standing(history), problem].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// One event in words; `nil` where there is nothing to tell a person.
  private func line(_ event: HistoryEvent, isAtItsTime: Bool) -> String? {
    let zones = (event.reason ?? "").split(separator: " ").map(String.init)
    func say(_ sentence: HistoryWords, _ moment: Instant? = nil) -> String {
      let moment = moment.map { readBack.moment($0, seenFrom: event.at, in: style.zone) }
      return sentence.text(
        tone,
        [
          "who": HistoryWords.who(event.source, tone), "moment": moment ?? "",
          "count": "\(event.others)",
          "phrase": event.phrase?.printable ?? "",
          "from": zones.first?.printable ?? "", "to": zones.last?.printable ?? "",
        ]
      )
    }
    switch event.kind {
    case .captured:
      return say(
        event.dueAt == nil ? .added : event.phrase == nil ? .addedFor : .addedAs,
        event.dueAt
      )
    case .moved:
      return say(
        event.dueAt == nil ? .untimed : event.phrase == nil ? .moved : .movedAs,
        event.dueAt
      )
    case .shown: return say(shown(event, isAtItsTime: isAtItsTime))
    case .held:
      return say(HistoryWords(heldFor: event.reason))
    case .closed:
      return switch event.reason {
      case "elsewhere": say(.closedElsewhere)
      case "server-gone", "gone": say(.closedWithServer)
      case "unseen": say(.closedUnseen)
      // The service itself took it away, to show its to-dos another way.
      case "withdrawn": nil
      default: say(.closed)
      }
    case .snoozed:
      guard let until = event.until else { return say(.putOffPlain) }
      if event.reason == "not-today" { return say(.choseNotToday, until) }
      return say([.popup, .push].contains(event.source) ? .choseLater : .putOff, until)
    case .began: return say(.began, event.until)
    case .done:
      guard let doneAt = event.doneAt else {
        return say(event.dueAt == nil ? .done : .doneAndNext, event.dueAt)
      }
      let at = readBack.moment(doneAt, seenFrom: event.at, in: style.zone)
      let next = event.dueAt.map { readBack.moment($0, seenFrom: event.at, in: style.zone) }
      let sentence: HistoryWords = next == nil ? .doneAt : .doneAtAndNext
      return sentence.text(
        tone,
        ["who": HistoryWords.who(event.source, tone), "at": at, "moment": next ?? ""]
      )
    case .skipped: return say(event.dueAt == nil ? .skipped : .skippedAndNext, event.dueAt)
    case .paused:
      let until = event.reason.flatMap { CivilDateTime($0) }.map(style.zone.instant(of:))
      return say(until == nil ? .paused : .pausedUntil, until)
    case .slept: return say(.slept, event.until)
    case .off: return say(.off, event.until)
    case .stopped: return say(.stopped, event.until)
    case .clockSet: return say(.clockSet, event.until)
    case .zoneChanged: return say(.zoneChanged)
    case .fellDue: return say(.fellDue)
    case .refused: return say(.refused)
    case .pushed: return say(HistoryWords(pushedFor: event.reason))
    case .pushDropped: return say(.pushDropped)
    case .unsnoozed: return say(.unsnoozed)
    case .unbegun: return say(.unbegun)
    case .reopened: return say(.reopened)
    case .deleted: return say(.deleted)
    case .restored: return say(.restored)
    case .resumed: return say(.resumed)
    case .ended: return say(.ended)
    // It follows from what was told before.
    case .withdrawn: return nil
    }
  }

  private func shown(_ event: HistoryEvent, isAtItsTime: Bool) -> HistoryWords {
    switch event.obstacle {
    case .locked: return .handedOverLocked
    case .doNotDisturb: return .handedOverQuiet
    default: break
    }
    switch (event.others, isAtItsTime) {
    case (1, true): return .fellDueShownWithOne
    case (1, false): return .shownWithOne
    case (2..., true): return .fellDueShownWithOthers
    case (2..., false): return .shownWithOthers
    case (_, true): return .fellDueShown
    default: break
    }
    return switch event.reason {
    case "again": .shownAgain
    case "headsUp": .shownAhead
    case "checkIn": .shownCheckIn
    default: .shown
    }
  }
}

extension HistoryText {
  /// How it stands now, and what comes next, in one line.
  func standing(_ history: History) -> String {
    guard let row = history.row else { return HistoryWords.isDeleted.text(tone) }
    let todo = row.todo
    if todo.completedAt != nil { return HistoryWords.isDone.text(tone) }
    if let pause = todo.pause {
      guard let until = pause.until else { return HistoryWords.isPaused.text(tone) }
      let moment = readBack.nearMoment(style.zone.instant(of: until))
      return HistoryWords.isPausedUntil.text(tone, ["moment": moment])
    }
    guard let reminder = row.reminder, reminder.state != .closed else {
      return HistoryWords.isUntimed.text(tone)
    }
    if reminder.isSilent, reminder.fireAt == nil, let due = todo.due {
      let moment = readBack.moment(due, endTime: todo.endTime)
      return HistoryWords.isSilent.text(tone, ["moment": moment])
    }
    let next = reminder.fireAt.flatMap { $0 > style.now ? $0 : nil }
      .map { HistoryWords.next.text(tone, ["moment": readBack.nearMoment($0)]) }
    if let since = reminder.unshownSince(style.now) {
      let values = [
        "moment": readBack.nearMoment(since), "command": commandLine(["doctor"]),
      ]
      return HistoryWords.isDueSince.text(tone, values)
    }
    let state: HistoryWords? =
      switch reminder.state {
      case .scheduled: next == nil ? .isOnItsWay : reminder.shownAt == nil ? nil : .isUnanswered
      case .delivering: .isOnItsWay
      // The reason that held it at first may have given way to something else.
      case .held: .isHeld
      case .snoozed:
        next == nil ? .isOnItsWay : reminder.checkIn == .awaited ? .isBeingDone : .isPutOff
      case .shown:
        reminder.popup != nil
          ? history.events.last { $0.kind == .shown }?.obstacle == nil ? .isOnScreen : .isBehind
          : next == nil ? .isResting : .isUnanswered
      case .closed: nil
      }
    let told = answered(history, reminder) ?? state?.text(tone)
    return [told, next].compactMap(\.self).joined(separator: " ")
  }
}

extension HistoryText {
  /// What was answered to the time of a series that came last, while its reminder waits for the next.
  private func answered(_ history: History, _ reminder: Reminder) -> String? {
    guard reminder.state == .scheduled, history.row?.todo.recurrence != nil,
      let last = history.events.last(where: { $0.kind == .shown || $0.kind.isAnswer })
    else { return nil }
    let moment = last.doneAt ?? last.at
    let words: HistoryWords
    switch last.kind {
    case .done: words = moment.isAhead(of: style.now) ? .wasDoneAhead : .wasDone
    case .skipped: words = .wasSkipped
    default: return nil
    }
    return words.text(tone, ["moment": readBack.nearMoment(moment)])
  }
}

extension Reminder {
  /// Since when it ought to be on the screen, where that is longer than any way there takes.
  fileprivate func unshownSince(_ now: Instant) -> Instant? {
    guard [.scheduled, .delivering, .snoozed].contains(state), let moment = fireAt,
      now.since(moment) > .minutes(1)
    else { return nil }
    return moment
  }
}

extension HistoryEvent {
  /// Whether this is the popup of a to-do that fell due a moment before.
  fileprivate func isShownAtItsTime(_ due: HistoryEvent) -> Bool {
    kind == .shown && due.kind == .fellDue && at.since(due.at) < .seconds(60)
  }
}

extension HistoryWords {
  /// Why a reminder went to the phone, as the ledger has it.
  fileprivate init(pushedFor reason: String?) {
    self =
      switch reason.flatMap(PhoneReminder.Reason.init) {
      case .unanswered: .pushedUnanswered
      case .locked: .pushedLocked
      case .away: .pushedAway
      case nil: .pushed
      }
  }

  /// Why a reminder was held, as the ledger has it.
  fileprivate init(heldFor reason: String?) {
    self =
      switch reason.flatMap(HoldReason.init) {
      case .noNotificationServer: .heldNoServer
      case .switchedOff: .heldSwitchedOff
      case .doNotDisturb: .heldDoNotDisturb
      case .locked: .heldLocked
      case .focus: .heldFocus
      case .quietHours: .heldQuiet
      case .night: .heldNight
      case .unanswered: .heldUnanswered
      case .nudgeBudget: .heldBudget
      case nil: .held
      }
  }
}
