/// Finding the calendars of an account (RFC 6764, section 6; RFC 4791, section 6.2.1).
extension CalendarClient {
  private static let wellKnown = "/.well-known/caldav"
  /// No account has more folders of calendars.
  private static let mostHomes = 10
  /// Nor more calendars and lists; of a server that names more, none is taken.
  private static let mostCollections = 1000

  /// All calendars and lists of the account.
  func collections() throws(CalendarServerFailure) -> [CalendarCollection] {
    var found: [CalendarCollection] = []
    var known: Set<CalendarAddress> = []
    for home in try homes() {
      let request = WebDAVRequest(
        .propfind,
        home,
        depth: 1,
        document: CalendarReport.properties(CalendarCollection.properties)
      )
      let (answer, place) = try multistatus(request)
      for item in answer.items {
        guard let address = resolve(item.address, from: place), trusts(address),
          let collection = CalendarCollection(item, at: address),
          known.insert(CalendarAddress(collection.address)).inserted
        else { continue }
        guard found.count < Self.mostCollections else { throw .online(.tooLarge) }
        found.append(collection)
      }
    }
    return found
  }

  /// What a collection says of itself.
  func collection(_ text: String) throws(CalendarServerFailure) -> CalendarCollection {
    let address = try address(text)
    let request = WebDAVRequest(
      .propfind,
      address,
      depth: 0,
      document: CalendarReport.properties(CalendarCollection.properties)
    )
    let (answer, _) = try multistatus(request)
    guard let item = answer.items.first, !item.isGone,
      let collection = CalendarCollection(item, at: address)
    else { throw .notFound }
    return collection
  }

  /// The folders of calendars, and the place that named them.
  ///
  /// What the person gave is asked first: it may be the server's own address for this, or a calendar.
  /// Only then comes the path that every host has for the question.
  func discoverHomes() throws(CalendarServerFailure) -> (place: WebAddress, homes: [WebAddress]) {
    let first: CalendarServerFailure
    do throws(CalendarServerFailure) {
      if let homes = try homes(from: start) { return homes }
      first = .notCalDAV
    } catch {
      guard error.isAboutThePlace else { throw error }
      first = error
    }
    do throws(CalendarServerFailure) {
      if let homes = try homes(from: start.at(path: Self.wellKnown)) { return homes }
    } catch {
      guard error.isAboutThePlace else { throw error }
      // A password that is not taken tells most, and what leads elsewhere more than what leads nowhere.
      if error == .online(.auth) { throw error }
      if error != .notFound, first == .notCalDAV || first == .notFound { throw error }
    }
    throw first
  }

  /// The homes that an address leads to; `nil` where it knows neither an account nor calendars.
  private func homes(
    from address: WebAddress
  ) throws(CalendarServerFailure) -> (place: WebAddress, homes: [WebAddress])? {
    let asked: [XMLName] = [
      .dav("current-user-principal"), .calendar("calendar-home-set"), .dav("resourcetype"),
    ]
    let (item, place) = try item(at: address, asked)
    if let homes = homes(item, place) { return homes }
    let principal = item.properties[.dav("current-user-principal")]
    if principal?[.dav("unauthenticated")] != nil { throw .online(.auth) }
    if let reference = principal?.addresses.first,
      let address = resolve(reference, from: place)
    {
      guard trusts(address) else { throw .online(.redirectedElsewhere(host: address.name)) }
      let (item, place) = try self.item(at: address, [.calendar("calendar-home-set")])
      if let homes = homes(item, place) { return homes }
    }
    // A calendar that belongs to no account is all that there is.
    let types = item.properties[.dav("resourcetype")]
    return types?[.calendar("calendar")] == nil ? nil : (place, [place.folder])
  }

  private func homes(
    _ item: Multistatus.Item,
    _ place: WebAddress
  ) -> (place: WebAddress, homes: [WebAddress])? {
    let references = item.properties[.calendar("calendar-home-set")]?.addresses ?? []
    let homes = references.prefix(Self.mostHomes)
      .compactMap { resolve($0, from: place)?.folder }
    return homes.isEmpty ? nil : (place, homes)
  }

  /// What an address says of itself.
  func item(
    at address: WebAddress,
    _ properties: [XMLName]
  ) throws(CalendarServerFailure) -> (item: Multistatus.Item, place: WebAddress) {
    let request = WebDAVRequest(
      .propfind,
      address,
      depth: 0,
      document: CalendarReport.properties(properties)
    )
    let (answer, place) = try multistatus(request)
    guard let item = answer.items.first else { throw .notCalDAV }
    if item.isGone { throw .notFound }
    return (item, place)
  }
}

extension CalendarServerFailure {
  /// Whether another path of the same host may do better.
  fileprivate var isAboutThePlace: Bool {
    switch self {
    case .online(.auth), .online(.badRequest), .online(.redirectedElsewhere),
      .online(.insecureURL), .notFound, .notCalDAV,
      .readOnly, .changedMeanwhile, .unacceptable:
      true
    default: false
    }
  }
}
