internal import Model

/// Of what goes to the phone.
extension Oracle {
  /// These are about to go to the phone: each waits for an answer, has not gone since it came, and asks
  /// for no quiet that somebody wanted.
  func pushing(_ ids: [Todo.ID], _ calm: Calm, _ machine: Machine) throws {
    // Do-Not-Disturb is the server's: where there is none, nobody can tell.
    let isHushed =
      calm.hasServer && calm.isDoNotDisturb || calm.quietEnd(machine) != nil
      || calm.focus?.holds == true
    for id in ids {
      guard let promise = promises[id] else {
        throw Violation(.neverAfterDone, "what is gone goes to the phone")
      }
      let (record, title) = (promise.record, promise.record.title)
      guard record.isOpen else {
        throw Violation(.neverAfterDone, "\(title) goes to the phone after it is done")
      }
      guard record.state == "shown" || record.state == "held" else {
        throw Violation(
          .oncePerPhone,
          "\(title) goes to the phone, and is \(record.state ?? "none")"
        )
      }
      guard !isHushed || record.isBreakthrough else {
        throw Violation(.neverUnwelcome, "\(title) goes to the phone though it is to be quiet")
      }
      if let before = promise.pushedAt, !hasComeAnew(record, since: before, machine) {
        throw Violation(.oncePerPhone, "\(title) goes to the phone once more")
      }
      promises[id]?.pushedAt = machine.wall
    }
  }

  /// Whether an occurrence has come since; of some series only others can tell.
  private func hasComeAnew(_ record: Record, since moment: Int64, _ machine: Machine) -> Bool {
    guard record.rule != nil else { return false }
    guard let series = Series(record) else { return true }
    // A clock that was set, or another zone, leaves open what has come.
    if moment > machine.wall { return true }
    return series.next(after: moment - 3_600_000, on: machine.clock).map { $0 <= machine.wall }
      ?? false
  }
}

extension Record {
  /// Whether somebody has answered it, or moved it.
  var isAnswered: Bool {
    !isOpen || state == "closed" || state == "snoozed" || state == "scheduled" && fireAt == nil
  }
}
