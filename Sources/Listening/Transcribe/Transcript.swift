import Actions
package import Model

/// The words that were said, as text.
package struct Transcript: Hashable, Sendable {
  package var text: String
  /// When it was said: "in an hour" counts from then, also where it is understood much later.
  package var saidAt: Instant
  /// The recogniser that made text of the sound; `nil` where the text came in as such.
  package var recognizer: String?

  /// How long it took to be said, with the silence around it; 0 where nobody knows.
  package var length = Duration.zero

  package init(text: String, saidAt: Instant, recognizer: String? = nil) {
    (self.text, self.saidAt, self.recognizer) = (text, saidAt, recognizer)
  }
}
