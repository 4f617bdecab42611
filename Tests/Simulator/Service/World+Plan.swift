internal import Model
internal import Planning

/// Properties of every plan, whatever it is for.
extension World {
  func check(_ plan: Plan, _ surroundings: Surroundings) throws {
    try oracle.planned(plan.nextWake?.milliseconds, machine)
    var seen: Set<Todo.ID> = []
    var late = 0
    for action in plan.actions {
      switch action {
      case .show(let showing):
        let ids = showing.reminders.map(\.todo.id)
        let title = oracle.titles(ids)
        guard surroundings.server != nil else {
          throw Violation(.wellPlanned, "\(title) is to be shown, and there is no server")
        }
        guard showing.kind == .digest || ids.count == 1 else {
          throw Violation(.wellPlanned, "\(title) is to come as one \(showing.kind.rawValue)")
        }
        guard showing.replaces.map({ $0.server == surroundings.server }) ?? true else {
          throw Violation(.wellPlanned, "\(title) is to replace a popup of another server")
        }
        guard seen.isDisjoint(with: ids), surroundings.inFlight.isDisjoint(with: ids) else {
          throw Violation(.wellPlanned, "\(title) is to come twice")
        }
        seen.formUnion(ids)
        let breaksThrough = showing.reminders.contains(where: \.reminder.isBreakthrough)
        guard !breaksThrough || ids.count == 1 || surroundings.room != nil else {
          throw Violation(.wellPlanned, "\(title): what breaks through comes alone")
        }
        if showing.kind == .late, !breaksThrough { late += 1 }
      case .withdraw(let popup, _):
        guard popup.server == surroundings.server else {
          throw Violation(.wellPlanned, "popup \(popup.number) is one of another server")
        }
      case .forgetPopups, .hold, .brief, .followFocus, .announce, .askForWeather: break
      }
    }
    guard late < policy.digestFrom else {
      throw Violation(.wellPlanned, "\(late) late ones are to come singly")
    }
  }
}
