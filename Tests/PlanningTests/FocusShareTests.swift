import Model
import Planning
import Testing

/// What of a focus session falls on which day; minutes count from midnight, before it they are below.
@Suite("A focus session across midnight") struct FocusShareTests {
  struct Share: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// When it began, and when its last round ended, in minutes from midnight.
    let begins: Int
    let ends: Int
    var state = FocusSession.State.ended(.stopped)
    /// The minutes of the last round, and of those before it.
    let last: Int
    var before = 0
    var rest = 0
    /// The minutes of the day before midnight, and of the one after it.
    let days: [Int]

    static let all = [
      Share(testDescription: "on one day", begins: -60, ends: -35, last: 25, days: [25, 0]),
      Share(testDescription: "on both", begins: -10, ends: 15, last: 25, days: [10, 15]),
      Share(testDescription: "on the next", begins: 0, ends: 25, last: 25, days: [0, 25]),
      Share(
        testDescription: "that goes on",
        begins: -20,
        ends: 5,
        state: .focusing,
        last: 25,
        days: [20, 5]
      ),
      Share(
        testDescription: "in rounds, the last of them after midnight",
        begins: -60,
        ends: 30,
        last: 25,
        before: 50,
        days: [46, 28]
      ),
      Share(
        testDescription: "with a break that has ended",
        begins: -25,
        ends: 0,
        state: .rested,
        last: 25,
        rest: 5,
        days: [25, 0]
      ),
      Share(
        testDescription: "with a pause somewhere in it",
        begins: -30,
        ends: 30,
        last: 40,
        days: [20, 20]
      ),
      Share(testDescription: "without a length", begins: 5, ends: 5, last: 3, days: [0, 3]),
    ]
  }

  @Test("counts for each day with its minutes", arguments: Share.all)
  func counts(_ share: Share) {
    let midnight = Instant(seconds: 1_772_578_800)
    func moment(_ minutes: Int) -> Instant { midnight + .minutes(minutes) }
    var session = FocusSession(
      method: .pomodoro,
      length: .minutes(25),
      at: moment(share.begins)
    )
    session.state = share.state
    session.since =
      share.state == .focusing ? moment(share.begins) : moment(share.ends + share.rest)
    session.elapsed = share.state == .focusing ? .zero : .minutes(share.last)
    session.before = .minutes(share.before)
    session.rest = .minutes(share.rest)
    let days = [moment(-1440)..<midnight, midnight..<moment(1440)]
    let minutes = days.map {
      session.focused(in: $0, at: moment(share.ends)).components.seconds / 60
    }
    #expect(minutes.map { Int($0) } == share.days)
  }
}
