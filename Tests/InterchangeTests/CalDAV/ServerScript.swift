import XML

@testable import Interchange

/// A web server that answers by a table: what is asked, in order, and what it says.
final class ServerScript {
  /// `PROPFIND https://host/path` and the answer to it; the last answer stands for all later ones.
  private var answers: [String: [OnlineResponse]] = [:]
  private(set) var asked: [WebDAVRequest] = []

  /// All that was asked, as `METHOD URL`.
  var lines: [String] { asked.map { $0.method.rawValue + " " + $0.address.text } }

  func on(_ request: String, _ responses: OnlineResponse...) -> Self {
    answers[request, default: []] += responses
    return self
  }

  func client(
    _ url: String = "https://dav.example.com/",
    _ contents: CalendarContents = .todos
  ) throws -> CalendarClient {
    guard let start = CalendarAccount.address(url) else { throw OnlineFailure.insecureURL }
    return CalendarClient(
      start,
      CalendarClient.Link(
        send: { request throws(OnlineFailure) in
          self.asked.append(request)
          let line = request.method.rawValue + " " + request.address.text
          guard var rest = self.answers[line], let next = rest.first else {
            return OnlineResponse(status: 404, body: [])
          }
          if rest.count > 1 { rest.removeFirst() }
          self.answers[line] = rest
          return next
        },
        read: XMLReader.read,
        freshName: { "fresh" }
      ),
      contents: contents
    )
  }

  func server(_ url: String = "https://dav.example.com/") throws -> CalendarServer {
    try client(url).server
  }
}

extension OnlineResponse {
  /// A multistatus of these responses and whatever else.
  static func multistatus(_ inner: String...) -> OnlineResponse {
    let namespaces = """
      xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:S="http://calendarserver.org/ns/" \
      xmlns:A="http://apple.com/ns/ical/"
      """
    return OnlineResponse(
      status: 207,
      headers: ["content-type": "application/xml; charset=utf-8"],
      body: Array("<multistatus \(namespaces)>\(inner.joined())</multistatus>".utf8)
    )
  }

  /// One response of a multistatus, with properties that are there.
  static func found(_ address: String, _ properties: String) -> String {
    """
    <response><href>\(address)</href><propstat><prop>\(properties)</prop>\
    <status>HTTP/1.1 200 OK</status></propstat></response>
    """
  }

  /// A refusal that names a condition (RFC 4918, section 16).
  static func refusal(_ status: Int, _ condition: String = "") -> OnlineResponse {
    let body = """
      <?xml version="1.0"?><D:error xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">\
      \(condition)</D:error>
      """
    return OnlineResponse(status: status, body: condition.isEmpty ? [] : Array(body.utf8))
  }

  static func redirect(_ location: String, status: Int = 301) -> OnlineResponse {
    OnlineResponse(status: status, headers: ["location": location], body: [])
  }

  /// The page of a hotel.
  static func page(_ status: Int = 200) -> OnlineResponse {
    OnlineResponse(
      status: status,
      headers: ["content-type": "text/html"],
      body: Array("<!DOCTYPE html><html><body>Please log in</body></html>".utf8)
    )
  }

  static func plain(_ status: Int, _ headers: [String: String] = [:]) -> OnlineResponse {
    OnlineResponse(status: status, headers: headers, body: Array("text".utf8))
  }
}
