import Actions
import Answers

/// The settings: what `config` answers.
struct ConfigJSON: Answer {
  let path: String
  let exists: Bool
  let problems: [String]
  let settings: String

  static let object = AnswerObject<Self>(
    "config",
    "The settings that count.",
    [
      .field("path", "The path of the config file.", \.path),
      .field("exists", "Whether the file is there.", \.exists),
      .field("problems", "What could not be taken of it, as sentences.", \.problems),
      .field("settings", "Every setting as it counts, as TOML.", \.settings),
    ]
  )
}
