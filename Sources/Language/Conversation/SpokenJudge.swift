/// Decides what a stretch of speech is, by its grammar and by what is open.
struct SpokenJudge {
  let speech: SpokenText
  let context: SpokenContext
  private lazy var open = TodoMatcher(context.todos.filter { !$0.isDone })
  private lazy var done = TodoMatcher(context.todos.filter(\.isDone))

  init(_ speech: SpokenText, _ context: SpokenContext) {
    self.speech = speech
    self.context = context
  }

  /// The command that a stretch is, or that it is something to do; the text of that is not filled
  /// in.
  mutating func part(_ segment: SpokenCutter.Segment) -> SpokenPart {
    let said = speech.text(segment.bare)
    var (unclear, unfound): (SpokenCommand?, SpokenCommand?)
    var remarks: [SpokenRemark] = []
    for reading in segment.readings where reading.sureness != .ifFocusing || context.isFocusing {
      guard let (action, aims, hasNoPlace) = command(reading, segment.bare) else { continue }
      let command = SpokenCommand(action, aims, said: said)
      let missing = aims.first { !$0.isFound }
      if missing == nil, !hasNoPlace {
        guard aims.contains(where: \.isUnclear) else { return .command(command) }
        unclear = unclear ?? command
      } else if reading.sureness == .sure {
        unfound = unfound ?? command
      } else if reading.sureness == .ifFound {
        if let missing, !reading.isReport || missing.isNearly {
          remarks.append(.nothingOpen(missing.words))
        } else if case .move(.unknown(let words)) = action {
          remarks.append(.noPlace(words))
        }
      }
    }
    if let command = unclear ?? unfound { return .command(command) }
    return .capture("", Array(remarks.prefix(1)))
  }

  /// The outcome of a reading; the last value tells that there is no such place to go to.
  private mutating func command(
    _ reading: SpokenPatterns.Reading,
    _ range: Range<Int>
  ) -> (SpokenCommand.Action, [SpokenCommand.Aim], hasNoPlace: Bool)? {
    let rest = reading.slots.rest.map { speech.text(speech.bare($0)) } ?? ""
    var hasNoPlace = false
    let action: SpokenCommand.Action
    switch reading.kind {
    case .done: action = .done
    case .undone: action = .undone
    case .delete: action = .delete
    case .skip: action = .skip
    case .doing: action = .doing
    case .snooze:
      // A bare clock is a moment, an amount a stretch of time.
      let isMoment = reading.slots.rest.map { speech.amount($0) == nil } ?? false
      action = .snooze(isMoment ? "until " + rest : rest)
    case .later: action = .push(rest, isEarlier: false)
    case .earlier: action = .push(rest, isEarlier: true)
    case .shift: action = .push(rest, isEarlier: nil)
    case .undo: return (.undo, [], false)
    case .redo: return (.redo, [], false)
    case .next: return (.next, [], false)
    case .missed: return (.missed, [], false)
    case .today: return (.today, [], false)
    case .focus(let focus):
      guard let wanted = wanted(focus, rest, reading, range) else { return nil }
      guard reading.slots.target != nil else { return (.focus(wanted), [], false) }
      action = .focus(wanted)
    case .rename: action = .rename(rest)
    case .addParts: action = .addParts(parts(reading.slots.rest))
    case .move, .place:
      guard let words = reading.slots.rest else { return nil }
      let place = place(words, isTimeToo: reading.kind == .move)
      if case .unknown = place { hasNoPlace = true }
      // "make it a good one", "call it a day": no time, so no command.
      if hasNoPlace, reading.kind == .move, reading.sureness == .sure { return nil }
      action = .move(place)
    }
    if reading.kind == .rename, reading.slots.isDay(speech) { return nil }
    guard let target = reading.slots.target else {
      return (action, [.last(all: false)], hasNoPlace)
    }
    if reading.kind == .addParts, let rest = reading.slots.rest, cutsTitle(target, rest) {
      return nil
    }
    return (action, aims(target, reading, range), hasNoPlace)
  }
}

extension SpokenJudge {
  /// The one open to-do that a few words of a stretch name which stores nothing by itself.
  mutating func named(in range: Range<Int>) -> SpokenTodo.ID? {
    guard understand(speech.text(range), in: context.language).drafts.isEmpty else { return nil }
    for count in (1...4).reversed() where count <= range.count {
      for first in range.lowerBound...(range.upperBound - count) {
        let words = speech.tokens[first..<first + count]
        guard let head = words.first, let last = words.last, head.isWord, last.isWord,
          !FunctionWords.all.contains(last.text), !Verbs.isVerb(head.text),
          !FunctionWords.all.contains(head.text) || head.text.isOne(of: "the", "my", "our"),
          case .one(let id, isWhole: _) = open.match(words, isTolerant: false)
        else { continue }
        return id
      }
    }
    return nil
  }

  /// Whether something open is called so, word for word.
  mutating func isWholeTitle(_ range: Range<Int>) -> Bool {
    if case .one(_, isWhole: true) = open.match(speech.tokens[range], isTolerant: false) {
      true
    } else {
      false
    }
  }

  private mutating func aims(
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
      case .delete, .done, .focus: false
      default: true
      }
    // A session that begins for another thing than was meant keeps everything else back.
    let isFocus = if case .focus = reading.kind { true } else { false }
    let isTolerant = reading.sureness == .sure && !isFocus || reading.sureness == .ifFound && isMild
    let match = (reading.kind == .undone ? done : open).match(
      tokens,
      isReport: reading.isReport,
      isTolerant: isTolerant
    )
    switch match {
    case .one(let id, let isWhole):
      if reading.sureness == .ifExact, !isWhole { return .none(words, near: []) }
      // "cancel the gym" beside "Cancel the gym contract" says what is to be done.
      if reading.sureness == .ifFound, isCalledOff(range, id) { return .none(words, near: []) }
      if reading.sureness == .ifFound, !isMild, !reading.isReport, isTitle(range, of: id) {
        return .same(words, id)
      }
      return .one(id)
    case .several(let ids): return .several(words, ids)
    case .none(let near): return .none(words, near: near)
    }
  }

  /// Whether both what was said and the title begin with cancelling.
  private func isCalledOff(_ range: Range<Int>, _ id: SpokenTodo.ID) -> Bool {
    guard range.first.map({ speech.tokens[$0].text == "cancel" }) ?? false,
      let todo = context.todos.first(where: { $0.id == id })
    else { return false }
    return TokenizedText(todo.title).tokens.first?.text == "cancel"
  }

  /// Whether all that was said is the title: "Delete the old photos".
  private func isTitle(_ range: Range<Int>, of id: SpokenTodo.ID) -> Bool {
    guard let todo = context.todos.first(where: { $0.id == id }) else { return false }
    // Word for word: "finished the report" is not "Finish the report".
    return TodoMatcher.words(speech.tokens[range])
      == TodoMatcher.words(TokenizedText(todo.title).tokens)
  }

  /// Whether a to-do is called by the target and the words right behind it: "birthday party" is no
  /// birthday with a part.
  private mutating func cutsTitle(_ target: Range<Int>, _ rest: Range<Int>) -> Bool {
    guard rest.lowerBound == target.upperBound else { return false }
    return rest.contains { last in
      let tokens = speech.tokens[target.lowerBound...last]
      if case .one(_, isWhole: true) = open.match(tokens, isTolerant: false) { return true }
      return false
    }
  }

  private mutating func place(_ range: Range<Int>, isTimeToo: Bool) -> SpokenCommand.Place {
    let range = speech.bare(range)
    let words = speech.text(range)
    var named = range
    while let first = named.first, named.count > 1,
      speech.tokens[first].text.isOne(of: "the", "my", "a", "our", "list")
    {
      named = named.dropFirst()
    }
    let saysList = named.count > 1 && speech.tokens[named.upperBound - 1].text == "list"
    if saysList { named = named.dropLast() }
    if saysList || !isTime(words), let name = knownList(named) { return .list(name, isNew: false) }
    if saysList { return .list(speech.text(named), isNew: true) }
    if isTimeToo, isTime(words) { return .time(words) }
    switch open.match(speech.tokens[range], isTolerant: false) {
    case .one(let id, isWhole: _): return .under(.one(id))
    case .several(let ids): return .under(.several(words, ids))
    case .none: return .unknown(speech.text(named))
    }
  }

  private func isTime(_ words: String) -> Bool { canRefine(words) }

  /// The person's own spelling of a list.
  private func knownList(_ range: Range<Int>) -> String? {
    let said = TodoMatcher.stems(speech.tokens[range].filter { $0.text != "list" })
    return context.language.listNames.first { name in
      TodoMatcher.stems(TokenizedText(name).tokens.filter { $0.text != "list" }) == said
    }
  }

  /// "pack gear, check weather and call mom": what is to be part of something.
  private func parts(_ range: Range<Int>?) -> [String] {
    range.map { speech.parts(speech.bare($0)) } ?? []
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

extension SpokenSlots {
  /// "call it a day".
  fileprivate func isDay(_ speech: SpokenText) -> Bool {
    guard let rest else { return true }
    return speech.tokens[rest].elementsEqual(["a", "day"] as [Word]) { $0.text == $1 }
  }
}

extension SpokenCommand.Aim {
  /// Whether something that is there is meant, if only one of several.
  var isFound: Bool {
    if case .none = self { false } else { true }
  }

  /// Whether the words fit several.
  fileprivate var isUnclear: Bool {
    if case .several = self { true } else { false }
  }

  /// The words that fit nothing.
  fileprivate var words: String {
    if case .none(let words, near: _) = self { words } else { "" }
  }

  /// Whether something comes near.
  fileprivate var isNearly: Bool {
    if case .none(_, near: let near) = self { !near.isEmpty } else { false }
  }
}
