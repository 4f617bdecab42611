extension SpokenJudge {
  /// The to-dos that the words of a reading name.
  mutating func aims(
    _ target: Range<Int>,
    _ reading: SpokenPatterns.Reading,
    _ range: Range<Int>
  ) -> [SpokenCommand.Aim] {
    if let place = speech.place(target) {
      return [.answered(place, said: speech.text(target))]
    }
    if speech.lastEnd(target) == target.upperBound { return [.last(all: speech.isPlural(target))] }
    let whole = aim(target, reading, range)
    guard !whole.isFound, reading.kind != .rename, reading.kind != .addParts else { return [whole] }
    let isLoss = [.delete, .done, .doneAt, .denied].contains(reading.kind)
    // "change the sheets on sunday": when it is to be done.
    let isVague = reading.sureness == .ifNamed && [.unsaid, .doing, .snooze].contains(reading.kind)
    if let those = all(of: target) ?? (isLoss || isVague ? nil : dated(target)) {
      return [.those(those, said: speech.text(target))]
    }
    let pieces = speech.pieces(target)
    guard pieces.count > 1 else { return [whole] }
    let aims = pieces.map { aim($0, reading, range) }
    // Where half of it is open, the other half is told of by its own words.
    return aims.contains(where: \.isFound) ? aims : [whole]
  }

  private mutating func aim(
    _ target: Range<Int>,
    _ reading: SpokenPatterns.Reading,
    _ range: Range<Int>
  ) -> SpokenCommand.Aim {
    let words = speech.text(target)
    let tokens = speech.tokens[target]
    let isMild =
      switch reading.kind {
      case .delete, .done, .doneAt, .focus: false
      default: true
      }
    // A session that begins for another thing than was meant keeps everything else back.
    let isFocus = if case .focus = reading.kind { true } else { false }
    let isTolerant =
      !reading.isSlip
      && (reading.sureness == .sure && !isFocus || reading.sureness == .ifFound && isMild)
    let match = (reading.kind == .undone ? done : open).match(
      tokens,
      isReport: reading.isReport,
      isTolerant: isTolerant
    )
    switch match {
    case .one(let id, let isWhole):
      if reading.sureness == .ifExact, !isWhole { return .none(words, near: []) }
      if reading.sureness == .ifNamed, !open.isName(tokens, of: id),
        !isMild || tokens.contains(where: { Verbs.isVerb($0.text) })
      {
        return .none(words, near: [])
      }
      // "mum had her drops" is not of one's own.
      if reading.kind != .move, let somebody = reading.slots.somebody, !isNamed(somebody, in: id) {
        return .none(words, near: [])
      }
      if reading.sureness == .ifTold, !isTold(range, target, of: id) {
        return .none(words, near: [])
      }
      // "feed the cat on friday instead" is not "Buy food for the cat".
      if reading.kind == .move, reading.sureness == .sure, !open.isName(tokens, of: id),
        tokens.contains(where: { Verbs.isVerb($0.text) })
      {
        return .none(words, near: [id])
      }
      // "start the dryer" beside "Start the dryer" is that once more.
      if reading.kind == .unsaid || reading.kind == .doing && reading.sureness == .ifNamed,
        isTitle(range, of: id)
      {
        return .none(words, near: [])
      }
      // "cancel the gym" beside "Cancel the gym contract" says what is to be done.
      if reading.sureness == .ifFound, isCalledOff(range, id) { return .none(words, near: []) }
      if !isMild, !reading.isReport, isTitle(range, of: id) {
        return .same(words, id)
      }
      return .one(id)
    case .several(let ids) where reading.sureness == .ifTold:
      let told = ids.filter { isTold(range, target, of: $0) }
      if told.isEmpty { return .none(words, near: []) }
      return told.count == 1 ? .one(told[0]) : .several(words, told)
    case .several(let ids):
      // "check the email" is no wish where several only have that word.
      let isStrict = reading.sureness == .ifExact || reading.sureness == .ifNamed
      let areNamed = !isStrict || ids.allSatisfy { open.isName(tokens, of: $0) }
      return areNamed ? .several(words, ids) : .none(words, near: [])
    case .none(let near): return .none(words, near: near)
    }
  }

  /// How long something waits, or until when: a clock is a moment, an amount a stretch of time, and a
  /// number by itself as many minutes as `snooze` takes it for.
  func waiting(_ range: Range<Int>) -> String {
    let bare = speech.bare(range)
    if bare.count == 1, let number = bare.first, speech.tokens[number].isNumber, number > 0,
      !speech.tokens[number - 1].text.isOne(of: "until", "till", "til", "to", "at")
    {
      return speech.text(bare)
    }
    let isLed = bare.first.map { speech.tokens[$0].text == "in" } ?? false
    let length = isLed ? bare.dropFirst() : bare
    return speech.amount(length) == nil ? "until " + speech.text(bare) : speech.text(length)
  }

  /// One that a day tells apart: "thursday's dentist", "the meeting tomorrow".
  private mutating func dated(_ target: Range<Int>) -> Selection? {
    let text = MeaningText(speech, target)
    let times = text.times.filter { $0.meaning.day != nil && !$0.meaning.isRepeating }
    // "from friday to sunday" tells where it goes.
    guard !times.isEmpty,
      !times.contains(where: { speech.tokens[$0.tokens.lowerBound].text == "from" })
    else { return nil }
    let rest = target.filter { index in !times.contains { $0.tokens.contains(index) } }
    let tokens = rest.map { speech.tokens[$0] }
    guard tokens.contains(where: \.isSpoken) else { return nil }
    if case .none = open.match(tokens[...], isTolerant: false) { return nil }
    let reader = WindowReader(text: text, context: context.language)
    guard let window = reader.window(in: target) else { return nil }
    let words = tokens.filter(\.isSpoken).map { speech.source.words(from: $0, to: $0) }
    return Selection(words: [words.joined(separator: " ")], window: window)
  }

  /// Everything of a list, a time or a name: "everything on api", "both of today's calls".
  private func all(of target: Range<Int>) -> Selection? {
    guard let first = target.first,
      speech.tokens[first].text.isOne(of: "everything", "all", "both", "every", "each")
    else { return nil }
    let text = MeaningText(speech, target)
    var selection = MeaningReader(text, context.language).selection(text.range.lowerBound)
    selection.isAll = true
    return selection
  }

  /// Whether both what was said and the title begin with cancelling.
  private func isCalledOff(_ range: Range<Int>, _ id: SpokenTodo.ID) -> Bool {
    guard range.first.map({ speech.tokens[$0].text == "cancel" }) ?? false,
      let todo = context.todos.first(where: { $0.id == id })
    else { return false }
    return TokenizedText(todo.title).tokens.first?.text == "cancel"
  }

  /// Whether all that was said is in the title of something open, the verb as well.
  func isTitle(_ range: Range<Int>) -> Bool {
    let said = TodoMatcher.words(speech.tokens[range])
    return context.todos.contains { !$0.isDone && isTitle(said, of: $0) }
  }

  /// Whether somebody's name is in a title: "Jamie" in “Jamie's insulin”.
  private func isNamed(_ somebody: Range<Int>, in id: SpokenTodo.ID) -> Bool {
    guard let todo = context.todos.first(where: { $0.id == id }) else { return false }
    let title = TodoMatcher.stems(TokenizedText(todo.title).tokens)
    return TodoMatcher.stems(speech.tokens[somebody]).allSatisfy(title.contains)
  }

  /// Whether all that was said is in the title, the verb as well: "Delete the old photos".
  private func isTitle(_ range: Range<Int>, of id: SpokenTodo.ID) -> Bool {
    guard let todo = context.todos.first(where: { $0.id == id }) else { return false }
    return isTitle(TodoMatcher.words(speech.tokens[range]), of: todo)
  }

  /// Whether the words are all in a title, just as they are: "finished the report" is not "Finish the
  /// report".
  private func isTitle(_ said: [Word], of todo: SpokenTodo) -> Bool {
    let title = TodoMatcher.words(TokenizedText(todo.title).tokens)
    return !said.isEmpty && said.allSatisfy(title.contains)
  }
}

extension SpokenText {
  /// "the second one", "number two": a place in a row, counted from 0.
  fileprivate func place(_ range: Range<Int>) -> Int? {
    var words = tokens[range].filter(\.isSpoken)
    if words.first?.text == "the" { words.removeFirst() }
    if words.count == 2, words[0].text == "number" {
      return (words[1].value ?? words[1].facts.cardinal).map { $0 - 1 }.flatMap {
        $0 < 0 ? nil : $0
      }
    }
    if words.count == 2, words[1].text.isOne(of: "one", "thing", "item", "task", "todo", "reminder")
    {
      words.removeLast()
    }
    guard words.count == 1, let ordinal = words[0].facts.ordinal, range.count > 1, ordinal > 0
    else {
      return nil
    }
    return ordinal - 1
  }
}
