extension Simulation {
  /// How a broken run came about: its last happenings, and the command that repeats it.
  ///
  /// Happenings are left out from the front for as long as the same promise stays broken.
  package var replay: String {
    var shortest = self
    shortest.keepsLog = true
    let whole = shortest.run()
    guard let violation = whole.violation else { return "Seed \(seed) keeps every promise." }
    var best = whole
    var step = max(1, whole.happenings / 2)
    while step >= 1 {
      guard shortest.skips + step <= whole.happenings else {
        step /= 2
        continue
      }
      var shorter = shortest
      shorter.skips += step
      let outcome = shorter.run()
      if outcome.violation?.rule == violation.rule {
        (shortest, best) = (shorter, outcome)
      } else {
        step /= 2
      }
    }
    let title = "Seed \(seed), \(flaw.map { "which \($0.rawValue)" } ?? "as shipped"):"
    let lines = best.replay.suffix(15).map { "  " + $0 }
    let left = shortest.skips == 0 ? "" : " (without its first \(shortest.skips) happenings)"
    return ([title] + lines + ["Again: Tests/simulate.sh --seed \(seed)\(left)"])
      .joined(separator: "\n")
  }
}
