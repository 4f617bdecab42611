extension Popup {
  /// The popup as a server with these capabilities can show it.
  ///
  /// The body is escaped only for a server that reads markup; one without `actions` gets no buttons.
  /// Three buttons are enough to choose from; `hasMenu` says that the server draws none and opens a menu
  /// instead, which has room for more.
  ///
  /// Limits of length and characters that a screen would obey are the writer's business.
  package func suited(to capabilities: [String], hasMenu: Bool = false) -> Popup {
    var suited = self
    if capabilities.contains("body-markup") { suited.body = Self.escaped(body) }
    let hasActions = capabilities.contains("actions")
    suited.buttons = hasActions ? Array(buttons.prefix(3)) : []
    suited.choices = hasActions && hasMenu ? choices : []
    return suited
  }

  /// Text that markup shows as it is.
  ///
  /// An apostrophe needs no escape, and GNOME Shell would show the one for it as it is written.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
