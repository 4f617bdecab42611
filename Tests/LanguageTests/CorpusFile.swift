import FoundationEssentials
import Testing

/// A file of the corpus: the sentences of one idea.
enum CorpusFile: String, CaseIterable, Sendable {
  case amounts, chatter, clocks, corrections, dates, days, ends, events, lists, nesting, notes
  case peopleAndPlaces = "people-and-places"
  case priorities, ranges, repeats
  case severalTodos = "several-todos"
  case titlesWithoutTime = "titles-without-time"
  case weekdays, wishes

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Corpus")

  /// The sentences of the file in their order; none if it cannot be read, which a test reports.
  var lines: [CorpusLine] {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    var setting = CorpusSetting()
    var lines: [CorpusLine] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = String(line)
      if line.isEmpty || line.hasPrefix("#") || setting.take(line) { continue }
      lines.append(CorpusLine(line, file: name, number: index + 1, setting: setting))
    }
    return lines
  }

  var name: String { rawValue + ".txt" }

  private var url: URL { Self.folder.appending(path: name) }

  /// The sentences that must be understood.
  static let understood = allCases.filter { $0 != .wishes }.flatMap(\.lines)
}
