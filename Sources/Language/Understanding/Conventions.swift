package import Model

/// The meanings that English leaves open; every value has its key in the config file.
package struct Conventions: Hashable, Sendable {
  package enum DateOrder: String, CaseIterable, Hashable, Sendable {
    /// 4/5 is 5 April.
    case monthFirst = "mdy"
    /// 4/5 is 4 May.
    case dayFirst = "dmy"
  }

  package enum NextWeekday: String, CaseIterable, Hashable, Sendable {
    /// "next friday" is the Friday of the following Monday-based week.
    case following
    /// "next friday" is the coming Friday.
    case nearest
  }

  /// The clock time of a day for which none was said.
  package var day = TimeOfDay.hour(9)
  package var morning = TimeOfDay.hour(9)
  package var noon = TimeOfDay.hour(12)
  package var afternoon = TimeOfDay.hour(13)
  package var evening = TimeOfDay.hour(18)
  package var night = TimeOfDay.hour(20)
  package var breakfast = TimeOfDay.hour(8)
  package var afterLunch = TimeOfDay.hour(13, 30)
  package var afterSchool = TimeOfDay.hour(15, 30)
  package var afterWork = TimeOfDay.hour(17, 30)
  package var bedtime = TimeOfDay.hour(21, 30)
  /// The sun's times where the zone has no place, or where it does not rise and set.
  package var sunrise = TimeOfDay.hour(7)
  package var sunset = TimeOfDay.hour(19)
  package var early = TimeOfDay.hour(7)
  package var late = TimeOfDay.hour(22)
  package var endOfDay = TimeOfDay.hour(17)
  package var thisWeek = TimeOfDay.hour(10)
  /// Until this time in the night "tomorrow" is the day that has not begun for the speaker.
  package var dayStarts = TimeOfDay.hour(4)
  package var dateOrder = DateOrder.monthFirst
  package var nextWeekday = NextWeekday.following
  /// Whose day is meant where several countries have one of the same name.
  package var holidays = HolidayRegion.us

  /// Whether `#groceries`, `!high` and `due:friday` count where they are typed.
  package var readsShorthand = true

  package init() {}
}
