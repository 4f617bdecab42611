package import Store

/// A day in short: what `briefing` answers.
extension BriefingContents: Answer {
  package static let object = Object("briefing", "What a day holds.") {
    Field("day", "The day.", \.day)
    Field.zone("The zone of the day, and of instants.")
    Field("dueToday", "How many to-dos are due on it.", \.dueToday)
    Field("picks", "The few that matter most.", \.picks)
    Field("stillOnList", "What was due before and is open.", \.stillOnList)
    Field("putOff", "What was put off to a later time of that day.", \.putOff)
    Field("movable", "How many of all these are fixed to no day or time.", \.movable)
    Field("ahead", "What a deadline of the next days is about.", \.ahead)
  }
}
