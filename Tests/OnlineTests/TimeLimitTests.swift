import Interchange
import Testing

@testable import Online

/// A limit of a minute for a question and of three for all of them.
@Suite("The time that a server may take") struct TimeLimitTests {
  private final class Clock {
    var now = ContinuousClock.Instant.now
  }

  private let clock = Clock()
  private let limit: TimeLimit

  init() {
    let clock = clock
    limit = TimeLimit(ofQuestion: .seconds(60), ofAll: .seconds(180)) { clock.now }
  }

  @Test func isCountedForEachQuestion() throws {
    for _ in 0..<2 {
      limit.begin()
      #expect(try limit.left() == 60_000)
      clock.now += .seconds(59)
      #expect(try limit.left() == 1000)
      clock.now += .seconds(2)
      #expect(throws: OnlineFailure.tooLarge) { try limit.left() }
    }
  }

  @Test func isCountedForAllOfThem() throws {
    for _ in 0..<17 {
      limit.begin()
      _ = try limit.left()
      clock.now += .seconds(10)
    }
    limit.begin()
    #expect(try limit.left() == 10_000)
    clock.now += .seconds(10)
    limit.begin()
    #expect(throws: OnlineFailure.tooLarge) { try limit.left() }
  }
}
