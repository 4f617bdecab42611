/// What `parse --explain` says beside the words of the text.
package enum ExplanationWords: String, SentenceFamily {
  case rulesHeading, like
  case title, verb, time, `repeat`, lead, list, priority, notes, opener, filler, correction
  case retraction, joint, talk, rest
  case tokenPlain, rulePlain, otherReading

  package var sentence: Sentence {
    switch self {
    case .rulesHeading: Sentence("Rules")
    case .like: Sentence("as in “{example}”")
    case .title: Sentence("title")
    case .verb: Sentence("verb")
    case .time: Sentence("time")
    case .repeat: Sentence("repeat")
    case .lead: Sentence("ahead")
    case .list: Sentence("list")
    case .priority: Sentence("priority")
    case .notes: Sentence("notes")
    case .opener: Sentence("opener")
    case .filler: Sentence("filler")
    case .correction: Sentence("corrected")
    case .retraction: Sentence("taken back")
    case .joint: Sentence("joint")
    case .talk: Sentence("talk")
    case .rest: Sentence("left out")
    case .tokenPlain: Sentence("{role}: “{words}”.")
    case .rulePlain: Sentence("“{words}” was read by the rule for {kind}, as in “{example}”.")
    case .otherReading:
      Sentence("It could also be “{words}”. Once it is stored: {command}")
    }
  }
}

/// Why a time is what it is, where words leave it open.
package enum ReasonWords: String, SentenceFamily {
  case nextInWakingHours, usualMorning, usualAfternoon, halfByPart, part
  case noClock, todayInAnHour, todayInTheMorning, todayIsOver, passedToday, noDay
  case comingDay, followingWeek, nearestWeek, weeksLater
  case noYear, noMonth, monthFirst, dayFirst, onlyOrder
  case restOfPeriod, firstOfPeriod, endOfPeriod
  case elapsed, dayHasNotEnded, deadline, endKept, firstOccurrence, lead, counted
  case sharedDate

  package var sentence: Sentence {
    switch self {
    case .nextInWakingHours:
      Sentence("No am or pm was said: {words} is {time}, the next one in waking hours.")
    case .usualMorning:
      Sentence("No am or pm was said: {words} is {time}, as 7 to 11 are taken for am.")
    case .usualAfternoon:
      Sentence("No am or pm was said: {words} is {time}, as 1 to 6 and 12 are taken for pm.")
    case .halfByPart:
      Sentence("No am or pm was said: the part of the day makes {words} {time}.")
    case .part: Sentence("“{words}” stands for {time}.")
    case .noClock: Sentence("No clock time was said: it comes at {time}.")
    case .todayInAnHour: Sentence("No clock time was said: it comes in an hour, at {time}.")
    case .todayInTheMorning: Sentence("No clock time was said: today it comes at {time}.")
    case .todayIsOver:
      Sentence("No clock time was said, and today is nearly over: it is for {day} at {time}.")
    case .passedToday: Sentence("That time is over for today, so it is for {day}.")
    case .noDay: Sentence("No day was said: {day} has the next {time}.")
    case .comingDay: Sentence("“{words}” is the coming one: {day}.")
    case .followingWeek: Sentence("“next {words}” is the one of the following week: {day}.")
    case .nearestWeek: Sentence("“next {words}” is the coming one, as the settings say: {day}.")
    case .weeksLater: Sentence("It is counted in weeks from the coming {name}: {day}.")
    case .noYear: Sentence("No year was said: {day} is the next such date.")
    case .noMonth: Sentence("No month was said: {day} is the next such day.")
    case .monthFirst: Sentence("{words} is the month, then the day: {day}.")
    case .dayFirst: Sentence("{words} is the day, then the month: {day}.")
    case .onlyOrder: Sentence("{words} can only be {day}.")
    case .restOfPeriod: Sentence("“{words}” has begun, so it is for what is left of it: {day}.")
    case .firstOfPeriod: Sentence("“{words}” is its first day: {day}.")
    case .endOfPeriod: Sentence("“{words}” is {day} at {time}.")
    case .elapsed: Sentence("It is counted from now, whatever the clocks do meanwhile.")
    case .dayHasNotEnded: Sentence("Before {time} the day that began yesterday still runs.")
    case .deadline: Sentence("That is when it has to be done; the reminder comes then.")
    case .endKept: Sentence("It begins then; its end, {time}, is kept.")
    case .firstOccurrence: Sentence("The first one from now on is {day}.")
    case .lead: Sentence("The reminder comes that much earlier.")
    case .counted: Sentence("It is counted from the time that was said: {day} {time}.")
    case .sharedDate: Sentence("The time was said before, for all that follows.")
    }
  }
}
