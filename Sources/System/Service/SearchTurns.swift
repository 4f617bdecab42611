import Model

/// The desktop's search has its turn when nothing else is waiting: one result at a time, and no more of
/// them than a person types for.
///
/// Whatever comes in meanwhile comes before the next one: an alarm, a signal, the notification
/// server. What is beyond the allowance finds nothing, and changes nothing.
@EventLoop
package final class SearchTurns {
  private enum Turn {
    /// What is left to find, what was found, and who waits for it.
    case look(
      [SearchObject.Question],
      [SearchObject.Result],
      @EventLoop ([SearchObject.Result]) -> Void
    )
    case change(@EventLoop (@escaping SearchObject.Done) -> Void)
  }

  private let now: @EventLoop () -> Duration
  private let find: SearchObject.Find
  private let onRefusal: @EventLoop () -> Void
  private var turns: [Turn] = []
  private var pause: Pause?
  /// Whether one has its turn at this moment.
  private var isTaken = false
  /// Looking costs what it takes.
  private var looking = Allowance(most: .seconds(3), share: 0.3)
  /// A change costs a second: ten at once, and one every other second.
  private var changing = Allowance(most: .seconds(10), share: 0.5)
  /// When a refusal was told of last.
  private var toldAt: Duration?

  /// So many questions wait at most: a desktop asks one after the other.
  private static let mostWaiting = 8
  /// A refusal is told of once in so long.
  private static let tellingPause = Duration.seconds(60)

  /// `now` is how long the machine has been on; `onRefusal` is told of changes that were not made.
  package init(
    now: @escaping @EventLoop () -> Duration = { MachineClocks.read().sinceStart },
    find: @escaping SearchObject.Find,
    onRefusal: @escaping @EventLoop () -> Void
  ) {
    (self.now, self.find, self.onRefusal) = (now, find, onRefusal)
  }

  /// Looks for all of the questions; too many of them find nothing.
  package func look(
    for questions: [SearchObject.Question],
    _ answer: @escaping @EventLoop ([SearchObject.Result]) -> Void
  ) {
    let waiting = turns.count { if case .look = $0 { true } else { false } }
    guard waiting < Self.mostWaiting, looking.hasRoom(at: now()) else { return answer([]) }
    turns.append(.look(questions, [], answer))
    goOn()
  }

  /// Makes a change that somebody chose; it calls what it is given when it is done.
  package func change(_ body: @escaping @EventLoop (@escaping SearchObject.Done) -> Void) {
    let moment = now()
    guard changing.hasRoom(at: moment) else {
      guard toldAt.map({ moment - $0 >= Self.tellingPause }) ?? true else { return }
      toldAt = moment
      return onRefusal()
    }
    changing.spend(.seconds(1))
    turns.append(.change(body))
    goOn()
  }

  /// Takes the next turn once everything else has had its own.
  private func goOn() {
    guard pause == nil, !isTaken, !turns.isEmpty else { return }
    do {
      pause = try Pause(.zero) { [weak self] in
        self?.pause = nil
        self?.takeTurn()
      }
    } catch {
      // Not even a timer to be had: whoever waits is not kept waiting.
      takeTurn()
    }
  }

  private func takeTurn() {
    isTaken = true
    switch turns.removeFirst() {
    case .change(let body): body { [weak self] in self?.endTurn() }
    case .look(var questions, let results, let answer):
      let begun = now()
      guard !questions.isEmpty, looking.hasRoom(at: begun) else {
        answer(results)
        return endTurn()
      }
      find(questions.removeFirst()) { [weak self, questions] found in
        guard let self else { return answer(results + found) }
        looking.spend(now() - begun)
        if questions.isEmpty {
          answer(results + found)
        } else {
          turns.insert(.look(questions, results + found, answer), at: 0)
        }
        endTurn()
      }
    }
  }

  private func endTurn() {
    isTaken = false
    goOn()
  }
}
