extension Cursor {
  /// "saturday at 11 not 10", "tuesday, not monday": where words end that deny another time.
  ///
  /// They say nothing of when, and would make no sense in a title.
  mutating func deniedEnd(of said: TimeMeaning?) -> Int? {
    guard isAt("not", ",", "and"), let said, !said.isRepeating, said.offset == nil else {
      return nil
    }
    skip(",")
    skip("and")
    guard take("not") else { return nil }
    skip("on", "at", "the")
    if said.clock != nil, let clock = attempt({ $0.clockOrNumber() }) {
      return clock.hour > 0 && isAtPhraseEnd && endsOnWord ? index : nil
    }
    guard said.day != nil, tomorrow() || take("today") || take("tonight") || weekday() != nil
    else { return nil }
    return isAtEnd || isAt(",", ".", "and") ? index : nil
  }
}
