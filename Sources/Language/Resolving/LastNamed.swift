/// What a name of a time means to somebody who looks back: as said today, or else a week, a month or a
/// year ago, the first of these that is over.
///
/// "Friday" and "october" come again; "tomorrow" and "in 3 days" mean another day each day, and never
/// one that is over. Where none is over, it is what the words mean today.
func lastNamed<Answer: Equatable>(
  _ words: String,
  isOver: (Answer) -> Bool,
  said: (_ daysAgo: Int) -> Answer?
) -> Answer? {
  let meant = said(0)
  if let meant, isOver(meant) { return meant }
  let ahead = ["next", "coming", "upcoming", "following", "tomorrow"]
  let isAhead = words.lowercased().split(separator: " ").contains { ahead.contains(String($0)) }
  // The one day on which a name changes what it means is not both of these.
  let isFixed = meant == said(1) || said(1) == said(2)
  guard isFixed, !isAhead else { return meant }
  return [7, 31, 366].lazy.compactMap(said).first(where: isOver) ?? meant
}
