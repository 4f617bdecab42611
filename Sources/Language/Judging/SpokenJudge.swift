import Model

/// Decides what a stretch of speech is, by its grammar and by what is open.
struct SpokenJudge {
  let speech: SpokenText
  let context: SpokenContext
  lazy var open = TodoMatcher(context.todos.filter { !$0.isDone })
  lazy var done = TodoMatcher(context.todos.filter(\.isDone))

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
      if let question = search(reading, said: said) { return .question(question) }
      guard let (meant, aims, isNowhere) = command(reading, segment.bare) else { continue }
      let made = isNowhere ? movedToNewList(meant, aims) : nil
      let (action, hasNoPlace) = (made ?? meant, isNowhere && made == nil)
      let command = SpokenCommand(action, aims, said: said)
      let missing = aims.first { !$0.isFound }
      let isCommand = reading.sureness == .sure ? true : isCommandByLook(reading, segment.bare)
      if missing == nil, !hasNoPlace {
        guard aims.contains(where: \.isUnclear) else { return .command(command) }
        unclear = unclear ?? command
      } else if isCommand {
        unfound = unfound ?? command
      } else if reading.sureness == .ifFound {
        if let missing, !reading.isReport || missing.isNearly {
          if isMissing(missing.words) { remarks.append(.nothingOpen(missing.words)) }
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
    case .doneAt:
      let isPast = momentDone(rest, in: context.language).map { $0 <= context.language.instant }
      guard isPast ?? false else { return nil }
      action = .doneAt(rest)
    case .denied: action = .denied
    case .undone: action = .undone
    case .delete: action = .delete
    case .skip: action = .skip
    case .doing: action = .doing
    case .snooze:
      action = .snooze(reading.slots.rest.map { waiting($0) } ?? "")
    case .later: action = .push(rest, isEarlier: false)
    case .earlier: action = .push(rest, isEarlier: true)
    case .shift: action = .push(rest, isEarlier: nil)
    case .unsaid: action = .move(.unknown(""))
    case .rest:
      // "rest monday" is a day of rest.
      let isBare = range.count == 2 && range.first.map { speech.tokens[$0].text } == "rest"
      guard !isBare || rest.lowercased() == "tomorrow" else { return nil }
      return (.rest(rest, onlyWaiting: false), [], false)
    case .overdue: return (.rest(rest, onlyWaiting: true), [], false)
    case .undo: return (.undo, [], false)
    case .redo: return (.redo, [], false)
    case .next: return (.next, [], false)
    case .missed: return (.missed, [], false)
    case .today: return (.today, [], false)
    case .focus(let focus):
      guard let wanted = wanted(focus, rest, reading, range) else { return nil }
      guard reading.slots.target != nil else { return (.focus(wanted), [], false) }
      action = .focus(wanted)
    case .rename: action = .rename(reading.slots.rest.map(speech.unquoted) ?? "")
    case .note: action = .set(.note(reading.slots.rest.map(speech.unquoted) ?? ""))
    case .priority: action = .set(.priority(priority(range)))
    case .untimed: action = .set(.noTime)
    case .unrepeated: action = .set(.noRepeat)
    case .end: action = .end
    case .search: return nil
    case .addParts: action = .addParts(parts(reading.slots.rest))
    case .move, .place:
      guard let words = reading.slots.rest else { return nil }
      let place = place(words, isTimeToo: reading.kind == .move)
      if case .unknown = place { hasNoPlace = true }
      // "tag the retro ops" makes it a part of nothing.
      if case .under = place,
        range.first.map({ CommandVerb.tag.words.contains(speech.tokens[$0].text) }) ?? false
      {
        return (
          .move(.unknown(speech.text(words))), aims(reading.slots.target ?? words, reading, range),
          true
        )
      }
      // "make it a good one", "call it a day": no time, so no command.
      if hasNoPlace, reading.kind == .move, reading.sureness == .sure { return nil }
      action = .move(place)
    }
    if reading.kind == .rename, reading.slots.isCall(speech, range) { return nil }
    guard let target = reading.slots.target else {
      return (action, [.last(all: false)], hasNoPlace)
    }
    if reading.kind == .addParts, let rest = reading.slots.rest, cutsTitle(target, rest) {
      return nil
    }
    let aims = aims(target, reading, range)
    // "stop the newspaper": what comes once does not end.
    if reading.kind == .end, reading.sureness != .sure, !aims.allSatisfy(isSeries) { return nil }
    return (action, aims, hasNoPlace)
  }

  /// Whether a verb and a single word are hardly something to do, or a slip made the verb, or something
  /// open is tagged.
  private mutating func isCommandByLook(_ reading: SpokenPatterns.Reading, _ range: Range<Int>)
    -> Bool
  {
    guard let first = range.first, reading.sureness == .ifFound else { return false }
    // "mum took her donepezil", "fed the cat": nobody says so of what there is to do.
    if reading.slots.somebody != nil, reading.kind == .done || reading.kind == .doneAt {
      let owner = reading.slots.target.map { speech.tokens[max($0.lowerBound - 1, 0)].text }
      return owner?.isOne(of: "his", "her", "their") ?? false
    }
    if reading.isReport { return reading.slots.target.map(speech.tellsOfSomething) ?? false }
    // Nobody tags anything but what is there.
    if CommandVerb.tag.words.contains(speech.tokens[first].text),
      let target = reading.slots.target,
      case .one = open.match(speech.tokens[target], isTolerant: false)
    {
      return true
    }
    guard range.count(where: { speech.tokens[$0].isSpoken }) == 2
    else { return false }
    return reading.isSlip || CommandVerb.isLikely(speech.tokens[first].text)
  }

  /// Whether nothing open is called so: "cancel the trial" beside “Cancel the trial” is no wish, and it is
  /// there.
  private mutating func isMissing(_ words: String) -> Bool {
    if case .none = open.match(TokenizedText(words).tokens[...], isTolerant: false) {
      true
    } else {
      false
    }
  }

  /// "move everything on finance to work": what is on a list goes to one that is made for it.
  private func movedToNewList(
    _ action: SpokenCommand.Action,
    _ aims: [SpokenCommand.Aim]
  ) -> SpokenCommand.Action? {
    guard case .move(.unknown(let name)) = action, aims.allSatisfy(\.isOfList), !namesDay(name)
    else { return nil }
    return .move(.list(name, isNew: true))
  }

  /// What is looked for: words that something open has, or those behind a verb of searching alone.
  private mutating func search(
    _ reading: SpokenPatterns.Reading,
    said: String
  ) -> SpokenQuestion? {
    guard reading.kind == .search, let target = reading.slots.target else { return nil }
    // "search flights to rome" is something to do, "search flights" no more than a look.
    if reading.sureness != .sure, target.count(where: { speech.tokens[$0].isSpoken }) > 1,
      case .none = open.match(speech.tokens[target])
    {
      return nil
    }
    return SpokenQuestion(.list, about: Selection(words: [speech.text(target)]), said: said)
  }

  /// How much it is to matter: "raise the priority", "make it low".
  private func priority(_ range: Range<Int>) -> Priority {
    let words = range.map { speech.tokens[$0].text }
    if words.contains(where: { $0.isOne(of: "low", "lower", "reduce") }) { return .low }
    return words.contains("normal") ? .normal : .high
  }

  private func isSeries(_ aim: SpokenCommand.Aim) -> Bool {
    switch aim {
    case .one(let id): context.todos.contains { $0.id == id && $0.isSeries }
    case .several(_, let ids): ids.allSatisfy { isSeries(.one($0)) }
    default: false
    }
  }
}

extension SpokenJudge {
  /// Whether a stretch holds something to do by itself.
  func isNew(_ range: Range<Int>) -> Bool {
    !understand(speech.text(range), in: context.language).drafts.isEmpty
  }

  /// Whether something open is called so, word for word.
  mutating func isWholeTitle(_ range: Range<Int>) -> Bool {
    if case .one(_, isWhole: true) = open.match(speech.tokens[range], isTolerant: false) {
      true
    } else {
      false
    }
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
}

extension SpokenSlots {
  /// "call it a day", "call them monday": no new name.
  fileprivate func isCall(_ speech: SpokenText, _ range: Range<Int>) -> Bool {
    guard let rest else { return true }
    let isCalling = range.first.map { speech.tokens[$0].text == "call" } ?? false
    return isCalling && speech.fits(rest, .moment)
      || speech.tokens[rest].elementsEqual(["a", "day"] as [Word]) { $0.text == $1 }
  }
}

extension SpokenCommand.Aim {
  /// Whether something that is there is meant, if only one of several.
  var isFound: Bool {
    if case .none = self { false } else { true }
  }

  /// "Everything on finance".
  fileprivate var isOfList: Bool {
    if case .those(let selection, said: _) = self {
      selection.isAll && selection.list != nil
    } else {
      false
    }
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
