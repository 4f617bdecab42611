import Actions
import Model

/// What was said, as text.
struct Transcript: Hashable, Sendable {
  var text: String
  /// When it was said: "in an hour" counts from then, also where it is understood much later.
  var saidAt: Instant
  /// What made text of the sound; `nil` where the text came in as such.
  var recognizer: String?
}
