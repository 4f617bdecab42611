/// What the companion answers after it changed something.
package enum ChangeSentences: String, SentenceFamily {
  case done, doneAndNext, alreadyDone, opened, alreadyOpen, deleted
  case snoozed, snoozedToNext, doing, remindsNot
  case askDelete, takenBack, broughtBack, leftAlone
  case didCapture, didComplete, didReopen, didDelete, didSnooze, didBegin, didRemind, didForeign,
    didUndo
  case didSkip, didPause, didResume, didEnd
  case didMove, didAddList, didChangeList, didDeleteList, didOrderLists
  case didSomething, andMore
  case didEdit, didFix, didReorder, didClearDone, didSpeak

  package var sentence: Sentence {
    switch self {
    case .done:
      Sentence(warm: "Done: {title}", literal: "Done: {title}", quiet: "{title}")
    case .doneAndNext:
      Sentence(
        warm: "Done: {title}  Next: {moment}",
        literal: "Done: {title}  Next: {moment}",
        quiet: "{title}  Next: {moment}"
      )
    case .alreadyDone: Sentence("It was done already: {title}")
    case .opened: Sentence("Open again: {title}")
    case .alreadyOpen: Sentence("It is open already: {title}")
    case .deleted: Sentence("Deleted: {title}")
    case .snoozed:
      Sentence(
        warm: "Put off: {title}  until {moment}",
        literal: "Postponed: {title}  until {moment}",
        quiet: "{title}  until {moment}"
      )
    case .snoozedToNext:
      Sentence(
        warm: "Put off: {title}  until {moment}, when it comes next",
        literal: "Postponed: {title}  until its next occurrence, {moment}",
        quiet: "{title}  until {moment}"
      )
    case .doing:
      Sentence(
        warm: "You are at it: {title}  It is quiet until {moment}",
        literal: "In progress: {title}  One question about it comes {moment}",
        quiet: "{title}  {moment}"
      )
    case .remindsNot: Sentence("{title}  no reminder")
    case .askDelete: Sentence("Delete these {count}? [y/N]")
    case .takenBack: Sentence("Taken back: {what}")
    case .broughtBack: Sentence("Brought back: {what}")
    case .leftAlone: Sentence("Left as it is, because it changed since: {columns}")
    case .didCapture: Sentence("adding {titles}")
    case .didComplete: Sentence("completing {titles}")
    case .didReopen: Sentence("opening {titles}")
    case .didDelete: Sentence("deleting {titles}")
    case .didSnooze: Sentence("putting off {titles}")
    case .didBegin: Sentence("beginning {titles}")
    case .didRemind: Sentence("the reminder of {titles}")
    case .didForeign: Sentence("what another program changed in {titles}")
    case .didUndo: Sentence("the last step with {titles}")
    case .didSkip: Sentence("skipping {titles}")
    case .didPause: Sentence("pausing {titles}")
    case .didResume: Sentence("resuming {titles}")
    case .didEnd: Sentence("ending {titles}")
    case .didMove: Sentence("moving {titles}")
    case .didAddList: Sentence("adding the list {titles}")
    case .didChangeList: Sentence("changing the list {titles}")
    case .didDeleteList: Sentence("deleting the list {titles}")
    case .didOrderLists: Sentence("the order of the lists")
    case .didSomething: Sentence("a change in {titles}")
    case .didEdit: Sentence("changing {titles}")
    case .didFix: Sentence("the time of {titles}")
    case .didReorder: Sentence("the order of {titles}")
    case .didClearDone: Sentence("clearing away {titles}")
    case .didSpeak: Sentence("what was said about {titles}")
    case .andMore: Sentence("{titles} and {count} more")
    }
  }
}
