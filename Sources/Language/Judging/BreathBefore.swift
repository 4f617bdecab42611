/// Words that were said right before a command in the same breath: what it is about, or why.
///
/// "I can't make the vet, move it to monday", "library books, ask me again tomorrow", "he's got a
/// fever, so that's done".
struct BreathBefore {
  private(set) var command: SpokenCommand
  /// Whether the words are no to-do of their own.
  private(set) var isAside = false
  private let before: Range<Int>
  private let segment: SpokenCutter.Segment

  init(_ command: SpokenCommand, _ before: Range<Int>, _ segment: SpokenCutter.Segment) {
    (self.command, self.before, self.segment) = (command, before, segment)
  }

  mutating func read(by judge: inout SpokenJudge) {
    guard command.aims == [.last(all: false)] || command.isAboutWhatWasShown else {
      // "we're not going, so delete the dinner".
      isAside =
        command.aims.allSatisfy(\.isFound) && judge.tellsWhy(before, so: segment.bare.lowerBound)
      return
    }
    if let id = judge.wholly(before) {
      command.aims = [.one(id)]
      isAside = true
    } else if !judge.isNew(before) || command.isForWhatIsThere, !judge.isOpened(before) {
      if let id = judge.named(in: before) {
        command.aims = [.one(id)]
      } else if command.action == .delete, let (words, ids) = judge.severalNamed(in: before) {
        // "the metformin makes me ill, take it off": not what came last.
        command.aims = [.several(words, ids)]
      }
      isAside = judge.isNew(before)
    }
  }
}

extension SpokenCommand {
  /// Whether it does nothing sensible with something that is only just stored.
  fileprivate var isForWhatIsThere: Bool {
    switch action {
    case .done, .undone, .delete, .skip: true
    default: false
    }
  }

  /// "ask me again tomorrow", with no word of what.
  fileprivate var isAboutWhatWasShown: Bool {
    guard case .snooze = action, aims.count == 1, case .those(let selection, said: _) = aims[0]
    else { return false }
    return selection.isEmpty
  }
}

extension SpokenJudge {
  /// Whether a stretch tells of somebody, and "so" stands between it and what follows.
  func tellsWhy(_ range: Range<Int>, so start: Int) -> Bool {
    let end = range.upperBound
    let isJoined = (max(range.lowerBound, end - 1)..<max(end, start)).contains {
      speech.tokens[$0].text == "so"
    }
    return isJoined && isStatement(range)
  }

  /// Whether a stretch behind a command only tells of it: "Jonas is doing it".
  func tellsWhy(_ range: Range<Int>) -> Bool {
    let bare = speech.bare(range)
    guard let first = bare.first, let last = bare.last, !isOpened(range),
      !Verbs.isVerb(speech.tokens[first].text),
      speech.tokens[last].text.isOne(of: "it", "that", "them", "those")
    else { return false }
    return bare.contains {
      speech.tokens[$0].text.isOne(of: "is", "are", "was", "were", "has", "have", "had", "did")
        || speech.tokens[$0].text.hasSuffix("'s") || speech.tokens[$0].text.hasSuffix("'re")
    }
  }

  /// Whether it begins as things to do are begun: "I need to".
  func isOpened(_ range: Range<Int>) -> Bool {
    let bare = speech.bare(range)
    guard let first = bare.first,
      let end = Openers.end(speech.tokens, at: first, end: bare.upperBound)
    else { return false }
    // "I have now" begins nothing.
    let times = Scan.times(in: speech.tokens, end..<bare.upperBound)
    return (end..<bare.upperBound).contains { index in
      speech.tokens[index].isSpoken && !FunctionWords.all.contains(speech.tokens[index].text)
        && !times.contains { $0.tokens.contains(index) }
    }
  }

  private func isStatement(_ range: Range<Int>) -> Bool {
    guard let first = speech.bare(range).first, !isOpened(range),
      !MeaningText(speech, range).times.contains(where: { $0.meaning.clock != nil })
    else { return false }
    return PersonWords.subjects.contains(speech.tokens[first].text)
  }
}

/// Who a statement is about.
private enum PersonWords {
  static let subjects = WordSet(
    """
    i i'm i've i'll we we're we've we'll he he's she she's it it's they they're they've you you're
    there there's that that's this nobody everybody somebody
    """
  )
}
