import Actions
package import Model
import Planning
package import Store
import Words

/// What happened to a to-do in plain sentences, and how it stands.
package struct StoryText {
  package let style: AnswerStyle
  package let readBack: ReadBack

  package init(_ style: AnswerStyle) {
    self.style = style
    readBack = ReadBack(style)
  }

  private var tone: Tone { style.tone }

  /// The whole story under the to-do's name.
  package func text(_ story: Story) -> String {
    let heading =
      readBack.palette.paint(story.title.printable, .heading) + "  "
      + readBack.palette.paint("[\(story.handle)]", .handle)
    var timeline = Timeline(readBack)
    let told = story.happenings
    for (index, happening) in told.enumerated() {
      let before = index > 0 ? told[index - 1] : nil
      let after = index + 1 < told.count ? told[index + 1] : nil
      if happening.kind == .fellDue, after?.isShownAtItsTime(happening) ?? false { continue }
      let isAtItsTime = before.map { happening.isShownAtItsTime($0) } ?? false
      guard let line = line(happening, isAtItsTime: isAtItsTime) else { continue }
      timeline.add(style.zone.civil(at: happening.at), line)
    }
    return [heading, timeline.text, standing(story)].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// One happening in words; `nil` where there is nothing to tell a person.
  private func line(_ happening: Happening, isAtItsTime: Bool) -> String? {
    let zones = (happening.reason ?? "").split(separator: " ").map(String.init)
    func say(_ sentence: StoryWords, _ moment: Instant? = nil) -> String {
      let moment = moment.map { readBack.moment($0, seenFrom: happening.at, in: style.zone) }
      return sentence.text(
        tone,
        [
          "who": who(happening.source), "moment": moment ?? "", "count": "\(happening.others)",
          "phrase": happening.phrase?.printable ?? "",
          "from": zones.first?.printable ?? "", "to": zones.last?.printable ?? "",
        ]
      )
    }
    switch happening.kind {
    case .captured:
      return say(
        happening.dueAt == nil ? .added : happening.phrase == nil ? .addedFor : .addedAs,
        happening.dueAt
      )
    case .moved:
      return say(
        happening.dueAt == nil ? .untimed : happening.phrase == nil ? .moved : .movedAs,
        happening.dueAt
      )
    case .shown: return say(shown(happening, isAtItsTime: isAtItsTime))
    case .held:
      return say(StoryWords(heldFor: happening.reason))
    case .closed:
      return switch happening.reason {
      case "server-gone", "gone": say(.closedWithServer)
      // The service itself took it away, to show its to-dos another way.
      case "withdrawn": nil
      default: say(.closed)
      }
    case .snoozed:
      guard let until = happening.until else { return say(.putOffPlain) }
      if happening.reason == "not-today" { return say(.choseNotToday, until) }
      return say(happening.source == .popup ? .choseLater : .putOff, until)
    case .began: return say(.began, happening.until)
    case .done: return say(happening.dueAt == nil ? .done : .doneAndNext, happening.dueAt)
    case .skipped: return say(happening.dueAt == nil ? .skipped : .skippedAndNext, happening.dueAt)
    case .paused:
      let until = happening.reason.flatMap { CivilDateTime($0) }.map(style.zone.instant(of:))
      return say(until == nil ? .paused : .pausedUntil, until)
    case .slept: return say(.slept, happening.until)
    case .off: return say(.off, happening.until)
    case .stopped: return say(.stopped, happening.until)
    case .clockSet: return say(.clockSet, happening.until)
    case .zoneChanged: return say(.zoneChanged)
    case .fellDue: return say(.fellDue)
    case .refused: return say(.refused)
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

  private func shown(_ happening: Happening, isAtItsTime: Bool) -> StoryWords {
    switch (happening.others, isAtItsTime) {
    case (1, true): return .fellDueShownWithOne
    case (1, false): return .shownWithOne
    case (2..., true): return .fellDueShownWithOthers
    case (2..., false): return .shownWithOthers
    case (_, true): return .fellDueShown
    default: break
    }
    return switch happening.reason {
    case "again": .shownAgain
    case "headsUp": .shownAhead
    case "checkIn": .shownCheckIn
    default: .shown
    }
  }

  /// Who did it, in words.
  package func who(_ source: ChangeSource?) -> String {
    switch source {
    case .commandLine: StoryWords.inTerminal.text(tone)
    case .voice: StoryWords.byVoice.text(tone)
    case .popup: StoryWords.inPopup.text(tone)
    case .undo: StoryWords.withUndo.text(tone)
    case .redo: StoryWords.withRedo.text(tone)
    case .sql, nil: StoryWords.byAnotherProgram.text(tone)
    case let source?: StoryWords.bySource.text(tone, ["source": source.rawValue.printable])
    }
  }
}

extension StoryText {
  /// How it stands now, and what comes next, in one line.
  func standing(_ story: Story) -> String {
    guard let row = story.row else { return StoryWords.isDeleted.text(tone) }
    let todo = row.todo
    if todo.completedAt != nil { return StoryWords.isDone.text(tone) }
    if let pause = todo.pause {
      guard let until = pause.until else { return StoryWords.isPaused.text(tone) }
      let moment = readBack.nearMoment(style.zone.instant(of: until))
      return StoryWords.isPausedUntil.text(tone, ["moment": moment])
    }
    guard let reminder = row.reminder, reminder.state != .closed else {
      return StoryWords.isUntimed.text(tone)
    }
    let next = reminder.fireAt.flatMap { $0 > style.now ? $0 : nil }
      .map { StoryWords.next.text(tone, ["moment": readBack.nearMoment($0)]) }
    let state: StoryWords? =
      switch reminder.state {
      case .scheduled: next == nil ? .isOnItsWay : reminder.shownAt == nil ? nil : .isUnanswered
      case .delivering: .isOnItsWay
      // What held it at first may have given way to something else.
      case .held: .isHeld
      case .snoozed:
        next == nil ? .isOnItsWay : reminder.checkIn == .awaited ? .isBeingDone : .isPutOff
      case .shown:
        reminder.popup != nil ? .isOnScreen : next == nil ? .isResting : .isUnanswered
      case .closed: nil
      }
    return [state?.text(tone), next].compactMap(\.self).joined(separator: " ")
  }
}

extension Happening {
  /// Whether this is the popup of a to-do that fell due a moment before.
  fileprivate func isShownAtItsTime(_ due: Happening) -> Bool {
    kind == .shown && due.kind == .fellDue && at.since(due.at) < .seconds(60)
  }
}

extension StoryWords {
  /// Why a reminder was held, as the ledger has it.
  fileprivate init(heldFor reason: String?) {
    self =
      switch reason.flatMap(HoldReason.init) {
      case .noNotificationServer: .heldNoServer
      case .doNotDisturb: .heldDoNotDisturb
      case .locked: .heldLocked
      case .quietHours: .heldQuiet
      case .nudgeBudget: .heldBudget
      case nil: .held
      }
  }
}
