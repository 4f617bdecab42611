/// Anthropic's Messages API, `POST /v1/messages`; shapes after the types of its own Python library
/// (anthropics/anthropic-sdk-python, `types/message_create_params.py`, `types/message.py`).
extension Wire {
  /// An answer with the most to-dos that are taken is not longer.
  private static let longestAnswer = 8192.0

  func encodeAnthropic(_ request: ModelRequest) -> OnlineRequest {
    let isHeld = request.schemaMode != .promptOnly && !request.leftOut.contains("output_config")
    var body: [String: JSONValue] = [
      "model": .string(request.model),
      "max_tokens": .number(Self.longestAnswer),
      "system": .string(isHeld ? request.instructions : request.instructionsWithSchema),
      "messages": .array([
        .object(["role": .string("user"), "content": .string(request.text)])
      ]),
    ]
    if isHeld {
      body["output_config"] = .object([
        "format": .object(["type": .string("json_schema"), "schema": request.schema])
      ])
    }
    return OnlineRequest(
      path: "/messages",
      headers: [OnlineHeader("anthropic-version", "2023-06-01")],
      json: .object(body)
    )
  }

  func decodeAnthropic(_ json: JSONValue) throws(OnlineFailure) -> String {
    switch json["stop_reason"]?.text {
    case "refusal": throw .refused
    case "max_tokens", "model_context_window_exceeded": throw .truncated
    default: break
    }
    return (json["content"]?.elements ?? []).filter { $0["type"]?.text == "text" }
      .compactMap { $0["text"]?.text }.joined()
  }
}
