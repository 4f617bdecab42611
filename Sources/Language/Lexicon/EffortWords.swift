import Model

/// Words that say what something takes: how long, and how much energy.
enum EffortWords {
  /// What energy may be called where it stands apart: ", low energy".
  static let levels = PhraseMap<Effort.Energy>([
    ("low energy / low - energy / little energy / not much energy / hardly any energy", .low),
    ("high energy / high - energy / lots of energy / a lot of energy / much energy", .high),
  ])

  /// Ahead of a length that is only about right.
  static let roughly = PhraseTable(
    """
    about / around / roughly / approximately / approx / approx . / maybe / perhaps / only / just / some / max / at most
    up to / less than / under / no more than / probably / ~ / ca / ca . / only about / just about / maybe about
    """
  )

  /// Behind a length, without another meaning.
  static let ends = PhraseTable(
    """
    max / tops / at most / or so / or less / of work / in total / altogether / at the most / roughly / maybe
    """
  )

  /// "takes 10 minutes", with what comes before it.
  static let takings = PhraseTable(
    """
    takes / needs / it takes / it needs / this takes / this needs / that takes / that needs / which takes / which needs
    it'll take / it will take / should take / will take / it should take / which will take / which should take
    takes me / it takes me / it'll take me / it will take me / should only take / it should only take / only takes
    it only takes / should need / will need / it will need / would take / it would take / this will take / that will take
    """
  )

  /// "quick one": what takes a short while, behind a comma.
  static let quickOnes = PhraseTable(
    """
    quick one / a quick one / it's quick / it's a quick one / it's a quick job / it's quick one / a quick job / quick job
    quick task / a quick task / it is quick / it is a quick one
    """
  )

  /// What may be ahead of "quick" at the beginning of something to do.
  static let openers = WordSet(
    """
    a also and another do get give got gotta have i i've just make must need please remember remind me should
    take to
    """
  )

  /// What is short if it is quick; a quick start guide is not.
  static let quickThings = WordSet(
    """
    call chat check check-in cleanup email errand follow-up fix glance job look mail message note phone question
    reply review task text thing tidy tidy-up todo
    """
  )

  /// Where these are, a length says when: what asks to be told, and what is put off.
  static let telling = WordSet(
    """
    advance ahead alert before beforehand delay earlier early extend notify ping postpone push remind reminded reminder
    shift shorten snooze wait wake warn
    """
  )

  /// Behind these, "takes an hour" is what one wants to know or tell.
  static let wondering = WordSet(
    """
    answer ask because check confirm decide email e-mail explain figure find hear how if inform know learn mail message
    note read remember reply say see since speak talk tell text that think unless what when where whether which while
    who why write
    """
  )

  /// Where these are, a bare length may be when something is to be taken again.
  static let dosing = WordSet(
    "apply dose doses drink drop drops eat feed give inject pill pills swallow tablet tablets take use wear"
  )

  /// Times that begin with these count from the length: "10 minutes after lunch".
  static let counting = WordSet(
    "after ago away before earlier from into later past since till to until"
  )

  /// Words that may follow an effort: another to-do.
  static let joining = WordSet("and also but plus then")
}
