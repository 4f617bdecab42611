/// The words that a question or a wish is about, as they were said.
struct AboutReader {
  let text: MeaningText
  /// Tokens that say a list.
  let excluded: Range<Int>?

  /// Words that name nothing: verbs of having, nouns of ours, small words.
  static let empty = WordSet(
    """
    a an the my our me i we you us i'm i've i'd it its it's that this these those there there's their your any some
    all every each both no not none another other others more most next last first second third previous current upcoming
    is are was were am be been being isn't aren't do does did don't doesn't didn't done have has had having got get getting gotten
    will would should shall can could may might must going go goes gonna coming come comes up
    set sets setting scheduled schedule schedules planned plan plans plan's booked made make created create put added add saved marked mark noted
    on in at for to of from about with by into onto off out as and or but so if whether than then until till before after
    what what's when when's where who which how many much long time times day date today's tomorrow's
    please thanks thank ok okay hey hi now still left open ahead already yet ever soon else exactly again
    reminder reminders remainder remainders reminder's alarm alarms timer timers todo todos task tasks notification notifications alert alerts
    calendar calendars calender calander schedule agenda list lists planner diary event events item items entry entries thing things anything something everything
    called named titled labeled labelled saying says said says regarding concerning involving related
    finish finished complete completed accomplish accomplished achieve achieved show tell give let read check see know find remind display want need needs wanted due supposed happening happen
    going on plans agenda active pending existing remaining rest entire whole list free busy available
    look looking looks like days meant supposed seeing forgetting forgotten
    actually altogether really even overall total currently ever abt last ago time
    cancel cancelled delete deleted remove removed change changed move moved
    """
  )

  /// Words that stay between two that count: "lunch with Bob".
  private static let inner = WordSet("with of for and in the to at on a an my from by about")

  /// The groups of words that count, from a place on.
  ///
  /// What a noun of ours is for counts word by word ("to get gas"); elsewhere small words and verbs
  /// of having do not.
  func groups(in range: Range<Int>) -> [String] {
    var groups: [Range<Int>] = []
    let named = NamedThing.start(text, from: range.lowerBound)
    var index = range.lowerBound
    while index < range.upperBound {
      if let time = text.times.first(where: { $0.tokens.contains(index) }), !text.isName(time) {
        index = max(index + 1, min(time.tokens.upperBound, range.upperBound))
        continue
      }
      guard counts(index, isNamed: named.map { index >= $0 } ?? false) else {
        index += 1
        continue
      }
      if let last = groups.last, isJoined(last.upperBound..<index) {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
      index += 1
    }
    return groups.map { text.speech.text($0) }
  }

  private func counts(_ index: Int, isNamed: Bool) -> Bool {
    let token = text.tokens[index]
    guard token.isSpoken, excluded?.contains(index) != true else { return false }
    if token.isQuoted { return true }
    // "what's on my plate": all of it.
    if token.text == "plate", text.word(index - 1) == "my", text.word(index - 2) == "on" {
      return false
    }
    if text.isInName(index) || text.isInName(index - 1) {
      return !Self.articles.contains(token.text)
    }
    return !(isNamed ? Self.articles : Self.empty).contains(token.text)
  }

  /// Words that name nothing even where every word counts.
  private static let articles = WordSet(
    """
    a an the my our your please thanks from on in calendar list lists schedule agenda phone reminder reminders
    alarm alarms and only set is are was that it of at for to with i me we next last first
    """
  )

  /// Whether what stands between two words holds them together.
  private func isJoined(_ range: Range<Int>) -> Bool {
    guard range.count <= 2 else { return false }
    return range.allSatisfy { index in
      Self.inner.contains(text.tokens[index].text)
        && !text.times.contains { $0.tokens.contains(index) && !text.isName($0) }
    }
  }
}

/// What a noun of ours is for: "my reminder to pick up the kids", "the alarm called tea".
enum NamedThing {
  /// The first token of the words that a thing is for or is called, the asking left behind.
  static func start(_ text: MeaningText, from start: Int) -> Int? {
    guard let thing = text.first(from: start, where: ThingNouns.isThing) else { return nil }
    var index = thing + 1
    while let word = text.word(index), between.contains(word) { index += 1 }
    guard let joint = text.word(index), joints.contains(joint) else { return nil }
    index += 1
    // "for the dentist", "about my tax".
    while let word = text.word(index), articles.contains(word) { index += 1 }
    return index < text.range.upperBound ? index : nil
  }

  private static let between = WordSet(
    "set i i've have i'd made created added scheduled you that which is was had saved put up"
  )
  private static let joints = WordSet(
    "to for about of called named titled labeled labelled regarding saying says concerning"
  )
  private static let articles = WordSet("the a an my our your that this when")
}
