package import Words

extension PushTrouble {
  /// Why, as a sentence.
  package func line(_ tone: Tone) -> String {
    switch self {
    case .link(let error): error.line(tone)
    case .online(let failure, let host): failure.line(tone, host: host)
    case .wantsKey(let host):
      PushSentences.wantsKey.text(tone, ["host": host.printable.fitted(to: 60)])
    }
  }
}
