/// Words that a speaker did not mean, and words that put others right.
enum RepairWords {
  /// Where a filler says nothing.
  enum Place: Sendable {
    case anywhere
    /// Only behind a pause: "you know" may be a sentence of its own.
    case paused
  }

  static let corrections = PhraseTable(
    """
    no wait / wait no / no sorry / sorry no / oh wait / i mean / no i mean / no make it
    make it / make that / actually make it / actually make that / actually no / no actually
    wait make it / or rather / no wait make it / sorry make it / wait actually / correction
    no not / no make that / sorry i mean / sorry / wait / no / actually
    """
  )

  static let sounds = WordSet("ah eh er erm hm hmm mhm mm uh uhh uhhh uhm um umm")

  static let fillers = PhraseMap<Place>([
    ("so yeah / oh yeah / yeah so", .anywhere),
    (
      "you know what / oh my god i forgot to / oh my god / oh no / omg / i almost forgot to",
      .anywhere
    ),
    ("you know / i mean / sort of / kind of / let's see / basically / what else", .paused),
  ])

  static let stutters = WordSet("a and at for i in my need on the then to tomorrow")
}
