import Model
import Testing

@testable import voicedo_remind

/// A new time of several clock times, on Wednesday, 2026-03-04, at 10:20.
@Suite("Several times for one to-do") struct SeveralTimesTests {
  private let world: ExampleWorld

  init() throws { world = try ExampleWorld(filled: false) }

  @Test(
    "are kept where it is to repeat",
    arguments: [
      ("12:30 and 18:30", "day", "at 12:30 and 18:30"),
      ("noon and 6 pm", "weekday", "at 12:00 and 18:00"),
    ]
  )
  func kept(_ when: String, _ every: String, _ told: String) {
    world.type(["add", "feed the newts every day at 8 am"])
    let run = world.type(["edit", "newts", "--when", when, "--every", every])
    #expect(run.out.contains(told), "\(run.out)")
  }

  @Test(
    "are refused where it comes once",
    arguments: ["12:30 and 18:30", "mon at 7 pm and wed at 8 pm"]
  )
  func refused(_ when: String) {
    world.type(["add", "feed the newts tomorrow at 8 am"])
    let run = world.type(["edit", "newts", "--when", when])
    #expect(run.status == 2, "\(run.out)\(run.err)")
    #expect(world.type(["list"]).out.contains("08:00"))
  }

  @Test("of a day alone leave the clock", arguments: ["friday", "next tuesday", "in 3 days"])
  func clockIsKept(_ when: String) {
    world.type(["add", "feed the newts tomorrow at 8 am"])
    let run = world.type(["edit", "newts", "--when", when])
    #expect(run.out.contains("08:00"), "\(run.out)\(run.err)")
  }
}
