import Configuration
import Desktop
import Model
import Planning
import System
import Words

/// Popups that a companion asks for while it listens: the service alone posts, lest a popup goes with
/// a command that has ended.
extension Service {
  /// Shows the popup, and answers with its number; 0 where there is no server that takes it.
  func tell(_ news: News, _ answer: @escaping @EventLoop (UInt32) -> Void) {
    guard let identity = health.usable, let notifier else { return answer(0) }
    let buttons = news.buttons.compactMap(PopupButton.init(rawValue:))
      .filter { [.undo, .edit, .close].contains($0) }
    let isPrivate = settings.policy.isPrivate || surroundings.isLocked
    let text =
      isPrivate
      ? PopupText(lockedIn: settings.tone)
      : PopupText(
        summary: news.title,
        lines: news.text.isEmpty ? [] : [news.text],
        buttons: health.capabilities.contains("actions") ? buttons : [],
        tone: settings.tone
      )
    var popup = Popup(text, suitedTo: health.capabilities)
    popup.category = "x-voicedo.listening"
    popup.staysOpen = false
    popup.isQuiet = true
    // A number of an earlier server, or of a reminder, means nothing here.
    if deliveries.told.contains(news.replaces) { popup.replaces = news.replaces }
    notifier.post(popup) { [weak self] posted in
      EventLoop.enqueue {
        guard let self, case .shown(let number) = posted, self.health.identity == identity else {
          return answer(0)
        }
        self.deliveries.own.insert(number)
        self.deliveries.told.insert(number)
        answer(number)
      }
    }
  }

  /// Passes on what was pressed, and takes the popup back.
  func pressed(_ button: String, onTold number: UInt32) {
    sessionBus?.emitPressed(number, button: button)
    notifier?.withdraw(number) { _ in }
  }
}
