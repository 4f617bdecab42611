import Interchange
import Model
import Store

/// Everything of lists and to-dos as one JSON text, there and back.
extension Session {
  /// Adds what another database wrote with `export --format json`, exactly as it is there.
  func importingTables(_ request: ImportRequest, in store: TodoStore) throws -> ImportedFile {
    let text = String(decoding: request.bytes, as: UTF8.self)
    guard try store.holdsTables(text) else {
      throw CommandError.exchange(.nothingToImport(.json))
    }
    let (imported, done, unknown) = try store.importing(
      tables: text,
      isDryRun: request.isDryRun,
      at: now
    )
    var file = ImportedFile(
      format: .json,
      isDryRun: request.isDryRun,
      imported: imported,
      remarks: unknown.map { ImportRemark(line: 0, reason: .kind, text: $0) }
    )
    file.done = done
    return file
  }

  /// The whole of lists and to-dos, for `import` on another machine.
  func tables(in store: TodoStore) throws -> String {
    var text = Session.tablesMark
    text +=
      "\"schema\":1,\"version\":\"\(Version.number)\",\"exportedAt\":\"\(now.iso8601(in: zone))\","
    text += "\"zone\":\"\(zone.identifier)\",\n\"tables\":{"
    for (index, table) in ExchangedTable.allCases.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += "\"\(table.rawValue)\":["
      var isFirst = true
      try store.eachRow(of: table) { row in
        text += (isFirst ? "\n" : ",\n") + row
        isFirst = false
      }
      text += "]"
    }
    return text + "}}\n"
  }

  /// How such a text begins.
  package static let tablesMark = "{\"format\":\"voicedo-remind\","
}
