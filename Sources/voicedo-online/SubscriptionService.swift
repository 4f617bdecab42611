import Glibc
import Interchange
import Online

extension RequestHandler {
  /// Fetches a calendar into a file that is there already, unless it is as it was last.
  func subscription(
    _ question: OnlineQuestion,
    _ answer: inout OnlineAnswer
  ) throws(OnlineFailure) -> [String: JSONValue] {
    let path = try question.required(.file)
    let secret = question.text(.url) == nil
    let url =
      secret
      ? try question.secret(isNeeded: true, isLocal: false)?.text ?? ""
      : try question.required(.url)
    let address = try Address(Self.withHTTP(url), mayBeOpen: !secret)
    answer.host = address.host
    var headers = [OnlineHeader("accept", "text/calendar, */*;q=0.1")]
    // What could end a header is none.
    if let tag = question.text(.tag), tag.isOneLine {
      headers.append(OnlineHeader("if-none-match", tag))
    }
    if let changed = question.text(.changed), changed.isOneLine {
      headers.append(OnlineHeader("if-modified-since", changed))
    }
    let response = try transport.fetch(
      address,
      headers: headers,
      limit: Self.largestCalendar,
      within: (question.number(.timeout, in: 1...60) ?? 20) * 1000,
      requests: &answer.requests
    )
    if response.status == 304 { return ["isUnchanged": .bool(true)] }
    if response.status == 410 { throw .notFound }
    if let failure = OnlineFailure(response) { throw failure }
    guard Self.write(response.body, to: path) else { throw .badRequest(parameter: "file") }
    var fields: [String: JSONValue] = ["isUnchanged": .bool(false)]
    fields["tag"] = response.headers["etag"].map(JSONValue.string)
    fields["changed"] = response.headers["last-modified"].map(JSONValue.string)
    return fields
  }

  private static let largestCalendar = 16 << 20

  /// An address as calendars are subscribed to by it (`webcal`) is one of HTTP over TLS.
  private static func withHTTP(_ url: String) -> String {
    for scheme in ["webcal://", "webcals://"] where url.lowercased().hasPrefix(scheme) {
      return "https://" + url.dropFirst(scheme.count)
    }
    return url
  }

  /// Writes over a file of one's own.
  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

extension String {
  /// Whether it is a line of letters that a header can carry.
  fileprivate var isOneLine: Bool {
    utf8.count <= 1000 && utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }
}
