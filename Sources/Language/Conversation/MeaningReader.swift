import Model

/// What a text means, by its words alone.
package func meaning(of text: String, in context: LanguageContext) -> Meaning {
  let speech = SpokenText(text)
  guard speech.tokens.contains(where: \.isSpoken) else { return Meaning(.none) }
  guard speech.tokens.count <= MeaningText.mostTokens else { return Meaning(.add) }
  return MeaningReader(MeaningText(speech), context).meaning()
}

/// Whether a text asks something about what is there.
package func isQuestion(_ text: String) -> Bool {
  let words = MeaningText(SpokenText(text))
  return !words.range.isEmpty && Asking(words) != nil
}

/// The question that a text asks; one that asks nothing wants to see what its words name.
package func question(in text: String, _ context: LanguageContext) -> SpokenQuestion {
  let meaning = meaning(of: text, in: context)
  if let question = meaning.question {
    return SpokenQuestion(question, about: meaning.about, said: text)
  }
  let words = MeaningText(SpokenText(text))
  let about = MeaningReader(words, context).selection(words.range.lowerBound)
  return SpokenQuestion(.list, about: about, said: text)
}

/// Reads what a sentence means: a question before a wish, a wish before something to do.
///
/// What is opened as things to do are opened ("remind me to", "add") is something to do, whatever
/// follows; a question never is.
struct MeaningReader {
  let text: MeaningText
  let context: LanguageContext

  init(_ text: MeaningText, _ context: LanguageContext) {
    self.text = text
    self.context = context
  }

  func meaning() -> Meaning {
    var meaning = act()
    guard meaning.act != .add, meaning.act != .none else { return meaning }
    meaning.times = text.times.compactMap { time in
      // "may I ask": no month.
      guard time.lead != nil || text.tokens[time.core].text != "may" else { return nil }
      var resolver = Resolver(context)
      let scalars = text.tokens[time.tokens.lowerBound].range.lowerBound
      return resolver.spoken(
        time.meaning,
        span: scalars..<text.tokens[time.tokens.upperBound - 1].range.upperBound
      )
    }
    return meaning
  }

  private func act() -> Meaning {
    guard !text.range.isEmpty else { return Meaning(.none) }
    if let asking = Asking(text) {
      return Meaning(.ask, question: asking.question, about: about(asking))
    }
    if let wishing = Wishing(text) {
      return Meaning(wishing.act, about: selection(wishing.object.lowerBound))
    }
    if let act = told() { return act }
    return Meaning(.add)
  }

  /// The commands that are told apart by patterns of whole sentences.
  private func told() -> Meaning? {
    guard !text.isWish else { return nil }
    let readings = SpokenPatterns.readings(of: text.speech, text.range)
    guard let reading = readings.first(where: { $0.sureness == .sure }) else { return nil }
    let act: Meaning.Act
    switch reading.kind {
    case .done, .doneAt: act = .complete
    case .denied: act = .none
    case .undone, .move, .rest, .overdue, .unsaid, .place, .later, .earlier, .shift, .rename,
      .addParts,
      .note, .priority, .untimed, .unrepeated:
      act = .change
    case .delete, .skip, .end: act = .remove
    case .snooze: act = .snooze
    case .undo, .redo: act = .undo
    case .next, .missed, .today, .search: return nil
    case .doing, .focus: return nil
    }
    return Meaning(act, about: selection((reading.slots.target ?? text.range).lowerBound))
  }

  /// What a question is about; one for what fits names no to-do and no time.
  func about(_ asking: Asking) -> Selection {
    guard asking.question == .fitting else {
      let about = asked(asking.end)
      return asking.question == .howLong && about.isOfTimeAlone ? reached(about) : about
    }
    var selection = Selection()
    selection.effort = asking.effort
    return selection
  }

  /// "How long until friday" is of that day, and not of all that comes before it.
  private func reached(_ about: Selection) -> Selection {
    var reached = about
    reached.window = WindowReader(text: text, context: context).window(in: text.range, isGoal: true)
    return reached
  }

  /// What a question is about: words that are nothing but a trait name no to-do.
  func asked(_ start: Int) -> Selection {
    var selection = selection(start)
    // "what's my day looking like".
    if selection.window == nil, selection.words.isEmpty,
      let day = text.first(from: text.range.lowerBound, where: { $0.text == "day" }),
      text.word(day - 1) == "my"
    {
      let today = context.now.date
      selection.window = SpokenWindow(days: today..<today.adding(days: 1), words: "today")
    }
    for (index, words) in selection.words.enumerated() {
      guard let trait = Self.traits[words.lowercased()] else { continue }
      selection.words.remove(at: index)
      selection.trait = trait
      break
    }
    return selection
  }

  private static let traits: [String: Selection.Trait] = [
    "urgent": .high, "important": .high, "high priority": .high, "top priority": .high,
    "most important": .high, "priority": .high, "low priority": .low, "overdue": .overdue,
    "late": .overdue, "past due": .overdue, "behind": .overdue, "without": .undated,
    "undated": .undated, "unscheduled": .undated, "repeat": .repeating, "repeats": .repeating,
    "repeating": .repeating, "recurring": .repeating, "recur": .repeating,
  ]

  func selection(_ start: Int) -> Selection {
    let range = min(start, text.range.upperBound)..<text.range.upperBound
    let list = SaidListName(text, from: start, among: context)
    let reader = WindowReader(text: text, context: context)
    let window = reader.window(in: text.range)
    var selection = Selection(
      words: AboutReader(text: text, excluded: list?.range).groups(in: range),
      window: window,
      rule: reader.rule(in: text.range),
      list: list?.name
    )
    let words = text.tokens[range].map(\.text)
    selection.isAll = text.tokens[range].contains { token in
      token.text.isOne(of: "all", "every", "everything")
        || token.text.hasSuffix("s") && ThingNouns.isPlural(token)
    }
    selection.place =
      Self.places.first { place in
        words.indices.contains { index in
          words[index] == place.word
            // "the next three days" is a time.
            && !text.times.contains { $0.tokens.contains(range.lowerBound + index) }
        }
      }?.place
    return selection
  }

  private static let places: [(word: Word, place: Selection.Place)] = [
    ("next", .next), ("last", .last), ("first", .first), ("second", .second), ("third", .third),
  ]
}
