/// Gemini's `models/{model}:generateContent`; shapes after Google's published description
/// (ai.google.dev/api/generate-content: `GenerationConfig`, `Schema`, `Candidate`).
extension Wire {
  func encodeGemini(_ request: ModelRequest) -> OnlineRequest {
    let isHeld =
      request.schemaMode != .promptOnly && request.leftOut.isDisjoint(with: Self.schemaParameters)
    var body: [String: JSONValue] = [
      "systemInstruction": Self.content(
        role: nil,
        isHeld ? request.instructions : request.instructionsWithSchema
      ),
      "contents": .array([Self.content(role: "user", request.text)]),
    ]
    if isHeld {
      body["generationConfig"] = .object([
        "responseMimeType": .string("application/json"),
        "responseSchema": request.schema.asOpenAPISchema,
      ])
    }
    let model = request.model.contains("/") ? request.model : "models/" + request.model
    return OnlineRequest(
      path: "/" + model.percentEncoded + ":generateContent",
      json: .object(body)
    )
  }

  private static let schemaParameters: Set = ["responseSchema", "responseMimeType"]

  private static func content(role: String?, _ text: String) -> JSONValue {
    var content: [String: JSONValue] = ["parts": .array([.object(["text": .string(text)])])]
    if let role { content["role"] = .string(role) }
    return .object(content)
  }

  func decodeGemini(_ json: JSONValue) throws(OnlineFailure) -> String {
    guard let candidate = json["candidates"]?[0] else {
      throw json["promptFeedback"]?["blockReason"]?.text == nil ? .notJSON : .refused
    }
    switch candidate["finishReason"]?.text {
    case nil, "STOP", "FINISH_REASON_UNSPECIFIED": break
    case "MAX_TOKENS": throw .truncated
    default: throw .refused
    }
    return (candidate["content"]?["parts"]?.elements ?? [])
      .filter { $0["thought"]?.bool != true }.compactMap { $0["text"]?.text }.joined()
  }
}

extension JSONValue {
  /// A JSON Schema as the part of OpenAPI 3.0 that Gemini takes: one type in capitals, `nullable`
  /// instead of a second type, and no word on further properties.
  var asOpenAPISchema: JSONValue {
    guard case .object(var schema) = self else { return self }
    schema["additionalProperties"] = nil
    if let type = schema["type"] {
      let types = type.text.map { [$0] } ?? type.texts
      schema["type"] = types.first { $0 != "null" }.map { .string($0.uppercased()) }
      if types.contains("null") { schema["nullable"] = .bool(true) }
    }
    if case .array(let words)? = schema["enum"] {
      schema["enum"] = .array(words.filter { $0 != .null })
    }
    if let items = schema["items"] { schema["items"] = items.asOpenAPISchema }
    if case .object(let properties)? = schema["properties"] {
      schema["properties"] = .object(properties.mapValues(\.asOpenAPISchema))
      schema["propertyOrdering"] = .array(properties.keys.sorted().map(JSONValue.string))
    }
    return .object(schema)
  }
}

extension String {
  /// The text as parts of a path.
  fileprivate var percentEncoded: String {
    var text = ""
    for byte in utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII,
        scalar.properties.isAlphabetic || "0123456789-._~/".contains(Character(scalar))
      {
        text.unicodeScalars.append(scalar)
      } else {
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
