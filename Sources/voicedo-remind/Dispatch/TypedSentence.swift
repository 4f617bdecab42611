import Actions
import Arguments

/// A line that no verb takes: something to do, a question or a wish, told apart as what is said is.
struct TypedSentence {
  private let text: String
  private var capture: CaptureRequest

  /// `nil` where options of `add` stand among the words, or they come in on standard input.
  init?(_ arguments: [String]) {
    var words = arguments[...]
    let general = words.takeGeneralOptions()
    capture = CaptureRequest([])
    capture.answersJSON = general.contains("--json")
    capture.isTyped = true
    if words.first == "--" {
      words.removeFirst()
    } else {
      while let last = words.last, words.count > 1, ["--yes", "--json", "--plain"].contains(last) {
        if last == "--yes" { capture.asksNothing = true }
        if last == "--json" { capture.answersJSON = true }
        words.removeLast()
      }
      guard words.allSatisfy({ $0.contains(" ") || !$0.hasPrefix("-") }) else { return nil }
    }
    guard words.count > 1 || words.first != "-" else { return nil }
    text = words.joined(separator: " ")
    capture.words = [text]
  }

  /// Does it, and answers.
  func run(in session: Session) throws -> ExitStatus {
    session.remark(on: session.settingsProblems)
    session.remarkOnZone()
    let capture = capture
    var request = SpokenRequest(text, capture)
    request.storing = { session in (try capture.store(in: session), "") }
    return try capture.givingBack(text) { try request.act(in: session).status }
  }
}
