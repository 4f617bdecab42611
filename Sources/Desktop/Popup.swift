/// A notification to show.
package struct Popup: Hashable, Sendable {
  /// A button: what the server reports when it is pressed, and what it says.
  package struct Button: Hashable, Sendable {
    package var key: String
    package var label: String

    package init(key: String, label: String) {
      self.key = key
      self.label = label
    }
  }

  package enum Urgency: String, CaseIterable, Hashable, Sendable {
    case low, normal
    /// Shown even over a full screen and in Do-Not-Disturb.
    case critical
  }

  package enum Stay: Hashable, Sendable {
    /// Until it is answered, where the server has room for that.
    case untilAnswered
    /// As the server has it.
    case usual
    /// So many seconds; then it is kept nowhere.
    case seconds(Int)
  }

  package var summary: String
  package var body: String
  /// At most three.
  package var buttons: [Button]
  /// Further answers, for a server that shows answers as a menu when asked, and not as buttons.
  package var choices: [Button]
  package var urgency: Urgency
  /// A word of the Desktop Notifications specification, or `x-vendor.class`.
  package var category: String
  /// Without sound.
  package var isQuiet: Bool
  /// How long it stays on screen, where the server goes by that.
  package var stay: Stay
  /// Whether a press on the popup itself is told as the button `default`.
  package var canBePressed = false
  /// The number of the popup that it takes the place of, on the same server.
  package var replaces: UInt32?

  package init(
    summary: String,
    body: String = "",
    buttons: [Button] = [],
    choices: [Button] = [],
    urgency: Urgency = .normal,
    category: String = "x-voicedo.reminder",
    isQuiet: Bool = false,
    stay: Stay = .untilAnswered,
    replaces: UInt32? = nil
  ) {
    self.summary = summary
    self.body = body
    self.buttons = buttons
    self.choices = choices
    self.urgency = urgency
    self.category = category
    self.isQuiet = isQuiet
    self.stay = stay
    self.replaces = replaces
  }
}
