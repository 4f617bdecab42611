import Actions
import Testing

@Suite("Leads")
struct LeadsTests {
  @Test func comeLargestFirst() throws {
    #expect(try leads("5,1h") == [60, 5, 0])
  }

  @Test(arguments: ["", "soon", "15,soon"])
  func thatAreNoneAreRefused(_ text: String) {
    #expect(throws: UsageError.leadNotUnderstood(text)) { try leads(text) }
  }
}
