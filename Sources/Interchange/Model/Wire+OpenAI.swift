/// OpenAI's chat completions, `POST /v1/chat/completions`; shapes after its published description
/// (openai/openai-openapi, `CreateChatCompletionRequest` and `CreateChatCompletionResponse`).
///
/// Neither a temperature nor a number of tokens is sent: newer models refuse them.
extension Wire {
  func encodeOpenAI(_ request: ModelRequest) -> OnlineRequest {
    var body: [String: JSONValue] = [
      // Local servers answer even where they do not hold to the schema, so it is told as well.
      "messages": .array([
        .object(["role": .string("system"), "content": .string(request.instructionsWithSchema)]),
        .object(["role": .string("user"), "content": .string(request.text)]),
      ])
    ]
    if !request.model.isEmpty { body["model"] = .string(request.model) }
    if request.schemaMode != .promptOnly, !request.leftOut.contains("response_format") {
      body["response_format"] = .object([
        "type": .string("json_schema"),
        "json_schema": .object([
          "name": .string("todos"),
          "strict": .bool(request.schemaMode == .strict),
          "schema": request.schema,
        ]),
      ])
    }
    return OnlineRequest(path: "/chat/completions", json: .object(body))
  }

  func decodeOpenAI(_ json: JSONValue) throws(OnlineFailure) -> String {
    guard let choice = json["choices"]?[0] else { throw .notJSON }
    if let refusal = choice["message"]?["refusal"]?.text, !refusal.isEmpty { throw .refused }
    switch choice["finish_reason"]?.text {
    case "length": throw .truncated
    case "content_filter": throw .refused
    default: break
    }
    let content = choice["message"]?["content"]
    return content?.text ?? (content?.elements ?? []).compactMap { $0["text"]?.text }.joined()
  }
}
