import Actions
import Interchange
import Model
import Store
import TestSupport
import Testing

/// Two machines that change whatever they like, with ends in the middle and a third program between:
/// in the end both have the same, and the server too.
@Suite struct ConvergenceTests {
  @Test(arguments: 1...24)
  func bothEndWithTheSame(_ seed: UInt64) throws {
    var chance = Dice(seed)
    let server = MemoryServer("Home", "Work")
    server.tellsTags = seed % 3 != 0
    server.wantsUIDsOnce = seed % 4 == 0
    let lists = ["Home": "Home", "Work": "Work"]
    let devices = [try Device(server, lists), try Device(server, lists, in: Device.newYork)]
    for step in 0..<60 {
      let device = devices[chance.below(2)]
      device.now = devices.map(\.now).max() ?? device.now
      if chance.below(6) == 0 {
        switch chance.below(5) {
        case 0: server.failures["PUT"] = [.online(.timeout)]
        case 1: server.afterPut = { () throws(CalendarServerFailure) in throw .online(.offline) }
        case 2: server.failures["GET"] = [.online(.overloaded(after: nil))]
        case 3: server.oldestToken = 1_000_000
        default: server.failures["LIST"] = [.unknownToken]
        }
        try device.sync()
        server.failures = [:]
        server.afterPut = nil
        server.oldestToken = 0
      } else if chance.below(3) == 0 {
        try device.sync()
      } else {
        try change(device, &chance, step)
      }
    }
    for _ in 0..<4 { for device in devices { try device.sync() } }
    let writes = server.writes
    for device in devices { try device.sync() }
    #expect(server.writes == writes, "seed \(seed): there is always more to write")
    let (one, other) = (try state(of: devices[0]), try state(of: devices[1]))
    #expect(one == other, "seed \(seed)")
    let there = server["Home"].objects.count + server["Work"].objects.count
    #expect(there == one.count, "seed \(seed)")
  }

  private func change(_ device: Device, _ chance: inout Dice, _ step: Int) throws {
    let rows = try device.rows()
    let list = chance.below(2) == 0 ? "Home" : "Work"
    guard rows.count > 2, let row = rows.dropFirst(chance.below(rows.count)).first else {
      let rule = chance.below(4) == 0 ? "FREQ=DAILY" : nil
      let due = try day(26 + chance.below(4), chance.below(2) == 0 ? "18:00" : nil)
      try device.add("Thing \(step)", due: chance.below(3) > 0 ? due : nil, rule: rule, list: list)
      return
    }
    device.now = device.now + .seconds(3)
    let (store, now) = (device.store, device.now)
    switch chance.below(9) {
    case 0: _ = try store.complete([row.id], source: .commandLine, at: now)
    case 1: _ = try store.reopen([row.id], source: .commandLine, at: now)
    case 2: try store.delete([row.id], source: .commandLine, at: now)
    case 3:
      _ = try store.move([row.id], to: .list(list), source: .commandLine, at: now)
    case 4: _ = try store.undo(at: now)
    case 5:
      _ = try store.snooze([row.id], until: now + .minutes(90), source: .popup, at: now)
    default:
      var edit = TodoChange()
      switch chance.below(4) {
      case 0: edit.title = "Thing \(step)"
      case 1: edit.notes = "note \(step)"
      case 2: edit.priority = chance.below(2) == 0 ? .high : .low
      default: edit.time.due = try day(26 + chance.below(4), "1\(chance.below(9)):30")
      }
      _ = try store.edit(row.id, edit, source: .commandLine, at: now)
    }
  }

  /// What a person sees of a machine's to-dos, the time zone aside.
  private func state(of device: Device) throws -> [String] {
    try device.rows().map { row in
      let due = row.todo.due.map { due in
        due.time == nil && due.date != nil ? "\(due)" : "\(due.date.map { "\($0)" } ?? "")"
      }
      return [
        row.listName, row.todo.title, row.todo.notes ?? "", row.todo.priority.rawValue,
        due ?? "", row.todo.completedAt == nil ? "open" : "done",
        row.todo.recurrence?.rule.description ?? "",
      ].joined(separator: " | ")
    }.sorted()
  }
}

/// Numbers that are the same for the same seed.
private struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
