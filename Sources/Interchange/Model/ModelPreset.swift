/// A service for models as a person names it: everything but the secret.
package struct ModelPreset: Hashable, Sendable {
  package let name: String
  /// Without a slash at its end.
  package let url: String
  package let wire: Wire
  /// The model where none is named; empty where the service has one loaded.
  package let model: String
  package let schemaMode: SchemaMode
  /// How long one answer may take, in seconds; a local server may have to load the model first.
  package let timeout: Int
  package let needsSecret: Bool

  package init(
    _ name: String,
    _ url: String,
    _ wire: Wire,
    model: String,
    _ schemaMode: SchemaMode,
    timeout: Int = 10,
    needsSecret: Bool = true
  ) {
    self.name = name
    self.url = url
    self.wire = wire
    self.model = model
    self.schemaMode = schemaMode
    self.timeout = timeout
    self.needsSecret = needsSecret
  }

  package static let all = [
    ModelPreset(
      "claude",
      "https://api.anthropic.com/v1",
      .anthropic,
      model: "claude-haiku-4-5",
      .strict
    ),
    ModelPreset("openai", "https://api.openai.com/v1", .openAI, model: "gpt-4.1-mini", .strict),
    ModelPreset(
      "groq",
      "https://api.groq.com/openai/v1",
      .openAI,
      model: "openai/gpt-oss-20b",
      .strict
    ),
    ModelPreset(
      "gemini",
      "https://generativelanguage.googleapis.com/v1beta",
      .gemini,
      model: "gemini-flash-latest",
      .strict
    ),
    ModelPreset(
      "ollama",
      "http://localhost:11434/v1",
      .openAI,
      model: "llama3.2",
      .loose,
      timeout: 300,
      needsSecret: false
    ),
    ModelPreset(
      "llama.cpp",
      "http://localhost:8080/v1",
      .openAI,
      model: "",
      .loose,
      timeout: 300,
      needsSecret: false
    ),
    ModelPreset(
      "lm-studio",
      "http://localhost:1234/v1",
      .openAI,
      model: "",
      .loose,
      timeout: 300,
      needsSecret: false
    ),
  ]

  /// The preset of a name, in any case.
  package static func named(_ name: String) -> ModelPreset? {
    all.first { $0.name == name.lowercased() }
  }
}
