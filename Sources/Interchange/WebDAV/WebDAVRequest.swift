/// A request of WebDAV, without what says who asks.
package struct WebDAVRequest: Hashable, Sendable {
  package enum Method: String, Sendable {
    case get = "GET"
    case put = "PUT"
    case delete = "DELETE"
    case propfind = "PROPFIND"
    case report = "REPORT"
    case proppatch = "PROPPATCH"
    case move = "MOVE"
    case makeCalendar = "MKCALENDAR"
    case makeCollection = "MKCOL"

    /// Whether the server does something with it, so that it is not to go elsewhere unasked.
    var isWriting: Bool { ![.get, .propfind, .report].contains(self) }
  }

  package let method: Method
  package var address: WebAddress
  package var headers: [OnlineHeader]
  package var body: [UInt8]

  init(
    _ method: Method,
    _ address: WebAddress,
    headers: [OnlineHeader] = [],
    body: [UInt8] = []
  ) {
    self.method = method
    self.address = address
    self.headers = headers
    self.body = body
  }

  /// A request with a document for a body, as far down as `depth` says.
  init(_ method: Method, _ address: WebAddress, depth: Int? = nil, document: XMLElement) {
    let type = OnlineHeader("content-type", "application/xml; charset=utf-8")
    let depth = depth.map { [OnlineHeader("depth", String($0))] } ?? []
    self.init(method, address, headers: depth + [type], body: document.document)
  }
}

extension OnlineResponse {
  /// Whether it is a page for a person: the one of a hotel, or of somebody who speaks no WebDAV.
  var isPage: Bool {
    if headers["content-type"]?.lowercased().hasPrefix("text/html") == true { return true }
    let start = String(decoding: body.prefix(200), as: UTF8.self).lowercased()
      .drop { $0.isWhitespace }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
  }

  /// Where it sends us instead; `nil` where it does not.
  var location: String? {
    [301, 302, 303, 307, 308].contains(status) ? headers["location"] : nil
  }
}
