package import Model

/// Why a time is what it is where words leave it open.
package struct Reason: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case nextInWakingHours, usualMorning, usualAfternoon, halfByPart, part
    case noClock, todayInAnHour, todayInTheMorning, todayIsOver, passedToday, noDay
    case comingDay, followingWeek, nearestWeek, weeksLater
    case noYear, noMonth, monthFirst, dayFirst, onlyOrder
    case restOfPeriod, firstOfPeriod, endOfPeriod
    case elapsed, dayHasNotEnded, deadline, endKept, firstOccurrence, lead, counted
    case sharedDate
  }

  package let kind: Kind
  /// The words of it: "3", "thursday", "next week"; empty where they do not matter.
  package let words: String
  /// The value that they came to.
  package let date: CivilDate?
  package let time: TimeOfDay?

  package init(_ kind: Kind, _ words: String = "", date: CivilDate? = nil, time: TimeOfDay? = nil) {
    self.kind = kind
    self.words = words
    self.date = date
    self.time = time
  }
}
