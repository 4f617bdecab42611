import Simulator
import Testing

@Suite struct SimulatorTests {
  @Test func placeholder() { #expect(Flaw.allCases.count >= 12) }
}
