import Actions
import Language
import Store
import Words

/// Answers about what was done.
extension Reply {
  func answer(_ logged: Logged) {
    guard isJSON || !logged.days.isEmpty else {
      return talk(LookBackSentences.nothingDone, ["window": logged.window.words])
    }
    add(LogJSON(logged: logged), LogText(style).text(logged))
  }

  func answer(_ steps: [ChangeStep], _ window: SpokenWindow?) {
    guard isJSON || !steps.isEmpty else {
      guard let window else { return talk(ReversionSentences.noSteps) }
      return talk(ReversionSentences.noStepsThen, ["window": window.words])
    }
    add(ChangesJSON(steps: steps), ChangesText(style).text(steps))
    guard !isJSON, let last = steps.last(where: { !$0.isTakenBack }) else { return }
    talk(ReversionSentences.oneStep, ["command": commandLine(["undo", String(last.id)])])
  }
}
