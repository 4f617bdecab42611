import Model
import Testing

@testable import Planning

@Suite struct PopupTests {
  typealias F = Fixture

  static func popup(_ number: UInt32, on server: String = F.server) -> PopupID {
    PopupID(server: server, number: number)
  }

  @Test(arguments: [
    Situation(
      name: "what was on screen is shown once more on a new server, quietly",
      pending: [F.shown("a", "11:00", popup: 4, on: ":1.3")],
      actions: ["quiet again a", "forget all but :1.7"]
    ),
    Situation(
      name: "the same holds for one that speaks up only once",
      pending: [F.shown("a", "11:00", popup: 4, on: ":1.3") { $0.reminder.persistence = .once }],
      actions: ["quiet again a", "forget all but :1.7"]
    ),
    Situation(
      name: "three of them come as one quiet digest",
      pending: ["a", "b", "c"].map { F.shown($0, "11:00", popup: 4, on: ":1.3") },
      actions: ["quiet digest a b c", "forget all but :1.7"]
    ),
    Situation(
      name: "while no server is there nothing is forgotten",
      pending: [F.shown("a", "11:00", popup: 4)],
      server: nil,
      actions: []
    ),
    Situation(
      name: "a heads-up that was lost with its server comes once more",
      pending: [
        F.shown("a", "11:50", popup: 4, on: ":1.3") {
          $0.dueAt = F.at("12:05")
          $0.reminder.leads = [15, 0]
          $0.reminder.stage = 1
          $0.reminder.state = .scheduled
          $0.reminder.attempts = 0
          $0.reminder.fireAt = F.at("12:05")
        }
      ],
      actions: ["quiet headsUp a", "forget all but :1.7"]
    ),
    Situation(
      name: "a number of a dead server is never acted on",
      pending: [],
      obsolete: [ObsoletePopup(todo: "a", popup: popup(4, on: ":1.3"))],
      actions: ["forget all but :1.7"]
    ),
    Situation(
      name: "one that was put off is not shown on the new server",
      pending: [
        F.shown("a", "11:00", popup: 4, on: ":1.3") {
          $0.reminder.state = .snoozed
          $0.reminder.fireAt = F.at("13:00")
          $0.reminder.againAt = F.at("13:00")
        }
      ],
      actions: ["forget all but :1.7"]
    ),
  ])
  func serverRestarted(_ situation: Situation) { situation.check() }

  @Test(arguments: [
    Situation(
      name: "the popup of what is done goes",
      pending: [],
      obsolete: [ObsoletePopup(todo: "a", popup: popup(4))],
      actions: ["withdraw 4 a"]
    ),
    Situation(
      name: "the popup of a digest goes once all of it is done",
      pending: [],
      obsolete: [
        ObsoletePopup(todo: "a", popup: popup(4)), ObsoletePopup(todo: "b", popup: popup(4)),
      ],
      actions: ["withdraw 4 a b"]
    ),
    Situation(
      name: "a digest is shown anew without what is done",
      pending: ["b", "c"].map { F.shown($0, "11:00", popup: 4) },
      obsolete: [ObsoletePopup(todo: "a", popup: popup(4))],
      actions: ["quiet digest b c", "withdraw 4 a b c"]
    ),
    Situation(
      name: "the last of a digest is shown as a single",
      pending: [F.shown("b", "11:00", popup: 4)],
      obsolete: [ObsoletePopup(todo: "a", popup: popup(4))],
      actions: ["quiet again b", "withdraw 4 a b"]
    ),
    Situation(
      name: "what is put off leaves the screen",
      pending: [
        F.shown("a", "11:00", popup: 4) {
          $0.reminder.state = .snoozed
          $0.reminder.fireAt = F.at("13:00")
          $0.reminder.againAt = F.at("13:00")
        }
      ],
      actions: ["withdraw 4 a"]
    ),
    Situation(
      name: "one that comes again out of a digest leaves the others a digest of their own",
      pending: ["a", "b", "c"].map { id in
        F.shown(id, "11:50", popup: 4) {
          guard id == "a" else { return }
          $0.reminder.againAt = F.at("12:00")
          $0.reminder.fireAt = F.at("12:00")
        }
      },
      actions: ["quiet digest b c", "withdraw 4 a b c", "again a"]
    ),
    Situation(
      name: "a moved one that is due again leaves its old popup and comes anew",
      pending: [
        F.scheduled("a", "12:00") { $0.reminder.popup = popup(4) }
      ],
      obsolete: [ObsoletePopup(todo: "a", popup: popup(4))],
      actions: ["withdraw 4 a", "due a"]
    ),
    Situation(
      name: "a popup whose successor is on its way is left alone until it has arrived",
      pending: [F.shown("b", "11:00", popup: 4) { $0.reminder.state = .delivering }],
      obsolete: [ObsoletePopup(todo: "a", popup: popup(4))],
      inFlight: ["b"],
      actions: []
    ),
  ])
  func reasonGone(_ situation: Situation) { situation.check() }

  @Test(arguments: [
    Situation(
      name: "what nobody answered is shown once more when the machine wakes",
      pending: [F.shown("a", "08:00", popup: 4)],
      resumedAt: "11:59",
      actions: ["quiet again a over 4"]
    ),
    Situation(
      name: "what was shown after waking is not",
      pending: [F.shown("a", "11:59:30", popup: 4)],
      resumedAt: "11:59",
      actions: []
    ),
    Situation(
      name: "one that speaks up only once is not",
      pending: [F.shown("a", "08:00", popup: 4) { $0.reminder.persistence = .once }],
      resumedAt: "11:59",
      actions: []
    ),
    Situation(
      name: "a waking that lies ahead of a clock set back counts for nothing yet",
      pending: [F.shown("a", "08:00", popup: 4)],
      resumedAt: "12:01",
      actions: []
    ),
  ])
  func resumed(_ situation: Situation) { situation.check() }

  @Test(arguments: [
    Situation(
      name: "a heads-up comes before the due time",
      pending: [F.scheduled("a", "12:00", leads: [15, 5, 0])],
      actions: ["headsUp a"]
    ),
    Situation(
      name: "the next stage takes the place of the one before",
      pending: [
        F.scheduled("a", "11:50", leads: [15, 5, 0]) {
          $0.reminder.stage = 1
          $0.reminder.fireAt = F.at("12:00")
          $0.reminder.shownAt = F.at("11:50")
          $0.reminder.popup = popup(4)
        }
      ],
      actions: ["headsUp a over 4"]
    ),
    Situation(
      name: "after a sleep over every heads-up the due time alone speaks up",
      pending: [F.scheduled("a", "11:45", leads: [15, 5, 0])],
      actions: ["due a"]
    ),
    Situation(
      name: "a heads-up comes a little after its moment, as long as it is ahead",
      pending: [F.scheduled("a", "11:47", leads: [15])],
      actions: ["headsUp a"]
    ),
    Situation(
      name: "a heads-up alone that was slept through is late",
      pending: [F.scheduled("a", "11:00", leads: [15])],
      actions: ["late a"]
    ),
  ])
  func stages(_ situation: Situation) { situation.check() }

  @Test func aSkippedStageIsTheOneThatIsShown() throws {
    let plan = F.plan([F.scheduled("a", "11:50", leads: [15, 5, 0])], at: "12:01")
    guard case .show(let showing) = try #require(plan.actions.first) else {
      Issue.record("nothing shown")
      return
    }
    #expect(showing.reminders.map(\.reminder.stage) == [1])
  }
}
