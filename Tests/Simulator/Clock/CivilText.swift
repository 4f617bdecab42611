/// Civil times as the database spells them, read and written without the product's calendar.
enum CivilText {
  static let day: Int64 = 86_400

  /// Civil seconds of `YYYY-MM-DD`, or of `YYYY-MM-DDTHH:MM[:SS]`.
  static func seconds(_ text: String) -> Int64? {
    let numbers = text.split { "-T :".contains($0) }.compactMap { Int64($0) }
    guard numbers.count >= 3 else { return nil }
    var days =
      yearStarts.indices.contains(Int(numbers[0]) - 1970)
      ? yearStarts[Int(numbers[0]) - 1970] : 0
    for month in 1..<max(1, numbers[1]) { days += length(ofMonth: month, in: numbers[0]) }
    days += numbers[2] - 1
    let clock = numbers.dropFirst(3)
    return days * day + zip(clock, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// Seconds since midnight of `HH:MM[:SS]`.
  static func clock(_ text: String) -> Int64 {
    let numbers = text.split(separator: ":").compactMap { Int64($0) }
    return zip(numbers, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// `YYYY-MM-DD` of civil seconds.
  static func date(_ civil: Int64) -> String {
    let (year, month, day) = parts(civil)
    return "\(year)-\(padded(month))-\(padded(day))"
  }

  /// `HH:MM` of civil seconds.
  static func time(_ civil: Int64) -> String {
    let second = civil % day
    return "\(padded(second / 3600)):\(padded(second % 3600 / 60))"
  }

  /// Moves a clock time by some months, or answers nothing where that month has no such day.
  static func adding(months: Int64, to civil: Int64) -> Int64? {
    let (year, month, dayOfMonth) = parts(civil)
    let count = year * 12 + month - 1 + months
    let (newYear, newMonth) = (count / 12, count % 12 + 1)
    guard dayOfMonth <= length(ofMonth: newMonth, in: newYear) else { return nil }
    return seconds("\(newYear)-\(newMonth)-\(dayOfMonth)").map { $0 + civil % day }
  }

  private static func parts(_ civil: Int64) -> (year: Int64, month: Int64, day: Int64) {
    var (days, month) = (civil / day, Int64(1))
    // A year is a day longer than this at most.
    var year = 1970 + days / 366
    while days >= yearStarts[Int(year) - 1969] { year += 1 }
    days -= yearStarts[Int(year) - 1970]
    while days >= length(ofMonth: month, in: year) {
      days -= length(ofMonth: month, in: year)
      month += 1
    }
    return (year, month, days + 1)
  }

  /// Days from 1970 to the first of January of each year from then on.
  private static let yearStarts: [Int64] = (1970...2100).reduce(into: [0]) { starts, year in
    starts.append((starts.last ?? 0) + (isLeap(year) ? 366 : 365))
  }

  private static func isLeap(_ year: Int64) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func length(ofMonth month: Int64, in year: Int64) -> Int64 {
    [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Int(month - 1)]
  }

  private static func padded(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
