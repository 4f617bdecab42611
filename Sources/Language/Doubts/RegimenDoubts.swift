import Model

/// Looks at what was said of a rhythm, a course, a limit or a dose, and whether it came out.
///
/// What cannot be read right is doubted: nobody may take something at an hour that was never said.
struct RegimenDoubts {
  private let source: TokenizedText
  private let drafts: [Draft]
  private let today: CivilDate

  init(_ source: TokenizedText, _ drafts: [Draft], today: CivilDate) {
    self.source = source
    self.drafts = drafts
    self.today = today
  }

  /// The doubts by the position of the to-do.
  var doubts: [Int: [Doubt]] {
    var doubts: [Int: [Doubt]] = [:]
    var next = 0
    for range in sentences {
      let own = ownDrafts(range, from: &next)
      guard (1...Self.mostDrafts).contains(own.count) else { continue }
      let sentence = RegimenSentence(source, range, own.map { drafts[$0] }, today: today)
      for words in sentence.doubtedWords {
        let timed = own.filter { drafts[$0].schedule != nil }
        for index in timed.isEmpty ? own : timed {
          doubts[index, default: []].append(Doubt(.regimen, words))
        }
      }
      for index in own {
        let doses = SeveralDoses(drafts[index])
        let nameless = drafts.count > 1 ? doses.namelessWords : nil
        for words in [doses.words, nameless].compactMap(\.self) {
          doubts[index, default: []].append(Doubt(.regimen, words))
        }
      }
    }
    return doubts
  }

  /// Nobody says how to take more than this in one sentence.
  private static let mostDrafts = 50

  /// The sentences of the text: up to a line's end or a mark with a space behind it.
  private var sentences: [Range<Int>] {
    let tokens = source.tokens
    var sentences: [Range<Int>] = []
    var start = 0
    for index in tokens.indices {
      let isLast = index + 1 == tokens.count
      let isEnd =
        tokens[index].kind == .lineBreak
        || tokens[index].isMark && tokens[index].text.isOne(of: ".", "!", "?", ";")
          && !isLast && !tokens[index + 1].isGlued
      guard isEnd || isLast else { continue }
      sentences.append(start..<index + 1)
      start = index + 1
    }
    return sentences
  }

  /// The to-dos that came of a sentence: they follow each other as their sentences do.
  private func ownDrafts(_ range: Range<Int>, from next: inout Int) -> [Int] {
    let tokens = source.tokens
    guard let last = tokens[range].last else { return [] }
    // All that is left belongs to the last sentence.
    let isRest = range.upperBound == tokens.count
    let start = next
    while next < drafts.count, isRest || begins(drafts[next], before: last, in: range) { next += 1 }
    return Array(start..<next)
  }

  /// Whether a to-do comes of a sentence, by where its time stands, or by the word that it begins with.
  private func begins(_ draft: Draft, before last: Token, in range: Range<Int>) -> Bool {
    if let place = draft.spans.map(\.range.lowerBound).min() {
      return place < last.range.upperBound
    }
    let first = TokenizedText(draft.title).tokens.first(where: \.isSpoken)?.text
    return source.tokens[range].contains { $0.text == first }
  }
}
