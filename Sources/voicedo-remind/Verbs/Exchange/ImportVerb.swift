import Actions
import Answers
import Arguments
import Interchange
import Store
import Words

extension VerbRow {
  /// `import`: reads the to-dos of another program's file.
  static let `import` = VerbRow(.import, .import, more: .importMore, usage: "<file>")
    .takes(
      .importFile,
      .importFormat.of(ExchangeFormat.self),
      .importList,
      .importOpen,
      .importDryRun,
      .yes
    )
    .shows(
      ["import", "tasks.ics"],
      ["import", "todo.txt", "--dry-run"],
      ["import", "export.json", "--format", "taskwarrior"]
    )
    .answers(ImportedFile.self)
    .runs { call in
      let path = call[.importFile] ?? "-"
      let bytes = try InputFile(path).bytes(in: call.session.environment)
      let format: ExchangeFormat? = call[.importFormat] ?? ExchangeFormat(path: path, bytes: bytes)
      guard let format else { throw CommandError.exchange(.unknownFormat(path)) }
      func request(isDryRun: Bool) -> ImportRequest {
        ImportRequest(
          bytes,
          format,
          list: call[.importList],
          isOpenOnly: call.has(.importOpen),
          isDryRun: isDryRun
        )
      }
      if !call.has(.importDryRun), !call.has(.yes), bytes.count > 8 * ImportRequest.mostUnasked {
        let outlook = try call.session.importing(request(isDryRun: true), in: call.store())
        let count = outlook.imported.added.count
        let question = ExchangeSentences.askImport.text(call.session.tone, ["count": String(count)])
        guard
          count <= ImportRequest.mostUnasked || call.session.confirms(question, otherwise: false)
        else {
          throw CommandError.notConfirmed
        }
      }
      let outcome = try call.carryOut(.importing(request(isDryRun: call.has(.importDryRun))))
      guard case .imported(let file) = outcome.facts, file.isPartly else { return .ok }
      return .partly
    }
}

extension Verb {
  /// Whether words behind `import` or `export` are a file, and not something to do: "import the photos".
  static func readsAsFile(_ words: [String]) -> Bool {
    guard let word = words.first else { return true }
    return words.count == 1 && (word == "-" || word.contains { $0 == "." || $0 == "/" })
  }
}
