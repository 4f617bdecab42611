import Configuration
import Delivery
import Desktop
import Model
import Planning
import System
import Words

/// Popups that others ask for over the session bus: the service alone posts, lest a popup goes with a
/// command that has ended.
extension Service {
  /// How long a server may take to answer before a test notification is not tried.
  private static let timeout = Duration.seconds(3)

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
    popup.staysOpen = false
    let (trial, name) = (popup, facts?.name ?? "")
    server.probe(limit: Self.timeout) { [weak self] isAnswered in
      guard isAnswered else {
        return answer(false, ServiceSentences.triedServerSilent.text(tone))
      }
      self?.post(trial, isTold: false) { posted in
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
      .filter { [.undo, .edit, .close].contains($0) }
    let text =
      settings.policy.isPrivate || loop.isLocked
      ? PopupText(lockedIn: settings.tone)
      : PopupText(
        summary: news.title,
        lines: news.text.isEmpty ? [] : [news.text],
        buttons: facts.hasButtons ? buttons : [],
        tone: settings.tone
      )
    var popup = Popup(text, suitedTo: facts)
    popup.category = "x-voicedo.listening"
    popup.staysOpen = false
    popup.isQuiet = true
    // A number of an earlier server, or of a reminder, means nothing here.
    if guests[news.replaces] == true { popup.replaces = news.replaces }
    post(popup, isTold: true) { [weak self] posted in
      if case .shown(let number) = posted, self?.loop.server == identity {
        answer(number)
      } else {
        answer(0)
      }
    }
  }

  private func post(
    _ popup: Popup,
    isTold: Bool,
    _ done: @escaping @EventLoop (Notifier.Posted) -> Void
  ) {
    let server = loop.server
    notifier?.post(popup) { [weak self] posted in
      EventLoop.enqueue {
        if case .shown(let number) = posted, let self, self.loop.server == server {
          self.guests[number] = isTold
        }
        done(posted)
      }
    }
  }
}
