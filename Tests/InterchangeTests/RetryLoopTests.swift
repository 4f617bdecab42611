import Testing

@testable import Interchange

@Suite("Asking until there is an answer")
struct RetryLoopTests {
  private struct Course: Sendable {
    let name: String
    let failures: [OnlineFailure]
    let pauses: [Int]
    /// The failure in the end; `nil` for an answer.
    let end: OnlineFailure?

    init(_ name: String, _ failures: [OnlineFailure], _ pauses: [Int], _ end: OnlineFailure? = nil)
    {
      (self.name, self.failures, self.pauses, self.end) = (name, failures, pauses, end)
    }
  }

  private static let often = OnlineFailure.rateLimited(after: nil)

  @Test(arguments: [
    Course("at once", [], []),
    Course("after waiting three times", [often, often, often], [500, 1000, 2000]),
    Course("not after the fourth", [often, often, often, often], [500, 1000, 2000], often),
    Course("after one stumble", [.overloaded(after: 10)], [10]),
    Course(
      "not after two",
      [.overloaded(after: 10), .overloaded(after: 10)],
      [10],
      .overloaded(after: 10)
    ),
    Course("each kind counts for itself", [.offline, often, .notJSON], [500, 500, 0]),
    Course("without what is not taken", [.badRequest(parameter: "p")], []),
    Course(
      "but one thing only",
      [.badRequest(parameter: "p"), .badRequest(parameter: "q")],
      [],
      .badRequest(parameter: "q")
    ),
    Course("without all that it can do without", [.badRequest(parameter: nil)], []),
    Course(
      "not with another request",
      [.badRequest(parameter: nil), .badRequest(parameter: nil)],
      [],
      .badRequest(parameter: nil)
    ),
    Course(
      "not for ever",
      [.rateLimited(after: 9000), .rateLimited(after: 9000)],
      [9000],
      .rateLimited(after: 9000)
    ),
  ])
  private func goes(_ course: Course) {
    var pauses: [Int] = []
    var failures = course.failures[...]
    var leftOut: [Set<String>] = []
    var loop = RetryLoop(
      RetryPolicy(),
      dispensable: ["a"],
      chance: { 0.5 },
      pause: { pauses.append($0) }
    )
    do {
      let answer = try loop.answer { without throws(OnlineFailure) -> String in
        leftOut.append(without)
        if let failure = failures.popFirst() { throw failure }
        return "answer"
      }
      #expect(answer == "answer" && course.end == nil, "\(course.name)")
    } catch {
      #expect(error == course.end, "\(course.name)")
    }
    #expect(pauses == course.pauses, "\(course.name)")
    #expect(loop.requests == leftOut.count)
    if course.failures.first == .badRequest(parameter: "p") {
      #expect(leftOut.prefix(2) == [[], ["p"]])
    }
  }
}
