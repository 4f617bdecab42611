import Actions
import Arguments
import Screen
import Words

extension VerbRow {
  /// `screen`: today on a live screen, worked by keys.
  static let screen = VerbRow(.screen, .screen, more: .screenMore)
    .refuses { call in
      // What draws on a terminal has no JSON, no lines for a screen reader, and none for a file.
      if call.json { return .needsScreen(example: commandLine(["today", "--json"])) }
      let terminal = call.session.environment.terminal
      let isDumb = ["", "dumb"].contains(call.session.environment.variable("TERM") ?? "")
      guard !call.session.isPlain, terminal.outputIsTerminal, !isDumb, ScreenTerminal.isThere else {
        return .needsScreen(example: commandLine(["today"]))
      }
      return nil
    }
    .shows(["screen"])
    .runs { try LiveDay.show(in: $0.session) }
}
