/// Speaks CalDAV with one account of a server, over a link that takes requests.
///
/// It says who asks to nobody but the place that the person named, and to the places that this one
/// itself names, encrypted, as those of its calendars. A redirect to anywhere else is told, not followed.
package final class CalendarClient {
  /// What it does things through.
  package struct Link {
    /// Sends a request and waits for the answer.
    package var send: (_ request: WebDAVRequest) throws(OnlineFailure) -> OnlineResponse
    /// Takes XML apart: the root, and each of its children as soon as it ends; `nil` where it is none.
    package var read: (_ bytes: [UInt8], _ each: (XMLElement) -> Void) -> XMLElement?
    /// A name that nobody has used before, of letters and digits.
    package var freshName: () -> String

    package init(
      send: @escaping (_ request: WebDAVRequest) throws(OnlineFailure) -> OnlineResponse,
      read: @escaping (_ bytes: [UInt8], _ each: (XMLElement) -> Void) -> XMLElement?,
      freshName: @escaping () -> String
    ) {
      self.send = send
      self.read = read
      self.freshName = freshName
    }
  }

  let start: WebAddress
  let link: Link
  /// What is looked for.
  let contents: CalendarContents
  private var trusted: [WebAddress]
  private var foundHomes: [WebAddress]?

  private static let mostRedirects = 5

  /// `start` is where the person said that the server is.
  package init(_ start: WebAddress, _ link: Link, contents: CalendarContents = .todos) {
    self.start = start
    self.link = link
    self.contents = contents
    trusted = [start]
  }

  /// Its answers as those of any server.
  package var server: CalendarServer {
    CalendarServer(
      collections: { () throws(CalendarServerFailure) in try self.collections() },
      collection: { address throws(CalendarServerFailure) in try self.collection(address) },
      changes: { collection, token throws(CalendarServerFailure) in
        try self.changes(of: collection, since: token)
      },
      objects: { collection, addresses throws(CalendarServerFailure) in
        try self.objects(of: collection, at: addresses)
      },
      addresses: { collection, uid throws(CalendarServerFailure) in
        try self.addresses(in: collection, uid: uid)
      },
      put: { address, bytes, tag throws(CalendarServerFailure) in
        try self.put(bytes, at: address, over: tag)
      },
      delete: { address, tag throws(CalendarServerFailure) in
        try self.delete(address, tagged: tag)
      },
      move: { address, target, tag throws(CalendarServerFailure) in
        try self.move(address, to: target, tagged: tag)
      },
      make: { name throws(CalendarServerFailure) in try self.make(name) },
      rename: { address, name throws(CalendarServerFailure) in
        try self.rename(address, to: name)
      }
    )
  }
}

extension CalendarClient {
  /// Whether an address is at a place that may hear who asks.
  func trusts(_ address: WebAddress) -> Bool {
    trusted.contains { place in
      place.origin == address.origin
        || place.isEncrypted && address.isEncrypted && place.host == address.host
    }
  }

  /// The folders that hold the account's calendars; they are looked for once.
  ///
  /// A folder at another place is trusted where a trusted one named it, both of them encrypted.
  func homes() throws(CalendarServerFailure) -> [WebAddress] {
    if let foundHomes { return foundHomes }
    let (place, named) = try discoverHomes()
    trusted += named.filter { $0.isEncrypted && place.isEncrypted }
    let homes = named.filter(trusts)
    guard !homes.isEmpty else {
      throw .online(.redirectedElsewhere(host: named.first?.name ?? start.name))
    }
    foundHomes = homes
    return homes
  }

  /// An address that somebody kept since it was found; another place is asked for first.
  func address(_ text: String) throws(CalendarServerFailure) -> WebAddress {
    guard let address = WebAddress(text) else { throw .online(.insecureURL) }
    if !trusts(address) { _ = try homes() }
    guard trusts(address) else { throw .online(.redirectedElsewhere(host: address.name)) }
    return address
  }

  /// The address that a reference in an answer leads to; `nil` for one at another place.
  ///
  /// Behind a proxy that ends the encryption, servers name themselves as unencrypted.
  func resolve(_ reference: String, from place: WebAddress) -> WebAddress? {
    guard let address = place.resolving(reference) else { return nil }
    if !address.isEncrypted, place.isEncrypted, address.host == place.host {
      return place.at(path: address.path)
    }
    return address
  }
}

extension CalendarClient {
  /// Sends a request, and after it wherever the same server redirects it: the answer and its place.
  func exchange(
    _ request: WebDAVRequest
  ) throws(CalendarServerFailure) -> (response: OnlineResponse, place: WebAddress) {
    var request = request
    for _ in 0...Self.mostRedirects {
      let response: OnlineResponse
      do throws(OnlineFailure) {
        response = try link.send(request)
      } catch {
        throw .online(error)
      }
      guard let location = response.location, !(response.status == 303 && request.method.isWriting)
      else { return (response, request.address) }
      guard let next = request.address.resolving(location) else { throw .online(.insecureURL) }
      if request.address.isEncrypted, !next.isEncrypted { throw .online(.insecureURL) }
      guard trusts(next) else { throw .online(.redirectedElsewhere(host: next.name)) }
      request.address = next
    }
    throw .online(.redirectedElsewhere(host: request.address.name))
  }

  /// Asks for what a server says of several resources.
  func multistatus(
    _ request: WebDAVRequest,
    for purpose: CalendarServerFailure.Purpose = .looking
  ) throws(CalendarServerFailure) -> (answer: Multistatus, place: WebAddress) {
    let (response, place) = try exchange(request)
    try check(response, for: purpose)
    guard let answer = Multistatus(response.body, link.read) else { throw .notCalDAV }
    return (answer, place)
  }

  /// Throws the failure that a response reports.
  func check(
    _ response: OnlineResponse,
    for purpose: CalendarServerFailure.Purpose
  ) throws(CalendarServerFailure) {
    var conditions: [XMLElement] = []
    if !(200..<300).contains(response.status), !response.isPage {
      let root = link.read(response.body) { conditions.append($0) }
      if root?.name != .dav("error") { conditions = [] }
    }
    let failure = CalendarServerFailure(response, conditions, for: purpose)
    if let failure { throw failure }
    if response.isPage { throw .notCalDAV }
  }
}

extension WebAddress {
  /// The host as a person reads it.
  var name: String { hostName(of: origin) }
}
