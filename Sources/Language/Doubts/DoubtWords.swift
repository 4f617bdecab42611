/// Words that tell of something that was not understood, where they stay in a title.
enum DoubtWords {
  /// Days and parts of days, as thumbs and recognisers write them, too.
  static let days = WordSet(
    """
    today tonight tonite 2nite tomorrow tomorow tomoro tomoz tmoz tmr tmrw tmw tmrrow 2moro 2mro
    yesterday morn eve nite wkend midnight noon lunchtime bedtime teatime
    """
  )

  /// Words of a repeat.
  static let repeats = WordSet(
    "every evry evrey everyday daily nightly weekly monthly hourly twice"
  )

  /// What takes place at an hour.
  static let happenings = WordSet(
    """
    lunch dinner breakfast brunch drinks coffee meeting standup bed bedtime party appointment appt
    class lesson yoga gym haircut interview viewing film movie match kickoff pickup
    """
  )

  /// Words that bound a time, or take some of it out.
  static let bounds = WordSet("until til till except exept excluding")

  /// Words before days that a repeat leaves out.
  static let leavingOut = WordSet(
    "except excluding excepting other apart but not no never skip skipping without minus don't"
  )

  /// Words before how much there may be at most, or at least.
  static let limits = WordSet("least max maximum most than")

  /// Words that wait for a clock time where a small number follows.
  static let beforeClocks = WordSet("b4 before bfore by till til until at around from btwn between")

  /// Words that are times by themselves.
  static let moments = WordSet("b4 bfore asap eod")

  /// Words before a number of days or hours.
  static let beforeAmounts = WordSet("in within for every")

  /// Words behind a number of days or hours that count from something else.
  static let behindAmounts = WordSet("later earlier before after b4")

  /// Meals that a dose goes with.
  static let meals = WordSet("breakfast lunch dinner supper tea")

  static let halvesOfDay = WordSet("am pm a.m p.m ish o'clock oclock")

  /// Words that a to-do of its own hardly begins with.
  static let openings = WordSet(
    """
    and or but with w on in at by for from of to that then so because cos bc adn n as if when which
    who is are was were will would should could can has had isnt isn't not no nah it its
    it's hes he's shes she's they theyre they're we i im i'm ill i'll ive i've both them him her
    including this these those up off out down over after before b4 until till except exept pm am
    """
  )

  /// Words that wait for more behind them.
  static let endings = WordSet(
    """
    the a an of to for with and or but at from w my their our is are was because cos if when who
    which about into than
    """
  )

  /// Words that name nothing by themselves.
  static let pronouns = WordSet("it them him her that this those these they one ones")

  /// Words before a word of time that is a part of what there is to do: "re sat", "the friday one".
  static let topics = WordSet("re about the this a an my our his her their no of")

  /// Verbs behind which times are told to somebody.
  static let telling = WordSet("tell ask let")

  /// Words before a place that is named after somebody: "from Heather's".
  static let beforePlaces = WordSet("from at to by in into near outside off behind")

  /// Words between two to-dos.
  static let joints = WordSet("and then also plus n adn & but")

  /// Short and mistyped words of time, as the grammar knows them.
  static let spellings = WordMap<String>([
    ("morn", "morning"), ("eve", "evening"), ("nite", "night"), ("tonite 2nite", "tonight"),
    ("tmoz tomoz tmr tmrw tmw tmrrow tomoro tomorow 2moro 2mro", "tomorrow"),
    ("b4 bfore", "before"),
    ("evry evrey", "every"), ("exept", "except"), ("til till", "until"), ("btwn", "between"),
  ])
}
