import Actions
import Interchange
import Language
import Words

/// The parser's own reading beside that of a model, which may leave out what was said.
extension ModelReading {
  /// Whether anything of it is in the words that were said.
  var isBorneOut: Bool {
    !utterance.drafts.indices.allSatisfy(utterance.unverified.contains)
  }

  /// Adds what the parser found and the model does not cover.
  ///
  /// That is: to-dos none of whose words are in its answer, and the times of to-dos that it gave
  /// none. What it covers in part is told.
  mutating func complete(with understanding: Understanding, _ tone: Tone) {
    let answered = utterance.drafts.indices.filter { !utterance.unverified.contains($0) }
    let taken = answered.map { index in
      (index, SpokenWords([utterance.quotes[index] ?? "", utterance.drafts[index].title].words))
    }
    let all = SpokenWords(
      (answered.flatMap { index in
        [utterance.quotes[index] ?? "", utterance.drafts[index].title]
      } + leftOut).words
    )
    for var draft in understanding.drafts {
      let title = SpokenWords(draft.title)
      let (found, asked) = all.telling(of: title)
      guard asked > 0 else { continue }
      if found == 0 {
        draft.parent = nil
        remarks.append(said(.modelPassedOver, draft, tone))
        utterance.drafts.append(draft)
      } else if !all.support(title) {
        remarks.append(said(.modelTookApart, draft, tone))
      } else if draft.schedule != nil {
        let fitting = taken.filter { $0.1.support(title) }.map(\.0)
        guard fitting.count == 1, untimed.remove(fitting[0]) != nil else { continue }
        utterance.drafts[fitting[0]].schedule = draft.schedule
        utterance.drafts[fitting[0]].phrase = draft.phrase
      }
    }
  }

  private func said(_ sentence: OnlineSentences, _ draft: Draft, _ tone: Tone) -> String {
    let command = commandLine(["add", draft.title])
    return sentence.text(
      tone,
      ["text": draft.title.printable.fitted(to: 80), "command": command]
    )
  }
}

extension [String] {
  fileprivate var words: String { joined(separator: " ") }
}
