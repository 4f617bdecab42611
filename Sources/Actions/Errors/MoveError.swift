package import Words

/// Why nothing was moved.
package enum MoveError: Error, Hashable {
  case severalDestinations
  case noDestination(example: String)
  case partOfItself(String, parent: String)
}

extension MoveError {
  /// Words the error.
  package func line(_ tone: Tone) -> String {
    switch self {
    case .severalDestinations: NestingSentences.severalDestinations.text(tone)
    case .noDestination(let example):
      NestingSentences.noDestination.text(tone, ["example": example])
    case .partOfItself(let title, let parent):
      NestingSentences.partOfItself.text(
        tone,
        ["title": title.printable.fitted(to: 60), "parent": parent.printable.fitted(to: 60)]
      )
    }
  }

  package var status: ExitStatus {
    if case .partOfItself = self { .failed } else { .usage }
  }
}
