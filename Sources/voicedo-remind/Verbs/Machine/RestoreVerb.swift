import Actions
import Answers
import Arguments
import Model
import Store
import System
import Words

extension VerbRow {
  /// `restore`: goes back to a copy of the database, while the service and others use it.
  static let restore = VerbRow(.restore, .restore, more: .restoreMore, usage: "[<file>|<day>|last]")
    .takes(.restoredCopy, .yes)
    .shows(["restore"])
    .answers(CopiesJSON.self, RestoredJSON.self)
    .does { call in
      let session = call.session
      let path = session.paths.database
      let named: String? = call[.restoredCopy]
      guard let reference = named, !reference.isEmpty else {
        return try call.answer(CopiesJSON(session), orText: session.copiesText)
      }
      guard let copy = session.copy(reference) else { throw CommandError.noSuchCopy(reference) }
      let values = session.values(of: copy)
      let question = StorageSentences.askRestore.text(session.tone, values)
      guard call.has(.yes) || session.confirms(question, otherwise: true, isNoted: false) else {
        throw CommandError.notConfirmed
      }
      let kept = session.freshPath(like: path + ".before-restore")
      let outcome = try call.store().restore(copy.path, keptAs: kept, at: session.now)
      session.noteChangeBeside()
      session.environment.service.nudge(path)
      let back = ["command": commandLine(["restore", outcome.before.path])]
      var lines = [StorageSentences.restored.text(session.tone, values)]
      if !outcome.leftOut.isEmpty {
        let names = outcome.leftOut.joined(separator: ", ").printable.fitted(to: 200)
        lines.append(StorageSentences.restoredWithout.text(session.tone, ["names": names]))
      }
      lines.append(StorageSentences.restoredKept.text(session.tone, back))
      try call.answer(RestoredJSON(outcome, from: copy), orText: lines.joined(separator: "\n"))
    }
}

extension Session {
  /// The copy in a file, the last one of a day, or the last of all.
  fileprivate func copy(_ reference: String) -> Store.Backup? {
    if let copy = Store.copy(reference) {
      return copy.path == paths.database ? nil : copy
    }
    let day = CivilDate(reference)
    guard reference == "last" || day != nil else { return nil }
    return Store.copies(ofDatabase: paths.database)
      .first { day == nil || zone.civil(at: $0.madeAt).date == day }
  }

  fileprivate var copiesText: String {
    let copies = Store.copies(ofDatabase: paths.database)
    guard !copies.isEmpty else {
      let values = ["path": paths.database.printable, "command": commandLine(["backup"])]
      return StorageSentences.noCopies.text(tone, values)
    }
    let values = [
      "path": paths.database.printable, "command": commandLine(["restore", "<file>"]),
    ]
    return
      ([StorageSentences.copiesThere.text(tone, values)]
      + copies.map { StorageSentences.copyThere.text(tone, self.values(of: $0)) })
      .joined(separator: "\n")
  }

  fileprivate func values(of copy: Store.Backup) -> [String: String] {
    [
      "path": copy.path.printable, "moment": ReadBack(style).moment(copy.madeAt),
      "count": String(copy.todos), "open": String(copy.open),
    ]
  }
}
