internal import Interchange
internal import Store

/// Looks whether every promise was kept once all machines have met.
struct SyncOracle {
  let ledger: SyncLedger
  let server: SyncServer
  let devices: [Device]

  func check() throws {
    guard let first = devices.first else { return }
    let all = try synced(first)
    let seen = Dictionary(all.map { ($0.birth, $0) }) { first, _ in first }
    for device in devices {
      var births: Set<Int> = []
      for todo in try synced(device) {
        guard births.insert(todo.birth).inserted else {
          throw SyncViolation(.nothingDoubled, "\(device.name): \(todo.title) (\(todo.birth))")
        }
        guard let other = seen[todo.birth] else {
          throw SyncViolation(.same, "\(todo.title) is on \(device.name), not on \(first.name)")
        }
        guard other == todo else {
          let words = todo.difference(from: other)
          throw SyncViolation(.same, "\(device.name) and \(first.name): \(todo.title): \(words)")
        }
      }
      if let missing = all.first(where: { !births.contains($0.birth) }) {
        throw SyncViolation(.same, "\(missing.title) is on \(first.name), not on \(device.name)")
      }
    }
    try checkLives(seen)
    try checkEachAlone()
    try checkWords()
    try checkServer(all)
  }

  /// What a machine has on lists that are kept the same still.
  private func synced(_ device: Device) throws -> [SeenTodo] {
    try device.seen().filter { !server.vanished.contains($0.list) }
  }

  /// What is on a list whose collection vanished stays on each machine as it is there.
  private func checkEachAlone() throws {
    for device in devices {
      let births = try device.seen().map(\.birth)
      guard Set(births).count == births.count else {
        throw SyncViolation(.nothingDoubled, "on \(device.name)")
      }
    }
  }

  private func checkLives(_ seen: [Int: SeenTodo]) throws {
    let alone = Set(
      try devices.flatMap { try $0.seen() }.filter { server.vanished.contains($0.list) }
        .map(\.birth)
    )
    for (birth, life) in ledger.lives.sorted(by: { $0.key < $1.key }) where !alone.contains(birth) {
      guard let todo = seen[birth] else {
        guard !life.deleters.isEmpty else {
          throw SyncViolation(.nothingVanished, "what was made with mark \(birth)")
        }
        continue
      }
      if let deleter = life.deleters.first, life.actors == [deleter], !life.isUnsure {
        throw SyncViolation(.staysDeleted, "\(todo.title), which \(deleter) deleted")
      }
      let opensByItself = life.isSeries || life.isPart
      if life.isCompleted, !life.isOpened, !opensByItself, life.deleters.isEmpty, !todo.isDone {
        throw SyncViolation(.staysDone, "\(todo.title) (\(birth))")
      }
      if !life.isCompleted, todo.isDone, !life.isSeries {
        throw SyncViolation(.nothingInvented, "\(todo.title) is done")
      }
      guard life.priorities.contains(todo.priority) else {
        throw SyncViolation(.nothingInvented, "\(todo.title) has priority \(todo.priority)")
      }
      guard opensByItself || life.dues.contains(todo.due) else {
        throw SyncViolation(.nothingInvented, "\(todo.title) is due at \(todo.due)")
      }
    }
  }

  private func checkWords() throws {
    var found: Set<Int> = []
    for device in devices {
      found.formUnion(try device.marks())
      found.formUnion(try device.marksThatGaveWay())
    }
    let lost = ledger.written.subtracting(ledger.taken).subtracting(found)
    if let mark = lost.min() { throw SyncViolation(.nothingLost, "what was marked [\(mark)]") }
  }

  private func checkServer(_ all: [SeenTodo]) throws {
    let uids = server.objects.map(\.uid)
    guard Set(uids).count == uids.count else {
      throw SyncViolation(.nothingDoubled, "a UID is on the server twice")
    }
    var titles: [String] = []
    for object in server.objects {
      let todos = CalendarReader.components(of: object.bytes).flatMap { $0.components("VTODO") }
      titles += todos.filter { $0.first("RECURRENCE-ID") == nil }
        .compactMap { $0.first("SUMMARY")?.text }
    }
    let here = all.map(\.title).sorted()
    guard titles.sorted() == here else {
      let other = Set(titles).symmetricDifference(here).sorted()
      throw SyncViolation(
        .onServer,
        "\(titles.count) there, \(here.count) here: \(other.joined(separator: ", "))"
      )
    }
  }
}
