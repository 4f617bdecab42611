import Actions
import Testing

@Suite("Minutes and leads")
struct MinutesTests {
  @Test(
    arguments: [
      ("20", 20), ("20m", 20), ("20 min", 20), ("1h", 60), ("2 hours", 120), ("1 day", 1440),
      ("soon", nil), ("", nil), ("-5", nil), ("5x", nil), ("999999999d", nil),
    ] as [(String, Int?)]
  )
  func areReadInAnyUnit(_ text: String, _ minutes: Int?) {
    #expect(minutesOf(text).flatMap { $0 > 1_000_000_000 ? nil : $0 } == minutes)
  }

  @Test(arguments: [
    ("15", [15, 0]), ("5,15", [15, 5, 0]), ("1h, 10m", [60, 10, 0]), ("15,15", [15, 0]),
    ("none", [0]), ("0", [0]), ("15,0", [15, 0]),
  ])
  func leadsComeLargestFirstAndTheTimeItselfLast(_ text: String, _ minutes: [Int]) throws {
    #expect(try leads(text) == minutes)
  }

  @Test(arguments: ["", "soon", "15,soon", "1,2,3,4,5,6,7,8,9", "99999999"])
  func leadsThatAreNoneAreRefused(_ text: String) {
    #expect(throws: UsageError.leadNotUnderstood(text)) { try leads(text) }
  }
}
