/// What the briefing says.
package enum BriefingWords: String, SentenceFamily {
  case morning, afternoon, evening
  case nothingToday, oneToday, severalToday
  case summary, pick, pickWithClock, firstStep
  case stillOnListOne, stillOnListSeveral, ahead

  package var sentence: Sentence {
    switch self {
    case .morning: Sentence("Good morning")
    case .afternoon:
      Sentence(warm: "Hello there", literal: "Good afternoon", quiet: "Good afternoon")
    case .evening: Sentence("Good evening")
    case .nothingToday:
      Sentence(
        warm: "Nothing is planned for today",
        literal: "Nothing is planned for today",
        quiet: "Nothing today"
      )
    case .oneToday:
      Sentence(
        warm: "One thing for today",
        literal: "1 to-do for today",
        quiet: "1 today"
      )
    case .severalToday:
      Sentence(
        warm: "{count} things for today, one at a time",
        literal: "{count} to-dos for today",
        quiet: "{count} today"
      )
    case .summary: Sentence("{greeting}. {today}")
    case .pick: Sentence("• {title}")
    case .pickWithClock: Sentence("• {time} {title}")
    case .firstStep:
      Sentence(
        warm: "A tiny first step: {step}",
        literal: "First step: {step}",
        quiet: "{step}"
      )
    case .stillOnListOne: Sentence("Still on your list: {titles}")
    case .stillOnListSeveral: Sentence("Still on your list: {titles}, and {count} more")
    case .ahead: Sentence("By {day}: {title}")
    }
  }
}
