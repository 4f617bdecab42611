import Model
import Testing

@testable import Delivery

/// The reports of the surroundings, one after the other, a minute apart; and when the person came
/// back last, in minutes.
struct Story: CustomTestStringConvertible, Sendable {
  enum Told: Sendable {
    case session(locked: Bool, idle: Bool, idleChanged: Int64? = nil)
    case noSession, noAnswer
    case screenSaver(Bool)
    case waited
  }

  let name: String
  let told: [Told]
  let returned: Int64?
  var isLocked = false
  var isIdle = false

  var testDescription: String { name }
}

extension Story {
  private static let present = Told.session(locked: false, idle: false)
  private static let locked = Told.session(locked: true, idle: false)
  private static let idle = Told.session(locked: false, idle: true)
  private static let lockedAndIdle = Told.session(locked: true, idle: true)

  static let all = [
    Story(name: "nobody told anything", told: [], returned: nil),
    Story(name: "there from the start", told: [present, present], returned: nil),
    Story(name: "unlocks", told: [locked, present], returned: 1),
    Story(name: "locked from the start", told: [locked], returned: nil, isLocked: true),
    Story(name: "touches the machine again", told: [present, idle, present], returned: 2),
    Story(name: "goes again", told: [idle, present, idle], returned: 1, isIdle: true),
    Story(
      name: "wakes the screen and has not unlocked it yet",
      told: [present, lockedAndIdle, locked],
      returned: nil,
      isLocked: true
    ),
    Story(
      name: "wakes the screen, then unlocks it",
      told: [present, lockedAndIdle, locked, present],
      returned: 3
    ),
    Story(
      name: "unlocks a moment before it counts as touched",
      told: [lockedAndIdle, idle, present],
      returned: 2
    ),
    Story(
      name: "a screen saver ends",
      told: [.screenSaver(false), .screenSaver(true), .screenSaver(false)],
      returned: 2
    ),
    Story(
      name: "a screen saver ends before the lock",
      told: [locked, .screenSaver(true), .screenSaver(false)],
      returned: nil,
      isLocked: true
    ),
    Story(name: "logs in", told: [.noSession, present], returned: 1),
    Story(name: "logs in to a locked screen", told: [.noSession, locked, present], returned: 2),
    Story(name: "logs out", told: [present, .noSession], returned: nil),
    Story(name: "logs out while away", told: [lockedAndIdle, .noSession], returned: nil),
    Story(name: "logind restarts", told: [present, .noAnswer, present], returned: nil),
    Story(name: "logind comes after a while", told: [.waited, present], returned: nil),
    Story(
      name: "came back before the service started",
      told: [.session(locked: false, idle: false, idleChanged: -5)],
      returned: -5
    ),
    Story(
      name: "the clock was set back since",
      told: [.session(locked: false, idle: false, idleChanged: 60)],
      returned: nil
    ),
    Story(
      name: "idle since before the service started",
      told: [.session(locked: false, idle: true, idleChanged: -5)],
      returned: nil,
      isIdle: true
    ),
  ]
}

@Suite("What is known of the surroundings")
struct SurroundingsFactsTests {
  /// Otherwise whatever is shown until then would be shown once more.
  @Test func aReturnThatLiesAheadOnceTheClockIsSetBackIsForgotten() {
    var facts = SurroundingsFacts()
    facts.learn(screenSaver: true, at: Instant(seconds: 900))
    facts.learn(screenSaver: false, at: Instant(seconds: 1000))
    facts.clockWasSet(to: Instant(seconds: 1060))
    #expect(facts.returnedAt == Instant(seconds: 1000))
    facts.clockWasSet(to: Instant(seconds: 940))
    #expect(facts.returnedAt == nil)
  }

  private static func moment(_ minute: Int64) -> Instant {
    Instant(seconds: 1_000_000 + minute * 60)
  }

  @Test(arguments: Story.all)
  func tellsWhenSomebodyCameBack(_ story: Story) {
    var facts = SurroundingsFacts()
    for (minute, told) in story.told.enumerated() {
      let now = Self.moment(Int64(minute))
      switch told {
      case .session(let locked, let idle, let idleChanged):
        let session = LoginSession(
          isLocked: locked,
          isIdle: idle,
          idleChangedAt: idleChanged.map(Self.moment)
        )
        facts.learn(session: .present(session), at: now)
      case .noSession: facts.learn(session: .absent, at: now)
      case .noAnswer: facts.learn(session: .unknown, at: now)
      case .screenSaver(let isActive): facts.learn(screenSaver: isActive, at: now)
      case .waited: facts.waitNoLonger()
      }
    }
    #expect(facts.returnedAt == story.returned.map(Self.moment))
    #expect(facts.isLocked == story.isLocked)
    #expect(facts.isIdle == story.isIdle)
  }

  @Test func areKnownOnceEverybodyHasAnswered() {
    var facts = SurroundingsFacts()
    #expect(!facts.isKnown)
    facts.learn(doNotDisturb: true, at: Self.moment(0))
    #expect(!facts.isKnown)
    facts.learn(session: .unknown, at: Self.moment(0))
    #expect(facts.isKnown)
    #expect(facts.isDoNotDisturb)
    facts.forgetServer()
    #expect(!facts.isKnown)
    #expect(!facts.isDoNotDisturb)
  }

  @Test func rememberWhenDoNotDisturbEnded() {
    var facts = SurroundingsFacts()
    facts.learn(doNotDisturb: false, at: Self.moment(0))
    #expect(facts.revealedAt == nil)
    facts.learn(doNotDisturb: true, at: Self.moment(1))
    facts.learn(doNotDisturb: false, at: Self.moment(2))
    facts.learn(doNotDisturb: false, at: Self.moment(3))
    #expect(facts.revealedAt == Self.moment(2))
    facts.clockWasSet(to: Self.moment(1))
    #expect(facts.revealedAt == nil)
  }

  @Test func rememberTheLastLockOnceItIsOver() {
    func session(locked: Bool, idle: Bool = false) -> LoginSessionState {
      .present(LoginSession(isLocked: locked, isIdle: idle, idleChangedAt: nil))
    }
    var facts = SurroundingsFacts()
    facts.learn(session: session(locked: false), at: Self.moment(0))
    facts.learn(session: session(locked: false, idle: true), at: Self.moment(1))
    facts.learn(session: session(locked: false), at: Self.moment(2))
    #expect(facts.lastLock == nil)
    facts.learn(session: session(locked: true), at: Self.moment(3))
    facts.learn(screenSaver: true, at: Self.moment(4))
    facts.learn(session: session(locked: false), at: Self.moment(5))
    #expect(facts.lastLock == nil)
    facts.learn(screenSaver: false, at: Self.moment(6))
    #expect(facts.lastLock == Self.moment(3)..<Self.moment(6))
    facts.clockWasSet(to: Self.moment(5))
    #expect(facts.lastLock == nil)
    // One that the service finds is as old as can be.
    facts = SurroundingsFacts()
    facts.learn(session: session(locked: true), at: Self.moment(0))
    facts.learn(session: session(locked: false), at: Self.moment(1))
    #expect(facts.lastLock == Instant(seconds: 0)..<Self.moment(1))
  }

  @Test func areTakenAsTheyAreAfterAWhile() {
    var facts = SurroundingsFacts()
    facts.waitNoLonger()
    #expect(facts.isKnown)
    #expect(!facts.isDoNotDisturb && !facts.isLocked && !facts.isIdle)
    facts.learn(doNotDisturb: true, at: Self.moment(0))
    facts.waitNoLonger()
    #expect(facts.isDoNotDisturb)
  }
}
