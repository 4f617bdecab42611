/// The reminders that came up lately, and the outcome of each.
package enum RecentWords: Sentence, SentenceFamily {
  case waiting = "waits for an answer"
  case waitingTimes = "shown {count} times, waits for an answer"
  case handedOver = "handed over in Do-Not-Disturb, and perhaps not shown"
  case held = "held, and comes at the first good moment"
  case heldFirst = "held at first, then {outcome}"
  case doing = "being done, quiet until {moment}"
  case snoozed = "put off until {moment}"
  case snoozedPlain = "put off"
  case done = "done {moment} {who}"
  case skipped = "skipped"
  case paused = "paused"
  case ended = "ended"
  case moved = "moved"
  case deleted = "deleted"
  case nothing = """
    Nothing came up since {moment}.
    No reminder came up since {moment}.
    Nothing since {moment}.
    """
  case someWait = "To answer one: {command}"
}
