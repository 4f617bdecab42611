import Model

extension LengthKind<Amount> {
  /// A length of time: "20m", "2 days", "an hour and a half", "3mo"; a bare number counts minutes.
  package static let span = LengthKind { text in
    if let minutes = Int(digits: text) { return Amount(seconds: minutes * 60, unit: .minute) }
    // "20 m" is "20m".
    let digits = text.prefix(while: \.isNumber)
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    let tokens = TokenizedText(String(digits) + unit).tokens
    var cursor = Cursor(tokens)
    guard let amount = cursor.amount(), cursor.isAtEnd else { return nil }
    return amount
  }
}

extension LengthKind<[Int]> {
  /// Leads as `--lead` takes them: "15", "1h, 10m"; minutes, largest first, and the time itself.
  ///
  /// "none" is the time itself alone. A lead is a year at most, and there are nine at most.
  package static let leads = LengthKind { text in
    guard text.lowercased() != "none" else { return [0] }
    var minutes: Set<Int> = [0]
    for part in text.split(separator: ",") {
      guard let lead = resolve(String(part), as: .span)?.minutes, (0...525_600).contains(lead)
      else { return nil }
      minutes.insert(lead)
    }
    guard minutes.count > 1 || text.contains("0"), minutes.count <= 9 else { return nil }
    return minutes.sorted(by: >)
  }
}

extension LengthKind<Duration> {
  /// By how much a clock is set: "+2h", "-30m", "+1d", "90" minutes; ten years at most.
  package static let step = LengthKind { text in
    let isBack = text.hasPrefix("-") || text.hasPrefix("−")
    let words = isBack || text.hasPrefix("+") ? String(text.dropFirst()) : text
    guard let minutes = resolve(words, as: .span)?.minutes, (1...5_256_000).contains(minutes)
    else { return nil }
    return .minutes(isBack ? -minutes : minutes)
  }
}
