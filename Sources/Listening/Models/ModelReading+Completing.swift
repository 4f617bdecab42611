import Actions
import Interchange
import Language
import Model
import Words

/// The parser's own reading beside that of a model, which only adds to it.
extension ModelReading {
  /// Whether anything of it is in the words that were said.
  var isBorneOut: Bool {
    !utterance.drafts.indices.allSatisfy(utterance.unverified.contains)
  }

  /// Adds what the parser found in a text and the model has nothing of.
  ///
  /// That is: to-dos none of whose words are in its answer, and of the others what it says nothing
  /// of. What it took for no to-do goes to the notes of the one beside it, and what neither of them
  /// has a place for is left out as without a model.
  mutating func complete(with own: Understanding, of text: String, _ tone: Tone) {
    let answered = utterance.drafts.indices.filter { !utterance.unverified.contains($0) }
    guard let first = answered.first else { return }
    let taken = answered.map { (place: $0, words: SpokenWords(words(of: $0))) }
    let all = SpokenWords((answered.map(words) + leftOut).joined(separator: " "))
    if own.remarks.contains(.notEnglish) {
      // It was to be kept as it is.
      if !all.support(SpokenWords(text)) { utterance.drafts[first].append(note: text) }
    } else {
      for draft in own.drafts { add(draft, to: taken, all, tone) }
    }
    keepNotes(of: text)
    let said = SpokenWords((utterance.drafts.indices.map(words) + leftOut).joined(separator: " "))
    utterance.remarks += own.remarks.filter { remark in
      if case .leftOut(let words) = remark { !said.support(SpokenWords(words)) } else { false }
    }
  }

  /// All that a to-do of the answer says, and what it came from.
  private func words(of place: Int) -> String {
    let draft = utterance.drafts[place]
    return [utterance.quotes[place], draft.title, draft.notes].compactMap(\.self)
      .joined(separator: " ")
  }

  private mutating func add(
    _ draft: Draft,
    to taken: [(place: Int, words: SpokenWords)],
    _ all: SpokenWords,
    _ tone: Tone
  ) {
    let title = SpokenWords(draft.title)
    let (found, asked) = all.telling(of: title)
    guard asked > 0 else { return }
    guard found > 0 else {
      var draft = draft
      draft.parent = nil
      let text = ["text": draft.title.printable.fitted(to: 80)]
      remarks.append(OnlineSentences.modelPassedOver.text(tone, text))
      return utterance.drafts.append(draft)
    }
    let fitting = taken.filter { $0.words.support(title) }
    if fitting.count == 1 {
      merge(draft, into: fitting[0].place)
    } else if !all.support(title) {
      let near = taken.max { $0.words.telling(of: title).found < $1.words.telling(of: title).found }
      if let place = near?.place { merge(draft, into: place) }
    }
  }

  /// Takes over what the model said nothing of.
  private mutating func merge(_ own: Draft, into place: Int) {
    var draft = utterance.drafts[place]
    if own.schedule != nil, untimed.remove(place) != nil { draft.takeTime(of: own) }
    draft.list = draft.list ?? own.list
    if draft.priority == .normal { draft.priority = own.priority }
    draft.firstStep = draft.firstStep ?? own.firstStep
    draft.effort = own.effort.changed(by: draft.effort)
    let worded = SpokenWords([draft.title, draft.notes ?? ""].joined(separator: " "))
    if !worded.support(SpokenWords(own.title)) { draft.append(note: own.title) }
    if let notes = own.notes, draft.notes?.containsText(notes) != true { draft.append(note: notes) }
    utterance.drafts[place] = draft
  }

  /// Puts what the model took for no to-do into the notes of the to-do that was said before it.
  private mutating func keepNotes(of text: String) {
    let heard = HeardText(text)
    let places = utterance.drafts.indices.map { place in
      heard.words(saying: utterance.quotes[place] ?? utterance.drafts[place].title).min()
    }
    for note in notes {
      let said = SpokenWords(utterance.drafts.indices.map(words).joined(separator: " "))
      guard let start = heard.words(saying: note).min(), !said.support(SpokenWords(note))
      else { continue }
      let before = places.indices.filter { places[$0].map { $0 < start } ?? false }
      let place = before.max { (places[$0] ?? 0) < (places[$1] ?? 0) } ?? 0
      utterance.drafts[place].append(note: note)
    }
  }
}

extension Draft {
  /// Takes over when another is due, and how it repeats.
  mutating func takeTime(of other: Draft) {
    (schedule, phrase, leads) = (other.schedule, other.phrase, other.leads)
  }
}
