/// What `config --json` answers.
struct ConfigJSON: Encodable, Sendable {
  let path: String
  let exists: Bool
  /// What could not be taken of the file, in words.
  let problems: [String]
  /// Every setting as it counts, as TOML.
  let settings: String
}
