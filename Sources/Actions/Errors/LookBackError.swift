package import Words

/// Why a page of what was done was not written.
package enum LookBackError: Hashable {
  /// The file holds something else, and stays as it is.
  case notAPage(String)
  case cannotWrite(String, reason: String)
}

extension LookBackError {
  /// Words the error, one sentence a line.
  package func lines(_ tone: Tone) -> [String] {
    switch self {
    case .notAPage(let path):
      [LookBackSentences.notAPage.text(tone, ["path": path.printable])]
    case .cannotWrite(let path, let reason):
      [LookBackSentences.cannotWrite.text(tone, ["path": path.printable, "reason": reason])]
    }
  }
}
