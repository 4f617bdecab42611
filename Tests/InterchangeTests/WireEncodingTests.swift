import Testing

@testable import Interchange

@Suite("What is posted to a model")
struct WireEncodingTests {
  private static let schema: JSONValue = .object([
    "type": .string("object"),
    "properties": .object([
      "a": .object(["type": .array([.string("string"), .string("null")])])
    ]),
    "required": .array([.string("a")]),
    "additionalProperties": .bool(false),
  ])

  private func request(_ mode: SchemaMode = .strict, without: Set<String> = []) -> ModelRequest {
    var request = ModelRequest(
      model: "m-1",
      instructions: "Do it.",
      text: "words",
      schema: Self.schema,
      schemaMode: mode
    )
    request.leftOut = without
    return request
  }

  private func body(_ wire: Wire, _ request: ModelRequest) throws -> JSONValue {
    try JSONValue(parsing: wire.encode(request).body)
  }

  @Test func anthropicTakesMessagesWithASchema() throws {
    let encoded = Wire.anthropic.encode(request())
    #expect(encoded.path == "/messages")
    #expect(
      encoded.headers == [
        OnlineHeader("anthropic-version", "2023-06-01"),
        OnlineHeader("content-type", "application/json"),
      ]
    )
    #expect(
      String(decoding: encoded.body, as: UTF8.self)
        == #"{"max_tokens":8192,"messages":[{"content":"words","role":"user"}],"model":"m-1","#
        + #""output_config":{"format":{"schema":\#(Self.schema.compact),"type":"json_schema"}},"#
        + #""system":"Do it."}"#
    )
  }

  @Test func openAITakesAStrictSchemaAndIsToldItAsWell() throws {
    let encoded = Wire.openAI.encode(request())
    #expect(encoded.path == "/chat/completions")
    #expect(encoded.headers == [OnlineHeader("content-type", "application/json")])
    let body = try JSONValue(parsing: encoded.body)
    #expect(body["model"] == .string("m-1"))
    #expect(
      body["response_format"]?.compact
        == #"{"json_schema":{"name":"todos","schema":\#(Self.schema.compact),"strict":true},"#
        + #""type":"json_schema"}"#
    )
    #expect(body["messages"]?[0]?["role"] == .string("system"))
    #expect(body["messages"]?[0]?["content"]?.text?.hasSuffix(Self.schema.compact) == true)
    #expect(
      body["messages"]?[1] == .object(["role": .string("user"), "content": .string("words")])
    )
    #expect(body["temperature"] == nil && body["max_tokens"] == nil)
  }

  @Test func geminiTakesTheSchemaOfOpenAPI() throws {
    let encoded = Wire.gemini.encode(request())
    #expect(encoded.path == "/models/m-1:generateContent")
    #expect(
      String(decoding: encoded.body, as: UTF8.self)
        == #"{"contents":[{"parts":[{"text":"words"}],"role":"user"}],"generationConfig":"#
        + #"{"responseMimeType":"application/json","responseSchema":{"properties":{"a":"#
        + #"{"nullable":true,"type":"STRING"}},"propertyOrdering":["a"],"required":["a"],"#
        + #""type":"OBJECT"}},"systemInstruction":{"parts":[{"text":"Do it."}]}}"#
    )
  }

  @Test(arguments: [
    (Wire.anthropic, "output_config", "output_config"),
    (.openAI, "response_format", "response_format"),
    (.gemini, "responseSchema", "generationConfig"),
    (.gemini, "responseMimeType", "generationConfig"),
  ])
  func whatAServiceDoesNotTakeIsLeftOutAndToldInWords(
    _ wire: Wire,
    _ parameter: String,
    _ key: String
  ) throws {
    #expect(try body(wire, request())[key] != nil)
    let without = try body(wire, request(without: [parameter]))
    #expect(without[key] == nil)
    #expect(without.compact.contains(#"additionalProperties\"#), "the schema is told in words")
    #expect(try body(wire, request(.promptOnly)) == without)
  }

  @Test func aServerWithOneModelIsNotToldWhich() throws {
    var request = request(.loose)
    request.model = ""
    let body = try body(.openAI, request)
    #expect(body["model"] == nil)
    #expect(body["response_format"]?["json_schema"]?["strict"] == .bool(false))
  }

  @Test func aModelsNameIsNoPartOfAnotherPath() {
    var request = request()
    request.model = "m?key=1#é"
    #expect(Wire.gemini.encode(request).path == "/models/m%3Fkey%3D1%23%C3%A9:generateContent")
  }

  @Test(arguments: [
    (Wire.anthropic, "x-api-key", "s3"), (.openAI, "authorization", "Bearer s3"),
    (.gemini, "x-goog-api-key", "s3"),
  ])
  func theSecretHasItsOwnHeader(_ wire: Wire, _ name: String, _ value: String) {
    #expect(wire.header(secret: "s3") == OnlineHeader(name, value))
  }

  @Test(arguments: Wire.allCases)
  func theSchemaOfToDosIsOneThatStrictServicesTake(_ wire: Wire) throws {
    func hold(_ schema: JSONValue) {
      if schema["type"] == .string("object"), case .object(let properties)? = schema["properties"] {
        #expect(schema["additionalProperties"] == .bool(false))
        #expect(Set(schema["required"]?.texts ?? []) == Set(properties.keys))
        for property in properties.values { hold(property) }
      }
      if let items = schema["items"] { hold(items) }
    }
    hold(ExtractionSchema.value)
  }

  @Test func presetsAreComplete() {
    for preset in ModelPreset.all {
      let isLocal = preset.url.hasPrefix("http://localhost:")
      #expect(isLocal || preset.url.hasPrefix("https://"))
      #expect(!preset.url.hasSuffix("/"))
      #expect(preset.needsSecret == !isLocal)
      #expect(preset.timeout == (isLocal ? 300 : 10))
      #expect(ModelPreset.named(preset.name.uppercased()) == preset)
    }
    for preset in TranscriptionPreset.all {
      #expect(preset.needsSecret == preset.url.hasPrefix("https://"))
      #expect(TranscriptionPreset.named(preset.name) == preset)
    }
    #expect(ModelPreset.named("none") == nil)
    #expect(TranscriptionPreset.timeout(ofSeconds: 60) == 150)
  }
}
