/// The config file that is shipped, and settings as one.
package enum ConfigurationFile {
  /// The text of a config file with every key commented out at its default.
  package static var defaultText: String {
    var lines = [
      "# Settings of voicedo-remind. Every key stands at its default; take the # in front of",
      "# one away to change it. The service rereads this file as soon as you save it;",
      "# `voicedo-remind config check` tells what it makes of it.",
    ]
    for section in ConfigurationSection.allCases {
      if section != .top { lines += ["", "[\(section.rawValue)]"] }
      for key in ConfigurationKey.all where key.section == section {
        lines += ["", "# \(key.summary)", "#\(key.name) = \(key.defaultValue)"]
      }
      if section == .secrets { lines += secrets }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The comment in a section whose keys are names.
  private static let secrets = [
    "",
    "# Where keys are kept; never write one in here. `voicedo-remind auth set claude` keeps one",
    "# under that name, and nothing more is needed. Otherwise one of these says where it is:",
    "#   claude = { command = [\"pass\", \"show\", \"claude\"] }",
    "#   claude = { keyring = \"claude\" }",
    "#   claude = { credential = \"claude\" }",
    "#   claude = { file = \"~/.config/voicedo-remind/secrets/claude\" }",
    "#   claude = { environment = \"CLAUDE_KEY\" }",
  ]

  /// Settings as the text of a config file, every key with the value that counts.
  package static func text(of settings: Settings) -> String {
    ConfigurationSection.allCases.map { section in
      let keys = ConfigurationKey.all.filter { $0.section == section }
      let heading = section == .top ? [] : ["[\(section.rawValue)]"]
      let secrets = section == .secrets ? settings.secrets.sorted { $0.key < $1.key } : []
      return
        (heading + keys.map { "\($0.name) = \($0.write(settings))" }
        + secrets.map { "\($0.inTOML) = \($1.inTOML)" }).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }
}
