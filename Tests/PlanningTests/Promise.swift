import Model
import Testing

@testable import Planning

/// What must be true whatever happened.
extension SimulationTests {
  /// Of what the planner asks for.
  func check(_ plan: Plan, in world: World, after event: String) throws {
    if let wake = plan.nextWake { #expect(wake > world.now, "\(event): nextWake is not ahead") }
    var seen: Set<Todo.ID> = []
    var late = 0
    for case .show(let showing) in plan.actions {
      #expect(world.server != nil, "\(event): shown without a server")
      #expect(showing.kind == .digest || showing.reminders.count == 1)
      if let replaced = showing.replaces { #expect(replaced.server == world.server?.name) }
      for pending in showing.reminders {
        let isFirst = seen.insert(pending.todo.id).inserted
        #expect(isFirst, "\(event): \(pending.todo.id) twice in one pass")
        #expect(!world.inFlight.contains(pending.todo.id))
        #expect(!pending.reminder.isBreakthrough || showing.reminders.count == 1)
        if showing.kind == .late, !pending.reminder.isBreakthrough { late += 1 }
      }
    }
    #expect(late < world.policy.digestFrom, "\(event): late ones come singly")
    for case .withdraw(let popup, _) in plan.actions {
      #expect(popup.server == world.server?.name, "\(event): a dead server's number")
    }
  }

  /// Of what has just come on the screen.
  func checkShown(_ world: World, from index: Int, after event: String) {
    for (at, showing) in world.shown[index...] {
      for pending in showing.reminders {
        #expect(pending.todo.completedAt == nil, "\(event): shown although done")
        guard pending.reminder.isDue(at: at) else {
          #expect(pending.reminder.shownAt != nil, "\(event): \(pending.todo.id) is early")
          continue
        }
        guard let row = world.rows[pending.todo.id] else { continue }
        let again = pending.reminder.againAt
        let due = world.due(World.Row(todo: pending.todo, reminder: pending.reminder))
        let lead = pending.reminder.leads.first ?? 0
        let earliest = again ?? due.map { $0 - .minutes(lead) }
        if let earliest { #expect(at >= earliest, "\(event): \(pending.todo.id) is early") }
        let most =
          switch row.reminder.persistence {
          case .once: row.reminder.leads.count
          case .gentle: row.reminder.leads.count + world.policy.gentleRepeats.count
          case .untilDone: 10_000
          }
        // A snooze before the due time speaks up once more for itself.
        #expect(row.news <= most + 1, "\(event): \(pending.todo.id) nags")
      }
    }
  }

  /// Of the screen and the clock when nothing is left to do.
  func checkAtRest(_ plan: Plan, in world: World, after event: String) {
    let open = world.rows.values.filter { $0.todo.completedAt == nil }
    let foreseen = open.compactMap(\.reminder.fireAt).filter { $0 > world.now }.min()
    if let foreseen {
      #expect(plan.nextWake.map { $0 <= foreseen } ?? false, "\(event): it sleeps too long")
    }
    guard let server = world.server else {
      let due = open.filter { row in row.reminder.fireAt.map { $0 <= world.now } ?? false }
      #expect(due.allSatisfy { $0.reminder.state == .held || world.inFlight.contains($0.todo.id) })
      return
    }
    guard world.posts.isEmpty else { return }
    for row in open {
      #expect(row.reminder.state != .delivering, "\(event): \(row.todo.id) hangs in the air")
      let isUnshown = row.reminder.fireAt.map { $0 <= world.now } ?? false
      #expect(!isUnshown, "\(event): \(row.todo.id) is due and not shown")
    }
    // The screen tells the truth, but for what a crash left there.
    var known: [UInt32: Set<Todo.ID>] = [:]
    for row in world.rows.values {
      guard let popup = row.reminder.popup else { continue }
      #expect(popup.server == server.name, "\(event): \(row.todo.id) is on a dead server")
      #expect(row.todo.completedAt == nil, "\(event): \(row.todo.id) is done and on screen")
      known[popup.number, default: []].insert(row.todo.id)
    }
    for (number, ids) in known {
      #expect(server.screen[number] == ids, "\(event): popup \(number) tells something else")
    }
    let unknown = server.screen.keys.filter { known[$0] == nil }
    #expect(unknown.count <= world.orphans, "\(event): a popup nobody knows")
    #expect(world.orphans <= world.crashes)
  }
}
