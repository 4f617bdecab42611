import Model
import Testing

@testable import Delivery

/// The clocks from one look to the next.
@Suite struct ClockWatchTests {
  /// The machine was started at 10 s; it is 100 s now, all of that awake.
  private static let first = clocks(at: 100, sinceStart: 90, awake: 90)

  private static func clocks(at now: Int64, sinceStart: Int64, awake: Int64) -> MachineClocks {
    MachineClocks(
      now: Instant(seconds: now),
      sinceStart: .seconds(sinceStart),
      awake: .seconds(awake)
    )
  }

  private static func slept(_ from: Int64, _ to: Int64) -> ClockWatch.Finding {
    .slept(from: Instant(seconds: from), to: Instant(seconds: to))
  }

  private static func clockSet(_ from: Int64, _ to: Int64) -> ClockWatch.Finding {
    .clockSet(from: Instant(seconds: from), to: Instant(seconds: to))
  }

  @Test(
    arguments: [
      ("time passes", clocks(at: 400, sinceStart: 390, awake: 390), []),
      ("it slept for 200 s", clocks(at: 400, sinceStart: 390, awake: 190), [slept(200, 400)]),
      (
        "the clock went on by an hour", clocks(at: 4000, sinceStart: 390, awake: 390),
        [clockSet(400, 4000)]
      ),
      ("the clock went back", clocks(at: 100, sinceStart: 390, awake: 390), [clockSet(400, 100)]),
      ("the clock is kept right", clocks(at: 430, sinceStart: 390, awake: 390), []),
      (
        "it slept, and the clock was set", clocks(at: 4000, sinceStart: 390, awake: 190),
        [clockSet(400, 4000), slept(3800, 4000)]
      ),
    ] as [(String, MachineClocks, [ClockWatch.Finding])]
  )
  func tell(_ what: String, _ second: MachineClocks, _ findings: [ClockWatch.Finding]) {
    var watch = ClockWatch(Self.first)
    #expect(watch.look(second) == findings)
    #expect(watch.look(second) == [], "nothing is found twice")
  }

  @Test func aSleepThatWasAnnouncedBeganThen() {
    var watch = ClockWatch(Self.first)
    watch.fallAsleep(at: Instant(seconds: 150))
    let woken = Self.clocks(at: 400, sinceStart: 390, awake: 145)
    // The alarm comes first, the machine's word after it: it is one sleep.
    #expect(watch.look(woken) == [Self.slept(150, 400)])
    #expect(watch.look(woken, hasWoken: true) == [])
  }

  @Test func aSleepThatTheClocksDoNotShowIsBelieved() {
    var watch = ClockWatch(Self.first)
    watch.fallAsleep(at: Instant(seconds: 150))
    let woken = Self.clocks(at: 400, sinceStart: 390, awake: 390)
    #expect(watch.look(woken) == [])
    #expect(watch.look(woken, hasWoken: true) == [Self.slept(150, 400)])
    #expect(watch.look(woken, hasWoken: true) == [])
  }
}
