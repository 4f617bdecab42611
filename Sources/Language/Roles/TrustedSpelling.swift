/// Spellings that are a time only where it is known that a time stands there: "14.20", "730", "seven forty".
enum TrustedSpelling {
  /// The words as the grammar reads them everywhere.
  static func respelled(_ words: String) -> String {
    var text =
      " " + words.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ") + " "
    text = homophones(text)
    for phrase in phrases { text.replace(" \(phrase.said) ", with: " \(phrase.meant) ") }
    let said = text.split(separator: " ").map(String.init)
    var result: [String] = []
    var index = 0
    while index < said.count {
      if let (clock, count) = spokenClock(said, at: index) {
        result.append(clock)
        index += count
      } else {
        result.append(word(said[index], hasMonth: said.contains(where: isMonth)))
        index += 1
      }
    }
    // "9", "nine": the hour and nothing else.
    if result.count == 1, let hour = Int(result[0]) ?? hours[result[0]], (0...24).contains(hour) {
      return "at \(hour)"
    }
    return result.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// "at for", "by to", "fri pm": numbers and halves of the day that only a time leaves room for.
  private static func homophones(_ text: String) -> String {
    var words = text.split(separator: " ").map(String.init)
    for index in words.indices where index > 0 {
      let isLast = index == words.count - 1
      let isBeforeHalf =
        !isLast
        && ["pm", "am", "p", "thirty", "fifteen", "forty", "o'clock"].contains(words[index + 1])
      if ["at", "by", "@", "around", "until", "till", "til", "before"].contains(words[index - 1]),
        isLast || isBeforeHalf,
        let number = soundAlike[words[index]]
      {
        words[index] = number
      }
      if words[index] == "am" || words[index] == "pm", !(words[index - 1].last?.isNumber ?? false),
        hours[words[index - 1]] == nil, tens[words[index - 1]] == nil, words[index - 1] != "ish"
      {
        words[index] = words[index] == "am" ? "morning" : "afternoon"
      }
    }
    return " " + words.joined(separator: " ") + " "
  }

  private static let soundAlike = [
    "for": "four", "fore": "four", "to": "two", "too": "two", "ate": "eight", "won": "one",
    "sicks": "six",
    "tin": "ten", "tree": "three", "free": "three", "fife": "five",
  ]

  private static func word(_ word: String, hasMonth: Bool) -> String {
    let (head, core, tail) = split(word)
    guard !core.isEmpty else { return word }
    if let meant = short[core] { return head + meant + tail }
    if let read = date(core, tail) ?? clock(core, hasMonth: hasMonth) { return head + read + tail }
    return head + (meant(by: core) ?? core) + tail
  }

  /// A word without the marks around it.
  private static func split(_ word: String) -> (head: String, core: String, tail: String) {
    let head = word.prefix { !$0.isLetter && !$0.isNumber }
    let rest = word.dropFirst(head.count)
    let tail = rest.reversed().prefix { !$0.isLetter && !$0.isNumber }
    return (String(head), String(rest.dropLast(tail.count)), String(tail.reversed()))
  }

  /// "31.12", "10.12.": a day and a month.
  private static func date(_ word: String, _ tail: String) -> String? {
    let parts = word.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 2, word.contains("."), word.allSatisfy({ $0.isNumber || $0 == "." }),
      (1...31).contains(parts[0]), (1...12).contains(parts[1]), parts[0] > 24 || tail.hasPrefix(".")
    else { return nil }
    return "\(monthNames[parts[1] - 1]) \(parts[0])"
  }

  private static let monthNames = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october",
    "november", "december",
  ]

  /// The word of time that was nearly spelled: one letter too many, too few, wrong or swapped.
  private static func meant(by word: String) -> String? {
    let letters = Array(word.utf8)
    guard letters.count >= 4, !vocabulary.contains(word),
      letters.allSatisfy({ (97...122).contains($0) })
    else {
      return nil
    }
    return vocabulary.first {
      $0.utf8.first == letters.first && Slip.isSlip(letters, of: Array($0.utf8))
    }
  }

  private static let vocabulary = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "january",
    "february", "march",
    "april", "june", "july", "august", "september", "october", "november", "december", "tomorrow",
    "tonight",
    "today", "morning", "afternoon", "evening", "night", "midnight", "noon", "weekend", "weekday",
    "weekdays",
    "every", "each", "other", "second", "third", "fourth", "first", "last", "next", "this", "week",
    "weeks",
    "month", "months", "hours", "hour", "minutes", "minute", "days", "year", "years", "until",
    "before", "after",
    "between", "except", "sometime", "beginning", "starting", "daily", "weekly", "monthly",
    "yearly", "fortnight",
    "breakfast", "lunch", "dinner", "bedtime", "half", "past", "quarter", "twice", "once", "times",
    "from", "till",
    "noon", "eight", "three", "seven", "eleven", "twelve", "fifteen", "twenty", "thirty", "forty",
    "around", "about",
    "work", "school", "supper", "sharp", "later", "coming", "four", "five", "nine", "earlier",
    "ahead", "then",
    "that", "with", "when", "the", "end", "alternate", "than", "until", "teatime", "date", "dates",
    "even", "odd",
  ]

  /// "14.20", "7.45am", "730", "0600", "8ish", "15h", "15h30".
  private static func clock(_ word: String, hasMonth: Bool) -> String? {
    let digits = word.prefix(while: \.isNumber)
    let rest = word.dropFirst(digits.count)
    guard let number = Int(digits), word.utf8.count == word.count else { return nil }
    if let sign = rest.first, sign == "." || sign == "h" || sign == ":" || sign == "-" {
      let minutes = rest.dropFirst().prefix(while: \.isNumber)
      let ending = rest.dropFirst(1 + minutes.count)
      if sign == "h", rest == "h" || rest == "hrs" && number > 12, number <= 24 {
        return "\(number):00"
      }
      guard minutes.count == 2, number < 25, let minute = Int(minutes), minute < 60,
        sign != ":" || ending == "ish" || ending == "h",
        let half = halves[ending]
      else { return nil }
      return "\(number):\(minutes)\(half)"
    }
    if rest == "hrly" || rest == "hourly" { return "every \(number) hours" }
    if rest == "x" { return "\(number) times" }
    if rest == "ish" {
      return "around " + (clock(String(digits), hasMonth: hasMonth) ?? String(digits))
    }
    guard let half = halves[rest] else { return nil }
    if (3...4).contains(digits.count), number / 100 < 25, number % 100 < 60,
      !(hasMonth && (1900...2099).contains(number))
    {
      return "\(number / 100):\(digits.suffix(2))\(half)"
    }
    return rest.isEmpty || half.isEmpty ? nil : "\(number)\(half)"
  }

  private static let halves: [Substring: String] = [
    "": "", "am": "am", "pm": "pm", "a": "am", "p": "pm", "h": "", "hrs": "", "ish": "",
  ]

  /// "seven forty", "two twenty five", "nine oh five": an hour with its minutes.
  private static func spokenClock(_ words: [String], at index: Int) -> (String, count: Int)? {
    guard let hour = hours[words[index]], index + 1 < words.count,
      index == 0 || words[index - 1] != "in"
    else { return nil }
    func text(_ minute: Int) -> String { "\(hour):\(minute < 10 ? "0" : "")\(minute)" }
    func isCounted(_ place: Int) -> Bool { place < words.count && units.contains(words[place]) }
    let next = words[index + 1]
    if next == "oh" || next == "o", index + 2 < words.count, let minute = hours[words[index + 2]],
      minute < 10
    {
      return isCounted(index + 3) ? nil : (text(minute), 3)
    }
    if let ten = tens[next] {
      if index + 2 < words.count, let one = hours[words[index + 2]], one < 10, ten >= 20 {
        return isCounted(index + 3) ? nil : (text(ten + one), 3)
      }
      return isCounted(index + 2) ? nil : (text(ten), 2)
    }
    return nil
  }

  private static let units: Set<String> = [
    "minute", "minutes", "min", "mins", "hour", "hours", "day", "days", "week", "weeks", "month",
    "months",
    "years", "times",
  ]
  private static let hours: [String: Int] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12,
  ]
  private static let tens: [String: Int] = [
    "ten": 10, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50,
  ]

  private static func isMonth(_ word: String) -> Bool { months.contains(String(word.prefix(3))) }
  private static let months: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static let short: [String: String] = [
    "tmrw": "tomorrow", "tmr": "tomorrow", "tmoro": "tomorrow", "tomoz": "tomorrow",
    "2moro": "tomorrow",
    "2mrw": "tomorrow", "2morrow": "tomorrow", "tmw": "tomorrow", "tom": "tomorrow",
    "tomo": "tomorrow",
    "tmrrow": "tomorrow", "tonite": "tonight", "2nite": "tonight", "2night": "tonight",
    "tonght": "tonight",
    "tonihgt": "tonight", "2day": "today", "tdy": "today", "midnite": "midnight",
    "nite": "night", "nites": "nights", "nigt": "night", "morn": "morning", "mornin": "morning",
    "morng": "morning", "eve": "evening", "evng": "evening", "aft": "afternoon",
    "arvo": "afternoon",
    "arvos": "afternoons", "arv": "afternoon", "aftrnoon": "afternoon", "wk": "week",
    "weak": "week",
    "wks": "weeks", "wkend": "weekend", "wknd": "weekend", "w/end": "weekend", "wkends": "weekends",
    "wkday": "weekday", "wkdays": "weekdays", "mth": "month", "mths": "months",
    "fortnite": "fortnight",
    "ev": "every", "evry": "every", "evy": "every", "alt": "every other", "exc": "except",
    "exp": "except",
    "weds": "wednesday", "thur": "thursday", "frid": "friday", "fr": "friday", "tu": "tuesday",
    "th": "thursday",
    "mons": "mondays", "fris": "fridays", "sats": "saturdays", "suns": "sundays",
    "thurs": "thursday",
    "mondya": "monday", "wkly": "weekly", "mthly": "monthly", "yrly": "yearly",
    "qtrly": "every 3 months",
    "quarterly": "every 3 months", "fortnightly": "every 2 weeks", "lunchtime": "noon",
    "midday": "noon",
    "brekkie": "breakfast", "brekky": "breakfast", "bfast": "breakfast", "mane": "in the morning",
    "nocte": "at night", "bd": "twice a day", "bid": "twice a day", "tds": "three times a day",
    "tid": "three times a day", "qds": "four times a day", "od": "every day",
    "hogmanay": "december 31",
    "xmas": "christmas", "hrs": "hours", "hr": "hour", "b4": "before", "n": "and", "@": "at",
    "sharp": "", "btwn": "between", "btw": "between", "tmoz": "tomorrow", "sumtime": "sometime",
    "aftr": "after", "afore": "before", "deadline's": "", "deadline": "",
  ]

  /// Several words that the grammar knows by others.
  private static let phrases: [(said: String, meant: String)] = [
    ("m/w/f", "monday wednesday friday"), ("m w f", "monday wednesday friday"),
    ("tu/th", "tuesday thursday"),
    ("with breakfast", "at breakfast"), ("with lunch", "at lunch"), ("with dinner", "at dinner"),
    ("with supper", "at supper"), ("with tea", "at dinner"), ("w/ breakfast", "at breakfast"),
    ("w/ lunch", "at lunch"), ("w/ dinner", "at dinner"), ("last thing", "at bedtime"),
    ("this weak", "this week"), ("weak end", "weekend"), ("at ate", "at eight"),
    ("won p m", "one pm"),
    ("to thirty", "two thirty"), ("too thirty", "two thirty"), ("for thirty", "four thirty"),
    ("ate thirty", "eight thirty"), ("too fifteen", "two fifteen"), ("to fifteen", "two fifteen"),
    ("too pm", "two pm"), ("to pm", "two pm"), ("for pm", "four pm"), ("ate am", "eight am"),
    ("first thing in the morning", "early in the morning"), ("first thing", "early in the morning"),
    ("straight away", "now"), ("right away", "now"), ("the weak end", "the weekend"),
  ]
}
