/// Makes a command of a wish about what is there.
struct WishReader {
  private let reader: MeaningReader
  private var text: MeaningText { reader.text }

  init(_ reader: MeaningReader) {
    self.reader = reader
  }

  /// The command; `nil` where the words do not tell enough for one.
  func command(_ wishing: Wishing, said: String) -> SpokenCommand? {
    let object = wishing.object
    switch wishing.act {
    case .remove: return SpokenCommand(.delete, [aim(object)], said: said)
    case .snooze:
      if let length = lengthAlone(object) {
        return SpokenCommand(.snooze(length), [.those(Selection(), said: said)], said: said)
      }
      return SpokenCommand(.snooze(length() ?? ""), [shown(object)], said: said)
    case .change: return change(object, said: said)
    case .add, .ask, .complete, .undo, .none: return nil
    }
  }

  /// The to-dos of a stretch: "it", or all that fits what is said of them.
  private func aim(_ object: Range<Int>) -> SpokenCommand.Aim {
    let object = text.speech.bare(object)
    if text.speech.lastEnd(object) == object.upperBound, !object.isEmpty {
      return .last(all: text.speech.isPlural(object))
    }
    return .those(selection(object), said: text.speech.text(object))
  }

  private func selection(_ object: Range<Int>) -> Selection {
    var narrow = text
    narrow.range = object
    let reader = MeaningReader(narrow, reader.context)
    var selection = reader.selection(object.lowerBound)
    let window = WindowReader(text: text, context: reader.context)
    (selection.window, selection.rule) = (window.window(in: object), window.rule(in: object))
    return selection
  }

  /// What was shown, or what its words tell; how long to wait is no time of its own.
  private func shown(_ object: Range<Int>) -> SpokenCommand.Aim {
    var selection = selection(object)
    selection.window = nil
    return .those(selection, said: text.speech.text(object))
  }

  /// "another ten minutes", "give me a quarter of an hour more": nothing but how long.
  private func lengthAlone(_ object: Range<Int>) -> String? {
    var range = text.speech.bare(object)
    let around: [Word] = ["another", "just", "give", "me", "us", "for", "more", "please"]
    while let first = range.first, around.contains(text.tokens[first].text) {
      range = range.dropFirst()
    }
    while let last = range.last, around.contains(text.tokens[last].text) {
      range = range.dropLast()
    }
    guard !range.isEmpty else { return nil }
    // "ten more minutes".
    let tokens = range.filter { text.tokens[$0].text != "more" }
    let words = tokens.map { text.speech.text($0..<$0 + 1) }.joined(separator: " ")
    return resolve(words, as: .span) == nil ? nil : words
  }

  /// How long, or until when: the last time that is said.
  private func length() -> String? {
    guard let time = text.times.last else { return nil }
    var range = time.tokens
    while let first = range.first, text.tokens[first].text.isOne(of: "for", "by", "in", "another") {
      range = range.dropFirst()
    }
    let words = text.speech.text(range)
    let isLength = text.speech.amount(range) != nil
    return isLength || words.hasPrefix("until") || words.hasPrefix("till")
      ? words : "until " + words
  }
}

extension WishReader {
  private func change(_ object: Range<Int>, said: String) -> SpokenCommand? {
    if let shifted = shift(object, said: said) { return shifted }
    // "from 7 am to 8 am", "to friday": the last time behind such a word is the new one.
    let joints = object.filter { index in
      text.tokens[index].text.isOne(of: "to", "until", "till", "for", "at", "on")
        && index + 1 < object.upperBound
    }
    for joint in joints.reversed() where text.tokens[joint].text.isOne(of: "to", "until", "till") {
      if let command = move(object, at: joint, said: said) { return command }
    }
    // "make it friday", "make it at nine".
    if let first = object.first, SpokenText.isReference(text.tokens, first, object.upperBound) {
      let rest = first + 1..<object.upperBound
      let words = text.speech.text(rest)
      if canRefine(words) {
        return SpokenCommand(.move(.time(words)), [.last(all: false)], said: said)
      }
    }
    return SpokenCommand(.move(.unknown("")), [aim(object)], said: said)
  }

  private func move(_ object: Range<Int>, at joint: Int, said: String) -> SpokenCommand? {
    let goal = text.speech.bare(joint + 1..<object.upperBound)
    let words = text.speech.text(goal)
    guard canRefine(words) else { return nil }
    var old = object.lowerBound..<joint
    // "the time of my alarm", "the date of the party".
    if old.count > 2, text.tokens[old.lowerBound + 1].text.isOne(of: "time", "date", "day"),
      text.tokens[old.lowerBound + 2].text.isOne(of: "of", "for", "on")
    {
      old = old.dropFirst(3)
    }
    return SpokenCommand(.move(.time(words)), [aim(old)], said: said)
  }

  /// "an hour earlier", "by ten minutes", "five minutes to the timer".
  private func shift(_ object: Range<Int>, said: String) -> SpokenCommand? {
    let all = text.range
    let isLess =
      text.tokens[all].contains {
        $0.text.isOne(
          of: "earlier",
          "sooner",
          "subtract",
          "reduce",
          "decrease",
          "shorten",
          "deduct",
          "forward"
        )
      } || text.word(all.lowerBound)?.isOne(of: "take", "remove", "delete", "knock", "cut") ?? false
    let isMore =
      text.tokens[all].contains {
        $0.text.isOne(
          of: "later",
          "extend",
          "increase",
          "delay",
          "postpone",
          "back",
          "more",
          "extra",
          "another",
          "additional"
        )
      } || text.word(all.lowerBound)?.isOne(of: "add", "give", "put") ?? false
    let isBy = text.tokens[all].contains { $0.text == "by" }
    guard isLess || isMore || isBy else { return nil }
    for index in all {
      var cursor = Cursor(text.tokens, at: index, end: all.upperBound)
      guard cursor.amount() != nil else { continue }
      let amount = index..<cursor.index
      var rest = object
      if rest.contains(index) {
        rest = index == rest.lowerBound ? cursor.index..<rest.upperBound : rest.lowerBound..<index
      }
      while let first = rest.first,
        text.tokens[first].text.isOne(of: "to", "on", "from", "off", "onto", "by", "of")
      {
        rest = rest.dropFirst()
      }
      while let last = rest.last,
        text.tokens[last].text.isOne(
          of: "by",
          "for",
          "up",
          "back",
          "forward",
          "earlier",
          "later",
          "an"
        )
      {
        rest = rest.dropLast()
      }
      let aims = rest.isEmpty ? [SpokenCommand.Aim.last(all: false)] : [aim(rest)]
      return SpokenCommand(
        .push(text.speech.text(amount), isEarlier: isLess ? true : isMore ? false : nil),
        aims,
        said: said
      )
    }
    return nil
  }
}
