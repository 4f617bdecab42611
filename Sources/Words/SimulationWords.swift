/// What would come up in a stretch of time.
package enum SimulationWords: String, SentenceFamily {
  case digest, headsUp, checkIn, briefing
  case due, ahead, again, snoozed, afterWaking, afterChange, waited, stays
  case fellAsleep, woke, zone, clock
  case heading, nothing, stopped

  package var sentence: Sentence {
    switch self {
    case .digest: Sentence("{count} together: {titles}")
    case .headsUp: Sentence("coming up: {title}")
    case .checkIn: Sentence("how it is going: {title}")
    case .briefing: Sentence("the briefing of the day ({count} today)")
    case .due: Sentence("at its time")
    case .ahead: Sentence("{duration} ahead")
    case .again: Sentence("again after {duration}")
    case .snoozed: Sentence("put off until then")
    case .afterWaking:
      Sentence(
        warm: "first thing after waking",
        literal: "when the machine wakes",
        quiet: "on waking"
      )
    case .afterChange: Sentence("after the clock was changed")
    case .waited: Sentence("was waiting already")
    case .stays: Sentence("stays on the screen, without a sound")
    case .fellAsleep: Sentence("the machine sleeps until {moment}")
    case .woke: Sentence("the machine is awake")
    case .zone: Sentence("the zone is {zone}, the clock shows {moment}")
    case .clock: Sentence("the clock was {before}, and is set to {moment}")
    case .heading: Sentence("From {from} to {to}, {zone}")
    case .nothing:
      Sentence(
        warm: "Nothing would come up from {from} to {to}.",
        literal: "No reminder would come up from {from} to {to}.",
        quiet: "Nothing from {from} to {to}."
      )
    case .stopped:
      Sentence("There is more than fits here: it ends at {moment}. Go on with: {command}")
    }
  }
}
