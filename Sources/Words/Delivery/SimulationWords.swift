/// The reminders that would come up in a stretch of time.
package enum SimulationWords: Sentence, SentenceFamily {
  case digest = "{count} together: {titles}"
  case headsUp = "coming up: {title}"
  case checkIn = "how it is going: {title}"
  case briefing = "the briefing of the day ({count} today)"
  case events = "in your calendars: {titles}"
  case due = "at its time"
  case ahead = "{duration} ahead"
  case again = "again after {duration}"
  case snoozed = "put off until then"
  case afterWaking = """
    first thing after waking
    when the machine wakes
    on waking
    """
  case afterChange = "after the clock was changed"
  case waited = "was waiting already"
  case stays = "stays on the screen, without a sound"
  case fellAsleep = "the machine sleeps until {moment}"
  case woke = "the machine is awake"
  case zone = "the zone is {zone}, the clock shows {moment}"
  case clock = "the clock was {before}, and is set to {moment}"
  case heading = "From {from} to {to}, {zone}"
  case nothing = """
    Nothing would come up from {from} to {to}.
    No reminder would come up from {from} to {to}.
    Nothing from {from} to {to}.
    """
  case stopped = "There is more than fits here: it ends at {moment}. Go on with: {command}"
}
