import Model

extension Rule {
  /// Four digits beside a day: "train 0745 monday", "friday dentist 1600".
  static let fourDigits: [Rule] = [
    Rule("0745", on: .number) { cursor in
      guard let token = cursor.ahead(), token.digits == 4 || token.digits == 3,
        let value = token.value, cursor.ahead(-1)?.isNumber != true,
        cursor.ahead(1)?.isNumber != true
      else { return nil }
      let isNamed = cursor.ahead(-1).map { TimeFilterWords.numbered.contains($0.text) } ?? false
      let isBeforeDay = cursor.ahead(1).map { $0.facts.weekday != nil || $0.opening.contains(.day) }
      let isAll = cursor.ahead(-1) == nil && cursor.ahead(1) == nil
      let hasLeadingZero = value < 1000 && token.digits == 4 && (isBeforeDay == true || isAll)
      let isBehindDay = cursor.ahead(-1)?.facts.weekday != nil && value < 1900
      let isOfEvent =
        isBehindDay
        || cursor.ahead(-1).map { RequestWords.scheduled.contains($0.text) } == true
      guard hasLeadingZero || value % 5 == 0 else { return nil }
      guard !isNamed, hasLeadingZero || isOfEvent, let clock = cursor.militaryClock(),
        cursor.endsOnWord
      else {
        return nil
      }
      return TimeMeaning(clock: clock)
    }
  ]
}
