package import Model

/// How reminders are delivered; every value has its key in the config file.
package struct Policy: Hashable, Sendable {
  /// The clock time at which a to-do rings whose day has none.
  package var day = TimeOfDay.hour(9)
  package var persistence = Reminder.Persistence.gentle
  /// Minutes after which an unanswered gentle reminder comes again, one after the other.
  package var gentleRepeats = [10, 20, 40]
  /// Minutes between the repeats of an until-done reminder.
  package var untilDoneInterval = 15
  /// How often at most an until-done reminder comes in one civil day, for one occurrence.
  package var untilDonePerDay = 12
  /// Minutes that Later puts a reminder off.
  package var snooze = 10
  /// Minutes after which the person is asked how it is going that was said to be under way.
  package var checkIn = 25
  /// From how many late or simultaneous reminders on they come as one digest.
  package var digestFrom = 3
  /// How many popups an hour may have that nobody set a clock time for: repeats, late ones, digests.
  package var nudgesPerHour = 6
  /// Minutes without any answer after which repeats come together, each time after twice as long.
  package var gathersAfter = 60
  /// The hours at which nothing comes once more, but for medication; equal ends are none.
  package var night = ClockHours(from: .hour(22), to: .hour(7))
  /// Minutes before a deadline with a clock time, and before the morning of one without, at which it
  /// speaks up as well.
  package var deadlineLeads = [60]
  package var deadlineDayLeads = [1440]
  /// Minutes after which something urgent comes that has no time.
  package var urgent = 60
  /// Whether popups keep to themselves what they are about.
  package var isPrivate = false
  /// Whether a popup may sound; never while it is quiet.
  package var hasSound = false
  package var briefing = Briefing()
  /// The look back in the evening, off until it is chosen.
  package var wrapUp = Briefing(isOn: false, at: .hour(20), window: 3)
  package var focus = Focus()
  package var push = Push()

  package struct Briefing: Hashable, Sendable {
    package var isOn = true
    /// Civil time; the briefing comes from here on for `window`, then silently not.
    package var at = TimeOfDay.hour(8)
    /// Hours after `at` during which a briefing still comes.
    package var window = 4
    /// At most this many picks.
    package var picks = 3
    /// Whether an empty day is briefed too.
    package var onEmptyDays = false
    /// The place whose weather it tells; empty for none.
    package var place = ""
    /// Whether it tells on Mondays what was done in the week before.
    package var tellsWeek = false

    package init() {}

    init(isOn: Bool, at: TimeOfDay, window: Int) {
      (self.isOn, self.at, self.window) = (isOn, at, window)
    }
  }

  package init() {}
}

extension Policy {
  /// The lengths of a focus session, in minutes.
  package struct Focus: Hashable, Sendable {
    package var length = 25
    package var shortBreak = 5
    package var longBreak = 15
    /// After so many rounds the break is a long one.
    package var rounds = 4
    /// Whether "I'm doing it" offers a session.
    package var isOffered = true
    /// Whether the desktop keeps popups of others back during a round.
    package var quietsDesktop = false

    package init() {}
  }
}

extension Policy {
  /// When a reminder goes to the phone, off until there is a place for it.
  package struct Push: Hashable, Sendable {
    package var isOn = false
    /// Minutes without an answer.
    package var after = 10
    /// Messages in one civil day at most; 0 for as many as there are.
    package var perDay = 50

    package init() {}
  }
}
