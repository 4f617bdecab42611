/// Words that tell how something is taken, and how much of it.
enum RegimenWords {
  /// Units of a dose: two of one kind are two doses.
  static let doseUnits: [[Word]] = [
    ["mg"], ["mcg", "µg"], ["ml"], ["g"], ["unit", "units", "iu"], ["puff", "puffs"],
    ["tablet", "tablets", "tab", "tabs", "pill", "pills", "capsule", "capsules"],
    ["drop", "drops"],
  ]

  /// Words that say that something is not done.
  static let denials = WordSet(
    """
    can't cannot couldn't didn't doesn't don't isn't mustn't never no not shouldn't stopped won't
    wouldn't haven't hasn't
    """
  )

  /// Words that bound how often or how much: no order by themselves.
  static let limits = PhraseTable(
    """
    up to / at most / no more than / not more than / never more than / not to exceed
    max / maximum / maximum of / a maximum of / max of
    """
  )

  /// Words behind which something is only taken when it is wanted.
  static let asNeeded = PhraseTable(
    """
    as needed / if needed / when needed / as required / if required / when required / prn
    as necessary / if necessary / when necessary / when in pain / if in pain
    """
  )

  /// How often a day, as it is written on a prescription.
  static let letters = WordSet("bid tid tds qid qds")

  /// The same, where nothing else is meant by it.
  static let shortLetters = WordSet("bd od qd qhs")

  /// Words before the first day.
  static let starts = WordSet("starting beginning commencing start begin from")

  /// Words before a number of days that are no course.
  static let beforeOtherDays = WordSet(
    "after ago by each every first for in last least next of over past per within"
  )

  /// Words before the last day.
  static let ends = WordSet("until till til through thru")
}
