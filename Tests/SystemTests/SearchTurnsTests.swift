import Model
import Testing

@testable import System

/// The turns of the desktop's search, on a clock that a search moves on.
@Suite("The turns of the desktop's search") struct SearchTurnsTests {
  /// What came of a flood.
  private struct Told: Sendable {
    var answers: [[String]] = []
    var asked = 0
    var changes = 0
    var refusals = 0
    var between = 0
  }

  @EventLoop
  private final class Scene {
    var told = Told()
    var now = Duration.seconds(1000)
    let cost: Duration
    lazy var turns = SearchTurns(
      now: { [unowned self] in now },
      find: { [unowned self] question, found in found(find(question)) },
      onRefusal: { [unowned self] in told.refusals += 1 }
    )

    nonisolated init(cost: Duration) { self.cost = cost }

    private func find(_ question: SearchObject.Question) -> [SearchObject.Result] {
      now += cost
      told.asked += 1
      let name = "\(question)"
      return [SearchObject.Result(id: name, title: "", detail: "", likelihood: .likely)]
    }

    func look(_ questions: [SearchObject.Question]) {
      turns.look(for: questions) { [self] results in told.answers.append(results.map(\.id)) }
    }

    func change() {
      turns.change { [self] done in
        told.changes += 1
        done()
      }
    }
  }

  /// What came of it once everything has had its turn.
  private func play(
    _ cost: Duration = .milliseconds(2),
    _ body: @escaping @EventLoop (Scene) -> Void
  ) async throws -> Told {
    try #require(TestLoop.isRunning)
    let scene = Scene(cost: cost)
    await EventLoop.begin { body(scene) }
    for _ in 0..<200 { await EventLoop.pass() }
    return await EventLoop.read { scene.told }
  }

  @Test func everyResultHasATurnOfItsOwn() async throws {
    let told = try await play { scene in
      scene.look([.id("a"), .id("b"), .id("c")])
      // It has only begun when the call is over.
      #expect(scene.told.asked == 0)
      scene.look([.text("milk")])
      scene.look([])
    }
    #expect(told.answers.map(\.count) == [3, 1, 0])
    #expect(told.asked == 4)
  }

  @Test func ofManyThatAskAtOnceAFewFindSomething() async throws {
    let told = try await play { scene in for _ in 0..<3000 { scene.look([.text("milk")]) } }
    #expect(told.answers.count == 3000)
    #expect(told.asked == 8)
  }

  @Test func whatTakesTooLongFindsNoMore() async throws {
    let told = try await play(.seconds(2)) { scene in
      scene.look((0..<10).map { .id("\($0)") })
      scene.look([.text("milk")])
    }
    #expect(told.answers.map(\.count) == [3, 0])
    #expect(told.asked == 3)
  }

  @Test func ofManyThatAreChosenAtOnceTheFirstTenCount() async throws {
    let told = try await play { scene in
      for _ in 0..<2000 { scene.change() }
      scene.now += .seconds(4)
      for _ in 0..<10 { scene.change() }
    }
    #expect(told.changes == 12)
    #expect(told.refusals == 1)
  }
}

extension EventLoop {
  @EventLoop fileprivate static func begin(_ body: @EventLoop () -> Void) { body() }

  @EventLoop fileprivate static func read<Value: Sendable>(_ body: @EventLoop () -> Value) -> Value
  {
    body()
  }

  /// Waits until the loop has gone round once more.
  fileprivate static func pass() async {
    await withCheckedContinuation { continuation in
      EventLoop.enqueue {
        do {
          let pause = Holder()
          pause.pause = try Pause(.zero) {
            pause.pause = nil
            continuation.resume()
          }
        } catch {
          continuation.resume()
        }
      }
    }
  }

  @EventLoop private final class Holder {
    var pause: Pause?
  }
}
