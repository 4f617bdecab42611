import Configuration
import Delivery
import Desktop
import Logging
import Model
import Planning
import System
import Words

/// Popups that others ask for over the session bus: the service alone posts, lest a popup goes with a
/// command that has ended.
extension Service {
  /// How long a server may take to answer before a test notification is not tried.
  private static let timeout = Duration.seconds(3)
  /// The most seconds that an answer may stay.
  private static let longestAnswer = 60

  /// Shows a test notification and tells in plain words what came of it.
  func tryNotification(_ answer: @escaping @EventLoop (Bool, String) -> Void) {
    let tone = settings.tone
    guard loop.server != nil, let server = sessionBus?.server else {
      return answer(false, ServiceSentences.triedNoServer.text(tone))
    }
    var popup = Popup(
      PopupText(
        summary: ServiceSentences.tryTitle.text(tone),
        lines: [ServiceSentences.tryBody.text(tone)],
        buttons: [.close],
        tone: tone
      ),
      suitedTo: facts
    )
    popup.category = "x-voicedo.test"
    popup.stay = .usual
    let (trial, name) = (popup, facts?.name ?? "")
    server.probe(limit: Self.timeout) { [weak self] isAnswered in
      guard isAnswered else {
        return answer(false, ServiceSentences.triedServerSilent.text(tone))
      }
      self?.admit(trial, as: .trial) { posted in
        switch posted {
        case .shown: answer(true, ServiceSentences.triedShown.text(tone, ["server": name]))
        case .refused(let reason):
          answer(false, ServiceSentences.triedRefused.text(tone, ["reason": reason]))
        }
      }
    }
  }

  /// Shows a popup for a companion that listens, and answers with its number; 0 where there is no
  /// server that takes it.
  func tell(_ news: News, _ answer: @escaping @EventLoop (UInt32) -> Void) {
    guard let identity = loop.usableServer else { return answer(0) }
    let buttons = news.buttons.compactMap(PopupButton.init(rawValue:))
      .filter { [.undo, .edit, .keep, .close].contains($0) }
    let title = news.title.start
    let isLong = title.count > PopupText.summaryLimit
    let text =
      settings.policy.isPrivate || loop.isLocked
      ? PopupText(lockedIn: settings.tone)
      : PopupText(
        summary: title,
        lines: (isLong ? [title] : []) + (news.text.isEmpty ? [] : [news.text.start]),
        buttons: facts.hasButtons ? buttons : [],
        tone: settings.tone
      )
    var popup = Popup(text, suitedTo: facts)
    popup.category = "x-voicedo.listening"
    // Words that are in no to-do are to be seen.
    popup.stay = news.buttons.contains(PopupButton.keep.rawValue) ? .untilAnswered : .usual
    if news.seconds > 0 { popup.stay = .seconds(min(news.seconds, Self.longestAnswer)) }
    let stay = popup.stay
    popup.isQuiet = true
    // A number of an earlier server, or of a reminder, means nothing here.
    if guests[news.replaces] == .told { popup.replaces = news.replaces }
    admit(popup, as: .told) { [weak self] posted in
      if case .shown(let number) = posted, let self, self.loop.server == identity {
        if case .seconds(let seconds) = stay { letGo(number, after: seconds) }
        answer(number)
      } else {
        answer(0)
      }
    }
  }

  /// Takes an answer from the screen after its time, which not every server looks after.
  private func letGo(_ number: UInt32, after seconds: Int) {
    do {
      answers[number] = try Pause(.seconds(seconds)) { [weak self] in self?.letGo(number) }
    } catch {
      logger.debug("An answer stays", metadata: ["reason": "\(error)"])
    }
  }

  private func letGo(_ number: UInt32) {
    answers[number] = nil
    if guests[number] != nil { notifier?.withdraw(number) { _ in } }
  }

  /// Takes all answers from the screen, and what came of a search: it is locked.
  func hideAnswers() {
    for number in answers.keys { letGo(number) }
    for (number, guest) in guests where guest.isOfSearch {
      notifier?.withdraw(number) { _ in }
      forgetGuest(number)
    }
  }

  /// Posts a popup, once reminders have made room for it where a server shows only some.
  func admit(
    _ popup: Popup,
    as guest: Guest,
    _ done: @escaping @EventLoop (Notifier.Posted) -> Void
  ) {
    guard popup.replaces == nil, facts.map({ ServerTraits($0).room }) ?? nil != nil,
      let server = sessionBus?.server
    else { return post(popup, as: guest, done) }
    guestsToCome += 1
    countGuests()
    // By the time of the answer the loop has one as well, and posts without asking.
    server.probe(limit: Self.timeout) { [weak self] _ in
      guard let self else { return }
      handle(.check)
      post(popup, as: guest) { posted in
        self.guestsToCome = max(0, self.guestsToCome - 1)
        self.countGuests()
        done(posted)
      }
    }
  }

  /// Whether one more is no flood: a server that is buried shows no reminder either, and a reminder
  /// waits for the server's answer to each guest that was handed over before it.
  private func hasRoomForGuest() -> Bool {
    let now = MachineClocks.read().sinceStart
    guestsAt.removeAll { now - $0 > .seconds(10) }
    guard guestsAt.count < 50, guestsUnanswered < 3 else { return false }
    guestsAt.append(now)
    return true
  }

  private func post(
    _ popup: Popup,
    as guest: Guest,
    _ done: @escaping @EventLoop (Notifier.Posted) -> Void
  ) {
    guard hasRoomForGuest() else {
      return done(.refused(ServiceSentences.tooManyAtOnce.text(settings.tone)))
    }
    let server = loop.server
    var popup = popup
    // GNOME would start the program of the desktop entry and close all the others.
    popup.canBePressed = facts?.isGnomeShell == true && facts.hasButtons
    guestsUnanswered += 1
    followQuiet()
    onceLifted { [weak self, popup] in
      self?.notifier?.post(popup) { [weak self] posted in
        EventLoop.enqueue {
          self?.guestsUnanswered -= 1
          if case .shown(let number) = posted, let self, self.loop.server == server {
            self.guests[number] = guest
          }
          self?.followQuiet()
          done(posted)
        }
      }
    }
  }

  /// The popup of a guest has gone.
  func forgetGuest(_ number: UInt32) {
    (guests[number], answers[number]) = (nil, nil)
    followQuiet()
    countGuests()
  }

  /// Has the desktop keep popups of others back while the loop wants it, and nothing of ours is to be
  /// seen that somebody asked for.
  func followQuiet() {
    let isWanted = wantsQuietDesktop && guests.isEmpty && guestsUnanswered == 0
    sessionBus?.keepQuiet(isWanted)
  }

  /// Does something once the desktop keeps nothing back for us that is to be seen.
  func onceLifted(_ body: @escaping @EventLoop () -> Void) {
    if let sessionBus { sessionBus.onceLifted(body) } else { body() }
  }

  /// Tells the loop how many places are taken.
  private func countGuests() {
    handle(.guests(guests.count + guestsToCome))
  }
}

extension String {
  /// As much of it as a popup can show; others may say megabytes.
  fileprivate var start: String { String(decoding: utf8.prefix(2000), as: UTF8.self) }
}
