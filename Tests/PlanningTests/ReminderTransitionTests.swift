import Model
import Testing

@testable import Planning

/// The life of a reminder as one table: each thing that may happen to it, in each way it may stand.
@Suite("Transitions of a reminder") struct ReminderTransitionTests {
  @Test(arguments: ReminderInput.all)
  func eachStateTakesOrRefuses(input: ReminderInput) {
    for standing in Standing.allCases {
      let after = input.apply(standing).map(\.line) ?? "refused"
      let expected = input.expects[standing].map { $0 == "same" ? standing.reminder.line : $0 }
      #expect(after == expected, "\(input.name), \(standing.rawValue)")
    }
  }

  @Test func everyInputNamesEveryStanding() {
    for input in ReminderInput.all {
      #expect(Set(input.expects.keys) == Set(Standing.allCases), "\(input.name)")
    }
  }

  @Test func everyStateStandsInTheTable() {
    #expect(Set(Standing.allCases.map(\.reminder.state)) == Set(Reminder.State.allCases))
  }
}

/// A way for a reminder to stand at 11:50 on 21 November 2026.
enum Standing: String, CaseIterable {
  /// Its heads-up is on screen as 4, and it waits for its due time at 12:00.
  case waits
  /// Its heads-up has come, and nobody has claimed it yet.
  case due
  /// A server refused it; it is to be tried again at 11:54.
  case refused
  /// The service has it on its way to the screen.
  case delivering
  /// Do Not Disturb keeps it back.
  case held
  /// It is on screen as 4, and comes again at 11:55.
  case shown
  /// It is on screen as 4 after its last repeat.
  case rests
  /// Later was pressed; its popup is to be withdrawn.
  case snoozed
  /// The person does it, and is asked at 12:10 how it is going.
  case begun
  /// Its to-do was done after it had been put off to 12:15.
  case closed
}

extension Standing {
  /// The due time of its to-do.
  var due: Instant { Fixture.at([.waits, .due].contains(self) ? "12:00" : "11:45") }

  var todo: Todo { Fixture.todo("a", due: .absolute(due)) }

  var reminder: Reminder {
    var reminder = Reminder(todo: "a", fireAt: due)
    if self == .waits || self == .due { reminder.leads = [15, 0] }
    let popup = PopupID(server: Fixture.server, number: 4)
    switch self {
    case .waits:
      reminder.stage = 1
      (reminder.shownAt, reminder.popup) = (Fixture.at("11:45"), popup)
    case .due:
      reminder.fireAt = Fixture.at("11:45")
    case .refused:
      reminder.wait(until: Fixture.at("11:54"))
    case .delivering:
      (reminder.state, reminder.attempts) = (.delivering, 1)
    case .held:
      reminder.state = .held
    case .shown:
      (reminder.state, reminder.attempts) = (.shown, 1)
      (reminder.shownAt, reminder.popup) = (due, popup)
      reminder.wait(until: Fixture.at("11:55"))
    case .rests:
      (reminder.state, reminder.attempts) = (.shown, 4)
      (reminder.shownAt, reminder.popup) = (Fixture.at("11:49"), popup)
      reminder.wait(until: nil)
    case .snoozed:
      reminder.state = .snoozed
      (reminder.shownAt, reminder.obsoletePopup) = (due, popup)
      reminder.wait(until: Fixture.at("12:15"))
    case .begun:
      (reminder.state, reminder.checkIn, reminder.shownAt) = (.snoozed, .awaited, due)
      reminder.wait(until: Fixture.at("12:10"))
    case .closed:
      (reminder.state, reminder.shownAt) = (.closed, due)
      reminder.wait(until: nil)
      reminder.resumesAt = Fixture.at("12:15")
    }
    return reminder
  }
}

extension Reminder {
  /// A line that the table can be read by, such as `shown x1 again 11:55 seen 11:45 popup 4`.
  var line: String {
    var parts = [state.rawValue]
    if leads != [0] { parts.append(leads.map(String.init).joined(separator: ",")) }
    if stage > 0 { parts.append("stage \(stage)") }
    if attempts > 0 { parts.append("x\(attempts)") }
    if let againAt {
      parts.append("again \(againAt.clock)")
      if againAt != fireAt { parts.append("but fires \(fireAt?.clock ?? "never")") }
    } else if let fireAt {
      parts.append("fires \(fireAt.clock)")
    }
    if let resumesAt { parts.append("resumes \(resumesAt.clock)") }
    if let shownAt { parts.append("seen \(shownAt.clock)") }
    if let popup { parts.append("popup \(popup.number)") }
    if let obsoletePopup { parts.append("obsolete \(obsoletePopup.number)") }
    if let checkIn { parts.append(checkIn.rawValue) }
    return parts.joined(separator: " ")
  }
}

extension Instant {
  /// The clock time in UTC, without seconds.
  fileprivate var clock: String { String(Zone.utc.civil(at: self).time.description.prefix(5)) }
}
