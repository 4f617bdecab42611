/// Nouns that tell that something kept here is meant.
enum ThingNouns {
  /// What this program keeps, under the names that people have for it.
  static let things = WordSet(
    """
    reminder reminders remainder remainders reminder's alarm alarms timer timers todo todos task
    tasks notification notifications alert alerts countdown reminding chores
    """
  )

  /// Where it is kept.
  static let places = WordSet(
    """
    calendar calendars calender calander calandar schedule schedules sechdule agenda list lists
    planner diary itinerary
    """
  )

  /// What people have dates for.
  static let events = WordSet(
    """
    event events meeting meetings appointment appointments apt appt engagement engagements plan
    plans lunch dinner breakfast brunch party class classes lesson lessons session sessions game
    games interview interviews conference conferences trip trips flight flights reservation
    reservations booking bookings concert concerts wedding practice match matches date dates
    commitment commitments birthday birthdays deadline deadlines visit get-together outing
    playdate call calls item items entry entries thing things anything something everything
    """
  )

  /// Whether two stems are words for one kind of date: "appt" and "appointment".
  static func areOneKind(_ one: Word, _ other: Word) -> Bool {
    kinds.contains { $0.contains(one) && $0.contains(other) }
  }

  private static let kinds: [Set<Word>] = [
    "appointment appt apt", "lesson class course", "booking reservation", "trip journey travel",
    "conference congress", "meeting meetup",
  ].map { row in
    Set(CommandVerb.words(row).map { TodoMatcher.alike(Stem.of($0)) })
  }

  /// Words that mean all of it without a name.
  static let everything = WordSet("everything anything all something nothing")

  /// Whether it names several of what is kept.
  static func isPlural(_ token: Token) -> Bool {
    (isThing(token) || isEvent(token)) && !token.text.isOne(of: "class", "reminder's")
  }

  static func isThing(_ token: Token) -> Bool { !token.isQuoted && things.contains(token.text) }
  static func isPlace(_ token: Token) -> Bool { !token.isQuoted && places.contains(token.text) }
  static func isEvent(_ token: Token) -> Bool { !token.isQuoted && events.contains(token.text) }
}
