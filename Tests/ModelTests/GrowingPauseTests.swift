import Model
import Testing

@Suite("A growing pause")
struct GrowingPauseTests {
  @Test("doubles up to its limit")
  func doubles() {
    var pause = GrowingPause(from: .seconds(5), to: .seconds(30))
    #expect((0..<5).map { _ in pause.next() } == [5, 10, 20, 30, 30].map(Duration.seconds))
  }

  @Test("starts over once it went well")
  func startsOver() {
    var pause = GrowingPause(from: .seconds(5), to: .seconds(30))
    _ = pause.next()
    _ = pause.next()
    pause.reset()
    #expect(pause.next() == .seconds(5))
  }
}
