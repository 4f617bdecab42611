import Language
import Model
import Store
import Words

extension Session {
  /// Does what was said: the one place that every transcript comes to.
  ///
  /// `request` has the options of the command line; its words do not count. A person at a terminal looks
  /// at it first, and with `recordAgain` may record it anew.
  func hear(
    _ transcript: Transcript,
    _ request: CaptureRequest,
    recordAgain: (() throws -> ExitStatus)? = nil
  ) throws -> ExitStatus {
    var request = request
    request.words = [transcript.text]
    request.saidAt = transcript.saidAt
    let isReviewed = !request.asksNothing && !request.answersJSON
    var outcome: ReviewOutcome?
    var isNothingVerified = false
    let status = try request.store(in: self) { utterance, context in
      guard isReviewed else {
        let verified = utterance.verified(in: self)
        isNothingVerified = verified.drafts.isEmpty
        return verified
      }
      outcome = review(
        utterance,
        transcript: transcript.text,
        in: context,
        session: self,
        canRerecord: recordAgain != nil
      )
      guard case .confirmed(let reviewed) = outcome else { return Utterance(drafts: []) }
      return reviewed
    }
    guard !isNothingVerified else { throw Trouble.noise(.chatter, heard: transcript.text) }
    switch outcome {
    case .again: return try recordAgain?() ?? .interrupted
    case .left: return .interrupted
    case .confirmed, nil: return status
    }
  }
}
