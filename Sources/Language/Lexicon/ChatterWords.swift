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

  /// What nobody means to keep.
  static let silent = PhraseTable(
    """
    that's it / that's all / that is it / that is all / thank you / thanks / let me see / let me think
    what else / nothing else / hello / good morning / good night / good evening / how are you / so yeah
    that's everything / that's pretty much it / never mind / i don't know / is this thing on / testing
    i guess that's it / i guess that's all / i think that's it / i think that's all / oh well / whatever
    let's see / what was i / and that's it / i think that's everything / i think / i guess / i mean
    what else was there / what was it / what was the other thing / was there anything else / anything else
    is there anything else / just thinking out loud / no / yes / yeah / i was thinking
    i was just thinking / i've been thinking / i'm thinking / i was wondering / here's the thing
    the thing is / you know what / guess what / long story short / i just remembered / i remembered
    i have so much to do / i've got so much to do / there's so much to do / nothing to do today / where do i start
    let me start / let's start / here we go / here goes / i should write this down / what do i need to do
    what do i have to do
    """
  )

  /// Words that end a letter, on a line of their own.
  static let signOffs = PhraseTable(
    """
    best regards / kind regards / warm regards / regards / best wishes / many thanks / all the best
    yours sincerely / yours faithfully / yours truly / sincerely / sincerely yours / cheers / best
    with best regards / with kind regards / thanks and regards / warmly / greetings / love / xoxo
    thanks in advance / lots of love / take care / see you soon / looking forward to hearing from you
    """
  )

  static let phrases = PhraseTable(
    """
    nothing to do / nothing much to do / thinking out loud / just thinking out loud / there's nothing / there's no / there is nothing / what a / what an / much to do / so much to do / too much to do / let me see / let me think / what was i / testing / is this thing on / that's it / that's all
    thank you / no reminders / so yeah / that's pretty much it / that's everything
    i think that's / hello / good morning / how are you / let's see / what else / nothing else
    i guess that's / never mind / and that's it / what do i / do i have / did i / yesterday i
    thanks / good night / i love / the other thing / oh well / whatever / i don't know
    and i mean / i mean / show me / tell me what / what's / what is / how many / how much
    """
  )
}
