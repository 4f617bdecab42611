import Model
import Testing

@testable import System

/// An allowance of two seconds, of which a quarter of each second that passes comes back.
@Suite("An allowance") struct AllowanceTests {
  private let full = Allowance(most: .seconds(2), share: 0.25)

  @Test func isThereUntilItIsSpent() {
    var allowance = full
    for moment in [Duration.seconds(100), .seconds(100)] {
      let isThere = allowance.hasRoom(at: moment)
      #expect(isThere)
      allowance.spend(.seconds(1))
    }
    let isThere = allowance.hasRoom(at: .seconds(100))
    #expect(!isThere)
  }

  @Test(arguments: [(0, false), (1, true), (7, true), (1_000_000, true)])
  func comesBackWithTime(_ passed: Int, _ isThere: Bool) {
    var allowance = full
    _ = allowance.hasRoom(at: .seconds(100))
    allowance.spend(.seconds(2))
    let hasRoom = allowance.hasRoom(at: .seconds(100 + passed))
    #expect(hasRoom == isThere)
  }

  @Test func isNeverMoreThanItWas() {
    var allowance = full
    _ = allowance.hasRoom(at: .seconds(100))
    _ = allowance.hasRoom(at: .seconds(1_000_000))
    allowance.spend(.seconds(2))
    let isThere = allowance.hasRoom(at: .seconds(1_000_000))
    #expect(!isThere)
  }

  @Test func aClockThatGoesBackGivesNothing() {
    var allowance = full
    _ = allowance.hasRoom(at: .seconds(100))
    allowance.spend(.seconds(3))
    let isThere = allowance.hasRoom(at: .seconds(50))
    #expect(!isThere)
  }
}
