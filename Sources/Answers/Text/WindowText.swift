import Actions
import Language
import Model
import Words

/// A stretch of time as a sentence goes on with it: "today (Tue 24 Nov)", "at 14:00 tomorrow", "this week".
///
/// The words that were said stand where they read well; else it is told by its days and hours.
struct WindowText {
  private let window: SpokenWindow
  private let clock: WallClock

  init(_ window: SpokenWindow, _ clock: WallClock) {
    (self.window, self.clock) = (window, clock)
  }

  /// Whether all of it is over.
  var isOver: Bool { window.end <= clock.now }

  var text: String {
    let last = window.end.adding(seconds: -1).date
    if window.isMoment {
      let values = ["time": clock.face.minute(window.start.time), "day": day(window.start.date)]
      return WindowWords.atTime.text(clock.tone, values)
    }
    guard window.end <= window.start.adding(seconds: 86_400) else {
      if let said = spoken { return said }
      let values = ["first": clock.text(ofDay: window.start.date), "last": clock.text(ofDay: last)]
      return WindowWords.fromDayToDay.text(clock.tone, values)
    }
    let isWhole = window.end == window.start.adding(seconds: 86_400)
    guard !isWhole else {
      // In the night "today" is the day that has not ended for who is awake.
      if Self.dayNames.contains(window.words.lowercased()) {
        return with(window.words.lowercased())
      }
      guard clock.name(of: window.start.date) != nil else { return day(window.start.date) }
      return with(day(window.start.date))
    }
    if let spoken { return with(spoken) }
    let values = [
      "day": day(window.start.date), "start": clock.face.minute(window.start.time),
      "end": clock.face.minute(window.end.time),
    ]
    return WindowWords.betweenTimes.text(clock.tone, values)
  }

  private func with(_ words: String) -> String {
    let values = ["words": words, "day": clock.text(ofDay: window.start.date)]
    return WindowWords.withDay.text(clock.tone, values)
  }

  /// "today", "on Thu 26 Nov".
  private func day(_ date: CivilDate) -> String {
    clock.name(of: date)?.text(clock.tone)
      ?? WindowWords.onDay.text(clock.tone, ["day": clock.text(ofDay: date)])
  }

  /// What was said, where a sentence can go on with it: "before noon", "in the next few days".
  private var spoken: String? {
    let words = window.words.printable.split(separator: " ").map(String.init)
    guard let first = words.first?.lowercased(), Self.openers.contains(first) else { return nil }
    let said = ([first] + words.dropFirst()).joined(separator: " ")
    let isCounted = ["next", "last"].contains(first) && words.last?.hasSuffix("s") ?? false
    return isCounted ? WindowWords.inThe.text(clock.tone, ["words": said]) : said
  }

  private static let dayNames: Set = ["today", "tomorrow", "yesterday"]

  private static let openers: Set = [
    "after", "around", "at", "before", "between", "by", "during", "earlier", "from", "in", "last",
    "later", "next", "on", "over", "since", "this", "till", "today", "tomorrow", "tonight", "until",
    "within", "yesterday",
  ]
}
