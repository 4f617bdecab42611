import FoundationEssentials
import Language
import Model
import Testing

/// No word vanishes: of every sentence of the public sets each word is in a to-do, in what tells how it
/// was meant, or among what is left out.
struct NothingLostTests {
  private struct Row: Decodable {
    let text: String?
    let means: String?
  }

  static let corpora: URL? = {
    var folder = URL(filePath: #filePath)
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let corpora = folder.appending(path: "shared/corpora")
      if FileManager.default.fileExists(atPath: corpora.path) { return corpora }
    }
    return nil
  }()

  @Test(
    .enabled("the public sentences do not lie beside the repository") { corpora != nil },
    arguments: [
      "everyday/dev.jsonl", "spoken/dev.jsonl", "utterances/single.dev.jsonl",
      "utterances/multi.dev.jsonl",
    ]
  )
  func everyWordIsSomewhere(file: String) throws {
    let path = try #require(Self.corpora).appending(path: file)
    guard FileManager.default.fileExists(atPath: path.path) else { return }
    let rows = try String(decoding: Data(contentsOf: path), as: UTF8.self).split(separator: "\n")
      .map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
    try #require(rows.count > 100)
    let context = try context()
    let texts = rows.filter { $0.means ?? "add" == "add" }.compactMap(\.text)
    let losing = texts.filter { !isPutRight($0) && !lost(in: $0, context).isEmpty }
    // What is put on a list or ordered for others as "them", and asks to be told of itself, is spoken of
    // and not kept: some few in a thousand.
    #expect(
      losing.count <= max(3, texts.count / 200),
      "\(losing.map { ($0, lost(in: $0, context)) })"
    )
  }

  /// Whether a speaker puts right what was said: the words that were taken back go on purpose.
  private func isPutRight(_ text: String) -> Bool {
    ["wait", "actually", "sorry", "rather", "make that", "i mean"].contains { text.contains($0) }
  }

  /// The words that are nowhere in what was understood.
  private func lost(in text: String, _ context: LanguageContext) -> [String] {
    let understanding = understand(text, in: context)
    guard understanding.noise == nil else { return [] }
    let scalars = Array(text.unicodeScalars)
    var kept = understanding.drafts.flatMap { draft in
      [draft.title, draft.notes ?? "", draft.list ?? ""]
        + draft.spans.map { span in
          String(String.UnicodeScalarView(scalars[span.range]))
        }
    }
    kept += understanding.remarks.leftOut
    let words = Set(kept.flatMap(Self.words))
    return Self.words(text).filter {
      $0.count > 3 && !Self.small.contains($0) && !words.contains($0)
    }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Words that only join, greet or ask.
  private static let small: Set<String> = [
    "about", "also", "both", "could", "guess", "need", "note", "please", "reminder", "remind",
    "self",
    "send", "should", "start", "starts", "thanks", "that", "them", "then", "they", "those", "want",
    "well", "will", "with", "would", "your",
  ]
}
