/// A question to a model, whoever serves it.
package struct ModelRequest: Hashable, Sendable {
  /// The model's name; empty leaves it to the service.
  package var model: String
  /// The model's task, the same each time.
  package var instructions: String
  /// The person's words and what belongs to them: data.
  package var text: String
  /// The JSON Schema of the answer.
  package var schema: JSONValue
  package var schemaMode: SchemaMode
  /// Parameters that the service would not take.
  package var leftOut: Set<String> = []

  package init(
    model: String,
    instructions: String,
    text: String,
    schema: JSONValue,
    schemaMode: SchemaMode
  ) {
    self.model = model
    self.instructions = instructions
    self.text = text
    self.schema = schema
    self.schemaMode = schemaMode
  }

  /// The instructions with the schema below them, for services that may not hold to it.
  var instructionsWithSchema: String {
    instructions + "\n\nAnswer with one JSON object of this JSON Schema, and nothing else:\n"
      + schema.compact
  }
}

/// How a service makes sure that an answer fits the schema.
package enum SchemaMode: String, CaseIterable, Hashable, Sendable {
  /// It promises to.
  case strict
  /// It tries to.
  case loose
  /// It is only told in words.
  case promptOnly = "prompt-only"
}

/// A model's answer.
package struct ModelReply: Hashable, Sendable {
  /// Its text; JSON, if it did as it was told.
  package let text: String
}

/// How a service is spoken to.
package enum Wire: String, CaseIterable, Hashable, Sendable {
  case anthropic
  /// OpenAI's chat completions, which many services and local servers speak.
  case openAI = "openai"
  case gemini
}

extension Wire {
  /// The request as this service takes it.
  package func encode(_ request: ModelRequest) -> OnlineRequest {
    switch self {
    case .anthropic: encodeAnthropic(request)
    case .openAI: encodeOpenAI(request)
    case .gemini: encodeGemini(request)
    }
  }

  /// Reads the model's answer from the service's response, or throws why it is nothing to go on
  /// with.
  package func decode(_ response: OnlineResponse) throws(OnlineFailure) -> ModelReply {
    if let failure = OnlineFailure(response) { throw failure }
    guard let json = response.json else { throw .notJSON }
    let text =
      switch self {
      case .anthropic: try decodeAnthropic(json)
      case .openAI: try decodeOpenAI(json)
      case .gemini: try decodeGemini(json)
      }
    guard !text.isEmpty else { throw .notJSON }
    return ModelReply(text: text)
  }

  /// The header that carries the secret.
  package func header(secret: String) -> OnlineHeader {
    switch self {
    case .anthropic: OnlineHeader("x-api-key", secret)
    case .openAI: OnlineHeader("authorization", "Bearer " + secret)
    case .gemini: OnlineHeader("x-goog-api-key", secret)
    }
  }
}
