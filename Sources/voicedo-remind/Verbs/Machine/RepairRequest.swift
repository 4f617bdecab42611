import Actions
import Answers
import Glibc
import Model
internal import SQLite
import Store
import System
import Words

/// `doctor --repair`: makes a damaged database sound, and says what is missing.
struct RepairRequest {
  let session: Session
  let isAsked: Bool
  let wantsJSON: Bool

  private var path: String { session.paths.database }

  func run() throws -> ExitStatus {
    guard !path.isEmpty else { throw DatabaseError.noPlace }
    let isDamaged = try TodoStore.isDamaged(path)
    let backup = isDamaged ? try Store.lastBackup(ofDatabase: path) : nil
    guard isDamaged else {
      try tellNothing()
      return .ok
    }
    try ask(backup)
    guard let lock = try lock() else { throw DatabaseError.busy(path: path) }
    let isServed = session.tellService()
    let repair = try withExtendedLifetime(lock) {
      defer { unlink(ServiceLock.path(forDatabase: path + ServiceLock.repairing)) }
      return try TodoStore.repair(path, keptAs: kept, from: backup)
    }
    if isServed { session.environment.service.nudge(path) }
    try tell(repair, backup)
    session.remark(onServiceThatRuns: isServed)
    return .ok
  }

  private func lock() throws -> ServiceLock? {
    do {
      return try ServiceLock(forDatabase: path + ServiceLock.repairing)
    } catch {
      throw DatabaseError.cannotOpen(path: path, reason: systemReason(error.code))
    }
  }

  /// Beside the database, with the moment in its name.
  private var kept: String { session.freshPath(like: path + ".damaged") }

  private func ask(_ backup: Store.Backup?) throws {
    guard !isAsked else { return }
    let sentence: StorageSentences = backup == nil ? .askRepairAlone : .askRepair
    let question = say(sentence, values(backup))
    guard session.confirms(question, otherwise: true, isNoted: false) else {
      throw CommandError.notConfirmed
    }
  }

  private func tellNothing() throws {
    let store = try session.hasDatabase ? session.openStore() : nil
    let dropped = try store?.dropForeignColumns() ?? []
    let mended = try store?.mendColumns(at: session.now) ?? 0
    let straightened = try store?.straightenReminders() ?? 0
    if straightened > 0 { _ = try store?.settle(at: session.now) }
    guard wantsJSON else {
      if !dropped.isEmpty {
        try session.print(say(.columnsDropped, ["names": dropped.joined(separator: ", ")]))
      }
      if mended > 0 { try session.print(say(.columnsMended, ["count": String(mended)])) }
      if straightened > 0 {
        try session.print(say(.remindersStraightened, ["count": String(straightened)]))
      }
      return try session.print(say(.nothingToRepair))
    }
    var repair = Repair()
    repair.todos = try store?.todoCount() ?? 0
    repair.open = try store?.lists().reduce(0) { $0 + $1.open } ?? 0
    try session.print(json: RepairJSON(repair, isRepaired: false, backup: nil))
  }

  private func tell(_ repair: Repair, _ backup: Store.Backup?) throws {
    guard !wantsJSON else {
      return try session.print(json: RepairJSON(repair, isRepaired: true, backup: backup?.path))
    }
    let counts = [
      "count": String(repair.todos), "open": String(repair.open), "read": String(repair.read),
    ]
    let isComplete = repair.restored.isEmpty && repair.missing.isEmpty && repair.torn.isEmpty
    var lines = [say(isComplete ? .repaired : .repairedPartly, counts)]
    for (source, sentence) in [(Repair.Source.journal, StorageSentences.fromJournal)]
      + [(.backup, .fromBackup)]
    {
      let restored = repair.restored.filter { $0.source == source }
      guard !restored.isEmpty else { continue }
      lines.append(say(sentence, values(backup)))
      lines += restored.map { "  \($0.handle)  \($0.title.printable)" }
    }
    if !repair.missing.isEmpty {
      lines.append(say(.notFound, ["handles": repair.missing.joined(separator: " ")]))
    }
    if !repair.torn.isEmpty {
      let parts = repair.torn.map { say($0.sentence) }.joined(separator: ", ")
      lines.append(say(.torn, ["parts": parts]))
    }
    if let kept = repair.kept { lines.append(say(.damagedKept, ["path": kept])) }
    try session.print(lines.joined(separator: "\n"))
  }

  private func values(_ backup: Store.Backup?) -> [String: String] {
    guard let backup else { return ["path": path] }
    return [
      "path": path, "moment": ReadBack(session.style).moment(backup.madeAt),
      "count": String(backup.todos), "open": String(backup.open),
    ]
  }

  private func say(_ sentence: StorageSentences, _ values: [String: String] = [:]) -> String {
    sentence.text(session.tone, values.mapValues(\.printable))
  }
}

extension Repair.Part {
  fileprivate var sentence: StorageSentences {
    switch self {
    case .reminders: .tornReminders
    case .lists: .tornLists
    case .done: .tornDone
    case .steps: .tornSteps
    case .heard: .tornHeard
    case .quiet: .tornQuiet
    case .calendars: .tornCalendars
    case .sync: .tornSync
    case .phone: .tornPhone
    case .others: .tornOthers
    }
  }
}
