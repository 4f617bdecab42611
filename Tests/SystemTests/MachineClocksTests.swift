import Model
import System
import Testing

/// The machine's clocks, read from the kernel.
@Suite struct MachineClocksTests {
  @Test func theRealOnesGoOn() {
    let clocks = MachineClocks.read()
    #expect(clocks.startedAt < clocks.now)
    #expect(clocks.awake <= clocks.sinceStart)
    #expect(MachineClocks.read().sinceStart >= clocks.sinceStart)
  }
}
