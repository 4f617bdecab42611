import Actions
import Answers
import Arguments
import Interchange
import Words

extension VerbRow {
  /// `import`: reads the to-dos of another program's file.
  static let `import` = VerbRow(.import, .import, more: .importMore, usage: "<file>")
    .takes(
      .importFile,
      .importFormat.of(ExchangeFormat.self),
      .importList,
      .importOpen,
      .importDryRun
    )
    .shows(
      ["import", "tasks.ics"],
      ["import", "todo.txt", "--dry-run"],
      ["import", "export.json", "--format", "taskwarrior"]
    )
    .answers(ImportedFile.self)
    .asks { call in
      let path = call[.importFile] ?? "-"
      let bytes = try InputFile(path).bytes(in: call.session.environment)
      let format: ExchangeFormat? = call[.importFormat] ?? ExchangeFormat(path: path, bytes: bytes)
      guard let format else { throw CommandError.exchange(.unknownFormat(path)) }
      return .importing(
        ImportRequest(
          bytes,
          format,
          list: call[.importList],
          isOpenOnly: call.has(.importOpen),
          isDryRun: call.has(.importDryRun)
        )
      )
    }
}

extension Verb {
  /// Whether words behind `import` or `export` are a file, and not something to do: "import the photos".
  static func readsAsFile(_ words: [String]) -> Bool {
    guard let word = words.first else { return true }
    return words.count == 1 && (word == "-" || word.contains { $0 == "." || $0 == "/" })
  }
}
