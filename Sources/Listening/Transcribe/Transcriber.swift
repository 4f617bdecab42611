import Actions
import Audio
import Model

/// Something that makes text of speech: a command on this machine, or a service.
struct Transcriber: Sendable {
  /// Its name in the settings, and for the person.
  let name: String
  /// Whether it is somebody else's, who may want to be paid.
  var isService = false
  /// The command on this machine that it is, with `{wav}` for a file; empty for a service.
  var arguments: [String] = []
  /// The command that hears samples as they come, where there is one.
  var stream: [String] = []
  /// Whether it often writes other words that sound alike.
  var isUnsure = false
  /// Which text is taken where the command gives several.
  var choose: Choice = { $0.texts.first?.text }
  /// The longest part that it takes at once.
  var longest: Duration
  /// The biggest WAV file that it takes, in bytes.
  var biggest = 25_000_000
  /// Makes text of a WAV file with so much sound in it; an answer without words is empty.
  ///
  /// It stops when the descriptor `interrupt` becomes readable.
  var transcribe:
    @Sendable (_ wav: String, _ length: Duration, _ interrupt: Int32) throws(TranscriptionError)
      -> String
}

extension Transcriber {
  /// How many samples a part for it has at most.
  var samplesAtOnce: Int {
    min(Sound.samples(in: longest), (biggest - Sound.waveHeaderBytes) / 2)
  }
}

/// Why there is no text.
enum TranscriptionError: Error, Hashable, Sendable {
  case notThere
  case outOfTime(seconds: Int)
  /// How it ended, and the last thing that it said.
  case ended(status: Int32, said: String)
  case notRead
  case noWords
  /// In words of its own, as a sentence: what a service answered.
  case said(String)
  /// The person called it off.
  case interrupted
}
