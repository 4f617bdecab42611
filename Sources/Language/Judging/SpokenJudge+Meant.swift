extension SpokenJudge {
  /// What a stretch is, where the whole of it may ask, or want something that a time or a list names.
  ///
  /// A command whose words fit goes before a question, and that before one about all that fits.
  mutating func meant(_ segment: SpokenCutter.Segment) -> SpokenPart {
    let part = part(segment)
    if case .command(let command) = part, command.aims.allSatisfy(\.isFound) { return part }
    let text = MeaningText(speech, segment.range)
    guard !text.range.isEmpty else { return part }
    let reader = MeaningReader(text, context.language)
    let said = speech.text(segment.bare)
    if let asking = Asking(text) {
      if case .command = part { return part }
      let about = reader.about(asking)
      return .question(SpokenQuestion(asking.question, about: about, said: said))
    }
    if let question = marked(segment, text, said: said) { return .question(question) }
    guard let wishing = Wishing(text),
      let command = WishReader(reader).command(wishing, said: said)
    else { return part }
    if case .command = part, !command.hasWindow { return part }
    guard !isTitle(segment.bare) else { return part }
    // What is heard, from whomever, never deletes all there is: those words are stored.
    guard !command.deletesEverything else { return part }
    // "cancel the dentist appointment" is something to do where nothing open is called so.
    let hasThing = text.hasThing(from: wishing.object.lowerBound)
    guard hasThing || command.isOfSomething(open: context) else { return part }
    return .command(command)
  }
}

extension SpokenText {
  /// Whether a question mark ends a stretch.
  func asks(behind range: Range<Int>) -> Bool {
    tokens.indices.contains(range.upperBound) && tokens[range.upperBound].isMark("?")
  }
}

extension SpokenJudge {
  /// "eggs already on the list?": a question by its mark, about something open and nothing else.
  private mutating func marked(
    _ segment: SpokenCutter.Segment,
    _ text: MeaningText,
    said: String
  ) -> SpokenQuestion? {
    guard speech.asks(behind: segment.range),
      Openers.end(speech.tokens, at: text.range.lowerBound, end: text.range.upperBound) == nil
    else { return nil }
    let about = MeaningReader(text, context.language).selection(text.range.lowerBound)
    let words = TokenizedText(about.words.joined(separator: " ")).tokens
    guard !words.isEmpty else { return nil }
    if case .none = open.match(words[...], isTolerant: false) { return nil }
    return SpokenQuestion(.exists, about: about, said: said)
  }
}

extension SpokenCommand {
  /// Whether no time, list or name says which to-dos are to be deleted.
  fileprivate var deletesEverything: Bool {
    action == .delete
      && aims.contains { aim in
        guard case .those(let selection, said: _) = aim else { return false }
        return selection.isEverything
      }
  }

  /// Whether a time, a list or a place tells what it is about.
  fileprivate var hasWindow: Bool {
    aims.contains { aim in
      guard case .those(let selection, said: _) = aim else { return false }
      return selection.window != nil || selection.rule != nil || selection.list != nil
        || selection.place != nil
        || selection.isAll || selection.words.isEmpty
    }
  }

  /// Whether its words are in the name of something open, or a time, a place or a list tells what
  /// it is about; a noun of any date alone ("the entry") tells nothing.
  fileprivate func isOfSomething(open context: SpokenContext) -> Bool {
    let titles = context.todos.filter { !$0.isDone }.map(\.title)
    return aims.contains { aim in
      guard case .those(let selection, said: _) = aim else { return true }
      // "another ten minutes" is of what came last.
      let isSnooze = if case .snooze = action { true } else { false }
      guard !selection.searches.isEmpty else { return isSnooze || !selection.isEmpty }
      return selection.isOfAMoment || !selection.named(of: titles, wholly: true) { $0 }.isEmpty
    }
  }
}
