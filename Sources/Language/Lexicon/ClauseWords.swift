/// Words that tell the parts of a clause.
enum ClauseWords {
  /// Subjects that name nothing by themselves.
  static let pronouns = WordSet(
    "he he's it it's she she's that that's there there's they they're this"
  )

  /// Verbs that tell what will be, or what has to be.
  static let presents = WordSet(
    """
    are arrives arriving begins closes comes coming ends expires finishes gets goes going got has have
    is leaves leaving needs opens runs starts starting visits visiting
    """
  )

  static let beingWords = WordSet("are begins is starts")

  static let events = WordSet("appointment birthday calendar meeting party reminder wedding")

  static let requestWords = WordSet(
    "alarm alert appointment event notify remind reminded reminder schedule timer"
  )

  static let fallbackTitles = WordMap<String>([
    ("alarm alarms", "Alarm"), ("timer", "Timer"), ("reminder remind", "Reminder"),
    ("alert", "Alert"), ("appointment", "Appointment"), ("event", "Event"),
  ])

  static let wakings = PhraseTable("wake me / wake me up / to wake me up")

  static let listVerbs = WordSet("add need place put stick throw want")

  static let noteOpeners = PhraseTable(
    """
    note that / details : / notes : / note : / details / with the note / with a note
    additional details / with note
    """
  )

  /// Words that such a condition begins with.
  static let conditions = PhraseTable(
    """
    while i'm / while i am / while we're / while you're / when / whenever / next time / the next time / if / as soon as / once / every time / each time
    the moment / after work / before work / after school / before bed / after breakfast
    after lunch / after dinner / on the way home / on my way home / on the way to work
    on my way to work
    """
  )
}
