import Actions

/// What is going on while somebody is listened to.
package enum ListenState: String, CaseIterable, Sendable {
  case listening, transcribing, parsing, saved
  /// Nothing came of it; the text says why, and what is kept.
  case stopped
}
