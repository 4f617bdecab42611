import Language
import Model
import Testing
import Words

/// Properties of everything that people say, shown on sentences made from a grammar.
struct PropertyTests {
  private static let moments = [
    "2026-03-04T10:20", "2026-11-21T23:50", "2028-02-29T00:05", "2026-12-31T16:00",
    "2027-06-14T06:30",
  ]

  /// Runs a check on a hundred sentences, each at its own moment.
  private func onSentences(
    _ seed: UInt64,
    of counts: ClosedRange<Int> = 1...1,
    _ check: (SentenceGrammar.Sentence, LanguageContext) throws -> Void
  ) throws {
    var grammar = SentenceGrammar(random: SplitMix(state: seed))
    for _ in 0..<100 {
      let sentence = grammar.sentence(of: Int.random(in: counts, using: &grammar.random))
      let moment = PropertyTests.moments.randomElement(using: &grammar.random)
      try check(sentence, try context(at: moment ?? ""))
    }
  }

  @Test(arguments: UInt64(1)...10)
  func whatWasSaidIsFound(seed: UInt64) throws {
    try onSentences(seed, of: 1...4) { sentence, context in
      let titles = understand(sentence.text, in: context).drafts.map { $0.title.lowercased() }
      #expect(titles == sentence.titles, "\(sentence.text)")
    }
  }

  @Test(arguments: UInt64(1)...10)
  func titleAndSpansAreTheWholeSentence(seed: UInt64) throws {
    try onSentences(seed) { sentence, context in
      let draft = try #require(understand(sentence.text, in: context).drafts.first)
      let consumed = draft.spans.reduce(into: Set<Int>()) { $0.formUnion($1.range) }
      let left = sentence.text.unicodeScalars.enumerated().filter { !consumed.contains($0.offset) }
      let words = String(String.UnicodeScalarView(left.map(\.element))).split(separator: " ")
      #expect(words.joined(separator: " ") == draft.title.lowercased(), "\(sentence.text)")
    }
  }

  @Test(arguments: UInt64(1)...10)
  func theReadBackMeansTheSame(seed: UInt64) throws {
    try onSentences(seed) { sentence, context in
      let draft = try #require(understand(sentence.text, in: context).drafts.first)
      guard let due = draft.due, draft.rule == nil else { return }
      let now = context.zone.instant(of: context.now)
      let moment = MomentText(
        due,
        dueAt: nil,
        now: now,
        in: context.zone,
        tone: .literal,
        face: .hours24
      )
      let readBack = "\(draft.title) \(moment.absolute)"
      let again = try #require(understand(readBack, in: context).drafts.first)
      #expect(again.title == draft.title, "\(sentence.text) -> \(readBack)")
      #expect(
        minute(of: again.due, context) == minute(of: due, context),
        "\(sentence.text) -> \(readBack)"
      )
    }
  }

  @Test(arguments: UInt64(1)...10)
  func nothingIsBeforeNow(seed: UInt64) throws {
    try onSentences(seed, of: 1...3) { sentence, context in
      for draft in understand(sentence.text, in: context).drafts {
        guard let due = draft.due else { continue }
        let moment = minute(of: due, context)
        let isAhead = moment >= context.now.description || moment == "\(context.now.date)"
        #expect(isAhead, "\(sentence.text) at \(context.now): \(moment)")
      }
    }
  }

  @Test(arguments: UInt64(1)...10)
  func aWeekLaterItMeansAWeekLater(seed: UInt64) throws {
    try onSentences(seed) { sentence, context in
      guard sentence.isRelative else { return }
      var later = context
      later.now.date = later.now.date.adding(days: 7)
      let due = try #require(understand(sentence.text, in: context).drafts.first).due
      let dueLater = try #require(understand(sentence.text, in: later).drafts.first).due
      #expect(day(of: dueLater)?.days(since: day(of: due) ?? later.now.date) == due.map { _ in 7 })
    }
  }

  @Test(arguments: UInt64(1)...10)
  func capitalsAndSpacesChangeNothing(seed: UInt64) throws {
    try onSentences(seed, of: 1...3) { sentence, context in
      let drafts = bare(understand(sentence.text, in: context).drafts)
      let spaced = "  " + sentence.text.split(separator: " ").joined(separator: "   ") + " \n"
      #expect(bare(understand(spaced, in: context).drafts) == drafts, "\(sentence.text)")
      let loud = sentence.text.uppercased()
      #expect(bare(understand(loud, in: context).drafts) == drafts, "\(sentence.text)")
    }
  }

  /// A due time to the minute, as the wall clock shows it.
  private func minute(of due: Due?, _ context: LanguageContext) -> String {
    guard case .absolute(let instant)? = due else { return written(due) ?? "" }
    let civil = context.zone.civil(at: instant)
    return CivilDateTime(civil.date, .hour(civil.time.hour, civil.time.minute)).description
  }

  private func day(of due: Due?) -> CivilDate? {
    switch due {
    case .floating(let date, _)?, .zoned(let date, _, _)?: date
    case .absolute(let instant)?: Zone.utc.civil(at: instant).date
    case nil: nil
    }
  }

  /// Drafts without what says where their words stood.
  private func bare(_ drafts: [Draft]) -> [Draft] {
    drafts.map { draft in
      var draft = draft
      draft.title = draft.title.lowercased()
      draft.phrase = nil
      draft.spans = []
      draft.doubts = draft.doubts.map { Doubt($0.kind, $0.words.lowercased()) }
      return draft
    }
  }
}
