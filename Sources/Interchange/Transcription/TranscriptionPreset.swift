/// A service that writes down speech, as a person names it: everything but the secret.
package struct TranscriptionPreset: Hashable, Sendable {
  package let name: String
  /// With the path, since services differ in it.
  package let url: String
  /// The model where none is named; empty where the service has one loaded.
  package let model: String
  package let format: TranscriptionRequest.Format
  package let needsSecret: Bool

  package init(
    _ name: String,
    _ url: String,
    model: String,
    _ format: TranscriptionRequest.Format,
    needsSecret: Bool = true
  ) {
    self.name = name
    self.url = url
    self.model = model
    self.format = format
    self.needsSecret = needsSecret
  }

  /// The largest file that services take in one piece, in bytes.
  package static let largestFile = 25_000_000

  package static let all = [
    TranscriptionPreset(
      "openai",
      "https://api.openai.com/v1/audio/transcriptions",
      model: "gpt-4o-mini-transcribe",
      .json
    ),
    TranscriptionPreset(
      "groq",
      "https://api.groq.com/openai/v1/audio/transcriptions",
      model: "whisper-large-v3-turbo",
      .verboseJSON
    ),
    TranscriptionPreset(
      "whisper.cpp",
      "http://localhost:8080/inference",
      model: "",
      .verboseJSON,
      needsSecret: false
    ),
    TranscriptionPreset(
      "speaches",
      "http://localhost:8000/v1/audio/transcriptions",
      model: "Systran/faster-whisper-small",
      .verboseJSON,
      needsSecret: false
    ),
  ]

  /// The preset of a name, in any case.
  package static func named(_ name: String) -> TranscriptionPreset? {
    all.first { $0.name == name.lowercased() }
  }

  /// How long a recording may take to be written down, in seconds.
  package static func timeout(ofSeconds length: Int) -> Int { 30 + 2 * length }
}
