package import Model
package import Store

/// A day in short: what `briefing` answers.
package struct BriefingJSON: Answer {
  let contents: BriefingContents
  let zone: Zone

  package init(_ contents: BriefingContents, in zone: Zone) {
    self.contents = contents
    self.zone = zone
  }

  package static let object = AnswerObject<Self>(
    "briefing",
    "What a day holds.",
    in: \.zone,
    [
      .field("day", "The day.", \.contents.day),
      .zone(\.zone, "The zone of the day, and of instants."),
      .field("dueToday", "How many to-dos are due on it.", \.contents.dueToday),
      .field("picks", "The few that matter most.", \.contents.picks),
      .field("stillOnList", "What was due before and is open.", \.contents.stillOnList),
      .field("ahead", "What a deadline of the next days is about.", \.contents.ahead),
    ]
  )
}
