import Desktop
import Model
import Planning
import Words

extension Popup {
  /// The popup of some text as a server with these capabilities can show it.
  init(_ text: PopupText, suitedTo capabilities: [String], hasMenu: Bool = false) {
    self.init(
      summary: text.summary,
      body: text.body,
      buttons: text.actions.map { Button(key: $0.key, label: $0.label) },
      choices: text.choices.map { Button(key: $0.key, label: $0.label) }
    )
    self = suited(to: capabilities, hasMenu: hasMenu)
  }

  /// The popup of a showing: medication and the like may break through, what was on screen before
  /// comes without sound.
  init(_ text: PopupText, of showing: Showing, suitedTo health: ServerHealth) {
    self.init(text, suitedTo: health.capabilities, hasMenu: health.hasMenu)
    urgency = showing.reminders.contains(where: \.reminder.isBreakthrough) ? .critical : .normal
    isQuiet = showing.isSilent
    replaces = showing.replaces?.number
  }
}
