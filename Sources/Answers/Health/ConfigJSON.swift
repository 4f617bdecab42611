/// The settings: what `config` answers.
package struct ConfigJSON: Answer {
  let path: String
  let exists: Bool
  let problems: [String]
  let settings: String

  package init(path: String, exists: Bool, problems: [String], settings: String) {
    self.path = path
    self.exists = exists
    self.problems = problems
    self.settings = settings
  }

  package static let object = Object("config", "The settings that count.") {
    Field("path", "The path of the config file.", \.path)
    Field("exists", "Whether the file is there.", \.exists)
    Field("problems", "What could not be taken of it, as sentences.", \.problems)
    Field("settings", "Every setting as it counts, as TOML.", \.settings)
  }
}
