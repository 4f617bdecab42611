/// The name of an element; the same letters in two namespaces are two names.
package struct XMLName: Hashable, Sendable {
  package let namespace: String
  package let local: String

  package init(namespace: String, local: String) {
    self.namespace = namespace
    self.local = local
  }
}

extension XMLName {
  static let davNamespace = "DAV:"
  static let calendarNamespace = "urn:ietf:params:xml:ns:caldav"
  static let calendarServerNamespace = "http://calendarserver.org/ns/"
  static let appleNamespace = "http://apple.com/ns/ical/"

  /// A name of WebDAV (RFC 4918) and what builds on it.
  package static func dav(_ local: String) -> XMLName {
    XMLName(namespace: davNamespace, local: local)
  }

  /// A name of CalDAV (RFC 4791).
  package static func calendar(_ local: String) -> XMLName {
    XMLName(namespace: calendarNamespace, local: local)
  }

  /// How much a collection has changed, as CalendarServer named it first.
  static let collectionTag = XMLName(namespace: calendarServerNamespace, local: "getctag")
  static let calendarColor = XMLName(namespace: appleNamespace, local: "calendar-color")
}
