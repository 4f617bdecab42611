package import Language
package import Model
package import Planning
package import Store

/// Something that a person asks for, however it was said: typed, spoken, or chosen in a review.
///
/// To-dos come as rows: who asks has found out already which ones are meant.
package enum Intent {
  case capture(Capture)
  /// Stores a text that was heard lately.
  case keep(KeepRequest)
  /// `countsAhead`: also what repeats and has not come yet; `at`: when it was done, if that is a while
  /// ago; `all`: also the times before that were not answered.
  case complete(
    [TodoRow],
    PartsChoice,
    countsAhead: Bool = false,
    at: Instant? = nil,
    all: Bool = false
  )
  case reopen([TodoRow])
  case delete([TodoRow], PartsChoice)
  case begin([TodoRow])
  case focus(FocusRequest)
  /// Puts a reminder off until what the words say; without words, by the usual minutes.
  case snooze(TodoRow, String, meantBy: String)

  /// With a day: only what comes then, and none of it.
  case skip([TodoRow], on: CivilDate? = nil)
  case pause(TodoRow, until: CivilDateTime?)
  case resume([TodoRow])
  case endSeries([TodoRow])

  case edit(TodoRow, EditRequest)
  /// Writes a change that was worked out already; a change of nothing is none.
  case change(TodoRow, Change)
  case move([TodoRow], to: Destination)
  case reorder(TodoRow, to: ListPlace, beside: TodoRow?)

  case lists(ListsChange)
  /// The calendars that are read, or a change of which those are.
  case calendars(CalendarsChange?)
  /// Decides about what has waited long, all of it as one step.
  case freshStart(FreshStartRequest)
  /// What waits, as its time is past.
  case waiting
  /// Moves what is left of today and what waits to another day, all of it as one step.
  case moveRest(RestRequest)
  case clearDone([TodoRow])
  /// Moves what was done before a moment into the archive; unless that is agreed to, it is counted.
  case archive(before: Instant, isAgreed: Bool)
  /// Reads a file of another program.
  case importing(ImportRequest)
  /// Deletes to-dos with every trace of their text; of none, finishes what was left before.
  case forget([ForgottenTodo])
  /// Deletes every text that was heard with every trace of it.
  case forgetHeard
  case setQuiet(Quiet)
  /// Takes back or brings back a step: the one of this number, or the last. What is not plainly meant
  /// has to be agreed to.
  case revert(Reversion, step: Int? = nil, isAgreed: Bool = false)

  /// The parts of a to-do, as they stand.
  case steps(TodoRow, withTimes: Bool = false)
  case next
  /// `inFull`: every row with all of its fields, in the place of what a list shows.
  case list(TodoFilter, inFull: Bool)
  /// The one thing to do now that fits a wish, so many of the first ones left aside.
  case now(skipping: Int, for: NowWish = NowWish())
  /// What is planned in a stretch of time.
  case plan(PlanRequest)
  case briefing
  case recent(since: Instant)
  /// What was done within a stretch of time.
  case log(SpokenWindow)
  /// The last steps of the journal, or those of a stretch of time.
  case changes(SpokenWindow?)
  /// How much was done within a stretch of time.
  case stats(SpokenWindow)
  /// The texts that were heard lately.
  case heard
  /// A question in the person's own words.
  case ask(SpokenQuestion)
}

extension Intent {
  /// A change of a to-do, with the words of its time.
  package struct Change {
    package var change: TodoChange
    package var time: NewTime?
    /// The name of the step in the journal.
    package var label: BatchLabel
    /// Whether it is for an open to-do only.
    package var wantsOpen = false

    package init(_ change: TodoChange, _ time: NewTime?, label: BatchLabel, wantsOpen: Bool = false)
    {
      self.change = change
      self.time = time
      self.label = label
      self.wantsOpen = wantsOpen
    }
  }
}

/// A change of the lists themselves.
package enum ListsChange {
  case add(String, ListChange)
  case change(ListRow, ListChange)
  /// A new order of all lists but the Inbox, for the sake of one of them.
  case order([TodoList.ID], ListRow)
  case delete(ListRow, ListContents)
}

/// A to-do that is to be forgotten, on a list or deleted before.
package struct ForgottenTodo {
  package let id: Todo.ID
  package let handle: String
  package let title: String

  package init(id: Todo.ID, handle: String, title: String) {
    self.id = id
    self.handle = handle
    self.title = title
  }
}

/// The parts of a to-do, when something happens to the whole.
package enum PartsChoice: Hashable {
  /// They are treated as the whole is.
  case all
  /// They stay as they are, and the person is told so.
  case only
  /// They stay as they are, as the person said.
  case onlyThese
}

extension Intent {
  /// Whether a person who asks for it would have something changed, beside what is taken back.
  var wantsChange: Bool {
    switch self {
    case .revert, .steps, .next, .list, .now, .plan, .briefing, .recent, .log, .changes, .stats,
      .heard, .ask, .calendars(nil), .focus(.status), .archive(before: _, isAgreed: false):
      false
    case .importing(let request): !request.isDryRun
    case .freshStart(let request): !request.isDryRun
    default: true
    }
  }
}
