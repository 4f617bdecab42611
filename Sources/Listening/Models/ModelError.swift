package import Actions
package import Interchange
package import Words

/// Why a text was not read by a model.
package struct ModelError: Error, Hashable {
  package let reason: Reason
  package let host: String
  package let requests: Int

  package enum Reason: Hashable {
    case link(OnlineError)
    case online(OnlineFailure)
    /// The person's own limit of requests in a month.
    case limit(Int)
    /// It saw nothing to do in it; the parser on this machine has its say.
    case nothingFound
    /// It proposed no step that is none of the parts already.
    case noSteps
    /// None of its to-dos is in the words that were said.
    case nothingProven
  }

  init(_ reason: Reason, host: String = "", requests: Int = 0) {
    self.reason = reason
    self.host = host
    self.requests = requests
  }

  /// Why, and what was done instead, in one line.
  package func line(_ tone: Tone) -> String {
    OnlineSentences.readHere.text(tone, ["reason": cause(tone)])
  }

  /// Why, as a sentence.
  package func cause(_ tone: Tone) -> String {
    let reason =
      switch reason {
      case .link(let trouble): trouble.line(tone)
      case .online(let failure): failure.line(tone, host: host)
      case .limit(let limit):
        OnlineSentences.requestLimit.text(tone, ["limit": String(limit)])
      case .nothingProven: OnlineSentences.modelUnproven.text(tone)
      case .nothingFound: OnlineSentences.modelFoundNothing.text(tone)
      case .noSteps: OnlineSentences.modelNoSteps.text(tone)
      }
    return reason
  }
}
