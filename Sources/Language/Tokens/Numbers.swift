extension Cursor {
  /// "20", "twenty five", "twenty-five", "one hundred and ten", "a hundred"; 0 to 999,999,999.
  mutating func cardinal() -> Int? {
    if let token = ahead(), token.isNumber, !token.isQuoted {
      index += token.value == nil ? 0 : 1
      return token.value
    }
    return attempt { $0.numberWords() }
  }

  private mutating func numberWords() -> Int? {
    var number: Int
    if isAt("a"), ahead(1)?.text == "hundred" {
      index += 1
      number = 1
    } else if let small = smallNumber() {
      number = small
    } else {
      return nil
    }
    if number < 10, take("hundred") {
      number = number * 100 + (attempt { $0.rest() } ?? 0)
    }
    if number < 1000, take("thousand") {
      number = number * 1000 + (attempt { $0.rest() } ?? 0)
    }
    return number
  }

  private mutating func rest() -> Int? {
    _ = take("and")
    guard let small = smallNumber() else { return nil }
    return small < 10 && take("hundred") ? small * 100 + (attempt { $0.rest() } ?? 0) : small
  }

  /// 0 to 99 in words.
  mutating func smallNumber() -> Int? {
    guard let token = ahead(), !token.isQuoted, let tens = token.facts.cardinal else { return nil }
    index += 1
    guard tens >= 20 else { return tens }
    let ones: Int? = attempt { cursor in
      if cursor.ahead()?.isGlued == true { _ = cursor.take("-") }
      guard let ones = cursor.facts.cardinal, (1...9).contains(ones) else { return nil }
      cursor.index += 1
      return ones
    }
    return tens + (ones ?? 0)
  }

  /// "15th", "fifteenth", "twenty first", "thirty-first"; 1 to 366.
  mutating func ordinal() -> Int? {
    attempt { cursor in
      guard let token = cursor.ahead(), !token.isQuoted else { return nil }
      if let value = token.value {
        cursor.index += 1
        guard (1...366).contains(value), cursor.ahead()?.isOrdinalEnding == true
        else { return nil }
        cursor.index += 1
        return value
      }
      if let ordinal = token.facts.ordinal {
        cursor.index += 1
        return ordinal
      }
      guard let tens = token.facts.cardinal, tens == 20 || tens == 30 else { return nil }
      cursor.index += 1
      if cursor.ahead()?.isGlued == true { _ = cursor.take("-") }
      guard let ones = cursor.facts.ordinal, ones < 10 else { return nil }
      cursor.index += 1
      return tens + ones
    }
  }

  /// "2026", "twenty twenty six", "two thousand and twenty six"; 1900 to 2199.
  mutating func year() -> Int? {
    attempt { cursor in
      if let token = cursor.ahead(), token.isNumber {
        guard token.digits == 4, let value = token.value, (1900...2199).contains(value)
        else { return nil }
        cursor.index += 1
        return value
      }
      if let century = cursor.facts.cardinal, century == 19 || century == 20 || century == 21 {
        cursor.index += 1
        guard let rest = cursor.smallNumber(), rest >= 10 else { return nil }
        return century * 100 + rest
      }
      guard cursor.facts.cardinal == 2, let value = cursor.cardinal(), (2000...2199).contains(value)
      else { return nil }
      return value
    }
  }
}
