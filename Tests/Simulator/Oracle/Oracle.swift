internal import Model

/// Watches a run and knows what must be true of it.
///
/// It shares no code with the planner or the store: it reads the database with plain SQL, reckons
/// times from its own tables, and learns from the driver only what can be seen from outside, such as
/// which popups came and which buttons were pressed.
final class Oracle {
  var policy: OraclePolicy
  let shell: Shell
  private let feed: ChangeFeed
  /// Of every to-do in the table.
  var promises: [Todo.ID: Promise] = [:]
  /// Popups on the screen because of a crash, and known to nobody.
  var orphans: Set<Record.Popup> = []
  /// Civil days that were briefed, and the crashes between a briefing and its record.
  var briefed: [String: Int] = [:]
  var unrecordedBriefings: [String: Int] = [:]
  /// When popups came that the nudge budget is for, in milliseconds UTC.
  var nudges: [Int64] = []
  /// Whether the clock was set back by more than a correction: what it has noted lies ahead.
  var clockWentBack = false
  /// How often it looked at something; a simulation in which nothing happens keeps every promise.
  var claims = 0
  var shows = 0

  init(_ shell: Shell, _ feed: ChangeFeed, _ policy: OraclePolicy) {
    self.shell = shell
    self.feed = feed
    self.policy = policy
  }

  /// Looks at the database after somebody has written to it.
  ///
  /// With `adopts`, what changed is believed: it was taken back, or came back.
  func observe(_ machine: Machine, adopts: Bool = false) throws {
    let touched = ChangeFeed.isAvailable ? feed.take() : try everyID()
    guard !touched.isEmpty else { return }
    for id in touched {
      guard let record = try record(of: id) else {
        promises[id] = nil
        continue
      }
      guard record != promises[id]?.record else { continue }
      var promise = promises[id] ?? Promise(record)
      let isNew = promises[id] == nil
      try learn(&promise, record, isNew: isNew, adopts: adopts, machine)
      promises[id] = promise
    }
    try checkSeries()
  }

  private func record(of id: Todo.ID) throws -> Record? {
    var record: Record?
    try shell.each(Record.query + " WHERE todo.id = ?", [.text(id)]) { record = Record($0) }
    return record
  }

  private func everyID() throws -> Set<Todo.ID> {
    var ids = Set(promises.keys)
    try shell.each("SELECT id FROM todo") { line in
      if let id = line.text(0) { ids.insert(id) }
    }
    return ids
  }

  /// Makes sure that nothing in the whole database has been overlooked.
  func readEverything() throws {
    var records: [Todo.ID: Record] = [:]
    try shell.each(Record.query) { line in
      if let id = line.text(0) { records[id] = Record(line) }
    }
    // Rows that were touched since the last look are still to be looked at.
    let known = promises.mapValues(\.record).filter { !feed.touched.contains($0.key) }
    guard records.filter({ !feed.touched.contains($0.key) }) == known else {
      throw Violation(.storeWorks, "the oracle has overlooked a change")
    }
  }

  private func learn(
    _ promise: inout Promise,
    _ record: Record,
    isNew: Bool,
    adopts: Bool,
    _ machine: Machine
  ) throws {
    let before = promise.record
    let wasUnsettled = promise.next == .unsettled
    promise.record = record
    if record.isAnswered { promise.pushedAt = nil }
    if record.isUnsettled {
      // Until it is settled the time before the change is what it is measured by.
      if !wasUnsettled { promise.next = .unsettled }
      promise.settledBefore = promise.settledBefore ?? before
      if !record.isOpen || !record.isDueAs(before) { promise.isInFlight = false }
      return
    }
    let old = promise.settledBefore ?? before
    promise.settledBefore = nil
    let isMoved = isNew || !record.isDueAs(old)
    let isReopened = record.isOpen && !old.isOpen
    if !record.isOpen {
      promise.next = .rest
      (promise.isInFlight, promise.isLost) = (false, false)
    } else if adopts, isMoved || wasUnsettled || record.isReminding(unlike: before) || isReopened {
      promise.adopt()
    } else if isMoved {
      promise.begin(at: machine.wall, on: machine.clock)
    } else if isReopened {
      promise.adopt()
    } else if clockWentBack, record.isReckonedAnew(from: before, at: machine.wall) {
      let isInFlight = promise.isInFlight
      promise.adopt()
      promise.isInFlight = isInFlight
    } else if record.leads != old.leads {
      // A reminder that was put off, or rests, goes on doing that.
      if record.againAt == nil, record.state == "scheduled" || record.state == "held" {
        promise.begin(at: machine.wall, on: machine.clock)
      } else {
        promise.stage = record.stage
        // A reminder that a crash left on its way is not for a lead that is no more.
        if record.state == "delivering", record.againAt == nil {
          promise.next = .stage(record.stage)
        }
      }
    } else if wasUnsettled || promise.isAnew && record.rule != old.rule {
      promise.adopt()
    }
  }

  /// Until when it is quiet, as the database has it.
  func keptQuiet() throws -> Int64? {
    var until: Int64?
    try shell.each("SELECT until FROM quiet") { until = $0.number(0) }
    return until
  }

  private func checkSeries() throws {
    var open: Set<String> = []
    for promise in promises.values where !promise.record.isDone && promise.record.rule != nil {
      guard open.insert(promise.record.title).inserted else {
        throw Violation(.oneOccurrence, "\(promise.record.title) is open twice")
      }
    }
  }
}

extension Record {
  /// Whether a moment has gone from it that lay ahead of the clock: shown, or put off, by another clock.
  func isReckonedAnew(from before: Record, at wall: Int64) -> Bool {
    if let shown = before.shownAt, shown > wall + 60_000, shownAt != shown { return true }
    guard state == "snoozed", before.state == "snoozed", let againAt, let past = before.againAt
    else { return false }
    return againAt < past
  }

  /// Whether another look at it shows another course of its reminder.
  func isReminding(unlike other: Record) -> Bool {
    (state, stage, attempts, againAt, fireAt)
      != (other.state, other.stage, other.attempts, other.againAt, other.fireAt)
  }
}
