/// The rules for everything a person can read.
enum Copy {
  private static let refused = [
    "overdue", "late", "failed", "missed", "forgot", "should have", "lost", "error", "red",
  ]
  /// Written in capitals because that is their name.
  private static let names: Set<String> = [
    "JSON", "VOICEDO", "DB", "RFC", "RRULE", "IANA", "TOML", "SQL", "UTC", "UTF", "GNOME", "KDE",
  ]

  /// Finds the words and signs in a text that are against the rules; the name of a verb is none where it
  /// is typed.
  static func breaches(_ text: String) -> [String] {
    // Options are names.
    let text = text.replacing(#/(voicedo-remind |help |add '|, | {2}|\n)overdue\b/#, with: "")
      .replacing(#/--[a-z-]+/#, with: "")
    let words = text.split { !$0.isLetter && $0 != "'" }.map(String.init)
    let plain = " " + words.joined(separator: " ").lowercased() + " "
    var found = refused.filter { plain.contains(" \($0) ") }
    if text.contains("!") { found.append("!") }
    found += words.filter {
      $0.count > 1 && $0 == $0.uppercased() && $0 != $0.lowercased() && !names.contains($0)
    }
    return found
  }
}
