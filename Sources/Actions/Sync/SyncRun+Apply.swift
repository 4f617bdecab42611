import Interchange
import Language
import Model
import Store

extension SyncRun {
  /// Moves the present occurrence of a series to where another program has it.
  func take(_ told: SyncedSchedule, of row: TodoRow) throws {
    let schedule = Schedule(
      due: told.due,
      endTime: told.endTime,
      rule: told.rule,
      repeatFrom: told.repeatFrom
    )
    try store.syncing(at: now) {
      try store.setSchedule(of: row.id, schedule, occurrence: told.occurrence, at: now)
    }
  }

  /// Does here what other devices did, all of it as one step of the journal in short transactions.
  mutating func apply(_ pulled: [PulledList]) throws {
    let hasChanges = pulled.contains { !$0.objects.isEmpty || !$0.gone.isEmpty }
    guard try hasChanges || !store.rivals(of: account.id).isEmpty else {
      for list in pulled { try store.update(list.settled) }
      return
    }
    var run = self
    try store.syncing(at: now) {
      try store.noteChanges(of: account.id)
      var applying = SyncApplying(context, pulled)
      try applying.apply()
      for list in pulled { try store.update(list.settled) }
      run.outcome = applying.added(to: run.outcome)
    }
    self = run
  }
}
