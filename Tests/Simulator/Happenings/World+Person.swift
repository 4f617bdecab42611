internal import Delivery
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

  /// The way back from an answer came: the person takes it within its ten seconds, or lets it go.
  func personMayRegret(_ popup: PopupID) {
    var chance = Chance(seed: seed, part: UInt64(popup.number) << 32 | 3 << 60)
    guard chance.happens(40) else { return }
    agenda.add(
      .regret(server: popup.server, number: popup.number),
      at: machine.elapsed + Int64(chance.number(500...12_000))
    )
  }

  func personRegrets(_ popup: PopupID) throws {
    guard machine.isAwake, service != nil, let server, server.name == popup.server,
      !server.isHanging, server.screen[popup.number] != nil
    else { return }
    count("taken back in a popup")
    tell("what was answered is taken back in popup \(popup.number)")
    try oracle.observe(machine)
    isRegretting = true
    try send(.pressed(popup.number, button: "undo", .poster))
    try send(.pressed(popup.number, button: "undo", .server(popup.server)))
    isRegretting = false
  }

  private func press(_ button: String, on popup: PopupID, _ ids: Set<Todo.ID>) throws {
    count("pressed \(button)")
    tell("\(button) is pressed on popup \(popup.number): \(oracle.titles(Array(ids)))")
    // Of a number of an earlier life nobody knows what it stands for.
    guard service != nil, !ids.isEmpty, !oracle.orphans.contains(popup.record) else { return }
    var inside = oracle.inside(popup.record)
    if let first = firsts[popup], first.life == service?.life {
      inside.formIntersection([first.id])
    }
    press = Press(
      button: button,
      inside: inside,
      before: oracle.promises.filter { inside.contains($0.key) }
    )
    let key =
      switch button {
      case "Done": "done"
      case "Later": "later"
      case "I'm doing it": "doing"
      case "Not today": "not-today"
      default: "singly"
      }
    // The library tells of it, and the server everybody on the bus.
    try send(.pressed(popup.number, button: key, .poster))
    try send(.pressed(popup.number, button: key, .server(popup.server)))
    press = nil
  }

  /// The service has carried out what was pressed.
  func answered(_ popup: PopupID, _ ids: [Todo.ID]) throws {
    guard !isRegretting else { return try oracle.observe(machine, adopts: true) }
    guard let press else { return try followFocus() }
    self.press = nil
    let inside = press.inside
    switch press.button {
    case "Done":
      try spoilCompleted(ids, before: press.before)
      try oracle.observe(machine)
      try oracle.completed(ids, expected: inside, before: press.before, machine)
    case "Later":
      let until = machine.wall + Int64(policy.snooze) * 60_000
      try spoilSnoozed(ids, until: until)
      try oracle.observe(machine)
      oracle.pressedLater(inside, until: until, machine)
    case "I'm doing it":
      try spoilBegun(ids)
      try oracle.observe(machine)
      oracle.began(inside, askedAt: machine.wall + Int64(policy.checkIn) * 60_000)
    case "Not today":
      try spoilNotToday(ids)
      try oracle.observe(machine)
      oracle.notToday(inside, machine)
    default: try oracle.observe(machine)
    }
  }
}

/// A button that is being pressed, and what the popup stood for.
struct Press {
  var button: String
  var inside: Set<Todo.ID>
  var before: [Todo.ID: Promise]
}
