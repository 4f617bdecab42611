import Actions
import Language
import Model
import Screen
import Words

/// The state of a review, and where in it somebody is; only keys and answers change it.
struct ReviewState {
  /// The present activity.
  enum Mode {
    /// Looking at the cards.
    case cards
    case editing(LineEditor)
    /// Looking for the place in a title where it is cut in two.
    case splitting(LineEditor)
    case marking(ReviewMark)
    /// Putting the transcript right.
    case retelling(LineEditor)
    /// Asked once before what was changed is let go: to record again, or to leave.
    case asking(ReviewEffect)
    /// Reading what the keys do, from one of the lines on.
    case help(from: Int)
  }

  /// The state that `undo` comes back to.
  private struct Snapshot {
    let said: HeardText
    let original: Utterance
    let cards: [ReviewCard]
    let row: Int
  }

  private(set) var said: HeardText
  let reading: ReviewReading
  /// Whether there is a microphone to record again with.
  let canRerecord: Bool
  private var original: Utterance
  private(set) var cards: [ReviewCard]
  /// The card that is selected; behind the last one is the line that stores all.
  var row = 0
  var field = ReviewField.title
  var mode = Mode.cards
  /// The message about the last key.
  var message: ReviewMessage?
  /// How wide the transcript is shown: up and down in it go by line.
  var columns = 80
  /// How many lines the screen has: what the keys do may take more.
  var rows = 24
  private var history: [Snapshot] = []
  private var nextID: Int

  init(
    _ utterance: Utterance,
    said: HeardText,
    words: [Set<Int>],
    reading: ReviewReading,
    canRerecord: Bool
  ) {
    self.said = said
    self.reading = reading
    self.canRerecord = canRerecord
    original = utterance
    nextID = 0
    cards = []
    cards = newCards(utterance, words)
  }

  /// Whether letters are typed, and none of them is a key of its own.
  var isTyping: Bool {
    switch mode {
    case .editing, .retelling: true
    case .cards, .splitting, .marking, .asking, .help: false
    }
  }

  private mutating func newCards(_ utterance: Utterance, _ words: [Set<Int>]) -> [ReviewCard] {
    let first = nextID
    nextID += utterance.drafts.count
    return utterance.drafts.enumerated().map { index, draft in
      let parent = draft.parent.flatMap { utterance.drafts.indices.contains($0) ? $0 : nil }
      return ReviewCard(
        id: first + index,
        draft: draft,
        parent: parent.map { first + $0 },
        outer: utterance.outer[index],
        words: words.indices.contains(index) ? words[index] : [],
        isUnverified: utterance.unverified.contains(index)
      )
    }
  }

  /// The same with the cards of the words that are being typed in the place of those that were heard.
  var readingAlong: ReviewState {
    guard case .retelling(let editor) = mode else { return self }
    var state = self
    guard state.retell(editor.text) else { return self }
    (state.mode, state.message) = (mode, message)
    return state
  }

  /// Reads other words in the place of those that were heard; false where nothing is to be done in
  /// them.
  mutating func retell(_ text: String) -> Bool {
    guard text.trimmed != said.text.trimmed else { return true }
    let explanation = explain(text, in: reading.context)
    guard !explanation.understanding.drafts.isEmpty else { return false }
    let utterance = Utterance(explanation.understanding)
    remember()
    said = HeardText(text)
    original = utterance
    original.transcript = text
    cards = newCards(utterance, said.words(of: utterance, explanation))
    row = 0
    say(.readAgain)
    return true
  }
}

/// The request of a key to the world.
enum ReviewEffect {
  case confirm, again, leave, suspend
}

/// A sentence with its values.
struct ReviewMessage {
  let sentence: ReviewSentences
  var values: [String: String] = [:]
}

/// A place in the transcript, and where a mark that ends there begins.
struct ReviewMark {
  var cursor: Int
  var anchor: Int?

  var range: ClosedRange<Int> {
    min(cursor, anchor ?? cursor)...max(cursor, anchor ?? cursor)
  }
}

extension ReviewState {
  /// The card that is selected.
  var card: ReviewCard? { cards.indices.contains(row) ? cards[row] : nil }

  /// Whether anything was changed, and not undone.
  var isChanged: Bool { !history.isEmpty }

  /// How many cards wait to be accepted.
  var waiting: Int { cards.count(where: \.isUnverified) }

  /// Which card each word of the transcript belongs to, by the card's place.
  var owners: [Int?] {
    var owners = [Int?](repeating: nil, count: said.words.count)
    for (place, card) in cards.enumerated().reversed() {
      for word in card.words where owners.indices.contains(word) { owners[word] = place }
    }
    return owners
  }

  /// Words that were left out and no card has taken up since, as stretches of the transcript.
  var leftOut: [(text: String, words: Set<Int>)] {
    let owners = owners
    var last = -1
    return original.remarks.leftOut.compactMap { text in
      let words = said.words(saying: text, behind: last)
      last = words.max() ?? last
      return words.isEmpty || words.contains { owners[$0] == nil } ? (text, words) : nil
    }
  }

  /// How many cards a card is part of, one within the other.
  func depth(of card: ReviewCard) -> Int {
    var (depth, next) = (0, card.parent)
    while let id = next, let parent = cards.first(where: { $0.id == id }), depth < cards.count {
      (depth, next) = (depth + 1, parent.parent)
    }
    return depth
  }

  /// The to-dos as they are now.
  var utterance: Utterance {
    var utterance = original
    utterance.outer = [:]
    utterance.unverified = []
    utterance.quotes = [:]
    let leftOut = Set(leftOut.map(\.text))
    utterance.remarks.removeAll { remark in
      if case .leftOut(let text) = remark { !leftOut.contains(text) } else { false }
    }
    let places = Dictionary(uniqueKeysWithValues: cards.enumerated().map { ($1.id, $0) })
    utterance.drafts = cards.enumerated().map { place, card in
      var draft = card.draft
      draft.parent = card.parent.flatMap { places[$0] }
      utterance.outer[place] = card.outer
      if card.isUnverified { utterance.unverified.insert(place) }
      return draft
    }
    return utterance
  }

  /// Says something about what was done.
  mutating func say(_ sentence: ReviewSentences, _ values: [String: String] = [:]) {
    message = ReviewMessage(sentence: sentence, values: values.mapValues(\.printable))
  }

  /// A card that was not there before.
  mutating func newCard(_ draft: Draft) -> ReviewCard {
    defer { nextID += 1 }
    return ReviewCard(id: nextID, draft: draft)
  }

  /// Changes the cards in a way that `undo` takes back.
  mutating func change(_ body: (inout [ReviewCard]) -> Void) {
    remember()
    body(&cards)
    row = min(row, cards.count)
  }

  private mutating func remember() {
    history.append(Snapshot(said: said, original: original, cards: cards, row: row))
  }

  /// Takes the last change back.
  mutating func undo() {
    guard let last = history.popLast() else { return say(.nothingToUndo) }
    (said, original) = (last.said, last.original)
    (cards, row) = (last.cards, last.row)
    say(.undone)
  }
}
