/// Small words that begin something new: what stands before them is complete.
enum FunctionWords {
  static let all = WordSet(
    """
    a about actually after again also although an and as at because before but by can could
    during each every for from he her his i i'll i'm i've if in instead into is it like my next
    no not of off oh ok okay on or our out over per please plus sharp she since so that the
    their then they this thanks to too try until up wait we we'll when where which while with
    without you your around ish unless don't do was were will are hours till through both urgent
    asap important exactly he's she's it's there who remind make onwards except later than est pst cst
    mst edt pdt utc gmt cet eastern pacific central mountain daily weekly high low top
    """
  )

  static let timeWords = WordSet(
    """
    today tomorrow tonight tmr tmrw tom o'clock everyday coming upcoming sometime eod
    """
  )
}
