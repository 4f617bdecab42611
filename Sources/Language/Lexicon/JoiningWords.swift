/// Words between two to-dos, and what tells where one ends.
enum JoiningWords {
  static let connectives = PhraseTable(
    """
    and / and also / also / then / and then / oh and / oh / plus / next / after that
    and after that / and plus / but / but also / okay and / ok and / um and / & / and oh
    oh and also / and next / and finally / finally / lastly / so / okay / besides that
    in addition / on top of that / and i guess / as well as / anyway / another one
    and another one / second / third / secondly / and the other thing is
    """
  )

  /// Words that lead into a sentence that only says when or how much: "that's on Friday", "and it's
  /// due tomorrow".
  static let fragmentLeads = PhraseTable(
    """
    and / oh / so / but / also / then / okay / ok / please / it's / it is / that's / that is / this is
    due / it's due / it is due / that's due / deadline / the deadline is / deadline is / make it / do it
    do that / do this / maybe / let's say / say / say it's / i think / i mean / well / um / uh / er
    i guess / it has to be done / it needs to be done / it should be done / has to be done / needs to be done
    it's for / that's for / it starts / starts / it's happening / happening / when / time / date
    """
  )

  /// Words between such values, and behind them.
  static let fragmentTails = PhraseTable(
    """
    and / please / thanks / thank you / i think / i guess / maybe / or so / latest / at the latest / ok / okay
    """
  )

  static let freshConnectives = PhraseTable(
    """
    and also / also / oh and / and oh / oh and also / then / and then / after that / and after that
    """
  )

  /// Words that make a question of "when" and "if".
  static let questions = WordSet("are can could did do does ever is was were will would")

  static let somebody = WordSet("everybody everyone he it she somebody someone")

  /// Words behind which the parts of a to-do follow.
  static let bridges = PhraseTable(
    """
    which means / that means / for that i need to / for this i need to / for which i need to
    for that i have to / this means / which involves / the steps are / with the steps
    with subtasks / subtasks / with the subtasks / sub tasks / to do that i need to
    """
  )

  static let subordinate = WordSet("because how if since that what when whether")

  /// Small words that a sentence may end with all the same.
  static let pauseEnds = WordSet(
    "again asap back daily him it later me off out over sharp them there through up urgent us weekly"
  )

  static let articles = WordSet(
    "a an her him his it me my our the their them these this those us your"
  )

  static let abbreviations = WordSet("approx dr e.g i.e jr mr mrs ms prof sr st vs")
}
