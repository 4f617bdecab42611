import Actions
import Testing

@testable import voicedo_remind

/// Saying in the terminal that one is doing it, on Wednesday, 2026-03-04, at 10:20.
@Suite("Doing it") struct DoingTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld()
  }

  @Test func itIsReadBackWithTheMomentOfTheQuestion() {
    let run = world.type(["doing", "milk"])
    #expect(run.status == 0)
    #expect(
      run.out
        == "You are at it: Buy milk. It is quiet until Wed 4 Mar 10:45 (in 25 minutes)  [a11c]\n"
    )
    #expect(world.type(["list"]).out.contains("being done, quiet until Wed 4 Mar 10:45"))
  }

  @Test func theMinutesAreASetting() throws {
    world.environment["VOICEDO_CONFIG"] = world.home + "/config.toml"
    try world.write("[reminders]\ncheck_in = 50\n", to: "config.toml")
    #expect(world.type(["doing", "milk"]).out.contains("11:10 (in 50 minutes)"))
  }

  @Test func severalMayBeDoneAtOnce() throws {
    let todos = try world.type(["doing", "a11c", "b0a7", "--json"]).json()["todos"]
    #expect(todos.elements.map { $0["handle"].text } == ["a11c", "b0a7"])
    for todo in todos.elements {
      #expect(todo["reminder"]["nextAt"].text == "2026-03-04T10:45:00+01:00")
    }
  }

  @Test func itIsToldAndTakenBack() {
    world.type(["doing", "milk"])
    let story = world.type(["why", "milk"]).out
    #expect(
      story.contains(
        "10:20  you said in the terminal that you are doing it, so it was to be quiet until 10:45"
      )
    )
    #expect(
      story.hasSuffix("You are doing it, and it asks once how it is going. Next: today 10:45\n")
    )
    #expect(world.type(["undo"]).out == "Taken back: beginning “Buy milk”\n")
    #expect(world.type(["why", "milk"]).out.contains("that you are doing it was taken back"))
    #expect(!world.type(["list"]).out.contains("being done"))
  }

  @Test func whatIsDoneIsLeftAlone() {
    world.type(["done", "milk"])
    let run = world.type(["doing", "a11c"])
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(run.err.contains("voicedo-remind undone a11c"))
  }

  @Test func othersAreAnsweredLikeEverywhere() {
    #expect(world.type(["doing", "zzz"]).status == ExitStatus.nothingMatched.rawValue)
    #expect(world.type(["doing"]).status == ExitStatus.usage.rawValue)
    let speech = world.type(["doing", "the", "laundry", "at", "noon"])
    #expect(speech.err.contains("voicedo-remind add 'doing the laundry at noon'"))
  }

  @Test func aSnoozeThatIsTakenBackIsNamed() {
    let run = world.type(["snooze", "milk", "friday", "morning"])
    #expect(run.out == "Put off: Buy milk  until Fri 6 Mar 09:00 (in 2 days)  [a11c]\n")
    #expect(world.type(["undo"]).out == "Taken back: putting off “Buy milk”\n")
  }
}
