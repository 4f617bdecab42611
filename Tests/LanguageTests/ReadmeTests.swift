import Foundation
import Language
import Model
import Testing

/// The README's table "What it understands" says what the program does.
@Suite struct ReadmeTests {
  /// A line of the table: what is said, and the titles it comes to.
  struct Row: CustomTestStringConvertible, Sendable {
    let said: String
    let titles: [String]

    var testDescription: String { said }
  }

  static let rows: [Row] = {
    let readme = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../README.md")
    // A README that cannot be read leaves no rows, which the first test reports.
    guard let text = try? String(contentsOf: readme, encoding: .utf8) else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0 != "| said | to-do | when |" }.dropFirst(2).prefix { $0.hasPrefix("|") }
      .map { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        return Row(said: cells[0], titles: cells[1].components(separatedBy: " · "))
      }
  }()

  @Test func theTableIsThere() {
    #expect(Self.rows.count > 10)
  }

  @Test(arguments: rows)
  func saidIsUnderstood(_ row: Row) throws {
    let now = try #require(CivilDateTime("2026-11-24T10:20"))
    let understood = understand(row.said, in: LanguageContext(now: now, zone: .utc))
    #expect(understood.drafts.map(\.title) == row.titles)
  }
}
