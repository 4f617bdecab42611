import Actions
import Language
import Model
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
    /// Asked once before what was changed is let go: to record again, or to leave.
    case asking(ReviewEffect)
    /// Reading what the keys do, from one of the lines on.
    case help(from: Int)
  }

  /// The state that `undo` comes back to.
  private struct Snapshot {
    let cards: [ReviewCard]
    let row: Int
  }

  let said: HeardText
  let reading: ReviewReading
  /// Whether there is a microphone to record again with.
  let canRerecord: Bool
  private let original: Utterance
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
    nextID = utterance.drafts.count
    cards = utterance.drafts.enumerated().map { index, draft in
      let parent = draft.parent.flatMap { utterance.drafts.indices.contains($0) ? $0 : nil }
      return ReviewCard(
        id: index,
        draft: draft,
        parent: parent,
        outer: utterance.outer[index],
        words: words.indices.contains(index) ? words[index] : [],
        isUnverified: utterance.unverified.contains(index)
      )
    }
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
    history.append(Snapshot(cards: cards, row: row))
    body(&cards)
    row = min(row, cards.count)
  }

  /// Takes the last change back.
  mutating func undo() {
    guard let last = history.popLast() else { return say(.nothingToUndo) }
    (cards, row) = (last.cards, last.row)
    say(.undone)
  }
}
