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

  /// Words by which a course of something ends: "until the pack is empty", "till I feel better".
  static let courseEnds = WordSet(
    """
    better done empties empty ends finished gone goes healed heals out over stops through told up used well
    """
  )

  /// Who sat, where "sat" tells of it.
  static let sitters = WordSet("he i she that they we who you")

  static let beingWords = WordSet("are begins is starts")

  static let events = WordSet("appointment birthday calendar meeting party reminder wedding")

  static let requestWords = WordSet(
    """
    alarm alarms alert alerts appointment countdown countdowns event notification notifications notify remind reminded reminder
    reminders schedule timer timers
    """
  )

  static let fallbackTitles = WordMap<String>([
    ("alarm alarms", "Alarm"), ("countdown countdowns timer timers", "Timer"),
    ("notification notifications notify remind reminded reminder reminders", "Reminder"),
    ("alert alerts", "Alert"), ("appointment", "Appointment"), ("event", "Event"),
  ])

  static let wakings = PhraseTable("wake me / wake me up / to wake me up")

  static let listVerbs = WordSet("add need place put stick throw want")

  static let noteOpeners = PhraseTable(
    """
    note that / details : / notes : / note : / details / with the note / with a note
    additional details / with note
    """
  )

  /// Words that forbid something, told beside an appointment: "no food after midnight".
  static let forbidding = WordSet("avoid don't fast fasting never no nothing without")

  /// Words before the clock time at which one comes to an appointment, or somebody leaves.
  static let arriving = PhraseTable(
    """
    arrive / arriving / arrival / arrive there / be there / get there / doors / doors open / door opens / boarding
    gate closes / gates close / check in opens / check in is / check in closes / it starts / it ends / it closes
    she leaves / he leaves / they leave / she finishes / he finishes / they finish / they close / they open
    she's in / he's in / kick off / kick off is / ceremony / ceremony is / last orders
    """
  )

  /// Words that such a condition begins with.
  static let conditions = PhraseTable(
    """
    while i'm / while i am / while we're / while you're / when / whenever / next time / the next time / if / as soon as / once / every time / each time
    the moment / after work / before work / after school / before bed / after breakfast
    after lunch / after dinner / on the way home / on my way home / on the way to work
    on my way to work / at sunset / at sunrise / at dawn / at dusk / before sunset / after sunset
    before dark / after dark / at first light / every payday / each payday / on payday
    """
  )
}
