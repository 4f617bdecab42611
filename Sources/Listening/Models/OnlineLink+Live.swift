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
    var places: [String] = []
    if let path = ProgramSearch.own, let slash = path.lastIndex(of: "/") {
      let folder = path[..<slash]
      places = [folder + "/voicedo-online", folder + "/../libexec/voicedo-remind/voicedo-online"]
        .map { String($0) }
    }
    if let path = getenv("VOICEDO_ONLINE") { places.append(String(cString: path)) }
    return places.first { access($0, X_OK) == 0 }
  }
}
