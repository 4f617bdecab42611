import Model

/// Fitting popups into a screen that holds only some of ours at once.
///
/// Where one more would push another off, the least important join a digest: first of what is to be
/// shown, then of what is on screen. Medication joins others only if nothing else can.
extension Pass {
  /// The groups with as few of them joined as it takes, most important first.
  ///
  /// Where none is to be shown, those on screen still make room for the briefing and the events that are
  /// about to come, and for popups of others.
  func fitted(_ groups: [[Candidate]]) -> [[Candidate]] {
    guard let limit = surroundings.room else { return groups }
    let others = (briefingToCome == nil ? 0 : 1) + (noticesToCome.isEmpty ? 0 : 1)
    let room = max(1, limit - others)
    let coming = Set(groups.joined().map(\.id))
    var alone = groups
    var staying = staying(besides: coming)
    var together: [Candidate] = []
    func isCrowded() -> Bool {
      alone.count + staying.count + (together.isEmpty ? 0 : 1) > room
    }
    for mayJoin in [{ !$0.pending.reminder.isBreakthrough }, { _ in true }] as [(Candidate) -> Bool]
    {
      while isCrowded(), let last = alone.lastIndex(where: { $0.allSatisfy(mayJoin) }) {
        together = alone.remove(at: last) + together
      }
      while isCrowded(), let first = staying.firstIndex(where: { $0.allSatisfy(mayJoin) }) {
        together += staying.remove(at: first)
      }
    }
    return together.isEmpty ? alone : alone + [together]
  }

  /// The popups of the present server that stay as they are, as they would be shown: digests first,
  /// then the oldest.
  private func staying(besides coming: Set<Todo.ID>) -> [[Candidate]] {
    let onScreen = state.pending.filter { pending in
      pending.reminder.popup?.server == surroundings.server && !isObsolete(pending)
        && !surroundings.inFlight.contains(pending.todo.id)
    }
    return Dictionary(grouping: onScreen) { $0.reminder.popup?.number ?? 0 }
      .sorted { ($0.value.count == 1 ? 1 : 0, $0.key) < ($1.value.count == 1 ? 1 : 0, $1.key) }
      .map(\.value)
      .filter { inside in !inside.contains { coming.contains($0.todo.id) } }
      .map { inside in inside.map(quietly) }
  }
}
