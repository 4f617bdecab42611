internal import Model

/// Of what the person answers, and of changes from outside.
extension Oracle {
  /// Open to-dos that a popup stands for.
  func inside(_ popup: Record.Popup) -> Set<Todo.ID> {
    Set(
      promises.filter { $0.value.record.popup == popup && !$0.value.record.isObsolete }
        .filter { !$0.value.record.isDone }.keys
    )
  }

  /// The person pressed Later: each comes again then, a heads-up at its due time at the latest.
  func pressedLater(_ ids: Set<Todo.ID>, until moment: Int64, _ machine: Machine) {
    for id in ids {
      let due = promises[id]?.record.due(on: machine.clock).flatMap { $0 > machine.wall ? $0 : nil }
      snoozed([id], until: min(moment, due ?? moment), machine)
    }
  }

  /// The person, or a program, put something off: it comes then, or with its next occurrence if
  /// that comes before.
  func snoozed(_ ids: some Sequence<Todo.ID>, until moment: Int64, _ machine: Machine) {
    for id in ids where promises[id]?.record.isOpen == true {
      putOff(id, until: moment, notBefore: machine.wall + 60_000, machine)
    }
  }

  /// The person pressed "Not today": each comes in the morning, or with an occurrence of that day.
  func notToday(_ ids: some Sequence<Todo.ID>, _ machine: Machine) {
    let clock = machine.clock
    let today = clock.civil(at: machine.wall / 1000) / CivilText.day
    let midnight = clock.second(of: (today + 1) * CivilText.day) * 1000
    let morning = clock.second(of: (today + 1) * CivilText.day + 9 * 3600) * 1000
    for id in ids where promises[id]?.record.isOpen == true {
      putOff(id, until: morning, notBefore: max(machine.wall + 60_000, midnight - 1), machine)
      promises[id]?.restsOn = (today, clock)
    }
  }

  /// The person is at it, and is asked once how it goes.
  func began(_ ids: some Sequence<Todo.ID>, askedAt moment: Int64) {
    for id in ids where promises[id]?.record.isOpen == true {
      promises[id]?.putOff(until: moment)
      promises[id]?.question = .awaited
      promises[id]?.causes.formIntersection([.crash])
    }
  }

  private func putOff(
    _ id: Todo.ID,
    until moment: Int64,
    notBefore earliest: Int64,
    _ machine: Machine
  ) {
    guard let record = promises[id]?.record else { return }
    var until = moment
    if let series = Series(record) {
      until = min(until, series.next(after: earliest, on: machine.clock) ?? until)
    } else if record.rule != nil, let again = record.againAt, again > earliest {
      // When it comes next the oracle cannot tell.
      until = min(until, again)
    }
    promises[id]?.putOff(until: until)
  }

  /// To-dos were completed: a series goes on at the one right occurrence.
  func completed(
    _ ids: [Todo.ID],
    expected: Set<Todo.ID>? = nil,
    before: [Todo.ID: Promise],
    _ machine: Machine
  ) throws {
    if let expected, Set(ids) != expected {
      throw Violation(
        .tidyScreen,
        "Done was for \(titles(Array(expected))), and did \(titles(ids))"
      )
    }
    // Completions are noted to the second.
    try advanced(ids, from: machine.wall / 1000 * 1000, before: before, machine)
    for id in ids {
      // One that was moved to the time of the next: that one begins anew.
      guard let old = before[id]?.record, let record = promises[id]?.record, old.isOpen,
        record.isOpen, record.occurrence != old.occurrence, record.isDueAs(old)
      else { continue }
      promises[id]?.begin(at: machine.wall, on: machine.clock)
    }
  }

  /// Occurrences were completed or passed over at `moment`.
  func advanced(
    _ ids: [Todo.ID],
    from moment: Int64,
    before: [Todo.ID: Promise],
    _ machine: Machine
  ) throws {
    for id in ids {
      guard let old = before[id]?.record, old.isOpen, let series = Series(old) else { continue }
      // One that was moved to its own day without a clock cannot be told from one that has none.
      if old.dueAt == nil, old.time == nil, old.occurrence?.hasSuffix("T09:00") == false {
        continue
      }
      let next = series.next(after: moment, on: machine.clock)
      let record = promises[id]?.record
      if next == nil, record?.isOpen != true { continue }
      guard record?.isOpen == true, record?.due(on: machine.clock) == next else {
        throw Violation(
          .oneOccurrence,
          "\(old.title) should go on at \(next.map(machine.clock.text) ?? "nothing"), and goes on at "
            + (record?.due(on: machine.clock).map(machine.clock.text) ?? "nothing")
        )
      }
    }
  }
}
