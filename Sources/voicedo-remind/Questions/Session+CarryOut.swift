import Actions
import Answers

extension Session {
  /// Does what is asked for, and answers.
  @discardableResult
  func carryOut(_ intent: Intent, json: Bool) throws -> Outcome {
    try carryOutAndTell(intent, json: json).outcome
  }

  /// Does what is asked for, and answers; with it come the data of the answer.
  func carryOutAndTell(
    _ intent: Intent,
    json: Bool
  ) throws -> (outcome: Outcome, said: String) {
    let session = try opened()
    let outcome = try session.performAsking(intent)
    let said = try session.answer(outcome, json: json)
    if !json, case .completed(let completed) = outcome.facts, completed.at == nil {
      try session.celebrate(completed.rows.count)
    }
    remark(onServiceThatRuns: outcome.isServed)
    return (outcome, said)
  }

  /// Does what is asked for; a person is asked first about what is to be taken back and was not plainly
  /// meant.
  private func performAsking(_ intent: Intent) throws -> Outcome {
    do {
      return try perform(intent)
    } catch CommandError.reverting(let trouble) {
      guard let agreed = trouble.agreed, environment.terminal.inputIsTerminal else {
        throw CommandError.reverting(trouble)
      }
      let lines = trouble.question(tone)
      for line in lines.dropLast() { talk(line) }
      guard confirms(lines.last ?? "", otherwise: false, isNoted: false) else {
        throw CommandError.notConfirmed
      }
      return try perform(agreed)
    }
  }

  /// Gathers what is spoken of steps that were done.
  func gather(_ done: [SpokenRun.Done]) {
    guard let spoken else { return }
    let reply = Reply(in: style.aloud, asJSON: false)
    reply.tell(done)
    spoken.add(reply.data)
  }

  /// Answers what came of an intent; the data of the answer are given back.
  @discardableResult
  func answer(_ outcome: Outcome, json: Bool) throws(CommandError) -> String {
    let reply = json ? style.json(of: outcome) : style.text(of: outcome)
    try give(reply)
    spoken?.add(style.aloud.text(of: outcome).data)
    return reply.data
  }
}
