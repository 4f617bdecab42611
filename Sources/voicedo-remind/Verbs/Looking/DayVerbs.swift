import Actions
import Answers
import Arguments
import Model
import Words

extension VerbRow {
  /// `today`: what is planned today, and what is still on the list.
  static let today = VerbRow(.today, .today)
    .shows(["today"])
    .answers(PlannedWindow.self)
    .asks { call in .plan(call.days()) }

  /// `tomorrow`: what is planned tomorrow.
  static let tomorrow = VerbRow(.tomorrow, .tomorrow)
    .shows(["tomorrow"])
    .answers(PlannedWindow.self)
    .asks { call in .plan(call.days(after: 1)) }

  /// `week`: what is planned in the seven days from today on.
  static let week = VerbRow(.week, .week, more: .weekMore)
    .shows(["week"])
    .answers(PlannedWindow.self)
    .asks { call in .plan(call.days(7)) }

  /// `agenda`: days side by side.
  static let agenda = VerbRow(.agenda, .agenda, more: .agendaMore, usage: "[<days> ...]")
    .takes(.agendaDays, .month)
    .shows(["agenda"], ["agenda", "next week"], ["agenda", "--month"])
    .answers(PlannedWindow.self)
    .asks { call in
      .plan(try call.session.agenda(call.text(.agendaDays), asMonth: call.has(.month)))
    }
}

extension Call {
  /// Some days from today on, or from a day after it, with the events of calendars.
  fileprivate func days(_ count: Int = 1, after days: Int = 0) -> PlanRequest {
    var request = PlanRequest(from: session.civilNow.date.adding(days: days), days: count)
    request.withEvents = true
    return request
  }
}
