import Actions
import Answers
import Model
import Words

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

  /// The line that a person types who typed the name alone on a day that holds nothing; `nil` where
  /// nobody can be asked.
  func lineForNameAlone() throws(CommandError) -> String? {
    let terminal = environment.terminal
    guard terminal.inputIsTerminal, terminal.outputIsTerminal else { return nil }
    if hasDatabase { talk(ScreenSentences.nothing) } else { talk(HelpHeadings.program) }
    talk(
      style.palette.paint(
        ListSentences.forHelp.text(tone, ["command": commandLine(["--help"])]),
        .quiet
      )
    )
    return try typedLine(asking: CaptureSentences.askLine).trimmed
  }
}
