import Actions

/// What `config --json` answers.
struct ConfigJSON: Encodable, Sendable {
  let path: String
  let exists: Bool
  /// What could not be taken of the file, in words.
  let problems: [String]
  /// Every setting as it counts, as TOML.
  let settings: String
}

extension ConfigJSON: Answer {
  static let shape = AnswerShape(
    "config",
    "The settings that count.",
    [
      AnswerField("path", .text, "The path of the config file."),
      AnswerField("exists", .truth, "Whether the file is there."),
      AnswerField("problems", .list(.text), "What could not be taken of it, as sentences."),
      AnswerField("settings", .text, "Every setting as it counts, as TOML."),
    ]
  )
}
