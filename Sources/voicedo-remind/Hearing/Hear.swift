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
    // What acts on something is done; what is to be stored is looked at first.
    var spoken = SpokenRequest(transcript.text, request)
    let heard = request
    spoken.storing = { session in
      try heard.store(in: session) { utterance, context in
        guard isReviewed else { return utterance.verified(in: session) }
        outcome = review(
          utterance,
          transcript: transcript.text,
          in: context,
          session: session,
          canRerecord: recordAgain != nil
        )
        guard case .confirmed(let reviewed) = outcome else { return Utterance(drafts: []) }
        return reviewed
      }
    }
    let status = try spoken.act(in: self)
    switch outcome {
    case .again: return try recordAgain?() ?? .interrupted
    case .left: return .interrupted
    case .confirmed, nil: return status
    }
  }
}
