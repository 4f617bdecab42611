extension Cursor {
  /// "until the exam on december 14": the day up to which something comes again.
  mutating func dayOfLastEvent() -> DayMeaning? {
    guard take(anyOf: ["until", "till", "til"]) != nil,
      take(anyOf: ["the", "my", "our", "his", "her"]) != nil
    else { return nil }
    // No event's name is longer than this.
    for _ in 0..<3 {
      guard let word = ahead(), word.isWord, word.opening == [],
        !FunctionWords.all.contains(word.text)
      else { return nil }
      index += 1
      let isLed = take("on")
      if isLed || ahead()?.opening != [], let day = baseDay() { return day }
      if isLed { return nil }
    }
    return nil
  }
}
