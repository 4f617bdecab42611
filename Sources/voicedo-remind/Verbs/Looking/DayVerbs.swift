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
    .asks { call in .plan(PlanRequest(from: call.today)) }

  /// `tomorrow`: what is planned tomorrow.
  static let tomorrow = VerbRow(.tomorrow, .tomorrow)
    .shows(["tomorrow"])
    .answers(PlannedWindow.self)
    .asks { call in .plan(PlanRequest(from: call.today.adding(days: 1))) }

  /// `week`: what is planned in the seven days from today on.
  static let week = VerbRow(.week, .week, more: .weekMore)
    .shows(["week"])
    .answers(PlannedWindow.self)
    .asks { call in .plan(PlanRequest(from: call.today, days: 7)) }

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
  /// The civil day of the run.
  fileprivate var today: CivilDate { session.civilNow.date }
}
