import Actions
import Answers
import Model

extension Session {
  /// Shows today in five lines to who typed the name alone; answers whether there was anything to show.
  ///
  /// Where the database cannot be read, there is not: whoever then types another command is told why.
  func showToday() -> Bool {
    guard environment.terminal.outputIsTerminal, hasDatabase else { return false }
    do {
      var request = PlanRequest(from: civilNow.date)
      request.withEvents = true
      let outcome = try opened().perform(.plan(request))
      guard case .planned(let plan, let paths) = outcome.facts,
        let text = TodayCard(plan, paths, style).text
      else { return false }
      try print(text)
      return true
    } catch {
      return false
    }
  }
}
