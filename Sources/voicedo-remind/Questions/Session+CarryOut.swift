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
    let outcome = try session.perform(intent)
    let said = try session.answer(outcome, json: json)
    remark(onServiceThatRuns: outcome.isServed)
    return (outcome, said)
  }

  /// Answers what came of an intent; the data of the answer are given back.
  @discardableResult
  func answer(_ outcome: Outcome, json: Bool) throws(CommandError) -> String {
    let reply = json ? style.json(of: outcome) : style.text(of: outcome)
    try give(reply)
    return reply.data
  }
}
