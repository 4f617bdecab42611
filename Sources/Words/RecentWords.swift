/// What came up lately, and what came of each.
package enum RecentWords: String, SentenceFamily {
  case waiting, waitingTimes, held, heldFirst
  case doing, snoozed, snoozedPlain, done, skipped, paused, ended, moved, deleted
  case nothing, someWait

  package var sentence: Sentence {
    switch self {
    case .waiting: Sentence("waits for an answer")
    case .waitingTimes: Sentence("shown {count} times, waits for an answer")
    case .held: Sentence("held, and comes at the first good moment")
    case .heldFirst: Sentence("held at first, then {outcome}")
    case .doing: Sentence("being done, quiet until {moment}")
    case .snoozed: Sentence("put off until {moment}")
    case .snoozedPlain: Sentence("put off")
    case .done: Sentence("done {moment} {who}")
    case .skipped: Sentence("skipped")
    case .paused: Sentence("paused")
    case .ended: Sentence("ended")
    case .moved: Sentence("moved")
    case .deleted: Sentence("deleted")
    case .nothing:
      Sentence(
        warm: "Nothing came up since {moment}.",
        literal: "No reminder came up since {moment}.",
        quiet: "Nothing since {moment}."
      )
    case .someWait: Sentence("To answer one: {command}")
    }
  }
}
