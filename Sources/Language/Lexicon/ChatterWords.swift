/// Words that talk is told by, where there is nothing to do.
enum ChatterWords {
  static let interjections = WordSet("ah argh geez god gosh hmm man phew ugh wow")

  static let subjects = WordSet(
    """
    everybody everyone he he's i i'd i'm i've it it's she she's that that's there there's they
    they're this we we're you you're
    """
  )

  static let questions = WordSet(
    """
    am are can could did do does had has have how is was were what when where which who why will
    would
    """
  )

  /// Verbs in a form that tells.
  static let tellers = WordSet(
    """
    are been called came did felt finished got had has is liked looked loved made said seemed told
    was went were worked
    """
  )

  static let phrases = PhraseTable(
    """
    there's nothing / there's no / there is nothing / what a / what an / much to do / so much to do / too much to do / let me see / let me think / what was i / testing / is this thing on / that's it / that's all
    thank you / no reminders / so yeah / that's pretty much it / that's everything
    i think that's / hello / good morning / how are you / let's see / what else / nothing else
    i guess that's / never mind / and that's it / what do i / do i have / did i / yesterday i
    thanks / good night / i love / the other thing / oh well / whatever / i don't know
    and i mean / i mean / show me / tell me what / what's / what is / how many / how much
    """
  )
}
