internal import Model
internal import Planning

extension Simulation {
  /// Why a popup comes now, from what was known of it before.
  func cause(of showing: PopupPlan) -> Scene.Cause {
    guard let first = showing.reminders.first else { return .due }
    let reminder = first.reminder
    let cameAt = showing.reminders.compactMap(\.reminder.fireAt).min() ?? now
    if let resumedAt, resumedAt == now, cameAt < now || showing.isQuiet { return .afterWaking }
    if let changedAt, changedAt == now, cameAt < now { return .afterChange }
    if showing.isQuiet { return .stays }
    if reminder.state == .snoozed { return .snoozed }
    // An occurrence that nobody answered has given way to the next one.
    if reminder.state == .shown, reminder.attempts == 0, first.todo.recurrence != nil {
      return .due
    }
    switch showing.kind {
    case .headsUp:
      guard let dueAt = first.dueAt else { return .due }
      return .ahead(minutes: Int(dueAt.since(now).components.seconds + 59) / 60)
    case .again:
      let minutes = reminder.shownAt.map { Int(now.since($0).components.seconds) / 60 }
      return .again(minutes: minutes ?? 0)
    case .late: return .waited
    case .checkIn: return .snoozed
    case .due: return .due
    case .digest:
      if reminder.state == .shown, let shownAt = reminder.shownAt {
        return .again(minutes: Int(now.since(shownAt).components.seconds) / 60)
      }
      return cameAt < now ? .waited : .due
    }
  }
}

/// A screen that takes every popup.
struct SimulatedScreen {
  /// The server that has the real popups, so that they count as seen.
  let server: String
  private var nextNumber: UInt32

  init(_ popups: [PopupID]) {
    server = popups.last?.server ?? "simulated"
    nextNumber = (popups.map(\.number).max() ?? 0) &+ 1
  }

  mutating func post(replacing replaced: UInt32?) -> UInt32 {
    if let replaced { return replaced }
    defer { nextNumber &+= 1 }
    return nextNumber
  }
}
