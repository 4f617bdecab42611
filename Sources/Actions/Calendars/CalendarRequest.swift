import Glibc
package import Model
import Store
import Words

/// A calendar that a person wants to have read, in the words of a command line.
package struct CalendarRequest {
  /// A file, a folder, an address, or `secret:` and the name that an address is kept under.
  let place: String
  let name: String?
  let color: String?
  let notice: NoticeWish?
  /// Whom a CalDAV server is asked for; `nil` where it is none.
  let user: String?
  /// The name that the password for it is kept under.
  let secret: String?

  package init(
    _ place: String,
    name: String?,
    color: String?,
    notice: NoticeWish?,
    user: String? = nil,
    secret: String? = nil
  ) {
    (self.place, self.name, self.color, self.notice) = (place, name, color, notice)
    (self.user, self.secret) = (user, secret)
  }

  /// The calendar, its name still empty where the person gave none.
  func row() throws(CommandError) -> CalendarRow {
    let (kind, place) = user == nil ? kindAndPlace : (.caldav, self.place.trimmed)
    var row = CalendarRow(id: "", name: "", kind: kind, place: place, notice: notice)
    if let user { (row.user, row.secret) = (user, secret ?? Self.usualSecret) }
    if let name {
      let name = name.withoutControls.trimmed
      guard (1...Self.longestName).contains(name.unicodeScalars.count) else {
        throw .calendar(.noName)
      }
      row.name = name
    }
    if let color {
      guard let known = ListColor(color.trimmed) else { throw .calendar(.unknownColor(color)) }
      row.color = known.description
    }
    return row
  }

  static let longestName = 100
  /// Where the password is looked for unless another name is said.
  private static let usualSecret = "caldav"

  private var kindAndPlace: (CalendarRow.Kind, String) {
    let place = place.trimmed
    if place.hasPrefix(CalendarRow.secretMark) { return (.web, place) }
    if let mark = place.firstRange(ofText: "://") {
      let rest = place[mark.upperBound...]
      switch place[..<mark.lowerBound].lowercased() {
      case "http": return (.web, "http://" + rest)
      case "https", "webcal", "webcals": return (.web, "https://" + rest)
      case "file": return pathAndKind("/" + rest.drop { $0 == "/" })
      default: break
      }
    }
    return pathAndKind(place)
  }

  /// The path from the root, as it is to be found from wherever a command is typed.
  private func pathAndKind(_ path: String) -> (CalendarRow.Kind, String) {
    var whole = path
    if !path.hasPrefix("/"), let here = getcwd(nil, 0) {
      whole = String(cString: here) + "/" + path
      free(here)
    }
    while whole.count > 1, whole.hasSuffix("/") { whole.removeLast() }
    var facts = stat()
    let isFolder = stat(whole, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
    return (isFolder ? .folder : .file, whole)
  }
}

extension CalendarRow {
  /// What stands before the name that an address is kept under.
  package static let secretMark = "secret:"

  /// What it is called where nobody has said, and it does not say so itself.
  var usualName: String {
    switch kind {
    case .file, .folder:
      let last = place.split(separator: "/").last.map(String.init) ?? place
      return last.lowercased().hasSuffix(".ics") ? String(last.dropLast(4)) : last
    case .web, .caldav:
      guard !place.hasPrefix(Self.secretMark) else {
        return String(place.dropFirst(Self.secretMark.count))
      }
      let host = place.firstRange(ofText: "://").map { place[$0.upperBound...] } ?? place[...]
      return String(host.prefix { !"/?#:".contains($0) })
    }
  }
}
