package import Model
package import Planning
package import Store

/// A stretch of time to play through, with what happens to the machine in it.
package struct Scenario: Hashable, Sendable {
  /// An event that nobody can foresee, and a person wants to try out.
  package enum Turn: Hashable, Sendable {
    /// The machine sleeps until its wall clock would show this.
    case sleep(until: CivilDateTime)
    /// The machine is set to another zone.
    case zone(Zone)
    /// The wall clock is set forward by this much, or back.
    case clock(Duration)
  }

  /// A turn, and what the wall clock shows when it comes.
  package struct Event: Hashable, Sendable {
    package var at: CivilDateTime
    package var turn: Turn

    package init(at: CivilDateTime, _ turn: Turn) {
      self.at = at
      self.turn = turn
    }
  }

  /// The person's answer to each popup.
  package enum Answer: String, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case none
    /// Done, at once.
    case done
  }

  /// When the playing begins; what comes before `from` is played and not told.
  package var start: Instant
  package var from: Instant
  package var to: Instant
  package var zone: Zone
  package var events: [Event]
  package var answer: Answer
  /// At most so many popups and turns are told.
  package var limit: Int

  package init(
    start: Instant,
    from: Instant,
    to: Instant,
    zone: Zone,
    events: [Event] = [],
    answer: Answer = .none,
    limit: Int = 10_000
  ) {
    self.start = start
    self.from = from
    self.to = to
    self.zone = zone
    self.events = events
    self.answer = answer
    self.limit = limit
  }
}

/// An event that would be seen at a moment.
package struct Scene: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A popup with one to-do or several.
    case popup(PopupPlan.Kind, [PendingReminder], Cause)
    case briefing(BriefingContents)
    /// A popup with events of calendars that are about to begin.
    case events([EventNotice])
    case fellAsleep(until: CivilDateTime)
    case woke
    /// The zone is `Scene.zone` from then on.
    case zone(from: Zone)
    /// The clock shows `Scene.at` from then on.
    case clock(from: Instant)
  }

  /// The time on the wall clock, as an instant.
  package var at: Instant
  /// The machine's zone then.
  package var zone: Zone
  package var kind: Kind
}

extension Scene {
  /// Why a popup comes just then.
  package enum Cause: Hashable, Sendable {
    /// It is its time.
    case due
    /// Its time is so many minutes ahead.
    case ahead(minutes: Int)
    /// Nobody answered, so many minutes ago.
    case again(minutes: Int)
    /// It was put off until then.
    case snoozed
    /// It came while the machine slept, or was on screen when it fell asleep.
    case afterWaking
    /// Its time was passed over when the clock or the zone changed.
    case afterChange
    /// It had waited since before the stretch began.
    case waited
    /// Others left the popup that it was in, or it took its place among others: nothing is new.
    case stays
  }
}
