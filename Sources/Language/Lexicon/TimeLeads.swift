/// Small words that lead into a time, and words around the pieces of one.
enum TimeLeads {
  static let leads = WordSet("@ after at before by due for from in on until")

  static let openers = WordSet(
    """
    @ about after anytime approximately around as at before beginning by come commencing due during
    for from in more no not on onwards or over prior since sometime starting through throughout til till until
    deadline when
    """
  )

  /// Nouns that take a number before them: "at 12 main street", "at 5 guys".
  static let places = WordSet("ave avenue drive guys lane rd road st street way")

  /// What leaves at a time of its own.
  static let transports = WordSet("boat bus coach express ferry flight plane shuttle train tram")

  static let completions = PhraseTable(
    """
    after completion / from completion / after completing / after completing it / after it's done
    after it is done / once it's done / after i'm done / after i am done / after i do it
    after i've done it / after i did it / after i finish / after i finish it / after i last did it
    after doing it / after finishing / after finishing it / from when it's done
    from when i finish / from when i do it / after the last time / since the last time
    after last time / after the last one / after each completion / from the last time
    """
  )

  static let possessives = WordMap<TimeUnit>([
    ("minute's minutes'", .minute), ("hour's", .hour), ("day's", .day), ("week's", .week),
    ("fortnight's", .fortnight),
    ("month's", .month), ("year's", .year),
  ])

  static let letters = WordMap<TimeUnit>([
    ("h", .hour), ("m", .minute), ("s", .second), ("d", .day), ("w", .week), ("mo", .month),
    ("y", .year),
  ])
}
