import Model

/// The popups on the present server, and who is in each.
struct Screen {
  /// Open to-dos that a popup stands for.
  private var owners: [PopupID: [PendingReminder]] = [:]
  /// To-dos that should no longer be in it.
  private var leaving: [PopupID: [Todo.ID]] = [:]

  init(_ pass: Pass) {
    var busy: Set<PopupID> = []
    for pending in pass.state.pending {
      guard let popup = pending.reminder.popup, popup.server == pass.surroundings.server
      else { continue }
      if pass.surroundings.inFlight.contains(pending.todo.id) {
        busy.insert(popup)
      } else if !pass.isObsolete(pending) {
        owners[popup, default: []].append(pending)
      }
    }
    for entry in pass.obsolete where entry.popup.server == pass.surroundings.server {
      leaving[entry.popup, default: []].append(entry.todo)
      if pass.surroundings.inFlight.contains(entry.todo) { busy.insert(entry.popup) }
    }
    // A popup whose successor is on its way is left alone until that has arrived: the successor may
    // have the same number.
    for popup in busy {
      owners[popup] = nil
      leaving[popup] = nil
    }
  }
}

extension Screen {
  /// Plans the actions after which every popup is true again once `groups` have been shown.
  ///
  /// Wherever a crash comes, what is left is either due still or on screen still: those who remain
  /// in a popup get one of their own before it is withdrawn, and those who leave it speak up after.
  func actions(showing groups: [[Candidate]], pass: Pass) -> [Action] {
    let shown = Set(groups.joined().map(\.id))
    let replaced = groups.map(replaceable)
    var ended: [Action] = []
    var remains: [Action] = []
    var left: [Action] = []
    for popup in allPopups where !replaced.contains(popup) {
      let inside = owners[popup] ?? []
      let gone = (leaving[popup] ?? []).sorted()
      let remaining = inside.filter { !shown.contains($0.todo.id) }
      guard !gone.isEmpty || remaining.count < inside.count else { continue }
      let withdrawal = Action.withdraw(popup, todos: gone + inside.map(\.todo.id).sorted())
      if inside.isEmpty {
        ended.append(withdrawal)
      } else {
        left.append(withdrawal)
        if !remaining.isEmpty {
          let group = remaining.mostImportantFirst.map(pass.quietly)
          remains.append(.show(PopupPlan(group)))
        }
      }
    }
    let shows = zip(groups, replaced).map { Action.show(PopupPlan($0, replaces: $1)) }
    return ended + remains + left + shows
  }

  /// The popup whose place a group takes: one that holds nobody but members of the group.
  private func replaceable(by group: [Candidate]) -> PopupID? {
    let ids = Set(group.map(\.id))
    return group.lazy.compactMap(\.pending.reminder.popup).first { popup in
      guard let inside = owners[popup], leaving[popup] == nil else { return false }
      return inside.allSatisfy { ids.contains($0.todo.id) }
    }
  }

  private var allPopups: [PopupID] {
    Set(owners.keys).union(leaving.keys).sorted { $0.number < $1.number }
  }
}

extension Pass {
  /// A reminder that is shown anew only because others leave its popup, or join it.
  func quietly(_ pending: PendingReminder) -> Candidate {
    var candidate = showing(pending)
    candidate.isQuiet = true
    return candidate
  }
}
