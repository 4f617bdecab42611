import Actions
import Language
import Words

/// Answers about what was done.
extension Reply {
  func answer(_ logged: Logged) {
    guard isJSON || !logged.days.isEmpty else {
      return talk(LookBackSentences.nothingDone, ["window": logged.window.words])
    }
    add(LogJSON(logged: logged), LogText(style).text(logged))
  }
}
