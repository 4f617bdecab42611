/// A calendar or a list of to-dos on a server, as it describes itself (RFC 4791, section 4.2).
package struct CalendarCollection: Hashable, Sendable {
  package var address: String
  package var name: String
  /// `#rrggbb`, or with two digits more for how much shows through, as servers write it.
  package var color: String?
  /// Whether it takes to-dos (`VTODO`) and events (`VEVENT`).
  package var holdsTodos = true
  package var holdsEvents = false
  package var isReadOnly = false
  /// Whether the server told what one may do with it.
  package var tellsRights = false
  /// Changes whenever anything in it does (`getctag`); some servers have none.
  package var tag: String?
  /// Where `changes` goes on from (RFC 6578); some servers have none.
  package var token: String?

  package init(address: String, name: String) {
    self.address = address
    self.name = name
  }
}

/// An iCalendar object on a server: its address, its bytes, and the tag of just these bytes.
package struct CalendarObject: Hashable, Sendable {
  package var address: String
  /// The ETag as it was written, quotation marks included.
  package var tag: String
  package var bytes: [UInt8]

  package init(address: String, tag: String, bytes: [UInt8]) {
    self.address = address
    self.tag = tag
    self.bytes = bytes
  }
}

/// What became of the objects of a collection.
package struct CalendarChanges: Hashable, Sendable {
  /// The tag of each that is there, or of each that is new or changed where `isWhole` is false.
  package var tags: [String: String]
  /// Those that have gone; empty where `isWhole` is true.
  package var removed: Set<String>
  /// Where the next look goes on from; `nil` where the server has no tokens.
  package var token: String?
  /// Whether it names all that there is: what is not named has gone then.
  package var isWhole: Bool

  package init(
    tags: [String: String],
    removed: Set<String> = [],
    token: String?,
    isWhole: Bool
  ) {
    self.tags = tags
    self.removed = removed
    self.token = token
    self.isWhole = isWhole
  }
}
