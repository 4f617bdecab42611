import Actions
import Language
import Model
import Words

/// The review as questions and answers, line by line, for those who listen to a screen.
struct ReviewDialogue {
  private(set) var state: ReviewState
  let words: ReviewWords
  let say: (String) -> Void
  /// Reads the next answer; `nil` when there is nobody any more.
  let answer: () -> String?

  init(
    _ state: ReviewState,
    _ words: ReviewWords,
    say: @escaping (String) -> Void,
    answer: @escaping () -> String?
  ) {
    self.state = state
    self.words = words
    self.say = say
    self.answer = answer
  }

  /// Asks until it is clear what is to be done with all of it.
  mutating func run() -> ReviewEffect {
    say(words.text(.youSaid, ["text": state.said.text.printable]))
    tellCount()
    while true {
      ask()
      guard let line = answer() else { return .leave }
      if let effect = take(line.trimmed) { return effect }
      if let message = state.message { say(words.text(message.sentence, message.values)) }
      state.message = nil
    }
  }

  private func tellCount() {
    say(words.count(state.cards.count).capitalizedSentence + ".")
    for (text, _) in state.leftOut { say(words.text(.spokenLeftOut, ["words": text.printable])) }
  }

  private func ask() {
    guard let card = state.card else {
      let isEmpty = state.cards.isEmpty
      return say(
        isEmpty ? words.text(.askEmpty) : words.store(state) + "? " + words.text(.askStore)
      )
    }
    let number = [
      "number": String(state.row + 1), "count": String(state.cards.count),
      "facts": words.spoken(card.draft),
    ]
    say(words.text(.oneOf, number))
    say(words.text(card.isUnverified ? .askUnverified : .askCard))
  }

  /// Does what a line says: a word, or a word and what it is about.
  private mutating func take(_ line: String) -> ReviewEffect? {
    let word = line.prefix { !$0.isWhitespace }.lowercased()
    let rest = String(line.dropFirst(word.count)).trimmed
    switch word {
    case "": break
    case "keep", "k", "yes", "y":
      guard let card = state.card else { return state.confirm() }
      if card.isUnverified { state.accept() }
      state.row += 1
    case "all", "a": return state.confirm()
    case "drop", "d", "delete": state.delete()
    case "back", "b": state.row = max(0, state.row - 1)
    case "undo", "u": state.undo()
    case "join", "j": state.join()
    case "split", "s": split(before: rest)
    case "promote", "p": promote(rest)
    case "note", "n": state.keepTranscript()
    case "edit", "e": retell(rest)
    case "change", "c": change(rest)
    case "again", "r":
      guard state.canRerecord else { return nil }
      return leave(.again)
    case "quit", "q", "leave": return leave(.leave)
    case "help", "h", "?": say(words.text(.answers))
    default:
      guard ReviewField(spoken: word) != nil else {
        say(words.text(.notAnAnswer, ["words": line.printable]))
        break
      }
      change(line)
    }
    return nil
  }

  private mutating func change(_ line: String) {
    guard let card = state.card else { return state.say(.chooseCard) }
    var name = line.prefix { !$0.isWhitespace }.lowercased()
    var value = String(line.dropFirst(name.count)).trimmed
    if name.isEmpty {
      say(words.text(.askField))
      name = (answer() ?? "").trimmed.lowercased()
    }
    guard let field = ReviewField(spoken: name) else { return state.say(.fields) }
    if value.isEmpty {
      let present = words.value(of: field, in: card.draft)
      say(words.text(.askWords, ["field": words.label(field), "words": present]))
      value = (answer() ?? "").trimmed
    }
    guard !value.isEmpty else { return }
    _ = state.set(field, value)
  }

  private mutating func split(before phrase: String) {
    guard let title = state.card?.draft.title else { return state.say(.chooseCard) }
    var phrase = phrase
    if phrase.isEmpty {
      say(words.text(.askSplit, ["title": title.printable]))
      phrase = (answer() ?? "").trimmed
    }
    let folded = phrase.lowercased()
    let place = title.indices.first {
      !folded.isEmpty && title[$0...].lowercased().hasPrefix(folded)
    }
    guard let place else { return state.say(.needsTwo) }
    _ = state.split(String(title[..<place]), String(title[place...]))
  }

  private mutating func retell(_ words: String) {
    var words = words
    if words.isEmpty {
      say(self.words.text(.askRetell))
      words = (answer() ?? "").trimmed
    }
    guard !words.isEmpty else { return }
    guard state.retell(words) else { return state.say(.nothingInWords) }
    tellCount()
  }

  private mutating func promote(_ phrase: String) {
    var phrase = phrase
    if phrase.isEmpty {
      say(words.text(.askPromote))
      phrase = (answer() ?? "").trimmed
    }
    let said = phrase.split(separator: " ").map { String($0).bare }
    let spoken = state.said.words.map(\.bare)
    let start = spoken.indices.first { !said.isEmpty && spoken[$0...].starts(with: said) }
    guard let start else { return state.say(.notSaid, ["words": phrase]) }
    _ = state.promote(start...(start + said.count - 1))
  }

  private mutating func leave(_ effect: ReviewEffect) -> ReviewEffect? {
    guard state.isChanged else { return effect }
    let question = words.text(effect == .again ? .askAgain : .askLeave)
    say(words.text(.yesOrNo, ["question": question]))
    guard let line = answer()?.trimmed.lowercased() else { return .leave }
    return ["y", "yes"].contains(line) ? effect : nil
  }
}

extension ReviewField {
  /// The field by the word that a person types for it.
  fileprivate init?(spoken word: String) {
    self.init(rawValue: word == "repeats" ? "repeat" : word)
  }
}
