import Model
import Testing

@Suite struct InstantTests {
  @Test(arguments: [
    (0, 0), (999, 0), (1000, 1), (-1, -1), (-1000, -1), (-1001, -2),
    (Int64.max, Int64.max / 1000), (Int64.min, Int64.min / 1000 - 1),
  ])
  func wholeSecondsAreRoundedDown(milliseconds: Int64, seconds: Int64) {
    #expect(Instant(milliseconds: milliseconds).seconds == seconds)
  }
}
