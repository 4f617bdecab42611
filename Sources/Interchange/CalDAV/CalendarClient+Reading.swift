internal import Model

/// What became of the objects of a collection, and the objects themselves.
extension CalendarClient {
  /// A server that gives its changes in parts does so no more often than this.
  private static let mostParts = 1000

  /// What changed since a token, or all that there is of what is looked for.
  func changes(
    of text: String,
    since token: String?
  ) throws(CalendarServerFailure) -> CalendarChanges {
    let collection = try address(text)
    guard let token else { return try all(of: collection) }
    var changes = CalendarChanges(tags: [:], token: token, isWhole: false)
    for _ in 0..<Self.mostParts {
      guard let token = changes.token else { throw .unknownToken }
      let request = WebDAVRequest(
        .report,
        collection,
        depth: 0,
        document: CalendarReport.changes(since: token)
      )
      let (answer, place) = try multistatus(request, for: .syncing)
      changes.token = answer.token
      guard answer.token != nil else { throw .unknownToken }
      for item in answer.items { note(item, of: collection, from: place, in: &changes) }
      // The rest of them is to be asked for (RFC 6578, section 3.6).
      guard answer.items.contains(where: { $0.status == 507 }), answer.token != token else {
        return changes
      }
    }
    throw .unknownToken
  }

  private func note(
    _ item: Multistatus.Item,
    of collection: WebAddress,
    from place: WebAddress,
    in changes: inout CalendarChanges
  ) {
    guard let address = object(item, of: collection, from: place) else { return }
    if item.isGone {
      changes.tags[address.text] = nil
      changes.removed.insert(address.text)
    } else if item.status.map({ 200..<300 ~= $0 }) ?? true, item.mayHold(contents) {
      changes.removed.remove(address.text)
      changes.tags[address.text] = item.text(.dav("getetag")) ?? ""
    }
  }

  /// All that there is, with the token of before: what changes meanwhile is told twice, not never.
  ///
  /// Asked for by component, so that the events of a list of to-dos stay where they are.
  private func all(of collection: WebAddress) throws(CalendarServerFailure) -> CalendarChanges {
    let (facts, _) = try item(at: collection, [.dav("sync-token"), .dav("resourcetype")])
    var changes = CalendarChanges(tags: [:], token: facts.text(.dav("sync-token")), isWhole: true)
    let (answer, place) = try listing(of: collection)
    for item in answer.items where !item.isGone {
      note(item, of: collection, from: place, in: &changes)
    }
    changes.removed = []
    return changes
  }

  private func listing(
    of collection: WebAddress
  ) throws(CalendarServerFailure) -> (answer: Multistatus, place: WebAddress) {
    let query = WebDAVRequest(
      .report,
      collection,
      depth: 1,
      document: CalendarReport.all(contents)
    )
    do throws(CalendarServerFailure) {
      return try multistatus(query)
    } catch {
      switch error {
      // A server that cannot look for what it has may still list it.
      case .online(.badRequest), .online(.overloaded(after: nil)), .online(.auth), .notCalDAV,
        .unacceptable,
        .changedMeanwhile:
        break
      default: throw error
      }
      do throws(CalendarServerFailure) {
        let names: [XMLName] = [.dav("getetag"), .dav("getcontenttype"), .dav("resourcetype")]
        let document = CalendarReport.properties(names)
        return try multistatus(WebDAVRequest(.propfind, collection, depth: 1, document: document))
      } catch .notCalDAV {
        throw error
      }
    }
  }

  /// The objects of these addresses, each under the address that it was asked for with.
  func objects(
    of text: String,
    at addresses: [String]
  ) throws(CalendarServerFailure) -> [CalendarObject] {
    let collection = try address(text)
    var asked: [CalendarAddress: String] = [:]
    var paths: [String] = []
    for text in addresses {
      guard let address = WebAddress(text), address.origin == collection.origin else {
        throw .online(.redirectedElsewhere(host: hostName(of: text)))
      }
      if asked.updateValue(text, forKey: CalendarAddress(address)) == nil {
        paths.append(address.path)
      }
    }
    guard !paths.isEmpty else { return [] }
    let request = WebDAVRequest(
      .report,
      collection,
      depth: 1,
      document: CalendarReport.objects(at: paths)
    )
    do throws(CalendarServerFailure) {
      let (answer, place) = try multistatus(request)
      return answer.items.compactMap { item in
        guard let data = item.properties[.calendar("calendar-data")],
          let address = resolve(item.address, from: place),
          let text = asked.removeValue(forKey: CalendarAddress(address))
        else { return nil }
        return CalendarObject(
          address: text,
          tag: item.text(.dav("getetag")) ?? "",
          bytes: Array(data.text.utf8)
        )
      }
    } catch .notCalDAV {
      // Bytes that no XML document may hold spoil the answer for all: each comes by itself then.
      return try oneByOne(addresses)
    }
  }

  private func oneByOne(_ addresses: [String]) throws(CalendarServerFailure) -> [CalendarObject] {
    var objects: [CalendarObject] = []
    for text in addresses {
      let (response, _) = try exchange(WebDAVRequest(.get, try address(text)))
      do throws(CalendarServerFailure) {
        try check(response, for: .looking)
      } catch .notFound {
        continue
      }
      let tag = response.headers["etag"] ?? ""
      objects.append(CalendarObject(address: text, tag: tag, bytes: response.body))
    }
    return objects
  }

  /// The addresses of what has a UID.
  ///
  /// Servers look for it as a part of the text, or not at all, so what they find is looked at again.
  func addresses(
    in text: String,
    uid: String
  ) throws(CalendarServerFailure) -> [String] {
    let collection = try address(text)
    let request = WebDAVRequest(
      .report,
      collection,
      depth: 1,
      document: CalendarReport.all(contents, uid: uid)
    )
    let (answer, place) = try multistatus(request)
    return answer.items.compactMap { item in
      guard let address = object(item, of: collection, from: place),
        let data = item.properties[.calendar("calendar-data")],
        holds(Array(data.text.utf8), uid: uid)
      else { return nil }
      return address.text
    }
  }

  private func holds(_ bytes: [UInt8], uid: String) -> Bool {
    CalendarReader.components(of: bytes).contains { calendar in
      calendar.components(contents.rawValue).contains { $0.first("UID")?.text == uid }
    }
  }

  /// The address of an object in a collection; `nil` for the collection itself and other places.
  private func object(
    _ item: Multistatus.Item,
    of collection: WebAddress,
    from place: WebAddress
  ) -> WebAddress? {
    guard let address = resolve(item.address, from: place), address.origin == collection.origin,
      item.properties[.dav("resourcetype")]?[.dav("collection")] == nil,
      CalendarAddress(address.folder) != CalendarAddress(collection.folder),
      CalendarAddress(address.folder) != CalendarAddress(place.folder)
    else { return nil }
    return address
  }
}

extension Multistatus.Item {
  /// Whether it may hold them, as far as the server tells: `text/calendar; component=vevent`.
  fileprivate func mayHold(_ contents: CalendarContents) -> Bool {
    guard let type = text(.dav("getcontenttype"))?.lowercased(),
      let mark = type.split(separator: ";").map({ String($0).trimmed })
        .first(where: { $0.hasPrefix("component=") })
    else { return true }
    return mark.contains(contents.rawValue.lowercased())
  }
}
