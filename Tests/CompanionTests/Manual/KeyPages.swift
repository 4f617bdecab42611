import Words

@testable import Configuration

/// The manual's part on each key of the config file, from the program's own table.
enum KeyPages {
  static func part() -> [String] {
    ConfigurationSection.allCases.flatMap { section in
      guard section != .secrets else { return secrets }
      let keys = ConfigurationKey.all.filter { $0.section == section }
      return heading(section) + [".Bl -tag -width Ds"] + keys.flatMap(item) + [".El"]
    }
  }

  /// The section whose keys are names of the person's own.
  private static let secrets =
    heading(.secrets) + ["each key names a secret, and says where it is kept:"]
    + [".Bl -tag -width Ds"]
    + [
      ("command", "the words of a command, of which the first line that it prints counts."),
      ("keyring", "the name of an entry in the desktop's keyring (Secret Service)."),
      ("credential", "the name of a systemd credential."),
      ("file", "the path of a file that its owner alone can read."),
      ("environment", "the name of a variable of the environment."),
    ].flatMap { name, summary in [".It Va \(name)"] + Mdoc.text("A table with " + summary) }
    + [".El"]

  private static func heading(_ section: ConfigurationSection) -> [String] {
    section == .top
      ? [".Sh KEYS", "Before the first section:"]
      : [".Pp", "In the section", ".Ql [\(section.rawValue)] :"]
  }

  private static func item(_ key: ConfigurationKey) -> [String] {
    [".It Va \(key.name)"] + Mdoc.text(key.summary)
      + Mdoc.text("It takes \(key.expected.text(.literal)).")
      + ["The default is", inMacro(key.defaultValue)]
  }

  /// Text has quotes of its own already.
  private static func inMacro(_ text: String) -> String {
    let macro = text.hasPrefix("\"") ? "No" : "Ql"
    return ".\(macro) \(quoted(text)) ."
  }

  /// A macro takes quotes for its own.
  private static func quoted(_ text: String) -> String {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    let escaped = parts.map { Mdoc.escaped(String($0)) }.joined(separator: "\\(dq")
    return escaped.contains(" ") ? "\"\(escaped)\"" : escaped
  }
}
