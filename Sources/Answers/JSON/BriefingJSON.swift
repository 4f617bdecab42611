package import Model
import Planning
package import Store

/// What was done in a week.
extension WeekDone: Answer {
  package static let object = Object("week-done", "What was done in a week.") {
    Field("done", "How many things were done.", \.count)
    Field("kept", "How many times of what repeats were done.", \.kept.count)
    Field("came", "How many times of what repeats could be done.", \.kept.of)
    Field("focusSeconds", "How long focus lasted, in seconds.") { Int($0.focus.components.seconds) }
  }
}

/// A day in short: what `briefing` answers.
extension BriefingContents: Answer {
  package static let object = Object("briefing", "What a day holds.") {
    Field("day", "The day.", \.day)
    Field.zone("The zone of the day, and of instants.")
    Field("dueToday", "How many to-dos are due on it.", \.dueToday)
    Field("unsure", "How many open to-dos wait to be looked at with review.", \.unsure)
    Field("picks", "The few that matter most.", \.picks)
    Field("stillOnList", "What was due before and is open.", \.stillOnList)
    Field("putOff", "What was put off to a later time of that day.", \.putOff)
    Field("movable", "How many of all these are fixed to no day or time.", \.movable)
    Field("ahead", "What a deadline of the next days is about.", \.ahead)
    Field("events", "Events of calendars on the day, the earliest first.", \.events)
    Field("weather", "The weather of the day. Weather data by Open-Meteo.com.", \.weather)
      .null(where: "no place is set, or nobody has answered")
    Field("lastWeek", "What was done in the week before.", \.lastWeek)
      .null(where: "it is no Monday, nothing was done, or briefing.week is off")
  }
}

/// The weather of a day.
extension Weather: Answer {
  package static let object = Object(
    "weather",
    "The weather of a day at the place of the settings."
  ) {
    Field("kind", "What it is like.", oneOf: Kind.allCases.map { "\($0)" }) { weather in
      weather.kind.map { "\($0)" }
    }
    .null(where: "it is none of these")
    Field("low", "The coldest, in degrees Celsius.", \.low)
    Field("high", "The warmest, in degrees Celsius.", \.high)
    Field("rain", "How likely rain is, in per cent.", \.rain).null(where: "nobody says")
    Field("wind", "The strongest wind, in kilometres an hour.", \.wind).null(where: "nobody says")
  }
}
