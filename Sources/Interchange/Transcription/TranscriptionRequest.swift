/// The fields of a form that go to a service beside the recording.
///
/// `POST .../audio/transcriptions` as a form, after OpenAI's published description
/// (openai/openai-openapi, `CreateTranscriptionRequest`); whisper.cpp's server takes the same form
/// (ggml-org/whisper.cpp, `examples/server/README.md`).
package struct TranscriptionRequest: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable {
    /// The only one that every service has.
    case json
    /// Tells of each stretch how likely it is that nobody spoke.
    case verboseJSON = "verbose_json"
  }

  package var model: String
  /// ISO 639-1; `nil` lets the service find out.
  package var language: String?
  /// Words that are likely to come, such as names.
  package var prompt: String?
  package var format: Format
  /// Whether the times of words are asked for as well; not every service takes that.
  package var asksForWords = true

  /// The parameters that it can go without.
  package var dispensable: Set<String> { format == .verboseJSON ? [Self.granularities] : [] }

  private static let granularities = "timestamp_granularities[]"

  package init(model: String, language: String? = nil, prompt: String? = nil, format: Format) {
    self.model = model
    self.language = language
    self.prompt = prompt
    self.format = format
  }

  /// The fields of the form beside the file.
  package var fields: [FormField] {
    var fields: [FormField] = []
    if !model.isEmpty { fields.append(FormField("model", model)) }
    if let language, !language.isEmpty { fields.append(FormField("language", language)) }
    if let prompt, !prompt.isEmpty { fields.append(FormField("prompt", prompt)) }
    fields.append(FormField("response_format", format.rawValue))
    if format == .verboseJSON, asksForWords {
      // With segments alone some tell of no pause.
      fields.append(FormField(Self.granularities, "segment"))
      fields.append(FormField(Self.granularities, "word"))
    }
    return fields
  }

  /// The field that the recording is sent in.
  package static let fileField = "file"

  /// The endings that services know, with the types of media that they stand for (IANA).
  private static let types = [
    "flac": "audio/flac", "m4a": "audio/mp4", "mp3": "audio/mpeg", "mp4": "audio/mp4",
    "mpeg": "audio/mpeg", "mpga": "audio/mpeg", "oga": "audio/ogg", "ogg": "audio/ogg",
    "wav": "audio/wav", "webm": "audio/webm",
  ]

  private static func ending(of path: String) -> String {
    let ending = path.reversed().prefix { $0 != "." && $0 != "/" }.reversed()
    let lowercased = String(ending).lowercased()
    return types[lowercased] == nil ? "wav" : lowercased
  }

  /// Names the recording for the service: services go by the ending of the name.
  package static func fileName(of path: String) -> String { "speech." + ending(of: path) }

  /// The type of the recording, for services that go by that.
  package static func type(of path: String) -> String { types[ending(of: path)] ?? "audio/wav" }
}

/// A field of a form.
package struct FormField: Hashable, Sendable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// The text that a service heard.
package struct Transcription: Hashable, Sendable {
  /// On one line; empty where nobody spoke.
  package let text: String
  /// As the service names it, where it tells.
  package let language: String?
  /// How many words stand before each pause, as far as the service tells.
  package let pauses: [Int]
}

extension Transcription {
  /// Reads the text from the service's response, or throws why it is nothing to go on with.
  package init(_ response: OnlineResponse) throws(OnlineFailure) {
    if let failure = OnlineFailure(response) { throw failure }
    guard let json = response.json, let text = json["text"]?.text else { throw .notJSON }
    language = json["language"]?.text
    let segments = json["segments"]?.elements ?? []
    // Whisper makes up sentences where nobody speaks, and says so of them.
    self.text =
      !segments.contains(where: \.isSilence)
      ? text.onOneLine
      : segments.filter { !$0.isSilence }.compactMap { $0["text"]?.text }.joined(separator: " ")
        .onOneLine
    pauses = self.text.pauses(of: [SpokenSpan](json))
  }
}

extension String {
  /// Words with one blank between them; no other white space, no controls.
  var onOneLine: String {
    unicodeScalars.split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
      .map { String($0) }.joined(separator: " ")
  }
}
