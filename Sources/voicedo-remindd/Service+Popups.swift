import Configuration
import Delivery
import Desktop
import Model
import Planning
import Store
import System
import Words

/// Popups in words, as the present server can show them.
extension Service {
  func popup(of request: PopupRequest) -> Popup {
    var popup =
      switch request.content {
      case .reminders(let showing, let isFamiliar):
        self.popup(of: showing, isFamiliar: isFamiliar, at: request.now)
      case .briefing(let contents, let isPrivate):
        briefing(contents, isPrivate: isPrivate, at: request.now)
      case .focus(let popup, let isPrivate): focus(popup, isPrivate: isPrivate)
      case .events(let notices, let isPrivate, let isSilent):
        events(notices, isPrivate: isPrivate, isSilent: isSilent, at: request.now)
      case .later(let titles, let handle, let until):
        later(titles, handle: handle, until: until, at: request.now)
      case .wayBack(let wayBack, let isPrivate): self.wayBack(wayBack, isPrivate: isPrivate)
      case .trouble(let trouble): self.trouble(trouble)
      }
    // GNOME would start the program of the desktop entry and close all the others.
    popup.canBePressed = facts?.isGnomeShell == true && facts.hasButtons
    popup.replaces = request.replaces
    return popup
  }

  /// As many characters of a title as are seen of a summary here.
  var titleRoom: Int {
    facts?.isGnomeShell == true ? PopupText.shortSummary : PopupText.summaryLimit
  }

  /// Medication and the like may break through, what was on screen before comes without sound.
  private func popup(of showing: PopupPlan, isFamiliar: Bool, at now: Instant) -> Popup {
    let text =
      showing.isPrivate
      ? PopupText(lockedIn: settings.tone)
      : PopupText(
        showing,
        now: now,
        in: loop.zone,
        tone: settings.tone,
        face: settings.face,
        hasButtons: facts.hasButtons,
        isFamiliar: isFamiliar,
        later: Set(LaterChoice.allCases.filter { loop.moment(of: $0, at: now) != nil }),
        room: titleRoom
      )
    var popup = Popup(text, suitedTo: facts)
    popup.urgency =
      showing.reminders.contains(where: \.reminder.isBreakthrough) ? .critical : .normal
    popup.isQuiet = showing.isSilent
    return popup
  }

  private func briefing(
    _ contents: BriefingContents,
    isPrivate: Bool,
    at now: Instant
  ) -> Popup {
    let text = BriefingText(
      BriefingFacts(contents, in: loop.zone),
      now: loop.zone.civil(at: now),
      tone: settings.tone,
      face: settings.face
    )
    var popup = Popup(
      isPrivate
        ? PopupText(lockedIn: settings.tone)
        : text.popup(settings.tone, hasButtons: facts.hasButtons),
      suitedTo: facts
    )
    popup.category = "x-voicedo.briefing"
    // GNOME shows no banner of what is low.
    popup.urgency = facts?.isGnomeShell == true ? .normal : .low
    return popup
  }

  private func focus(_ content: FocusPopup, isPrivate: Bool) -> Popup {
    var popup = Popup(
      isPrivate
        ? PopupText(lockedIn: settings.tone)
        : PopupText(
          content,
          length: settings.policy.focus.length,
          in: loop.zone,
          tone: settings.tone,
          face: settings.face,
          hasButtons: facts.hasButtons,
          room: titleRoom
        ),
      suitedTo: facts
    )
    popup.category = "x-voicedo.focus"
    // It stays where popups of others are kept back for it.
    if settings.policy.focus.quietsDesktop, content.kind == .focusing,
      facts?.showsCriticalWhenQuiet == true
    {
      popup.urgency = .critical
    }
    popup.isQuiet = true
    if content.isPassing { popup.stay = .usual }
    return popup
  }

  private func events(
    _ notices: [EventNotice],
    isPrivate: Bool,
    isSilent: Bool,
    at now: Instant
  ) -> Popup {
    var popup = Popup(
      isPrivate
        ? PopupText(lockedIn: settings.tone)
        : PopupText(
          notices,
          now: now,
          in: loop.zone,
          tone: settings.tone,
          face: settings.face,
          hasButtons: facts.hasButtons
        ),
      suitedTo: facts
    )
    popup.category = "x-voicedo.event"
    popup.isQuiet = isSilent
    return popup
  }

  private func later(
    _ titles: [String],
    handle: String,
    until moment: Instant,
    at now: Instant
  ) -> Popup {
    let text = PopupText(
      putOff: titles,
      handle: handle,
      until: MomentText(
        moment,
        now: now,
        in: loop.zone,
        tone: settings.tone,
        face: settings.face
      ),
      later: LaterChoice.allCases.filter { loop.moment(of: $0, at: now) != nil },
      tone: settings.tone
    )
    var popup = Popup(text, suitedTo: facts)
    popup.category = "x-voicedo.later"
    popup.isQuiet = true
    popup.stay = .seconds(15)
    return popup
  }

  /// What was answered last; in private mode it has no title.
  private func wayBack(_ wayBack: WayBack, isPrivate: Bool) -> Popup {
    let (tone, moments) = (settings.tone, factsNow)
    let line: String =
      switch wayBack.answer {
      case .done(let next?) where !isPrivate:
        SearchWords.doneAndNext.text(tone, ["moment": moments.moment(next)])
      case .done: SearchWords.done.text(tone)
      case .putOff(let until):
        SearchWords.putOff.text(tone, ["moment": moments.moment(until)])
      case .takenBack: ListenSentences.takenBack.text(tone)
      case .stays: ListenSentences.notTakenBack.text(tone, ["command": "voicedo-remind undo"])
      }
    let count = ["count": String(wayBack.titles.count)]
    let title =
      wayBack.titles.count == 1
      ? wayBack.titles[0].plainLine(limit: .max) : PopupWords.several.text(tone, count)
    let text = PopupText(
      summary: isPrivate ? line : title,
      lines: isPrivate ? [] : (title.count > titleRoom ? [title] : []) + [line],
      buttons: wayBack.isOpen ? [.undo] : [],
      tone: tone
    )
    var popup = Popup(text, suitedTo: facts)
    popup.category = "x-voicedo.answered"
    // GNOME shows no banner of what is low.
    popup.urgency = facts?.isGnomeShell == true ? .normal : .low
    popup.isQuiet = true
    popup.stay = .seconds(Int(DeliveryLoop.wayBackStays.components.seconds))
    return popup
  }

  private func trouble(_ trouble: DatabaseTrouble) -> Popup {
    let (title, body): (ServiceSentences, ServiceSentences) =
      switch trouble {
      case .damaged: (.damageTitle, .damageBody)
      case .full: (.diskFullTitle, .diskFullBody)
      case .readOnly: (.diskReadOnlyTitle, .diskReadOnlyBody)
      case .silent: (.diskSilentTitle, .diskSilentBody)
      case .gone: (.goneTitle, .goneBody)
      case .refused: (.refusedTitle, .refusedBody)
      }
    let verbs = trouble == .gone ? "restore" : "doctor --repair"
    let values = ["command": "voicedo-remind " + verbs, "path": paths.database.folder]
    let text = PopupText(
      summary: title.text(settings.tone),
      lines: [body.text(settings.tone, values)],
      buttons: [],
      tone: settings.tone
    )
    var popup = Popup(text, suitedTo: facts)
    popup.category = "x-voicedo.trouble"
    return popup
  }
}

extension Popup {
  /// The popup of some text as a server can show it.
  init(_ text: PopupText, suitedTo facts: NotificationServerFacts?) {
    self.init(
      summary: text.summary,
      body: text.body,
      buttons: text.actions.map { Button(key: $0.key, label: $0.label) },
      choices: text.choices.map { Button(key: $0.key, label: $0.label) }
    )
    self = suited(to: facts.capabilities, hasMenu: facts?.hasMenu ?? false)
  }
}
