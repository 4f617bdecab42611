extension OnlineFailure {
  /// Names the failure that a response reports; `nil` for a success.
  ///
  /// Read from the status and from what the bodies of errors have in common:
  /// `{"error":{"type","code","status","message","param","details"}}` of Anthropic, OpenAI, Groq and
  /// Gemini, `{"error":"text"}` of Ollama and whisper.cpp, `{"detail":...}` of speaches. Nothing of
  /// their words is kept: some repeat a part of the key.
  package init?(_ response: OnlineResponse) {
    guard !(200..<300).contains(response.status) else { return nil }
    let detail = ErrorDetail(response.json)
    let after = response.retryAfter ?? detail.retryDelay
    switch response.status {
    case 300..<400:
      self = .redirectedElsewhere(host: hostName(of: response.headers["location"] ?? ""))
    case 401, 403: self = .auth
    case 402: self = .quota
    case 404: self = .notFound
    case 408: self = .timeout
    case 413: self = .tooLarge
    case 429: self = detail.isAboutMoney ? .quota : .rateLimited(after: after)
    case 500...: self = .overloaded(after: after)
    default:
      self =
        if detail.isAboutMoney {
          .quota
        } else if detail.says(["api_key_invalid", "invalid_api_key"]) {
          .auth
        } else if detail.says(["context_length_exceeded", "request_too_large"]) {
          .tooLarge
        } else if detail.says(["json_validate_failed"]) {
          .notJSON
        } else {
          .badRequest(parameter: detail.parameter)
        }
    }
  }
}

/// The body of an error.
private struct ErrorDetail {
  /// Its kinds by whatever key, in lower case.
  private var kinds: Set<String> = []
  private var message = ""
  private var named: String?
  /// In milliseconds.
  private(set) var retryDelay: Int?

  init(_ body: JSONValue?) {
    let error = body?["error"] ?? body ?? .null
    for key in ["type", "code", "status"] {
      if let kind = error[key]?.text { kinds.insert(kind.lowercased()) }
    }
    for detail in error["details"]?.elements ?? [] {
      if let reason = detail["reason"]?.text { kinds.insert(reason.lowercased()) }
      // A duration of protocol buffers: "34s", "0.5s".
      if let text = detail["retryDelay"]?.text, text.hasSuffix("s") {
        retryDelay = milliseconds(String(text.dropLast()), each: 1000)
      }
    }
    message = (error["message"]?.text ?? error.text ?? body?["detail"]?.text ?? "").lowercased()
    named = error["param"]?.text
  }

  func says(_ names: Set<String>) -> Bool { !kinds.isDisjoint(with: names) }

  var isAboutMoney: Bool {
    says(["insufficient_quota", "billing_error", "billing_hard_limit_reached"])
      || contains("credit balance")
  }

  /// The parameter that is not taken, of those that a request can go without.
  var parameter: String? {
    let candidates = OnlineFailure.dispensable.sorted()
    if let named {
      return candidates.first { named.hasPrefix($0) } ?? named
    }
    return candidates.first { contains($0.lowercased()) || contains($0.inSnakeCase) }
  }

  private func contains(_ words: String) -> Bool {
    let bytes = Array(message.utf8)
    let wanted = Array(words.utf8)
    guard bytes.count >= wanted.count else { return false }
    return (0...bytes.count - wanted.count).contains { start in
      bytes[start..<start + wanted.count].elementsEqual(wanted)
    }
  }
}

extension String {
  /// `responseSchema` as `response_schema`.
  fileprivate var inSnakeCase: String {
    reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
  }
}

/// The host of a URL; empty where it has none.
package func hostName(of url: String) -> String {
  guard let scheme = url.firstIndex(of: ":"), url[scheme...].hasPrefix("://") else { return "" }
  let rest = url[url.index(scheme, offsetBy: 3)...].prefix { !"/?#\\".contains($0) }
  let place = rest.lastIndex(of: "@").map { rest[rest.index(after: $0)...] } ?? rest
  if place.hasPrefix("[") { return String(place.dropFirst().prefix { $0 != "]" }) }
  return String(place.prefix { $0 != ":" })
}
