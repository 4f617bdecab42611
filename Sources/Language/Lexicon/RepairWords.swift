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
    no really / no not / no make that / sorry i mean / sorry / wait / no / actually / i meant / no i meant
    sorry i meant / no no / or no / er no / hang on no / hold on no / no hang on / no hold on / wait hang on
    well actually / well no / well make that / well make it / oh no wait / on second thought
    on second thoughts / better make it / better make that / let's make it / let's make that
    make that rather / rather
    """
  )

  static let sounds = WordSet("ah eh er erm hm hmm mhm mm uh uhh uhhh uhm um umm")

  static let fillers = PhraseMap<Place>([
    ("so yeah / oh yeah / yeah so", .anywhere),
    (
      "you know what / oh my god i forgot to / oh my god / oh no / omg / i almost forgot to / from now on",
      .anywhere
    ),
    ("you know / i mean / sort of / kind of / let's see / basically / what else", .paused),
  ])

  /// Words that say nothing where pauses stand around them: "well, ...", "..., like, ...".
  ///
  /// None that may put something right: "friday, actually, monday" is Monday.
  static let asides = PhraseTable(
    """
    like / well / so / okay / ok / right / yeah / anyway / basically / honestly / i guess
    i think / i suppose / you see / you know / let me see / let me think / let's see / what was it
    where was i / how do i say this / look / now / hmm / sort of / kind of
    i'd say / as it were / so to speak / what's it called / oh / ah / yes / really / literally
    """
  )

  /// Words at the beginning of a sentence that only count what follows, or say what kind it is.
  static let numberings = PhraseTable(
    """
    first / firstly / first thing / first of all / second / secondly / second thing / third / thirdly / third thing
    fourth / fifth / next / next one / next thing / last / lastly / last thing / last one / finally / one more
    one more thing / another / another one / another thing / number one / number two / number three
    number four / number five / item one / item two / item three / one / two / three / four / five
    reminder / reminders / to do / todo / to - do / to dos / task / tasks / note to self / memo / note
    new task / new reminder / new to do / another task / another reminder / another to do / and finally
    and lastly / also / then / after that / plus / so / okay / right / now / oh
    """
  )

  static let stutters = WordSet("a and at for i in my need on the then to tomorrow")
}
