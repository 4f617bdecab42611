/// Words that tell how something is taken, and how much of it.
enum RegimenWords {
  /// What medicine is called by whoever takes it, and the units that it is measured in.
  static let medicines = WordSet(
    """
    antibiotic antibiotics aspirin capsule capsules cream dose doses drops gel inhaler injection
    insulin iu mcg med meds medication medicine melatonin mg ml ointment patch penicillin pessary pill
    pills puff puffs spray statin supplement suppository syrup tab tablet tablets tabs unit units
    vitamin vitamins warfarin µg
    """
  )

  /// Units of a dose: two of one kind are two doses.
  static let doseUnits: [[Word]] = [
    ["mg"], ["mcg", "µg"], ["ml"], ["g"], ["unit", "units", "iu"], ["puff", "puffs"],
    ["tablet", "tablets", "tab", "tabs", "pill", "pills", "capsule", "capsules"],
    ["drop", "drops"],
  ]

  /// Endings that names of medicines have; they only lead to a question.
  static let endings: [String] = [
    "azole", "caine", "cillin", "codone", "cycline", "dipine", "formin", "floxacin", "fenac",
    "gliptin", "methasone", "mycin", "olol", "olone", "oxetine", "parin", "prazole", "pril",
    "profen", "sartan", "semide", "solone", "sone", "statin", "thiazide", "thyroxine", "tidine",
    "trexate", "triptan", "xaban", "zepam", "cetamol",
  ]

  /// Verbs of taking something in, or giving it.
  static let taking = WordSet("apply give inhale inject swallow take taking")

  /// What stands behind "take" where nothing is taken in.
  static let moving = WordSet(
    "away back bins car dog down home kids notes off out over photo photos picture rubbish to trash up"
  )

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

  /// Words before the first day.
  static let starts = WordSet("starting beginning commencing start begin from")

  /// Words before the last day.
  static let ends = WordSet("until till til through thru")
}
