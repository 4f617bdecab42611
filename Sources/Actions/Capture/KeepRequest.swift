import Language
import Model
import Store

/// Which of the texts that were heard lately is to be stored as a to-do.
package enum KeepRequest: Hashable {
  /// The newest one of which something is in no to-do.
  case newest
  /// By its number in `heard`: the newest is 1.
  case number(Int)
  /// The newest one with these words in it.
  case words(String)

  /// Reads what was typed behind the verb.
  package init(_ typed: [String]) {
    let text = typed.joined(separator: " ").trimmed
    if text.isEmpty {
      self = .newest
    } else if let number = Int(digits: text) {
      self = .number(number)
    } else {
      self = .words(text)
    }
  }
}

extension KeepRequest {
  /// The text that is meant.
  ///
  /// Of several with the same words it is the newest that waits, as nothing is stored twice.
  func chosen(of texts: [HeardRow]) throws(CommandError) -> HeardRow {
    let chosen: HeardRow
    switch self {
    case .newest:
      guard let waiting = texts.first(where: \.isWaiting) else { throw .nothingSetAside }
      chosen = waiting
    case .number(let number):
      guard texts.indices.contains(number - 1) else { throw .noSuchText(number) }
      chosen = texts[number - 1]
    case .words(let words):
      let fitting = texts.filter { $0.text.lowercased().containsText(words.lowercased()) }
      guard let first = fitting.first(where: \.isWaiting) ?? fitting.first else {
        throw .notHeard(words)
      }
      chosen = first
    }
    guard chosen.isWaiting || chosen.rows.isEmpty else { throw .storedAlready(chosen.rows) }
    return chosen
  }
}

extension Utterance {
  /// Adds the to-dos in words that are to be kept, in any case at least one.
  mutating func add(keeping words: String, in context: LanguageContext) {
    let understanding = understand(words, in: context)
    let isWhole = understanding.remarks.leftOut.isEmpty && !understanding.drafts.isEmpty
    if isWhole, understanding.drafts.count <= Utterance.limit {
      let before = drafts.count
      drafts += understanding.drafts.map { draft in
        var draft = draft
        draft.parent = draft.parent.map { $0 + before }
        return draft
      }
      remarks += understanding.remarks
      return
    }
    guard var draft = Draft(wordForWord: words) else { return }
    if understanding.drafts.count == 1 {
      draft.schedule = understanding.drafts[0].schedule
      draft.phrase = understanding.drafts[0].phrase
    }
    drafts.append(draft)
  }
}
