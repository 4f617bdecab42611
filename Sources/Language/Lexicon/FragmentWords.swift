/// Words around a time, a priority or a list that stand in a sentence of their own.
enum FragmentWords {
  /// Words that lead into such a sentence: "that's on Friday", "and it's due tomorrow".
  static let leads = PhraseTable(
    """
    and / oh / so / but / also / then / okay / ok / please / it's / it is / that's / that is / this is
    due / it's due / it is due / that's due / deadline / the deadline is / deadline is / make it / do it
    do that / do this / maybe / let's say / say / say it's / i think / i mean / well / um / uh / er
    i guess / it has to be done / it needs to be done / it should be done / has to be done / needs to be done
    it's for / that's for / it starts / starts / it's happening / happening / when / time / date
    """
  )

  /// Words between such values, and behind them.
  static let between = PhraseTable(
    """
    and / please / thanks / thank you / i think / i guess / maybe / or so / latest / at the latest / ok / okay
    """
  )
}
