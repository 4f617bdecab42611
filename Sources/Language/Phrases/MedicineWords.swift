/// Words that tell that something is taken, as medicine is.
enum MedicineWords {
  /// What medicine is called by whoever takes it, and the units that it is measured in.
  static let names = WordSet(
    """
    antibiotic antibiotics aspirin capsule capsules cream dose doses drops gel inhaler injection
    insulin iu mcg med meds medication medicine melatonin mg ml ointment patch penicillin pessary pill
    pills puff puffs spray statin supplement suppository syrup tab tablet tablets tabs unit units
    vitamin vitamins warfarin µg
    """
  )

  /// Verbs of taking something in, or giving it.
  static let taking = WordSet("apply give inhale inject swallow take taking")

  /// Endings that names of medicines have; they only lead to a question.
  private static let endings: [Word] = [
    "azole", "caine", "dopa", "gabalin", "lukast", "mantine", "pentin", "pezil", "terol", "cetamol",
    "cillin", "codone", "cycline", "dipine", "fenac", "floxacin",
    "formin", "gliptin", "methasone", "mycin", "olol", "olone", "oxetine", "parin", "pramide",
    "pril",
    "profen",
    "sartan", "semide", "sone", "statin", "thiazide", "thyroxine", "tidine", "trexate", "triptan",
    "xaban", "zepam",
  ]

  /// What stands behind "take" where nothing is taken in.
  private static let moving = WordSet(
    """
    away back bins car cat dog down home kids notes off out over photo photos picture rubbish to
    trash up
    """
  )

  /// Whether something is taken in one of these words: a medicine, or what a verb of taking says.
  static func areTaken(_ tokens: [Token], _ range: Range<Int>) -> Bool {
    range.contains { isTaken(tokens, $0, in: range) }
  }

  private static func isTaken(_ tokens: [Token], _ index: Int, in range: Range<Int>) -> Bool {
    let token = tokens[index]
    guard token.isWord, !token.isQuoted else { return false }
    if names.contains(token.text) { return true }
    if taking.contains(token.text) {
      let next = tokens[index..<min(index + 6, range.upperBound)].dropFirst()
      return !next.isEmpty && !next.contains { moving.contains($0.text) }
    }
    guard token.bytes.count > 6, token.facts == .none else { return false }
    return endings.contains { token.text.hasSuffix($0) }
  }
}
