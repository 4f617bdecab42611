import Actions
import Model
import Store
import System
import Words

extension Examination {
  private var path: String { session.paths.database }

  /// From so many on it is said that what was done long ago can go elsewhere.
  private static let manyDone = 1000

  /// That there was another database before, and how to have it back.
  private func beginning(_ sentence: TroubleSentences) -> String {
    sentence.text(session.tone, ["path": path, "command": commandLine(["restore"])])
  }

  /// Whether the database can be read, and what is in it.
  func checkDatabase() -> Finding {
    if let problem = database.problem {
      return finding(.database, .problem, [problem.line(session.tone)])
    }
    guard database.isThere else {
      guard database.hasBegunAnew else {
        return finding(.database, .fine, [say(StatusSentences.databaseNew, ["path": path])])
      }
      return finding(.database, .problem, [beginning(.databaseGone)])
    }
    func size(_ path: String) -> String { ByteCount.text(system.file(path)?.size ?? 0) }
    let facts = [
      "path": path, "size": size(path), "log": size(path + "-wal"),
      "schema": String(Store.schemaVersion), "open": String(database.open),
      "todos": String(database.todos),
    ]
    var lines = [say(DoctorSentences.databaseFacts, facts)]
    var state = Finding.State.fine
    let happened: [(Instant?, DoctorSentences)] = [
      (database.lastGaps, .databaseGaps), (database.lastDropped?.at, .databaseDropped),
      (database.lastTakenLog, .databaseLogTaken),
    ]
    for case (let moment?, let sentence) in happened
    where session.now.since(moment) < .seconds(30 * 86_400) {
      state = .look
      let told = [
        "moment": ReadBack(session.style).moment(moment), "path": path,
        "names": database.lastDropped?.names.printable ?? "",
      ]
      lines.append(say(sentence, told))
    }
    if database.hasBegunAnew {
      state = .problem
      lines.append(beginning(.databaseBegan))
    }
    if service.isRunning, let since = database.unshownSince {
      state = .look
      lines.append(
        say(DoctorSentences.dueUnshown, ["moment": ReadBack(session.style).moment(since)])
      )
    }
    if database.remarks > 0 {
      state = .look
      let values = ["count": String(database.remarks), "command": commandLine(["list"])]
      lines.append(say(DoctorSentences.remarks, values))
    }
    for line in oddities {
      state = .look
      lines.append(line)
    }
    if database.isArchiveBroken {
      state = .problem
      let archive = ArchiveFile.path(ofDatabase: path)
      lines.append(ArchiveSentences.unreadable.text(session.tone, ["path": archive.printable]))
    }
    let done = database.todos - database.open
    if done > Self.manyDone {
      let values = ["count": String(done), "command": commandLine(["archive"])]
      lines.append(ArchiveSentences.manyDone.text(session.tone, values))
    }
    switch database.damage {
    case nil: return finding(.database, state, lines)
    case []?: return finding(.database, state, lines + [say(DoctorSentences.databaseSound)])
    case let damage?:
      return finding(
        .database,
        .problem,
        lines + [say(DoctorSentences.databaseDamaged)]
          + damage.map { $0.printable.fitted(to: 200) },
        advice: say(
          DoctorSentences.databaseDamagedHow,
          ["command": commandLine(["doctor", "--repair"])]
        )
      )
    }
  }

  /// What a clock that ran ahead, or another program, has left in it.
  private var oddities: [String] {
    let repair = commandLine(["doctor", "--repair"])
    var lines: [String] = []
    if let ticked = database.tickedAhead {
      let values = [
        "count": String(ticked.count), "moment": ReadBack(session.style).moment(ticked.last),
        "command": commandLine(["list"]),
      ]
      lines.append(say(DoctorSentences.tickedAhead, values))
    }
    for (names, sentence) in [
      (database.waitingTooLong, DoctorSentences.waitsTooLong),
      (database.foreignColumns, .foreignColumns),
    ] where !names.isEmpty {
      let told = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
      lines.append(say(sentence, ["names": told.printable, "command": repair]))
    }
    return lines
  }

  /// Whether the files are for nobody's eyes but their owner's, and their owner's own.
  func checkFiles() -> Finding? {
    var lines = database.mended.map { say(DoctorSentences.mended, ["path": $0]) }
    var advice: [String] = []
    var state = Finding.State.fine
    var looked = 0
    for path in [path, path + "-wal", path + "-shm", session.paths.settings] where !path.isEmpty {
      guard let facts = system.file(path) else { continue }
      looked += 1
      if !facts.isOwn {
        state = .problem
        lines.append(say(DoctorSentences.notOwn, ["path": path]))
        advice.append("sudo chown \"$USER\" \(path.printable.shellQuoted)")
      } else if facts.mode & 0o077 != 0, !isClosed(folderOf: path) {
        if state == .fine { state = .look }
        lines.append(say(DoctorSentences.readable, ["path": path]))
        advice.append("chmod 600 \(path.printable.shellQuoted)")
      }
    }
    if let folder = path.folder, let facts = system.file(folder), facts.mode & 0o022 != 0 {
      if state == .fine { state = .look }
      lines.append(say(DoctorSentences.writableFolder, ["path": folder]))
      advice.append("chmod 700 \(folder.printable.shellQuoted)")
    }
    guard looked > 0 else { return nil }
    return finding(
      .files,
      state,
      lines.isEmpty ? [say(DoctorSentences.filesFine)] : lines,
      advice: advice.isEmpty
        ? nil : say(DoctorSentences.typeThis, ["command": advice.joined(separator: "; ")])
    )
  }

  /// Nobody gets at a file in a folder that only its owner may enter.
  private func isClosed(folderOf path: String) -> Bool {
    path.folder.flatMap(system.file).map { $0.mode & 0o011 == 0 } ?? false
  }
}

extension String {
  /// The folder that the file at this path lies in.
  fileprivate var folder: String? {
    lastIndex(of: "/").flatMap { $0 > startIndex ? String(self[..<$0]) : nil }
  }
}
