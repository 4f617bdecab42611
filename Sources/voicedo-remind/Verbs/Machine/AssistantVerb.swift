import Actions
import Arguments
import Words

extension VerbRow {
  /// `mcp`: serves an assistant that speaks the Model Context Protocol.
  static let mcp = VerbRow(.mcp, .mcp, more: .mcpMore)
    .shows(["mcp"])
    .does { call in
      if call.session.environment.terminal.inputIsTerminal {
        call.session.talk(AssistantSentences.waiting)
      }
      var desk = AssistantDesk(call.session)
      try desk.serve()
    }
}
