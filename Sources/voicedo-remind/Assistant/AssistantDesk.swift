import Actions
import Answers
import Interchange
import Model
import Store
import Words

/// Serves an assistant on standard input and output, until its input ends.
///
/// Each call has a session and a database of its own: nothing is open or locked between two of them,
/// and settings, zone and database may be others by the next.
struct AssistantDesk {
  private let environment: Environment
  private var conversation: AssistantConversation
  private var splitter = LineSplitter(longest: 1 << 20)

  init(_ session: Session) {
    var environment = session.environment
    // Nobody sits at a terminal here, and what comes in is never an answer to a question of a verb.
    environment.terminal = Terminal(
      inputIsTerminal: false,
      outputIsTerminal: false,
      columns: nil,
      wantsColor: false
    )
    environment.input = StandardInput(all: { "" }, line: { nil })
    environment.endsWithRun = false
    self.environment = environment
    conversation = AssistantConversation(session.tone)
  }

  /// Serves until the input ends.
  mutating func serve() throws {
    var isOpen = true
    while true {
      // What has come meanwhile is looked at first: it may call off what waits.
      while isOpen,
        conversation.waiting == 0 || conversation.waiting < 64 && StandardInput.isReadable
      {
        isOpen = takeIn()
      }
      if let step = conversation.next() {
        if let message = message(of: step) { try send(message) }
      } else if !isOpen {
        return
      }
    }
  }

  /// Reads what is there, or waits for it; answers whether there may be more.
  private mutating func takeIn() -> Bool {
    guard let bytes = StandardInput.read(upTo: 65_536) else {
      if let rest = splitter.rest() { conversation.take(rest) }
      return false
    }
    for line in splitter.take(bytes) { conversation.take(line) }
    return true
  }

  private func send(_ message: JSONValue) throws {
    try environment.output.data(message.compact + "\n")
  }

  /// Takes a step; the message that goes out for it.
  private mutating func message(of step: AssistantConversation.Step) -> JSONValue? {
    switch step {
    case .send(let message): return message
    case .batch(let steps):
      let messages = steps.compactMap { message(of: $0) }
      return messages.isEmpty ? nil : .array(messages)
    case .call(let call):
      switch reply(to: call) {
      case .result(let result): return conversation.answer(call, result)
      case .question(let question): return conversation.ask(question, for: call)
      }
    }
  }

  private func reply(to call: ToolCall) -> ToolRun.Reply {
    var session = Session(environment: environment)
    // What a hook has done by it is told to no hook, either.
    if session.source != .hook { session.source = .assistant }
    do {
      let reply = try ToolRun(call, in: session.opened()).reply()
      if case .question = reply { session.noteNothingChanged() }
      return reply
    } catch {
      if !call.tool.onlyLooks { session.noteNothingChanged(after: error) }
      return .result(ToolResult(CommandError(error), session.tone))
    }
  }
}
