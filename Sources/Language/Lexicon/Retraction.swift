/// Words that take back what was said before.
enum Retraction {
  static let table = PhraseTable(
    """
    scratch that / never mind / nevermind / forget it / forget that / forget about it
    cancel that / delete that / strike that / ignore that / no scratch that
    actually never mind / actually scratch that / wait scratch that / oh never mind
    actually no scratch that / disregard that
    """
  )
}
