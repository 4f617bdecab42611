import SQLite
import Testing

@testable import Store

/// The schema speaks to whoever types SQL: its refusals keep the rules that all sentences keep.
@Suite struct SchemaTests {
  private let workshop: Workshop
  private let connection: Connection

  init() throws {
    workshop = try Workshop()
    connection = try workshop.store().connection
  }

  @Test func itsRefusalsAreCalmSentences() throws {
    let refusals = try refusals()
    #expect(refusals.count > 20)
    for refusal in refusals {
      #expect(refusal.split(separator: " ").count >= 4)
      for word in ["overdue", "late", "failed", "missed", "forgot", "should have", "error", "lost"]
      {
        #expect(!refusal.lowercased().split(separator: " ").contains { $0 == word })
      }
      #expect(!refusal.contains("!"))
    }
  }

  @Test func everyTableIsStrict() throws {
    let loose = try connection.all(
      "SELECT name FROM pragma_table_list WHERE type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%'"
    ) { $0.text(0) }
    #expect(loose == [])
  }

  @Test func theJournalKeepsEveryColumnButTheDerivedOnes() throws {
    let columns = try connection.all("SELECT name FROM pragma_table_info('todo')") { $0.text(0) }
    #expect(Set(columns).subtracting(SchemaTodo.columns) == ["problem", "updated_at"])
  }

  /// The texts of RAISE and the names of constraints.
  private func refusals() throws -> [String] {
    let texts = try connection.all("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL") {
      $0.text(0)
    }
    return texts.flatMap { text in
      quoted(in: text, after: "RAISE(ABORT, '", until: "'")
        + quoted(in: text, after: "CONSTRAINT \"", until: "\"")
    }
  }

  private func quoted(in text: String, after start: String, until end: Character) -> [String] {
    var found: [String] = []
    var rest = Substring(text)
    while let index = rest.indices.first(where: { rest[$0...].hasPrefix(start) }) {
      rest = rest[index...].dropFirst(start.count)
      found.append(String(rest.prefix { $0 != end }))
    }
    return found
  }
}
