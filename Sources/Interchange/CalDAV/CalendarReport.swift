/// The documents that a CalDAV server is asked with.
enum CalendarReport {
  /// These properties of a resource.
  static func properties(_ names: [XMLName]) -> XMLElement {
    XMLElement(.dav("propfind"), [prop(names)])
  }

  /// What has changed since a token, and no more than that at once (RFC 6578).
  ///
  /// Without a limit: a server has given a part with the token of the whole.
  static func changes(since token: String) -> XMLElement {
    XMLElement(
      .dav("sync-collection"),
      [
        XMLElement(.dav("sync-token"), text: token), XMLElement(.dav("sync-level"), text: "1"),
        prop([.dav("getetag"), .dav("getcontenttype")]),
      ]
    )
  }

  /// The tags of all to-dos, or events; or of those of a UID together with what they are.
  static func all(_ contents: CalendarContents, uid: String? = nil) -> XMLElement {
    let uids = uid.map { uid in
      XMLElement(
        .calendar("prop-filter"),
        ["name": "UID"],
        [XMLElement(.calendar("text-match"), ["collation": "i;octet"], text: uid)]
      )
    }
    let one = XMLElement(
      .calendar("comp-filter"),
      ["name": contents.rawValue],
      [uids].compactMap { $0 }
    )
    let calendar = XMLElement(.calendar("comp-filter"), ["name": "VCALENDAR"], [one])
    return XMLElement(
      .calendar("calendar-query"),
      [
        prop([.dav("getetag")] + (uid == nil ? [] : [.calendar("calendar-data")])),
        XMLElement(.calendar("filter"), [calendar]),
      ]
    )
  }

  /// The objects of these addresses.
  static func objects(at addresses: [String]) -> XMLElement {
    XMLElement(
      .calendar("calendar-multiget"),
      [prop([.dav("getetag"), .calendar("calendar-data")])]
        + addresses.map { XMLElement(.dav("href"), text: $0) }
    )
  }

  /// A new collection for to-dos, by `MKCALENDAR` or, for servers that know none, by `MKCOL`.
  static func collection(named name: String, by method: WebDAVRequest.Method) -> XMLElement {
    let todos = XMLElement(
      .calendar("supported-calendar-component-set"),
      [XMLElement(.calendar("comp"), ["name": "VTODO"])]
    )
    var values = [XMLElement(.dav("displayname"), text: name), todos]
    if method == .makeCollection {
      let types = [XMLElement(.dav("collection")), XMLElement(.calendar("calendar"))]
      values.insert(XMLElement(.dav("resourcetype"), types), at: 0)
    }
    return XMLElement(
      method == .makeCollection ? .dav("mkcol") : .calendar("mkcalendar"),
      [XMLElement(.dav("set"), [XMLElement(.dav("prop"), values)])]
    )
  }

  /// Another name for a collection.
  static func renaming(to name: String) -> XMLElement {
    let prop = XMLElement(.dav("prop"), [XMLElement(.dav("displayname"), text: name)])
    return XMLElement(.dav("propertyupdate"), [XMLElement(.dav("set"), [prop])])
  }

  private static func prop(_ names: [XMLName]) -> XMLElement {
    XMLElement(.dav("prop"), names.map { XMLElement($0) })
  }
}
