package import Actions
import Glibc
import Interchange
import System

extension OnlineLink {
  /// The program of this installation.
  package static let live = OnlineLink(converse: converse, ask: ask)

  private static func ask(
    _ question: OnlineQuestion,
    within time: Duration,
    unless interrupt: Int32
  ) throws(OnlineError) -> OnlineAnswer {
    guard let program = program() else { throw .noProgram }
    let outcome: Child.Outcome
    do {
      outcome = try Child.run(
        [program],
        input: Array((question.json.compact + "\n").utf8),
        within: time,
        keeping: 4 << 20,
        interrupt: interrupt
      )
    } catch {
      throw .noProgram
    }
    if outcome.isInterrupted { throw .interrupted }
    do {
      return OnlineAnswer(json: try JSONValue(parsing: outcome.output))
    } catch {
      throw .noAnswer
    }
  }

  private static func converse(
    unless interrupt: Int32
  ) throws(OnlineError) -> OnlineConversation {
    guard let program = program() else { throw .noProgram }
    let process = try OnlineProcess(program, interrupt: interrupt)
    return OnlineConversation { question, time throws(OnlineError) in
      try process.ask(question, within: time)
    }
  }

  /// Beside this program, where programs of ours are installed, or where it is said to be.
  static func program() -> String? {
    if let path = ProgramSearch.companion("voicedo-online") { return path }
    guard let path = getenv("VOICEDO_ONLINE").map({ String(cString: $0) }), access(path, X_OK) == 0
    else { return nil }
    return path
  }
}
