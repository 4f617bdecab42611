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
    return fields
  }

  /// The field that the recording is sent in.
  package static let fileField = "file"

  /// Names the recording for the service: services go by the ending of the name.
  package static func fileName(of path: String) -> String {
    let ending = path.reversed().prefix { $0 != "." && $0 != "/" }.reversed()
    let known = ["flac", "m4a", "mp3", "mp4", "mpeg", "mpga", "oga", "ogg", "wav", "webm"]
    let lowercased = String(ending).lowercased()
    return "speech." + (known.contains(lowercased) ? lowercased : "wav")
  }
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
}

extension Transcription {
  /// Reads the text from the service's response, or throws why it is nothing to go on with.
  package init(_ response: OnlineResponse) throws(OnlineFailure) {
    if let failure = OnlineFailure(response) { throw failure }
    guard let json = response.json, let text = json["text"]?.text else { throw .notJSON }
    language = json["language"]?.text
    let segments = json["segments"]?.elements ?? []
    // Whisper makes up sentences where nobody speaks, and says so of them.
    guard segments.contains(where: \.isSilence) else {
      self.text = text.onOneLine
      return
    }
    self.text =
      segments.filter { !$0.isSilence }.compactMap { $0["text"]?.text }.joined(separator: " ")
      .onOneLine
  }
}

extension JSONValue {
  /// Whether a segment holds no speech, by the limits of Whisper's own decoder.
  fileprivate var isSilence: Bool {
    guard let silence = self["no_speech_prob"]?.double else { return false }
    return silence > 0.6 && (self["avg_logprob"]?.double ?? -2) < -1
  }
}

extension String {
  /// Words with one blank between them; no other white space, no controls.
  var onOneLine: String {
    unicodeScalars.split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
      .map { String($0) }.joined(separator: " ")
  }
}
