import Model

/// Words that say how much a to-do matters.
enum PriorityWords {
  static let all = PhraseMap<Priority>([
    (high + said(levels.high), .high), (low + said(levels.low), .low), (normal, .normal),
  ])

  /// The signs of who types them.
  static let signs: [Word: Priority] = [
    "!high": .high, "!1": .high, "!normal": .normal, "!medium": .normal, "!2": .normal,
    "!low": .low, "!3": .low,
  ]

  /// Words that say that something is for now, and those that only sound so.
  static let urgent = ["asap", "a.s.a.p", "as soon as possible", "urgent"]
  static let notUrgent = ["not urgent"]

  /// How much something may matter, in words that stand behind "it's" or "mark it as".
  private static let levels = (
    high: ["urgent", "important", "critical", "crucial", "vital", "high priority", "top priority"],
    low: ["low priority", "not urgent", "not important"]
  )

  /// The ways of saying it in a sentence: "it's really urgent", "mark this as important".
  private static func said(_ levels: [String]) -> String {
    let degrees = ["", "really ", "very ", "super ", "extremely ", "pretty ", "quite ", "so "]
    let things = ["it", "this", "that", "this one", "that one", "them"]
    let tellings = [
      "it's", "its", "it is", "this is", "that is", "that's", "this one's", "that one's",
      "this one is",
      "that one is", "which is", "they're", "they are", "theyre", "thats",
    ]
    let askings = things.flatMap { thing in
      ["mark \(thing) as", "mark \(thing)", "make \(thing)", "flag \(thing) as", "set \(thing) as"]
        + ["set \(thing) to", "tag \(thing) as", "treat \(thing) as", "put \(thing) down as"]
    }
    let graded = levels.flatMap { level in degrees.map { $0 + level } }
    let phrases =
      graded
      + tellings.flatMap { telling in graded.map { "\(telling) \($0)" } }
      + askings.flatMap { asking in levels.map { "\(asking) \($0)" } }
      + levels.filter { $0.hasSuffix("priority") }.flatMap {
        ["with \($0)", "as \($0)", "a \($0)"]
      }
    return " / " + phrases.joined(separator: " / ")
  }

  static let high = """
    ! ! / ! ! ! / p 1 / high prio / prio one / prio 1 / priority one / priority 1 / urgently / asap / a . s . a . p / as soon as possible / highest priority
    with the highest priority / with highest priority / it's urgent that i / it's urgent that we
    it's important that i / it's important that we / it's really important that i
    it's very important that i / it's crucial that i / it's crucial that we / it's critical that i
    it's critical that we / it's vital that i / it's vital that we / it's essential that i
    it's essential that we / essential / it's essential / that's essential / this is essential
    don't put it off / do it first / this comes first
    """

  static let normal = "p 2 / prio 2 / prio two / priority 2 / priority two / normal priority"

  static let low = """
    p 3 / prio 3 / priority 3 / when you have time / when i have time / when i have some time / when there's time / no rush
    no hurry / someday / some day / low priority / lowest priority / whenever / not urgent
    it's not urgent / whenever i can / when i get a chance / when you get a chance
    when i get around to it / with low priority / make it low priority / there's no rush
    if i have time / not important / it's low priority / that's low priority / whenever possible
    whenever you can / whenever i get a chance / whenever i have time / there's no hurry / no hurry on that
    no rush on that / no rush on this / no rush on it / no rush at all / no pressure / lowest priority
    low prio / it can wait / that can wait / this can wait / it's not a rush / in no hurry / not a priority
    """

  static let degrees = PhraseMap<Priority>([
    ("urgent / important / high priority / critical", .high), ("low priority / not urgent", .low),
  ])
}
