import FoundationEssentials
import Model
import Testing

/// Public test suites of recurrence rules, measured where they lie beside the repository.
@Suite struct RecurrenceCorpusTests {
  private struct Row: Decodable {
    let rrule: String
    let dtstart: String
    let expect: [String]
    let tier: String
  }

  static let corpus: URL? = {
    var folder = URL(filePath: #filePath)
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let file = folder.appending(path: "shared/corpora/rrule/dev.jsonl")
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    return nil
  }()

  @Test(
    .enabled("the public rules do not lie beside the repository") { corpus != nil },
    arguments: [("core", 100.0), ("extended", 100.0)]
  )
  func expandsAsTheyDo(tier: String, percent: Double) throws {
    let text = String(decoding: try Data(contentsOf: try #require(Self.corpus)), as: UTF8.self)
    let rows = try text.split(separator: "\n").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }.filter { $0.tier == tier }
    try #require(rows.count > 50)
    let wrong = rows.filter { occurrences($0) != $0.expect }
    let right = 100 * Double(rows.count - wrong.count) / Double(rows.count)
    #expect(right >= percent, "\(wrong.map { "\($0.rrule) from \($0.dtstart)" })")
  }

  private func occurrences(_ row: Row) -> [String]? {
    guard let rule = RecurrenceRule(row.rrule), let form = RecurrenceRule.Until(row.dtstart)
    else { return nil }
    let count = row.expect.count
    return switch form {
    case .date(let date):
      rule.occurrences(from: CivilDateTime(date, .midnight)).prefix(count).map(\.date.basic)
    case .local(let start): rule.occurrences(from: start).prefix(count).map(\.basic)
    case .utc(let start): rule.occurrences(from: start).prefix(count).map { $0.basic + "Z" }
    }
  }
}
