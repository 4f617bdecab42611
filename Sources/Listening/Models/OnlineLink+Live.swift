package import Actions
import Glibc
import Interchange
import System

extension OnlineLink {
  /// The program of this installation.
  package static let live = OnlineLink { question, time, interrupt throws(OnlineError) in
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

  /// Beside this program, where programs of ours are installed, or where it is said to be.
  static func program() -> String? {
    if let path = ProgramSearch.companion("voicedo-online") { return path }
    guard let path = getenv("VOICEDO_ONLINE").map({ String(cString: $0) }), access(path, X_OK) == 0
    else { return nil }
    return path
  }
}
