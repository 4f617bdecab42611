package import Interchange
package import Words

extension OnlineError {
  /// Words the failure as a sentence.
  package func line(_ tone: Tone) -> String {
    switch self {
    case .noProgram: OnlineSentences.noProgram.text(tone)
    case .noAnswer, .interrupted: OnlineSentences.noAnswer.text(tone)
    }
  }
}

extension OnlineFailure {
  /// Words the host's answer as a sentence.
  package func line(_ tone: Tone, host: String) -> String {
    let sentence: OnlineSentences =
      switch self {
      case .auth: .auth
      case .quota: .quota
      case .rateLimited: .rateLimited
      case .overloaded: .overloaded
      case .badRequest: .badRequest
      case .notFound: .notFound
      case .tooLarge: .tooLarge
      case .refused: .refused
      case .truncated: .truncated
      case .notJSON: .notUnderstood
      case .timeout: .timeout
      case .offline: .offline
      case .redirectedElsewhere: .redirected
      case .untrustedTLS: .untrusted
      case .certificate(.unknownIssuer): .unknownIssuer
      case .certificate(.wrongName): .wrongName
      case .certificate(.expired): .expired
      case .certificate(.notEncrypted): .notEncrypted
      case .insecureURL: .insecure
      case .secret(.missing): .secretMissing
      case .secret(.silent): .secretSilent
      case .secret(.commandEnded): .secretCommandEnded
      case .secret(.openToOthers): .secretOpen
      case .secret(.linkOfOthers): .secretLink
      case .secret(.unusable): .secretUnusable
      }
    if case .redirectedElsewhere(let other) = self, !other.isEmpty {
      let words = ["host": name(of: host, tone), "other": other.printable.fitted(to: 60)]
      return OnlineSentences.redirectedTo.text(tone, words)
    }
    return sentence.text(tone, ["host": name(of: host, tone)])
  }

  private func name(of host: String, _ tone: Tone) -> String {
    host.isEmpty ? OnlineSentences.theService.text(tone) : host.printable.fitted(to: 60)
  }
}
