extension Cursor {
  /// Whether a phrase can end here: no noun follows that the words before would belong to.
  var isAtPhraseEnd: Bool {
    guard let token = ahead() else { return true }
    if token.kind == .lineBreak || token.isQuoted { return true }
    if token.kind == .mark {
      if token.text == "%" || token.text == "$" || token.text == "/" { return false }
      if token.isGlued, token.text == "-" || token.text == ":" || token.text == ".",
        ahead(1)?.isGlued == true, ahead(1)?.isNumber == true
      {
        return false
      }
      return true
    }
    if token.isGlued { return false }
    return FunctionWords.all.contains(token.text) || token.facts.weekday != nil
      || token.facts.part != nil || token.facts.month != nil || Verbs.isVerb(token.text)
      || FunctionWords.timeWords.contains(token.text) || isAtZone
  }
}

/// Small words that begin something new: what stands before them is complete.
enum FunctionWords {
  static let all = WordSet(
    """
    a about actually after again also although an and as at because before but by can could
    during each every for from he her his i i'll i'm i've if in instead into is it like my next
    no not of off oh ok okay on or our out over per please plus sharp she since so that the
    their then they this thanks to too try until up wait we we'll when where which while with
    without you your around ish unless don't do was were will are hours till through both urgent
    asap important exactly he's she's it's there who remind make onwards later than est pst cst
    mst edt pdt utc gmt cet eastern pacific central mountain daily weekly high low top
    """
  )

  static let timeWords = WordSet(
    """
    today tomorrow tonight tmr tmrw tom o'clock everyday coming upcoming sometime eod
    """
  )
}
