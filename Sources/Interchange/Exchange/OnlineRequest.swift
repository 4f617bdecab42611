/// A message that is sent to a service, without the secret.
package struct OnlineRequest: Hashable, Sendable {
  package let method: Method
  /// Stands behind the base URL.
  package let path: String
  package let headers: [OnlineHeader]
  package let body: [UInt8]

  package enum Method: String, Hashable, Sendable {
    case post = "POST"
    case put = "PUT"
  }

  package init(path: String, headers: [OnlineHeader] = [], json: JSONValue) {
    method = .post
    self.path = path
    self.headers = headers + [OnlineHeader("content-type", "application/json")]
    body = Array(json.compact.utf8)
  }

  /// A request without a body.
  package init(_ method: Method, path: String) {
    self.method = method
    self.path = path
    headers = []
    body = []
  }
}

/// A line of the head of a request.
package struct OnlineHeader: Hashable, Sendable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A service's answer to a request.
package struct OnlineResponse: Hashable, Sendable {
  package let status: Int
  /// By their names in lower case.
  package let headers: [String: String]
  package let body: [UInt8]
  /// Whether all of it was read; of one that is read line by line a part counts as well.
  package let isWhole: Bool

  package init(
    status: Int,
    headers: [String: String] = [:],
    body: [UInt8],
    isWhole: Bool = true
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.isWhole = isWhole
  }

  /// The body as JSON; `nil` where it is none.
  package var json: JSONValue? {
    do {
      return try JSONValue(parsing: body)
    } catch {
      return nil
    }
  }

  /// How long the service asks to be left alone, in milliseconds; a date is none of them.
  package var retryAfter: Int? {
    milliseconds(headers["retry-after-ms"], each: 1)
      ?? milliseconds(headers["retry-after"], each: 1000)
  }
}

/// A time that a service names, in milliseconds; one that nobody waits for is still one.
func milliseconds(_ text: String?, each unit: Double) -> Int? {
  guard let text, let wait = Double(text), wait >= 0 else { return nil }
  return Int(min(wait * unit, 1e12))
}
