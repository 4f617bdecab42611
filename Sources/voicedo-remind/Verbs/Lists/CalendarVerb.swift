import Actions
import Answers
import Arguments
import Configuration
import Model
import Store
import Words

extension VerbRow {
  /// `calendar`: shows the calendars that are read, adds or removes one, or reads all of them now.
  static let calendar = VerbRow(
    .calendar,
    .calendar,
    more: HelpParagraphs.calendar,
    usage: "[add <place>|remove <name>|refresh]"
  )
  .takes(
    .calendarAction.of(CalendarAction.self),
    .calendarPlace,
    .calendarName,
    .listColor,
    .calendarUser,
    .calendarSecret,
    .leave,
    .headsUp
  )
  .excludes(.leave, .headsUp)
  .refuses(\.calendarRefusal)
  .shows(["calendar"], ["calendar", "add", "work.ics", "--leave", "30"])
  .answers(CalendarsAnswer.self)
  .runs { call in
    let place = call.text(.calendarPlace)
    let change: CalendarsChange?
    switch call[.calendarAction] as CalendarAction? {
    case nil: change = nil
    case .refresh: change = .refresh
    case .remove: change = .remove(place)
    case .add:
      let request = CalendarRequest(
        place,
        name: call[.calendarName],
        color: call.calendarColor,
        notice: call.notice,
        user: call[.calendarUser],
        secret: call[.calendarSecret]
      )
      change = .add(request)
    }
    let outcome = try call.carryOut(.calendars(change))
    guard case .calendars(let answer) = outcome.facts, answer.kind == .refreshed else {
      return .ok
    }
    return answer.calendars.allSatisfy { $0.problem == nil } ? .ok : .failed
  }

  /// Whether words behind `calendar` are its own: "calendar add milk to the list" is something to do.
  func fits(calendar words: [String]) -> Bool {
    switch CalendarAction(rawValue: words.first?.lowercased() ?? "") {
    case .refresh: words.count == 1
    case .remove: true
    case .add: words.count <= 2 || words[1].contains { $0 == "/" || $0 == ":" || $0 == "." }
    case nil: false
    }
  }
}

private enum CalendarAction: String, CaseIterable {
  case add, remove, refresh
}

extension Call {
  /// The colour of a calendar; what colours the answer is none.
  fileprivate var calendarColor: String? {
    self[.listColor].flatMap { ColorChoice(rawValue: $0) == nil ? $0 : nil }
  }

  fileprivate var notice: NoticeWish? {
    if let minutes: Int = self[.leave] { return NoticeWish(.leave, minutes: minutes) }
    if let minutes: Int = self[.headsUp] { return NoticeWish(.headsUp, minutes: minutes) }
    return nil
  }

  fileprivate var calendarRefusal: UsageError? {
    for option in [Argument.leave, .headsUp] {
      guard let minutes: Int = self[option], !NoticeWish.range.contains(minutes) else { continue }
      return .valueNotUnderstood(String(minutes), of: option.name, choices: ["0", "30", "1440"])
    }
    let action: CalendarAction? = self[.calendarAction]
    let wantsPlace = action == .add || action == .remove
    if wantsPlace, !has(.calendarPlace) { return .missingArgument(Argument.calendarPlace.name) }
    if has(.calendarSecret), !has(.calendarUser) { return .missingArgument("--user") }
    if let name: String = self[.calendarSecret], !name.isSecretName {
      // What is no name may be the password itself, and is not repeated.
      return .valueNotUnderstood("…", of: "--secret", choices: ["caldav", "work"])
    }
    guard action != .add else { return nil }
    for option in [Argument.calendarName, .calendarUser, .leave, .headsUp] where has(option) {
      return .missingArgument("add")
    }
    return nil
  }
}
