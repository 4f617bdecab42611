import Model

/// Other things that a text may mean, likeliest first: two at most, none like the one that was taken.
///
/// The words that were left over are read as the time that they look like, or all of the text as one
/// to-do. They are reckoned only where somebody can be asked.
package func otherReadings(
  of text: String,
  than taken: Understanding,
  in context: LanguageContext
) -> [Understanding] {
  var readings: [Understanding] = []
  func add(_ reading: Understanding) {
    guard !reading.drafts.isEmpty, readings.count < 2,
      !([taken] + readings).contains(where: { $0.says(what: reading) })
    else { return }
    readings.append(reading)
  }
  func addAsOne() {
    guard taken.drafts.count > 1 else { return }
    for words in [SpelledOut(text).text, text].compactMap(\.self) {
      var composer = Composer(context.tokenized(words), context)
      composer.isOne = true
      let reader = DoubtReader(
        source: composer.source,
        understanding: composer.understanding([]),
        today: context.now.date
      )
      add(reader.doubted)
    }
  }
  // Where it may be one thing or several, that is the question.
  if taken.doubts.contains(where: { $0.kind == .split }) { addAsOne() }
  for reading in Language.readings(of: text, in: context) { add(reading.understanding) }
  if let words = SpelledOut(text).text { add(firstReading(of: words, in: context)) }
  addAsOne()
  return readings
}

extension Understanding {
  /// The same, with the times that other readings have for what is doubted.
  ///
  /// A reading of another number of to-dos tells of the first that is doubted.
  func withOtherTimes(_ text: String, _ context: LanguageContext) -> Understanding {
    guard drafts.count <= 20, let first = drafts.firstIndex(where: { !$0.doubts.isEmpty }) else {
      return self
    }
    var result = self
    let own = drafts.compactMap(\.due)
    for reading in otherReadings(of: text, than: self, in: context) {
      let isAlike = reading.drafts.count == drafts.count
      for (index, draft) in reading.drafts.enumerated() {
        guard let due = draft.due, !own.contains(due) else { continue }
        let place = isAlike ? index : first
        if !drafts[place].doubts.isEmpty { result.drafts[place].otherDues.append(due) }
      }
    }
    return result
  }

  /// Whether another reading would store the same.
  func says(what other: Understanding) -> Bool {
    drafts.count == other.drafts.count
      && zip(drafts, other.drafts).allSatisfy {
        $0.title.lowercased() == $1.title.lowercased() && $0.schedule?.due == $1.schedule?.due
          && $0.rule == $1.rule && $0.list == $1.list
      }
  }
}
