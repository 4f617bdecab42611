internal import Delivery
internal import Model
internal import Planning
internal import Store

/// The phone and its server, and whoever speaks with it for the service.
extension World {
  /// The service has the phone's server asked; that takes a while, or comes to nothing.
  func askPhone() {
    var chance = Chance(seed: seed, part: UInt64(machine.elapsed) | 5 << 59)
    tell("the phone's server is to be asked")
    guard chance.happens(75) else { return }
    agenda.add(.phoneAsked, at: machine.elapsed + Int64(chance.number(200...9000)))
  }

  /// What is to go to the phone goes there, and what was answered here is taken from there.
  func speakWithPhone() throws {
    guard machine.isAwake else { return }
    var chance = Chance(seed: seed, part: UInt64(machine.elapsed) | 6 << 59)
    for message in try companion.messagesToSend() {
      try companion.recordSent(message, at: machine.now)
      tell("on the phone: \(oracle.titles(message.reminders.map(\.todo.id)))")
      guard chance.happens(60) else { continue }
      let pause = Int64(chance.number(5...3600)) * 1000
      agenda.add(
        .phonePressed(token: message.token, isDone: chance.happens(60)),
        at: machine.elapsed + pause
      )
    }
    for name in try companion.messagesToClear() { try companion.forgetAnswered(name) }
    if flaw == .pushesAgain { try shell.run("DELETE FROM push") }
    try oracle.observe(machine)
    try send(.databaseWritten)
  }

  /// The person presses a button on the phone, and that has been heard of.
  func phoneIsPressed(_ token: String, isDone: Bool) throws {
    guard machine.isAwake else { return }
    let before = oracle.promises
    let until = machine.wall + Int64(policy.snooze) * 60_000
    let ids: [Todo.ID]
    if isDone {
      ids = try companion.complete(pushed: token, doneAt: machine.now, at: machine.now)
    } else {
      ids = try companion.snooze(
        pushed: token,
        until: machine.now + .minutes(policy.snooze),
        at: machine.now
      )
    }
    tell("\(isDone ? "done" : "later") on the phone: \(oracle.titles(ids))")
    if isDone {
      try spoilCompleted(ids, before: before)
    } else {
      try spoilSnoozed(ids, until: until)
    }
    try oracle.observe(machine)
    if isDone {
      try oracle.completed(ids, before: before, machine)
    } else {
      oracle.pressedLater(Set(ids), until: until, machine)
    }
    try send(.databaseWritten)
  }
}
