import Model
import System
import Testing

@Suite("The alarm")
struct AlarmTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let moment: Int64?
    let target: Int64?
  }

  private static let day = Alarm.longestWait

  @Test(
    "is armed for the moment, a day ahead at most, and never for the past",
    arguments: [
      Case(testDescription: "in a minute", moment: 61_000, target: 61_000),
      Case(testDescription: "in a millisecond", moment: 1_001, target: 1_001),
      Case(testDescription: "in exactly a day", moment: 1_000 + day, target: 1_000 + day),
      Case(testDescription: "in a year", moment: 365 * day, target: 1_000 + day),
      Case(testDescription: "nothing foreseen", moment: nil, target: 1_000 + day),
      Case(testDescription: "now", moment: 1_000, target: nil),
      Case(testDescription: "a second ago", moment: 0, target: nil),
      Case(testDescription: "before 1970", moment: -5_000, target: nil),
    ]
  )
  func target(_ example: Case) {
    let target = Alarm.target(
      for: example.moment.map(Instant.init(milliseconds:)),
      now: Instant(milliseconds: 1_000)
    )
    #expect(target == example.target.map(Instant.init(milliseconds:)))
  }

  @Test("rings at its moment, never before")
  func rings() async throws {
    try #require(TestLoop.isRunning)
    let alarm = try await TestAlarm()
    let (moment, arming) = try await alarm.arm(in: .milliseconds(30))
    try #require(arming == .armed)
    #expect(await alarm.rings.first { _ in true } == .due)
    #expect(Instant.now >= moment)
  }

  @Test("tells that a moment has come instead of arming for it")
  func past() async throws {
    try #require(TestLoop.isRunning)
    let alarm = try await TestAlarm()
    #expect(try await alarm.arm(in: .seconds(-1)).arming == .due)
  }
}

/// An alarm whose rings can be waited for.
@EventLoop
private final class TestAlarm {
  nonisolated let rings: AsyncStream<Alarm.Ring>
  private let alarm: Alarm

  init() throws {
    let (rings, continuation) = AsyncStream.makeStream(of: Alarm.Ring.self)
    self.rings = rings
    alarm = try Alarm { continuation.yield($0) }
  }

  func arm(in pause: Duration) throws -> (moment: Instant, arming: Alarm.Arming) {
    let now = Instant.now
    return (now + pause, try alarm.arm(now + pause, now: now))
  }
}
