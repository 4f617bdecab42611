/// Things that people do in one half of the day.
enum HabitWords {
  static let all = PhraseMap<ClockMeaning.Half>([(evening, .pm), (morning, .am)])

  private static let evening = """
    dinner / supper / doors open / cinema / the movies / movie night / film night / party / drinks / concert / gig / date night
    go to bed / bed / bedtime / go to sleep / to sleep / the pub / pub / pub quiz / theatre / theater / opera
    book a table / reserve a table / reserve table / get a table / table for two / table for three / table for four / table for five / table for six / dinner date
    parents evening / parents' evening / game night / games night / quiz night / poker night / night out
    book table / book the table / table at the / restaurant / tapas / curry night / dinner party
    nightclub / barbecue / bbq / disco / bonfire / fireworks / dinner reservation / happy hour / prom / ball
    night shift / late shift / choir / takeaway / netflix / put the kids to bed / babysitter
    """

  private static let morning = """
    wake up / wake me up / wake me / get up / breakfast / school run / morning run / sunrise / early shift
    walk the kids to school / take the kids to school / drop the kids at school / alarm clock / brunch / they open / opens / when it opens
    """

  /// What a night or an evening is called by: "date night", "parents evening".
  static let outings = WordSet(
    """
    bath bin bingo bonfire curry date family film fight fright game games girls guys karaoke ladies lads
    laundry movie parents parents' pizza poker poetry prom quiz school stag steak taco trivia wine
    """
  )

  /// "we have the neighbours coming for dinner", "meet Ann for drinks": it is no topic there.
  static let visiting = WordSet(
    "come comes coming go going out over round around join joining meet meeting"
  )

  /// Words behind which such a thing is only spoken of: "call Ann about the party at 9".
  static let topics = WordSet("about regarding after before for if of until with without")
}

extension HabitWords {
  /// The half of the day of what words name; nothing where it is only spoken of, and not of an event.
  static func half(
    of tokens: [Token],
    _ range: Range<Int>,
    skips: (Int) -> Bool = { _ in false },
    isEvent: (Int) -> Bool = { _ in false }
  ) -> ClockMeaning.Half? {
    for index in range where !tokens[index].isQuoted && !skips(index) {
      guard let match = all.match(tokens, at: index, end: range.upperBound) else { continue }
      let first =
        index > range.lowerBound && Verbs.determiners.contains(tokens[index - 1].text)
        ? index - 1 : index
      let before = first > range.lowerBound ? tokens[first - 1].text : .none
      let isVisit =
        before == "for"
        && range.prefix(upTo: first - 1).suffix(4).contains { visiting.contains(tokens[$0].text) }
      if !topics.contains(before) || isVisit || isEvent(index) { return match.value }
    }
    return nil
  }
}

extension TimeMeaning {
  /// Whether its hour may be in either half of the day.
  var hasOpenHour: Bool {
    clock.map { $0.half == .open && (1...11).contains($0.hour) } == true && part == nil
      && endClock == nil
  }

  /// Takes the half of the day in which people do such a thing, where the hour is none that is odd for it.
  mutating func take(_ half: ClockMeaning.Half) {
    switch half {
    case .pm where (clock?.hour ?? 0) >= 4: clock?.half = .pm
    case .am where (clock?.hour ?? 0) >= 3: clock?.half = .am
    default: break
    }
  }
}
