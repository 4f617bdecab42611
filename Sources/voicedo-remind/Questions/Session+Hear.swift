import Actions
import Answers
import Arguments
import Configuration
import Language
import Listening
import Model
import Store
import Words

extension Session {
  /// Does what was said, and has the answer spoken where the person wants that.
  func hearAndSpeak(
    _ transcript: Transcript,
    _ request: CaptureRequest,
    recordAgain: (() throws -> ExitStatus)? = nil
  ) throws -> (status: ExitStatus, said: String) {
    let session = aloud
    defer { session.speakAnswer() }
    do {
      return try session.hear(transcript, request, recordAgain: recordAgain)
    } catch let trouble as CommandError {
      session.spoken?.add(trouble.lines(tone).first ?? "")
      throw trouble
    }
  }

  /// Does what was said: the one place that every transcript comes to.
  ///
  /// Parts that act on something that is there are carried out, the rest is stored. `request` has
  /// the options of the command line; its words do not count. A person at a terminal looks first at
  /// what is to be stored, and with `recordAgain` may record it anew.
  func hear(
    _ transcript: Transcript,
    _ request: CaptureRequest,
    recordAgain: (() throws -> ExitStatus)? = nil
  ) throws -> (status: ExitStatus, said: String) {
    var request = request
    request.words = [transcript.text]
    request.saidAt = transcript.saidAt
    request.length = transcript.length
    let capture = request
    var spoken = SpokenRequest(transcript.text, capture)
    spoken.storing = { session in try session.take(transcript, capture, recordAgain) }
    return try spoken.act(in: self)
  }

  /// Stores what a transcript holds, read by a model where the settings want one.
  private func take(
    _ transcript: Transcript,
    _ request: CaptureRequest,
    _ recordAgain: (() throws -> ExitStatus)?
  ) throws -> (status: ExitStatus, said: String) {
    let text = transcript.text
    let isReviewed = !request.asksNothing && !request.answersJSON
    var outcome: ReviewOutcome?
    let (status, captured, said) = try request.keep(text, in: self) { context in
      guard isReviewed else { return try unreviewed(text, request, in: context) }
      let reading = try reading(of: text, request, in: context)
      for remark in reading.remarks { talk(remark) }
      let ended = review(
        reading.utterance,
        transcript: text,
        in: context,
        session: self,
        clock: ReviewClock(ReadBack(style, context).clock),
        canRerecord: recordAgain != nil
      )
      outcome = ended
      guard case .confirmed(let reviewed) = ended else { return Utterance(drafts: []) }
      return reviewed
    }
    if settings.listening.keepsTranscripts, let captured {
      try openStore().keep(transcript: text, ofBatch: captured.batch)
    }
    switch outcome {
    case .again: return (try recordAgain?() ?? .interrupted, "")
    case .left: return (.interrupted, "")
    case .confirmed, nil: return (status, said)
    }
  }
}

extension Session {
  /// What a text holds where nobody looks at it before it is stored, read by a model where the
  /// settings want one.
  func unreviewed(
    _ text: String,
    _ request: CaptureRequest,
    in context: LanguageContext
  ) throws -> Utterance {
    let reading = try reading(of: text, request, in: context)
    for remark in reading.remarks { talk(remark) }
    let verified = reading.utterance.verified(in: self)
    guard !verified.drafts.isEmpty else { throw CommandError.noise(.chatter, heard: text) }
    return verified
  }
}

extension ReviewClock {
  /// Times as read-backs tell them.
  init(_ clock: WallClock) {
    self.init(
      text: { clock.text(of: $0, endTime: $1) },
      distance: { clock.distance(to: $0) },
      repeatText: { clock.repeatText($0, clock.tone) }
    )
  }
}
