internal import Model

extension CalendarCollection {
  /// What a server is asked of a collection.
  static let properties: [XMLName] = [
    .dav("resourcetype"), .dav("displayname"), .calendar("supported-calendar-component-set"),
    .collectionTag, .dav("sync-token"), .calendarColor, .dav("current-user-privilege-set"),
  ]

  private static let writing = ["all", "write", "write-content", "bind"].map(XMLName.dav)

  /// Reads what a server says of a collection; `nil` where it is none for to-dos or events.
  init?(_ item: Multistatus.Item, at address: WebAddress) {
    guard item.properties[.dav("resourcetype")]?[.calendar("calendar")] != nil else { return nil }
    let last = address.path.split(separator: "/").last.map { String($0).percentDecoded }
    self.init(
      address: address.text,
      name: item.text(.dav("displayname")) ?? last ?? address.host
    )
    color = item.text(.calendarColor).flatMap(Self.color)
    // Without a list of them it takes all (RFC 4791, section 5.2.3).
    if let components = item.properties[.calendar("supported-calendar-component-set")] {
      let names = components.children.compactMap { $0.attributes["name"]?.uppercased() }
      holdsTodos = names.contains("VTODO")
      holdsEvents = names.contains("VEVENT")
    } else {
      holdsEvents = true
    }
    // Where it does not tell what one may do, a refusal will.
    if let privileges = item.properties[.dav("current-user-privilege-set")]?.children,
      !privileges.isEmpty
    {
      tellsRights = true
      isReadOnly = !privileges.contains { privilege in
        privilege.children.contains { Self.writing.contains($0.name) }
      }
    }
    tag = item.text(.collectionTag)
    token = item.text(.dav("sync-token"))
  }

  /// `#rrggbb` or `#rrggbbaa`, in lower case.
  private static func color(_ text: String) -> String? {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), [6, 8].contains(digits.count),
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    return text.lowercased()
  }
}
