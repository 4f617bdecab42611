import Testing

@testable import Interchange

@Suite("Asking once more")
struct RetryPolicyTests {
  @Test(arguments: [
    (
      "three times where we ask too often", OnlineFailure.rateLimited(after: nil),
      [500, 1000, 2000, nil]
    ),
    ("as the service says", .rateLimited(after: 1200), [1200, 1200, 1200, nil]),
    ("not when that is long", .rateLimited(after: 61_000), [nil]),
    ("once where it stumbled", .overloaded(after: nil), [500, nil]),
    ("once where it is away", .offline, [500, nil]),
    ("at once where it misunderstood", .notJSON, [0, nil]),
    ("never for want of money", .quota, [nil]), ("never with a wrong key", .auth, [nil]),
    ("never when a person has waited", .timeout, [nil]),
    ("never against its will", .refused, [nil]),
  ])
  func waits(_ name: String, _ failure: OnlineFailure, _ pauses: [Int?]) {
    for (retry, pause) in pauses.enumerated() {
      #expect(RetryPolicy().pause(after: failure, retry: retry, chance: 0.5) == pause, "\(name)")
    }
  }

  @Test func manyDoNotComeBackAtOnce() {
    let policy = RetryPolicy(firstPause: 1000)
    #expect(policy.pause(after: .offline, retry: 0, chance: 0) == 750)
    #expect(policy.pause(after: .offline, retry: 0, chance: 1) == 1250)
    #expect(RetryPolicy(firstPause: 100_000).pause(after: .offline, retry: 0, chance: 0.5) == 8000)
  }
}
