package import Interchange
import Model
package import Store
package import Words

/// Why a calendar could not be read; what was read of it before stays.
package enum CalendarProblem: Error, Hashable {
  /// There is no such file or folder.
  case missing
  /// There is one, and it cannot be read.
  case unreadable
  /// It is no calendar.
  case notCalendar
  /// It is larger than any calendar.
  case tooLarge
  case link(OnlineError)
  case online(OnlineFailure)
}

extension CalendarProblem {
  /// Its name, as the database keeps it.
  package var name: String {
    switch self {
    case .missing: "missing"
    case .unreadable: "unreadable"
    case .notCalendar: "not-a-calendar"
    case .tooLarge: "too-large"
    case .link(.noProgram): "no-program"
    case .link: "no-answer"
    case .online(.secret(let trouble)): "secret " + trouble.rawValue
    case .online(let failure): failure.name
    }
  }

  /// The problem that the database names; of a newer program's the nearest there is.
  package init(named name: String) {
    let words = name.split(separator: " ").map(String.init)
    switch words.first {
    case "missing": self = .missing
    case "unreadable": self = .unreadable
    case "not-a-calendar": self = .notCalendar
    case "too-large": self = .tooLarge
    case "no-program": self = .link(.noProgram)
    case let failure?:
      var fields: [String: JSONValue] = ["failure": .string(failure)]
      if words.count > 1 { fields["secret"] = .string(words[1]) }
      self = OnlineFailure(json: .object(fields)).map { .online($0) } ?? .link(.noAnswer)
    case nil: self = .link(.noAnswer)
    }
  }

  /// Words the problem as a sentence about a calendar.
  package func line(of row: CalendarRow, _ tone: Tone) -> String {
    let place = ["place": row.shownPlace.printable]
    return switch self {
    case .missing: CalendarSentences.missing.text(tone, place)
    case .unreadable: CalendarSentences.unreadable.text(tone, place)
    case .notCalendar, .online(.notJSON): CalendarSentences.notCalendar.text(tone, place)
    case .tooLarge, .online(.tooLarge): CalendarSentences.tooLarge.text(tone, place)
    case .online(.notFound): CalendarSentences.notThere.text(tone, place)
    case .online(.auth): CalendarSentences.notLetIn.text(tone, place)
    case .online(.insecureURL): CalendarSentences.insecure.text(tone, place)
    case .online(.secret(.missing)) where row.kind == .caldav:
      CalendarSentences.noPassword.text(
        tone,
        ["command": commandLine(["auth", "set", row.secret ?? "caldav"])]
      )
    case .online(.secret(.missing)): CalendarSentences.noSecret.text(tone, place)
    case .link(let trouble): trouble.line(tone)
    case .online(let failure): failure.line(tone, host: hostName(of: row.place))
    }
  }
}

extension CalendarRow {
  /// Where it is, as may be shown: of an address the host alone, since the rest of it may be what lets
  /// one in.
  package var shownPlace: String {
    guard kind == .web || kind == .caldav, let end = place.firstRange(ofText: "://") else {
      return place
    }
    let host = place[end.upperBound...].prefix { !"/?#".contains($0) }
    let isWhole = host.endIndex == place.endIndex
    let safe = host.split(separator: "@").last.map(String.init) ?? ""
    return String(place[..<end.upperBound]) + safe + (isWhole ? "" : "/…")
  }
}
