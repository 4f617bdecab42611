import Language
import Model

extension Session {
  /// The days that `agenda` shows: those that the words name, or seven from today on; as a month, all
  /// of the one that they begin in.
  ///
  /// - Throws: `CommandError.usage` where the words name no stretch of time.
  package func agenda(_ words: String, asMonth: Bool) throws -> PlanRequest {
    let today = civilNow.date
    var request = PlanRequest(from: today, days: 7)
    let said = words.trimmed
    if !said.isEmpty {
      guard let named = window(in: said, try languageContext(nil)) else {
        throw noStretch(said, for: .agenda, suchAs: ["next", "week"])
      }
      request.window = named
    }
    request.shape = .days
    request.withEvents = true
    if asMonth {
      let first = request.window.start.date.startOfMonth
      request = PlanRequest(from: first, days: first.endOfMonth.day)
      request.shape = .month
      request.withEvents = true
    }
    return request
  }
}
