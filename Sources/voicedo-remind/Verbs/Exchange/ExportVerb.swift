import Actions
import Answers
import Arguments
import Interchange
import Model
import Words

extension VerbRow {
  /// `export`: writes to-dos for another program.
  static let export = VerbRow(.export, .export, more: .exportMore, usage: "[<file>]")
    .takes(.exportFile, .exportFormat, .exportList, .exportDone)
    .refuses { call in
      // "out.csv" says how it is to be written as well as "--format csv" does.
      let path: String? = call[.exportFile]
      let named = path.flatMap { ExchangeFormat(path: $0, bytes: []) }?.rawValue
      guard let word = call[.exportFormat] ?? named else { return nil }
      let choices = ExchangeFormat.written.map(\.rawValue)
      return choices.contains(word)
        ? nil : .valueNotUnderstood(word, of: "--format", choices: choices)
    }
    .shows(
      ["export"],
      ["export", "tasks.ics", "--list", "Home"],
      ["export", "--format", "todo.txt"]
    )
    .answers(ExportedJSON.self)
    .does { call in
      let session = call.session
      let path: String? = call[.exportFile]
      let word: String? = call[.exportFormat]
      let named = path.flatMap { ExchangeFormat(path: $0, bytes: []) }
      let format =
        word.flatMap { ExchangeFormat(rawValue: $0) }
        ?? named.flatMap { ExchangeFormat.written.contains($0) ? $0 : nil }
        ?? (path?.hasSuffix(".json") == true ? .json : .iCalendar)
      let request = ExportRequest(format, list: call[.exportList], withDone: call.has(.exportDone))
      let file = try session.export(request)
      guard let path, path != "-" else {
        if call.json { return try session.print(json: ExportedJSON(file, path: "-")) }
        return try session.print(exactly: file.text)
      }
      // A file without a mark of its own is never written over.
      try PageFile(path, beginningWith: file.mark ?? "\0").write(file.text)
      let values = ["count": String(file.count), "path": path.printable]
      try call.answer(
        ExportedJSON(file, path: path),
        orText: ExchangeSentences.exported.text(session.tone, values)
      )
      if !call.json { session.tell(file.remarks) }
    }
}

extension Session {
  /// Names what the format has no room for, on standard error.
  fileprivate func tell(_ remarks: [ImportRemark]) {
    guard !remarks.isEmpty else { return }
    talk(ExchangeSentences.notWritten)
    for remark in remarks.prefix(20) {
      let sentence: ExchangeSentences = remark.reason == .repeat ? .noRepeat : .noNotes
      talk(sentence, ["title": remark.text.printable.fitted(to: 60)])
    }
    if remarks.count > 20 {
      talk(ExchangeSentences.moreRemarks, ["count": String(remarks.count - 20)])
    }
  }
}
