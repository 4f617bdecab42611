import Model
import Planning
import Testing

/// What becomes of a focus session: by what a person asks for, and by itself.
@Suite struct FocusSessionTests {
  /// A story of a session that begins at 10:00; each step has a clock time.
  struct Story: CustomTestStringConvertible, Sendable {
    enum Step: Sendable {
      case pause(String)
      case goOn(String)
      case more(String, Int)
      case rest(String)
      case stop(String)
      case locked(String)
      case unlocked(String)
      case slept(String, String)
      case clockSet(String, String)
      case passes(String)
    }

    let name: String
    var method = FocusSession.Method.single
    var length: Int? = 25
    let steps: [Step]
    let state: FocusSession.State
    /// The minutes of focus, all rounds together.
    let focused: Int
    /// When the round or the break is over.
    var ends: String?

    var testDescription: String { name }

    static let byPerson = [
      Story(name: "runs", steps: [.passes("10:10")], state: .focusing, focused: 10, ends: "10:25"),
      Story(
        name: "is up at its time, not before",
        steps: [.passes("10:24")],
        state: .focusing,
        focused: 24,
        ends: "10:25"
      ),
      Story(name: "is up", steps: [.passes("10:25")], state: .timeUp, focused: 25),
      Story(
        name: "is up though nobody looked for a while",
        steps: [.passes("10:40")],
        state: .timeUp,
        focused: 25
      ),
      Story(
        name: "stands still",
        steps: [.pause("10:10"), .passes("10:20")],
        state: .paused(.asked),
        focused: 10
      ),
      Story(
        name: "goes on where it stood",
        steps: [.pause("10:10"), .goOn("10:20"), .passes("10:21")],
        state: .focusing,
        focused: 11,
        ends: "10:35"
      ),
      Story(
        name: "is paused once",
        steps: [.pause("10:10"), .pause("10:15"), .goOn("10:20"), .passes("10:20")],
        state: .focusing,
        focused: 10,
        ends: "10:35"
      ),
      Story(
        name: "gets more time when it is up",
        steps: [.passes("10:26"), .more("10:30", 10), .passes("10:35")],
        state: .focusing,
        focused: 30,
        ends: "10:40"
      ),
      Story(
        name: "gets more time while it runs",
        steps: [.more("10:05", 10), .passes("10:06")],
        state: .focusing,
        focused: 6,
        ends: "10:35"
      ),
      Story(
        name: "is followed by a break",
        steps: [.passes("10:25"), .rest("10:26"), .passes("10:27")],
        state: .resting,
        focused: 25,
        ends: "10:31"
      ),
      Story(
        name: "is broken off for a break",
        steps: [.rest("10:10"), .passes("10:12")],
        state: .resting,
        focused: 10,
        ends: "10:15"
      ),
      Story(
        name: "asks when the break is over",
        steps: [.passes("10:25"), .rest("10:25"), .passes("10:31")],
        state: .rested,
        focused: 25
      ),
      Story(
        name: "goes on with a whole round after the break",
        steps: [.passes("10:25"), .rest("10:25"), .goOn("10:32"), .passes("10:40")],
        state: .focusing,
        focused: 33,
        ends: "10:57"
      ),
      Story(
        name: "need not wait for the end of the break",
        steps: [.passes("10:25"), .rest("10:25"), .goOn("10:26"), .passes("10:27")],
        state: .focusing,
        focused: 26,
        ends: "10:51"
      ),
      Story(
        name: "ends",
        steps: [.stop("10:10"), .passes("11:30")],
        state: .ended(.stopped),
        focused: 10
      ),
      Story(
        name: "counts up",
        method: .flow,
        length: nil,
        steps: [.passes("12:00")],
        state: .focusing,
        focused: 120
      ),
      Story(
        name: "counts up, and gets no more time than all",
        method: .flow,
        length: nil,
        steps: [.more("10:30", 10), .passes("11:00")],
        state: .focusing,
        focused: 60
      ),
      Story(
        name: "has a long break after four rounds",
        method: .pomodoro,
        steps: [
          .rest("10:25"), .goOn("10:30"), .rest("10:55"), .goOn("11:00"), .rest("11:25"),
          .goOn("11:30"), .rest("11:55"), .passes("11:56"),
        ],
        state: .resting,
        focused: 100,
        ends: "12:10"
      ),
    ]

    static let byItself = [
      Story(
        name: "pauses behind a locked screen",
        steps: [.locked("10:10"), .locked("10:20")],
        state: .paused(.locked),
        focused: 10
      ),
      Story(
        name: "goes on when it is unlocked",
        steps: [.locked("10:10"), .unlocked("10:20"), .passes("10:22")],
        state: .focusing,
        focused: 12,
        ends: "10:35"
      ),
      Story(
        name: "stays paused where the person asked for that",
        steps: [.pause("10:05"), .locked("10:10"), .unlocked("10:20")],
        state: .paused(.asked),
        focused: 5
      ),
      Story(
        name: "ends kindly after an hour away",
        steps: [.locked("10:10"), .unlocked("11:10")],
        state: .ended(.away),
        focused: 10
      ),
      Story(
        name: "does not end before the hour is over",
        steps: [.locked("10:10"), .unlocked("11:09"), .passes("11:09")],
        state: .focusing,
        focused: 10,
        ends: "11:24"
      ),
      Story(
        name: "stands still while the machine sleeps",
        steps: [.slept("10:10", "10:40"), .passes("10:40")],
        state: .focusing,
        focused: 10,
        ends: "10:55"
      ),
      Story(
        name: "was over before the machine slept",
        steps: [.slept("10:30", "10:40"), .passes("10:40")],
        state: .timeUp,
        focused: 25
      ),
      Story(
        name: "begun after the sleep, knows nothing of it",
        steps: [.slept("09:00", "10:00"), .passes("10:10")],
        state: .focusing,
        focused: 10,
        ends: "10:25"
      ),
      Story(
        name: "ends after a night",
        steps: [.slept("10:10", "20:00"), .passes("20:00")],
        state: .ended(.away),
        focused: 10
      ),
      Story(
        name: "a break runs on by the wall clock",
        steps: [.rest("10:10"), .locked("10:11"), .locked("10:14")],
        state: .resting,
        focused: 10,
        ends: "10:15"
      ),
      Story(
        name: "a break is over while the machine sleeps",
        steps: [.rest("10:10"), .slept("10:11", "10:30"), .passes("10:30")],
        state: .rested,
        focused: 10
      ),
      Story(
        name: "a question that nobody answers for an hour ends it",
        steps: [.passes("10:25"), .passes("11:25")],
        state: .ended(.finished),
        focused: 25
      ),
      Story(
        name: "a clock set ahead takes nothing from it",
        steps: [.clockSet("10:10", "13:10"), .passes("13:12")],
        state: .focusing,
        focused: 12,
        ends: "13:25"
      ),
      Story(
        name: "a clock set back adds nothing to it",
        steps: [.clockSet("10:10", "08:10"), .passes("08:12")],
        state: .focusing,
        focused: 12,
        ends: "08:25"
      ),
    ]
  }

  @Test("does what is asked for", arguments: Story.byPerson)
  func followsThePerson(_ story: Story) { check(story) }

  @Test("takes its course", arguments: Story.byItself)
  func takesItsCourse(_ story: Story) { check(story) }

  private func check(_ story: Story) {
    var session = FocusSession(
      method: story.method,
      length: story.length.map { .minutes($0) },
      at: at("10:00")
    )
    let policy = Policy.Focus()
    var last = at("10:00")
    func course(_ clock: String, isLocked: Bool = false) -> Instant {
      last = at(clock)
      session = session.course(to: last, isLocked: isLocked)
      return last
    }
    for step in story.steps {
      switch step {
      case .pause(let clock): session.pause(at: course(clock))
      case .goOn(let clock): session.goOn(at: course(clock))
      case .more(let clock, let minutes): session.extend(by: .minutes(minutes), at: course(clock))
      case .rest(let clock): session.takeBreak(policy, at: course(clock))
      case .stop(let clock): session.end(.stopped, at: course(clock))
      case .locked(let clock): _ = course(clock, isLocked: true)
      case .unlocked(let clock), .passes(let clock): _ = course(clock)
      case .slept(let from, let to): session = session.slept(from: at(from), to: at(to))
      case .clockSet(let from, let to): session = session.clockSet(from: at(from), to: at(to))
      }
    }
    #expect(session.state == story.state)
    #expect(session.focused(at: last) == .minutes(story.focused))
    #expect(session.endsAt == story.ends.map(at))
  }

  private func at(_ clock: String) -> Instant { Fixture.at(clock) }

  @Test("who cannot see the lock leaves a pause as it is")
  func staysPaused() {
    var session = FocusSession(method: .single, length: .minutes(25), at: at("10:00"))
    session.pause(.locked, at: at("10:05"))
    #expect(session.course(to: at("10:20")) == session)
    #expect(session.course(to: at("10:20"), isLocked: false).state == .focusing)
    #expect(session.course(to: at("11:05")).state == .ended(.away))
  }

  /// However often it is looked at, and whatever happens in between, the same comes of it.
  @Test("takes the same course however often it is looked at")
  func looksChangeNothing() {
    var chance = Chance(seed: 4)
    for _ in 0..<500 {
      let length = chance.number(1...90)
      let begun = FocusSession(method: .single, length: .minutes(length), at: at("10:00"))
      let end = at("10:00") + .minutes(chance.number(0...400))
      var looked = begun
      var moment = at("10:00")
      while moment < end {
        moment = min(end, moment + .seconds(chance.number(1...3000)))
        looked = looked.course(to: moment)
      }
      #expect(looked == begun.course(to: end))
      #expect(looked.focused(at: end) <= .minutes(length))
    }
  }
}

/// A session may not hold everything for ever.
@Suite("A focus session without an end of its own") struct LongFocusTests {
  private let start = Instant(seconds: 1_795_078_800)

  @Test func thatCountsUpAsksAfterFourHours() {
    let session = FocusSession(method: .flow, length: nil, at: start)
    #expect(session.course(to: start + .minutes(239)).state == .focusing)
    var asked = session.course(to: start + .minutes(250))
    #expect(asked.state == .timeUp && !asked.holdsReminders)
    #expect(asked.focused(at: start + .minutes(250)) == .minutes(240))
    asked.extend(by: .minutes(10), at: start + .minutes(250))
    #expect(asked.state == .focusing && asked.changesAt == start + .minutes(260))
    #expect(session.course(to: start + .minutes(301)).isEnded)
  }

  @Test func thatBeganByAWrongClockBeginsNow() {
    let session = FocusSession(method: .single, length: .minutes(25), at: start + .minutes(100_000))
    #expect(session.course(to: start).changesAt == start + .minutes(25))
  }
}
