import Actions

/// The state of listening to somebody.
package enum ListenState: String, CaseIterable, Sendable {
  case listening, transcribing, parsing, saved
  /// Nothing came of it; the text says why, and what is kept.
  case stopped
}
