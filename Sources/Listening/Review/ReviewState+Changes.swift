import Actions
import Language
import Model
import Words

/// Changes of the cards; keys and typed answers come down to these.
extension ReviewState {
  /// Puts other words into a field of the selected card; false where they cannot stay there.
  ///
  /// Words that name no time or repeat go to the notes, so that they are not gone.
  mutating func set(_ field: ReviewField, _ words: String) -> Bool {
    guard let old = card?.draft, words != reading.words(of: field, in: old) else { return true }
    do {
      let draft = try reading.draft(old, field, words)
      if draft != old { change { [row] in $0[row].draft = draft } }
      return true
    } catch {
      let kept: ReviewSentences
      switch error {
      case .noTitle: kept = .needsTitle
      case .listName: kept = .listTooLong
      case .priority: kept = .priorities
      case .notATime: kept = .timeInNotes
      case .notARepeat: kept = .repeatInNotes
      case .cannotBegin: kept = .cannotBegin
      }
      say(kept, ["words": words.trimmed])
      guard error == .notATime || error == .notARepeat || error == .cannotBegin else {
        return false
      }
      let note = words.withoutControls.trimmed
      change { [row] in $0[row].draft.append(note: note) }
      return true
    }
  }

  /// Takes the selected card away; its parts move up to where it was.
  mutating func delete() {
    guard let card else { return }
    change { [row] cards in
      cards.remove(at: row)
      for index in cards.indices where cards[index].parent == card.id {
        cards[index].parent = card.parent
        if card.parent == nil { cards[index].outer = cards[index].outer ?? card.outer }
      }
    }
    say(.deleted, ["title": card.draft.title])
  }

  /// Accepts a card that a model made.
  mutating func accept() {
    guard let card, card.isUnverified else { return say(.isVerified) }
    change { [row] in $0[row].isUnverified = false }
    say(.accepted)
  }

  /// The next of the three priorities.
  mutating func turnPriority() {
    guard let card else { return }
    let next: Priority =
      switch card.draft.priority {
      case .normal: .high
      case .high: .low
      case .low: .normal
      }
    change { [row] in $0[row].draft.priority = next }
  }

  /// Keeps the whole transcript in the notes of the selected card, or no more.
  ///
  /// Where there is no card, it becomes one, word for word.
  mutating func keepTranscript() {
    let text = said.text.withoutControls.trimmedLines
    guard !text.isEmpty else { return }
    guard let card else {
      guard cards.isEmpty, let draft = Draft(wordForWord: text) else { return say(.chooseCard) }
      var card = newCard(draft)
      card.words = Set(said.words.indices)
      row = 0
      change { $0.append(card) }
      return say(.promoted, ["title": draft.title])
    }
    let notes = card.draft.notes ?? ""
    if notes == text || notes.hasSuffix("\n" + text) {
      let rest = String(notes.dropLast(text.count)).trimmedLines
      change { [row] in $0[row].draft.notes = rest.isEmpty ? nil : rest }
      say(.noteTaken)
    } else {
      change { [row] in $0[row].draft.append(note: text) }
      say(.noteKept)
    }
  }

  /// Makes one of the selected card and the next; nothing of either is dropped.
  mutating func join() {
    guard let card, cards.indices.contains(row + 1) else { return say(.nothingToJoin) }
    let other = cards[row + 1]
    var draft = card.draft
    let both = ["first": draft.title, "last": asSaid(other)]
    let (title, rest) = RecurrenceWords.and.text(.literal, both).asTitle
    draft.title = title
    if let rest { draft.append(note: rest) }
    if draft.due == nil {
      draft.takeTime(of: other.draft)
    } else if let phrase = other.draft.phrase, phrase != draft.phrase {
      draft.append(note: phrase)
    }
    draft.list = draft.list ?? other.draft.list
    if draft.priority == .normal { draft.priority = other.draft.priority }
    draft.effort = other.draft.effort.changed(by: draft.effort)
    if let step = other.draft.firstStep {
      if draft.firstStep == nil { draft.firstStep = step } else { draft.append(note: step) }
    }
    if let notes = other.draft.notes { draft.append(note: notes) }
    change { [row] cards in
      cards[row].draft = draft
      cards[row].words.formUnion(other.words)
      // An unproved card stays so when it is joined with one that is proved.
      cards[row].isUnverified = card.isUnverified || other.isUnverified
      cards[row].outer = card.outer ?? (card.parent == nil ? other.outer : nil)
      cards.remove(at: row + 1)
      for index in cards.indices where cards[index].parent == other.id {
        cards[index].parent = card.id
      }
    }
    field = .title
    say(.joined)
  }

  /// The title of a card with the small letter that it began with when it was said.
  private func asSaid(_ card: ReviewCard) -> String {
    let title = card.draft.title
    let first = title.prefix { $0 != " " }
    let isSmall = card.words.contains { said.words[$0].text == first.lowercased() }
    return isSmall ? first.lowercased() + title.dropFirst(first.count) : title
  }

  /// Cuts the title of the selected card in two; false where nothing stands on one side.
  mutating func split(_ left: String, _ right: String) -> Bool {
    guard let card else { return false }
    let (first, second) = (left.withoutJoints, right.withoutJoints)
    guard !first.isEmpty, !second.isEmpty else {
      say(.needsTwo)
      return false
    }
    var other = newCard(card.draft)
    other.draft.title = second.capitalizedSentence
    other.draft.notes = nil
    other.draft.firstStep = nil
    (other.parent, other.outer, other.isUnverified) = (card.parent, card.outer, card.isUnverified)
    let mine = Set(first.split(separator: " ").map { String($0).bare })
    let others = Set(second.split(separator: " ").map { String($0).bare }).subtracting(mine)
    other.words = card.words.filter { others.contains(said.words[$0].bare) }
    change { [row] cards in
      cards[row].draft.title = first
      cards[row].words.subtract(other.words)
      cards.insert(other, at: row + 1)
    }
    say(.split)
    return true
  }

  /// Makes marked words of the transcript a to-do of their own; false where they say nothing.
  ///
  /// With `isCut` they leave the title that they stood in, and what they leave open stays as it is
  /// there.
  mutating func promote(_ range: ClosedRange<Int>, isCut: Bool = false) -> Bool {
    let text = said.text(range)
    let understood = understand(text, in: reading.context).drafts
    let drafts = understood.isEmpty ? [Draft(wordForWord: text)].compactMap { $0 } : understood
    let marked = Set(range)
    guard !drafts.isEmpty else {
      say(.needsWords)
      return false
    }
    let source = isCut ? cards.firstIndex { !$0.words.isDisjoint(with: marked) } : nil
    var rest: String?
    if isCut {
      guard let source else {
        say(.needsOwner)
        return false
      }
      let spoken = Set(range.map { said.words[$0].bare })
      let left = cards[source].draft.title.split(separator: " ").filter {
        !spoken.contains(String($0).bare)
      }.joined(separator: " ").withoutJoints
      guard !left.isEmpty else {
        say(.needsTwo)
        return false
      }
      rest = left
    }
    var new: [ReviewCard] = []
    for draft in drafts {
      var card = newCard(draft)
      card.parent = draft.parent.flatMap { new.indices.contains($0) ? new[$0].id : nil }
      new.append(card)
    }
    new[0].words = marked
    if let source {
      let whole = cards[source].draft
      for index in new.indices {
        var draft = new[index].draft
        if draft.due == nil { draft.takeTime(of: whole) }
        draft.list = draft.list ?? whole.list
        if draft.priority == .normal { draft.priority = whole.priority }
        draft.effort = whole.effort.changed(by: draft.effort)
        new[index].draft = draft
        new[index].isUnverified = cards[source].isUnverified
        (new[index].parent, new[index].outer) = (
          new[index].parent ?? cards[source].parent, cards[source].outer
        )
      }
    }
    let place =
      source.map { $0 + 1 }
      ?? cards.firstIndex { ($0.words.min() ?? -1) > range.lowerBound } ?? cards.count
    change { cards in
      for index in cards.indices { cards[index].words.subtract(marked) }
      if let source, let rest { cards[source].draft.title = rest.capitalizedSentence }
      cards.insert(contentsOf: new, at: place)
    }
    (row, field) = (place, .title)
    say(.promoted, ["title": drafts[0].title])
    return true
  }
}

extension String {
  /// The text without what joined it to another: "and", a comma.
  var withoutJoints: String {
    var words = split(separator: " ").map(String.init)
    let joints: Set<String> = ["", "and", "then", "also", "plus"]
    while let first = words.first, joints.contains(first.bare) { words.removeFirst() }
    while let last = words.last, joints.contains(last.bare) { words.removeLast() }
    var text = words.joined(separator: " ")
    while let last = text.last, ",;".contains(last) { text.removeLast() }
    return text
  }
}
