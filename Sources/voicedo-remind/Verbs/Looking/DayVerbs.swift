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
}

extension Call {
  /// The civil day of the run.
  fileprivate var today: CivilDate { session.civilNow.date }
}
