import Model

/// Reads `15`, `15m`, `1h`, `2d`, and several of them with commas between: minutes, largest first,
/// and the time itself.
///
/// `none` is the time itself alone.
package func leads(_ text: String) throws(UsageError) -> [Int] {
  guard !text.isNoneInWords else { return [0] }
  var minutes: Set<Int> = [0]
  for part in text.split(separator: ",") {
    guard let lead = minutesOf(String(part).trimmed), lead <= 525_600
    else { throw .leadNotUnderstood(text) }
    minutes.insert(lead)
  }
  guard minutes.count > 1 || text.contains("0"), minutes.count <= 9 else {
    throw .leadNotUnderstood(text)
  }
  return minutes.sorted(by: >)
}

/// Reads `20`, `20m`, `20 min`, `1h`, `2 days` as minutes.
package func minutesOf(_ text: String) -> Int? {
  let digits = text.prefix(while: \.isNumber)
  guard let count = Int(digits: digits) else { return nil }
  let factor: Int? =
    switch text.dropFirst(digits.count).drop(while: { $0 == " " }).lowercased() {
    case "", "m", "min", "mins", "minute", "minutes": 1
    case "h", "hr", "hour", "hours": 60
    case "d", "day", "days": 1440
    default: nil
    }
  guard let factor else { return nil }
  let (minutes, overflow) = count.multipliedReportingOverflow(by: factor)
  return overflow ? nil : minutes
}
