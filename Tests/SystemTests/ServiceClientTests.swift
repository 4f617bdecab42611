import System
import Testing

@Suite("What the service says about itself")
struct ServiceStatusTests {
  @Test("cannot be had where nobody answers")
  func nobody() {
    #expect(throws: BusError.self) {
      try ServiceClient.status(limit: .zero)
    }
  }
}
