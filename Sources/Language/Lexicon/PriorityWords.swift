import Model

/// Words that say how much a to-do matters.
enum PriorityWords {
  static let all = PhraseMap<Priority>([(high, .high), (low, .low)])

  static let high = """
    urgent / urgently / very urgent / really urgent / asap / a . s . a . p / as soon as possible
    important / very important / really important / super important / critical / top priority
    high priority / highest priority / that one's urgent / that's urgent / it's urgent
    this is urgent / that is urgent / it's important / this is important / that's important
    that one's important / it is urgent / it is important / that one is urgent
    that one is important / it's critical / this one's urgent / this one is urgent
    it's really important / it's very important / with high priority / make it high priority
    make that high priority / it's high priority / that's high priority / that's top priority
    which is urgent / which is important / this is really important / this is really urgent
    it's urgent that i / it's urgent that we / it's important that i / it's important that we
    it's really important that i / it's very important that i / it's crucial that i / it's crucial that we / it's critical that i / it's critical that we
    it's vital that i / it's vital that we / it's essential that i / it's essential that we / that's critical / it's crucial / that's crucial
    it's vital / crucial / this is very important / it's super important / it's super urgent / it's really urgent
    """

  static let low = """
    when you have time / when i have time / when i have some time / when there's time / no rush
    no hurry / someday / some day / low priority / lowest priority / whenever / not urgent
    it's not urgent / whenever i can / when i get a chance / when you get a chance
    when i get around to it / with low priority / make it low priority / there's no rush
    if i have time / not important / it's low priority / that's low priority / whenever possible
    whenever you can / whenever i get a chance / whenever i have time
    """

  static let degrees = PhraseMap<Priority>([
    ("urgent / important / high priority / critical", .high), ("low priority / not urgent", .low),
  ])
}
