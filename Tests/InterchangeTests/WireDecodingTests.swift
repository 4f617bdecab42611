import Testing

@testable import Interchange

/// Bodies as the providers' published API descriptions show them: Anthropic's Messages and its
/// errors page (docs.anthropic.com/en/api), OpenAI's `openapi.yaml` (openai/openai-openapi),
/// Google's `generateContent` reference (ai.google.dev/api), Groq's structured outputs page
/// (console.groq.com/docs), Ollama's `docs/openai.md`, llama.cpp's `tools/server/README.md`.
@Suite("What models answer")
struct WireDecodingTests {
  private struct Answer: Sendable {
    let wire: Wire
    let name: String
    let body: String
    let text: String?
    let failure: OnlineFailure?
    var status = 200
    var headers: [String: String] = [:]

    init(_ wire: Wire, _ name: String, _ body: String, _ text: String) {
      (self.wire, self.name, self.body, self.text, failure) = (wire, name, body, text, nil)
    }

    init(
      _ wire: Wire,
      _ name: String,
      _ body: String,
      _ failure: OnlineFailure,
      status: Int = 200,
      headers: [String: String] = [:]
    ) {
      (self.wire, self.name, self.body, text, self.failure) = (wire, name, body, nil, failure)
      (self.status, self.headers) = (status, headers)
    }
  }

  private static let answers = [
    Answer(
      .anthropic,
      "a message",
      #"""
      {"id":"msg_013Zva2CMHLNnjNjJKqJ2EF","type":"message","role":"assistant","model":"claude-x",
       "content":[{"type":"thinking","thinking":"hm","signature":"x"},{"type":"text","text":"{\"a\":1}"}],
       "stop_reason":"end_turn","stop_sequence":null,"usage":{"input_tokens":12,"output_tokens":6}}
      """#,
      #"{"a":1}"#
    ),
    Answer(
      .anthropic,
      "cut short",
      #"{"type":"message","content":[{"type":"text","text":"{\"a"}],"stop_reason":"max_tokens"}"#,
      .truncated
    ),
    Answer(
      .anthropic,
      "would rather not",
      #"{"type":"message","content":[],"stop_reason":"refusal"}"#,
      .refused
    ),
    Answer(.anthropic, "no content", #"{"type":"message","content":[]}"#, .notJSON),
    Answer(
      .openAI,
      "a completion",
      #"""
      {"id":"chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT","object":"chat.completion","created":1741569952,
       "model":"gpt-x","choices":[{"index":0,"message":{"role":"assistant","content":"{\"a\":1}",
       "refusal":null,"annotations":[]},"logprobs":null,"finish_reason":"stop"}],
       "usage":{"prompt_tokens":19,"completion_tokens":10,"total_tokens":29}}
      """#,
      #"{"a":1}"#
    ),
    Answer(
      .openAI,
      "would rather not",
      #"{"choices":[{"index":0,"message":{"role":"assistant","content":null,"#
        + #""refusal":"I'm sorry, I cannot assist with that."},"finish_reason":"stop"}]}"#,
      .refused
    ),
    Answer(
      .openAI,
      "kept back",
      #"{"choices":[{"message":{"content":""},"finish_reason":"content_filter"}]}"#,
      .refused
    ),
    Answer(
      .openAI,
      "cut short",
      #"{"choices":[{"message":{"content":"{\"a"},"finish_reason":"length"}]}"#,
      .truncated
    ),
    Answer(
      .openAI,
      "text in parts",
      #"{"choices":[{"message":{"content":[{"type":"text","text":"{}"}]},"finish_reason":"stop"}]}"#,
      "{}"
    ),
    Answer(.openAI, "no choice", #"{"choices":[]}"#, .notJSON),
    Answer(
      .gemini,
      "a candidate",
      #"""
      {"candidates":[{"content":{"parts":[{"text":"hm","thought":true},{"text":"{\"a\":"},{"text":"1}"}],
       "role":"model"},"finishReason":"STOP","index":0}],
       "usageMetadata":{"promptTokenCount":4,"candidatesTokenCount":5,"totalTokenCount":9},
       "modelVersion":"gemini-x"}
      """#,
      #"{"a":1}"#
    ),
    Answer(
      .gemini,
      "cut short",
      #"{"candidates":[{"content":{"parts":[{"text":"{"}]},"finishReason":"MAX_TOKENS"}]}"#,
      .truncated
    ),
    Answer(
      .gemini,
      "kept back",
      #"{"candidates":[{"finishReason":"SAFETY","index":0}]}"#,
      .refused
    ),
    Answer(.gemini, "blocked", #"{"promptFeedback":{"blockReason":"SAFETY"}}"#, .refused),
    Answer(.gemini, "nothing", "{}", .notJSON),
    Answer(.gemini, "no JSON", "<html>Welcome to the hotel</html>", .notJSON),
  ]

  private static let refusals = [
    Answer(
      .anthropic,
      "wrong key",
      #"{"type":"error","error":{"type":"authentication_error","message":"invalid x-api-key"}}"#,
      .auth,
      status: 401
    ),
    Answer(
      .anthropic,
      "not allowed",
      #"{"type":"error","error":{"type":"permission_error","message":"Your API key does not"}}"#,
      .auth,
      status: 403
    ),
    Answer(
      .anthropic,
      "no credit",
      #"{"type":"error","error":{"type":"invalid_request_error","message":"Your credit balance is "#
        + #"too low to access the Anthropic API."}}"#,
      .quota,
      status: 400
    ),
    Answer(
      .anthropic,
      "billing",
      #"{"type":"error","error":{"type":"billing_error","message":"x"}}"#,
      .quota,
      status: 402
    ),
    Answer(
      .anthropic,
      "an older model",
      #"{"type":"error","error":{"type":"invalid_request_error","message":"output_config: Extra "#
        + #"inputs are not permitted"}}"#,
      .badRequest(parameter: "output_config"),
      status: 400
    ),
    Answer(
      .anthropic,
      "no such model",
      #"{"type":"error","error":{"type":"not_found_error","message":"model: claude-9"}}"#,
      .notFound,
      status: 404
    ),
    Answer(
      .anthropic,
      "too large",
      #"{"type":"error","error":{"type":"request_too_large","message":"x"}}"#,
      .tooLarge,
      status: 413
    ),
    Answer(
      .anthropic,
      "too often",
      #"{"type":"error","error":{"type":"rate_limit_error","message":"x"}}"#,
      .rateLimited(after: 7000),
      status: 429,
      headers: ["retry-after": "7"]
    ),
    Answer(
      .anthropic,
      "busy",
      #"{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}"#,
      .overloaded(after: nil),
      status: 529
    ),
    Answer(
      .openAI,
      "wrong key",
      #"{"error":{"message":"Incorrect API key provided: sk-ab**cd.","type":"invalid_request_error","#
        + #""param":null,"code":"invalid_api_key"}}"#,
      .auth,
      status: 401
    ),
    Answer(
      .openAI,
      "nothing left",
      #"{"error":{"message":"You exceeded your current quota","type":"insufficient_quota","#
        + #""param":null,"code":"insufficient_quota"}}"#,
      .quota,
      status: 429,
      headers: ["retry-after": "1"]
    ),
    Answer(
      .openAI,
      "too often",
      #"{"error":{"message":"Rate limit reached","type":"requests","param":null,"#
        + #""code":"rate_limit_exceeded"}}"#,
      .rateLimited(after: 120),
      status: 429,
      headers: ["retry-after-ms": "120", "retry-after": "1"]
    ),
    Answer(
      .openAI,
      "no schemas here",
      #"{"error":{"message":"Invalid parameter: 'response_format' of type 'json_schema' is not "#
        + #"supported with this model.","type":"invalid_request_error","param":null,"code":null}}"#,
      .badRequest(parameter: "response_format"),
      status: 400
    ),
    Answer(
      .openAI,
      "a schema it does not take",
      #"{"error":{"message":"Invalid schema","type":"invalid_request_error","#
        + #""param":"response_format.json_schema","code":null}}"#,
      .badRequest(parameter: "response_format"),
      status: 400
    ),
    Answer(
      .openAI,
      "too long",
      #"{"error":{"message":"x","type":"invalid_request_error","code":"context_length_exceeded"}}"#,
      .tooLarge,
      status: 400
    ),
    Answer(
      .openAI,
      "Groq's model did not hold to the schema",
      #"{"error":{"message":"x","type":"invalid_request_error","code":"json_validate_failed"}}"#,
      .notJSON,
      status: 400
    ),
    Answer(
      .openAI,
      "Ollama has no such model",
      #"{"error":"model 'x' not found"}"#,
      .notFound,
      status: 404
    ),
    Answer(
      .openAI,
      "llama.cpp is loading",
      #"{"error":{"code":503,"message":"Loading model","type":"unavailable_error"}}"#,
      .overloaded(after: nil),
      status: 503
    ),
    Answer(
      .gemini,
      "wrong key",
      #"{"error":{"code":400,"message":"API key not valid.","status":"INVALID_ARGUMENT","details":[{"#
        + #""@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"API_KEY_INVALID"}]}}"#,
      .auth,
      status: 400
    ),
    Answer(
      .gemini,
      "a parameter",
      #"{"error":{"code":400,"message":"Invalid JSON payload received. Unknown name "#
        + #"\"responseSchema\" at 'generation_config'","status":"INVALID_ARGUMENT"}}"#,
      .badRequest(parameter: "responseSchema"),
      status: 400
    ),
    Answer(
      .gemini,
      "too often",
      #"{"error":{"code":429,"message":"x","status":"RESOURCE_EXHAUSTED","details":[{"@type":"#
        + #""type.googleapis.com/google.rpc.RetryInfo","retryDelay":"34.5s"}]}}"#,
      .rateLimited(after: 34_500),
      status: 429
    ),
    Answer(.gemini, "an odd status", "", .badRequest(parameter: nil), status: 418),
    Answer(.openAI, "out of time", "", .timeout, status: 408),
    Answer(.openAI, "no words at all", "", .overloaded(after: nil), status: 500),
    Answer(
      .openAI,
      "elsewhere",
      "",
      .redirectedElsewhere(host: "evil.example"),
      status: 307,
      headers: ["location": "https://me@evil.example:8443/v1?x"]
    ),
  ]

  @Test(arguments: answers + refusals)
  private func isRead(_ answer: Answer) throws {
    let response = OnlineResponse(
      status: answer.status,
      headers: answer.headers,
      body: Array(answer.body.utf8)
    )
    do {
      let reply = try answer.wire.decode(response)
      #expect(reply.text == answer.text, "\(answer.name)")
    } catch {
      #expect(error == answer.failure, "\(answer.name)")
    }
  }

  @Test func whateverComesIsAnswered() {
    var random = SplitMix(seed: 7)
    let statuses = [200, 301, 400, 401, 402, 404, 408, 413, 429, 500, 529, 0, -1, 999]
    for round in 0..<4000 {
      var body =
        round % 2 == 0
        ? Array(JSONValue.random(&random, depth: 4).compact.utf8)
        : Array((Self.answers + Self.refusals)[round % 20].body.utf8)
      for _ in 0..<Int.random(in: 0...3, using: &random) where !body.isEmpty {
        body[Int.random(in: 0..<body.count, using: &random)] = UInt8.random(
          in: 0...255,
          using: &random
        )
      }
      let response = OnlineResponse(
        status: statuses.randomElement(using: &random) ?? 200,
        headers: ["retry-after": .random(&random), "location": .random(&random)],
        body: body
      )
      for wire in Wire.allCases {
        do {
          #expect(try !wire.decode(response).text.isEmpty)
        } catch {
          #expect(OnlineFailure(json: .object(error.fields)) == error)
        }
      }
    }
  }

  @Test(arguments: [
    OnlineFailure.auth, .quota, .rateLimited(after: nil), .rateLimited(after: 5),
    .overloaded(after: nil), .overloaded(after: 9), .badRequest(parameter: nil),
    .badRequest(parameter: "x"), .notFound, .tooLarge, .refused, .truncated, .notJSON, .timeout,
    .offline, .redirectedElsewhere(host: "h"), .untrustedTLS, .insecureURL, .secret(.missing),
    .secret(.openToOthers), .secret(.silent), .secret(.commandEnded), .secret(.unusable),
  ])
  func aFailureGoesToAnotherProgramAndBack(_ failure: OnlineFailure) throws {
    let text = JSONValue.object(failure.fields).compact
    #expect(OnlineFailure(json: try JSONValue(parsing: text)) == failure)
  }

  @Test(arguments: [
    ("https://api.example.com/v1", "api.example.com"), ("http://127.0.0.1:80", "127.0.0.1"),
    ("http://[::1]:80/x", "::1"), ("https://a@b.example?c", "b.example"), ("/v1", ""), ("", ""),
  ])
  func hostsAreRead(_ url: String, _ host: String) {
    #expect(hostName(of: url) == host)
  }
}
