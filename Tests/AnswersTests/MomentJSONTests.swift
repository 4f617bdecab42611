import Actions
import Model
import Testing

@testable import Answers

@Suite("Moments in JSON")
struct MomentJSONTests {
  @Test(
    arguments: [
      ("2026-11-26T14:00:00Z", 1_795_701_600), ("2026-11-26T15:00:00+01:00", 1_795_701_600),
      ("2026-11-26T15:00+0100", 1_795_701_600), ("2026-11-26T09:00:00.125-05:00", 1_795_701_600),
      ("2026-11-26T16+02", nil), ("2026-11-26T15:00:00", nil), ("2026-11-26", nil),
      ("2026-13-26T15:00:00Z", nil), ("tomorrow", nil), ("2026-11-26T15:00:00+25:00", nil),
    ] as [(String, Int64?)]
  )
  func areReadWithTheirOffset(_ text: String, _ seconds: Int64?) {
    #expect(text.instantWithOffset?.seconds == seconds)
  }

  @Test func areWrittenWithTheirOffset() {
    let moment = Instant(seconds: 1_795_701_600)
    let newfoundland = Zone(identifier: "X", secondsFromUTC: -12_600)
    let berlin = Zone(identifier: "Y", secondsFromUTC: 3600)
    #expect(moment.iso8601(in: .utc) == "2026-11-26T14:00:00+00:00")
    #expect(moment.iso8601(in: newfoundland) == "2026-11-26T10:30:00-03:30")
    #expect(moment.iso8601(in: berlin) == "2026-11-26T15:00:00+01:00")
  }
}
