/// What is looked for in the collections of an account, by the name of its component (RFC 5545).
package enum CalendarContents: String, Hashable, Sendable {
  case todos = "VTODO"
  case events = "VEVENT"
}
