/// Small words that begin something new: what stands before them is complete.
enum FunctionWords {
  static let all = WordSet(
    """
    a about actually after again also although an and are around as asap at because before both but
    by can central cet could cst daily do don't during each eastern edt est every exactly except for
    from gmt he he's her high his hours i i'll i'm i've if important in instead into is ish it it's
    later like low make mountain mst my next no not of off oh ok okay on onwards or our out over
    pacific pdt per please plus pst remind sharp she she's since so than thanks that the their then
    there there's they this through till to too top try unless until up urgent utc wait was we we'll weekly
    were when where which while who will with without you your
    """
  )

  static let timeWords = WordSet(
    "coming eod everyday o'clock sometime tmr tmrw today tom tomorrow tonight upcoming"
  )
}
