internal import Model

/// What a server says of several resources at once (RFC 4918, section 13).
package struct Multistatus: Hashable, Sendable {
  /// What it says of one of them.
  package struct Item: Hashable, Sendable {
    /// The address as it stands there.
    package var address = ""
    /// Of the resource as a whole; `nil` where each property has its own.
    package var status: Int?
    /// Those that it has.
    package var properties: [XMLName: XMLElement] = [:]
    /// What stood against it, where something did.
    package var conditions: [XMLElement] = []
    /// The first status of a property that is none of success.
    package var propertyStatus: Int?
  }

  package var items: [Item] = []
  /// Where the next look at a collection goes on from (RFC 6578).
  package var token: String?
}

extension Multistatus {
  /// Reads a document with what takes XML apart; `nil` where it is no multistatus.
  package init?(_ bytes: [UInt8], _ read: ([UInt8], (XMLElement) -> Void) -> XMLElement?) {
    var items: [Item] = []
    var token: String?
    let root = read(bytes) { child in
      switch child.name {
      case .dav("response"): items += Item.items(of: child)
      case .dav("sync-token"): token = child.trimmed
      default: break
      }
    }
    guard root?.name == .dav("multistatus") else { return nil }
    self.items = items
    self.token = token.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Multistatus.Item {
  /// One for each address that a response names: one that tells a status alone may name several.
  fileprivate static func items(of response: XMLElement) -> [Self] {
    var item = Self()
    item.status = response[.dav("status")]?.statusCode
    item.conditions = response[.dav("error")]?.children ?? []
    for part in response.all(.dav("propstat")) {
      let status = part[.dav("status")]?.statusCode ?? 200
      item.conditions += part[.dav("error")]?.children ?? []
      guard 200..<300 ~= status else {
        item.propertyStatus = item.propertyStatus ?? status
        continue
      }
      for property in part[.dav("prop")]?.children ?? [] {
        item.properties[property.name] = property
      }
    }
    return response.all(.dav("href")).map { address in
      var item = item
      item.address = address.trimmed
      return item
    }
  }

  /// The text of a property that is there and not empty.
  package func text(_ name: XMLName) -> String? {
    properties[name].map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether there is no such thing: servers have answered 418 for what was deleted.
  package var isGone: Bool { status.map { [404, 410, 418].contains($0) } ?? false }
}

extension XMLElement {
  /// Its text without spaces and line ends around it.
  var trimmed: String { text.trimmed }

  /// The number of a line such as `HTTP/1.1 200 OK`.
  fileprivate var statusCode: Int? {
    text.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }

  /// The addresses in it.
  var addresses: [String] { all(.dav("href")).map(\.trimmed) }
}
