import Model

extension Rule {
  /// Times that are over: understood, never scheduled.
  static let pastTimes: [Rule] = [
    Rule("yesterday morning", on: .last) { cursor in
      guard cursor.take(anyOf: ["yesterday", "yesterdays", "yesterday's"]) != nil else {
        return nil
      }
      return TimeMeaning(day: .relativeDay(-1), part: cursor.part(), isPast: true)
    },
    Rule("last night", on: .last) { cursor in
      guard cursor.take("last"), let part = cursor.part() else { return nil }
      return TimeMeaning(day: .relativeDay(-1), part: part, isPast: true)
    },
    Rule("last week", on: [.the, .last]) { cursor in
      _ = cursor.take("the")
      guard cursor.take(anyOf: ["last", "past", "previous"]) != nil, let token = cursor.ahead(),
        let unit = token.facts.unit, !token.text.hasSuffix("s")
      else { return nil }
      cursor.index += 1
      switch unit {
      case .week, .month, .quarter, .year:
        return TimeMeaning(day: .period(unit, -1), isPast: true)
      case .weekend: return TimeMeaning(day: .weekend(-1), isPast: true)
      default: return nil
      }
    },
    Rule("in -5 minutes", on: .in) { cursor in
      guard cursor.take("in"), cursor.take("-"), cursor.ahead()?.isGlued == true,
        let amount = cursor.amount()
      else { return nil }
      var meaning = TimeMeaning.after(amount.negated)
      meaning.isPast = true
      return meaning
    },
    Rule("last friday", on: [.next, .last]) { cursor in
      _ = cursor.take("this")
      guard cursor.take("last") || cursor.take("past") || cursor.take("previous"),
        let day = cursor.weekday()
      else { return nil }
      return TimeMeaning(day: .weekday(day, .last), isPast: true)
    },
  ]
}
