import Model
import Testing

/// A clock that was never set, or that shows what nobody thought of.
@Suite("A clock that shows another century")
struct ClockYearTests {
  @Test(
    "keeps nothing from being captured, listed and simulated",
    arguments: [
      (-2_147_483_649, "1901-12-14"), (-43_200, "1970-01-01"), (43_200, "1970-01-02"),
      (2_147_483_648, "2038-01-20"), (4_294_967_296, "2106-02-08"), (9_223_408_036, "2262-04-13"),
    ] as [(Int64, String)]
  )
  func works(_ seconds: Int64, _ tomorrow: String) throws {
    let world = try ExampleWorld(filled: false)
    world.now = Instant(seconds: seconds)
    #expect(world.type(["add", "call mum tomorrow at 15:00"]).status == 0)
    for command in [["list", "--json"], ["simulate", "--json"]] {
      let run = world.type(command)
      #expect(run.status == 0)
      #expect(run.out.contains("\(tomorrow)T15:00:00"), "\(command): \(run.out)")
    }
    #expect(world.type(["done", "mum"]).status == 0)
    #expect(world.type(["undo"]).status == 0)
    #expect(world.type(["list"]).out.contains("Call mum"))
  }
}
