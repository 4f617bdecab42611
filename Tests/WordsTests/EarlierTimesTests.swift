import Model
import Planning
import Testing

@testable import Words

/// Popups of series of which earlier times were not answered, on Saturday, 21 November 2026, at 12:00 UTC.
@Suite("Popups of series that were not answered") struct EarlierTimesTests {
  private func pending(_ rule: String, from start: String, made: String = "2026-01-01T00:00") throws
    -> PendingReminder
  {
    let first = try #require(CivilDateTime(start))
    let rule = try #require(RecurrenceRule(rule))
    let made = Zone.utc.instant(of: try #require(CivilDateTime(made)))
    var todo = Todo(
      id: "a",
      handle: "a3f2",
      title: "Pay the rent",
      due: .floating(first.date, first.time),
      createdAt: made,
      updatedAt: made
    )
    todo.recurrence = Recurrence(
      rule: rule,
      seriesStart: first,
      occurrence: first,
      repeatFrom: .due
    )
    return PendingReminder(todo: todo, reminder: Reminder(todo: todo.id))
  }

  @Test(arguments: [
    (
      "FREQ=MONTHLY", "2026-08-01T09:00",
      "Still on your list, planned for Sun 1 Nov 09:00\n"
        + "3 before it are not answered: Sat 1 Aug, Tue 1 Sep and Thu 1 Oct"
    ),
    (
      "FREQ=DAILY", "2026-11-20T08:00",
      "Still on your list, planned for today 08:00\nThe one before it is not answered: Fri 20 Nov"
    ),
    (
      "FREQ=DAILY", "2026-11-01T08:00",
      "Still on your list, planned for today 08:00\n"
        + "20 before it are not answered: 20 times from Sun 1 Nov to Fri 20 Nov"
    ),
    (
      "FREQ=DAILY;BYHOUR=8,11", "2026-11-20T11:00",
      "Still on your list, planned for today 11:00\n"
        + "2 before it are not answered: Fri 20 Nov 11:00 and Sat 21 Nov 08:00"
    ),
    (
      "FREQ=WEEKLY;BYDAY=SA", "2026-11-21T08:00", "Still on your list, planned for today 08:00"
    ),
    // What comes so often is counted by nobody.
    (
      "FREQ=HOURLY", "2026-11-21T08:00", "Still on your list, planned for today 08:00"
    ),
  ])
  func theNewestIsNamedAndTheOthersBelow(rule: String, start: String, body: String) throws {
    let text = PopupTextTests.text(.late, [try pending(rule, from: start)])
    #expect(text.body == body)
  }

  @Test func whatCameBeforeItWasMadeIsNotNamed() throws {
    let young = try pending("FREQ=DAILY", from: "2026-11-01T08:00", made: "2026-11-19T12:00")
    #expect(
      PopupTextTests.text(.late, [young]).body
        == "Still on your list, planned for today 08:00\nThe one before it is not answered: Fri 20 Nov"
    )
  }

  @Test func inADigestTheyAreCounted() throws {
    let rent = try pending("FREQ=MONTHLY", from: "2026-09-01T09:00")
    let text = PopupTextTests.text(.digest, [rent, PopupTextTests.pending("Walk")])
    #expect(text.body == "• Pay the rent (Sun 1 Nov 09:00, and 2 before it)\n• Walk (today 12:00)")
  }
}
