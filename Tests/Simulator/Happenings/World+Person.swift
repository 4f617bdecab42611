internal import Model
internal import Planning
internal import Store

/// The person in front of the screen.
extension World {
  /// A popup came: the person sees it after a while, and does something about it or not.
  func personLooks(at popup: PopupID) {
    let part =
      UInt64(popup.number) << 32 | UInt64(serversSoFar) << 16 | UInt64(oracle.shows & 0xffff)
    var chance = Chance(seed: seed, part: part | 1 << 60)
    // Most answer soon, some late, some never.
    let pause = chance.happens(70) ? chance.number(2...900) : chance.number(900...7200)
    guard chance.happens(span == .weeks ? 92 : 75) else { return }
    agenda.add(
      .person(server: popup.server, number: popup.number, part: part | 1 << 61),
      at: machine.elapsed + Int64(pause) * 1000 + Int64(chance.number(0...999))
    )
  }

  /// The person presses a button of a popup, or closes it.
  func personActs(on popup: PopupID, _ part: UInt64) throws {
    var chance = Chance(seed: seed, part: part)
    guard machine.isAwake, let server, server.name == popup.server, !server.isHanging,
      let ids = server.screen[popup.number]
    else { return }
    // Over weeks most of it gets done.
    if span == .weeks, chance.happens(50) { return try press("Done", on: popup, ids) }
    switch chance.number(1...100) {
    case ...40: try press("Done", on: popup, ids)
    case ...55: try press("Later", on: popup, ids)
    case ...65: try press("One at a time", on: popup, ids)
    case ...75: try press("I'm doing it", on: popup, ids)
    case ...85: try press("Not today", on: popup, ids)
    default:
      count("popups closed")
      tell("popup \(popup.number) is closed")
      try closed(popup)
    }
  }

  private func press(_ button: String, on popup: PopupID, _ ids: Set<Todo.ID>) throws {
    count("pressed \(button)")
    tell("\(button) is pressed on popup \(popup.number): \(oracle.titles(Array(ids)))")
    // Servers tell whoever posted it, and of a number of an earlier life nobody knows.
    guard let service, service.own.contains(popup.number), !ids.isEmpty else { return }
    service.wantsPass = true
    let inside = oracle.inside(popup.record)
    switch button {
    case "Done":
      let before = oracle.promises.filter { inside.contains($0.key) }
      let done = try service.store.complete(in: popup, at: machine.now)
      try spoilCompleted(done, before: before)
      try oracle.observe(machine)
      try oracle.completed(done, expected: inside, before: before, machine)
    case "Later":
      let until = machine.wall + Int64(policy.snooze) * 60_000
      let putOff = try service.store.snooze(
        in: popup,
        until: machine.now + .minutes(policy.snooze),
        at: machine.now
      )
      try spoilSnoozed(putOff, until: until)
      try oracle.observe(machine)
      oracle.pressedLater(inside, until: until, machine)
    case "I'm doing it":
      let asked = machine.now + .minutes(policy.checkIn)
      let begun = try service.store.begin(in: popup, checkingInAt: asked, at: machine.now)
      try spoilBegun(begun)
      try oracle.observe(machine)
      oracle.began(inside, askedAt: asked.milliseconds)
    case "Not today":
      let rests = try service.store.putOffForToday(in: popup, at: machine.now)
      try spoilNotToday(rests)
      try oracle.observe(machine)
      oracle.notToday(inside, machine)
    default:
      guard inside.count > 1 else { return try withdraw(popup, service) }
      service.singly.formUnion(inside)
      oracle.askedSingly(inside)
      return
    }
    try withdraw(popup, service)
  }
}
