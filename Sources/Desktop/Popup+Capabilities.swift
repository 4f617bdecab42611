/// Longest texts that are sent; a server may take seconds over more.
private let longestSummary = 80
private let longestBody = 400

extension Popup {
  /// The popup as a server with these capabilities can show it.
  ///
  /// Texts are made harmless: markup is escaped where the server reads markup, control and
  /// direction characters go. Without `actions` there are no buttons.
  package func suited(to capabilities: [String]) -> Popup {
    var suited = self
    suited.summary = Self.plain(summary, longest: longestSummary)
    let body = Self.plain(body, longest: longestBody)
    suited.body = capabilities.contains("body-markup") ? Self.escaped(body) : body
    suited.buttons = capabilities.contains("actions") ? Array(buttons.prefix(3)) : []
    return suited
  }

  /// Text without characters that steer a terminal, the writing direction or a C string.
  static func plain(_ text: String, longest: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !scalar.isSteering { scalars.append(scalar) }
    let clean = String(scalars)
    guard clean.count > longest else { return clean }
    return clean.prefix(longest - 1) + "…"
  }

  /// Text that markup shows as it is.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      default: result.append(character)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Control characters other than the line feed, and the bidirectional overrides and isolates.
  fileprivate var isSteering: Bool {
    switch value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
