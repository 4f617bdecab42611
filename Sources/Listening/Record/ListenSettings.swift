package import Actions
import Configuration

/// How listening goes, as the settings have it.
package struct ListenSettings: Hashable, Sendable {
  /// Seconds of silence, once speech was heard, that end it; `nil` never does.
  package var silence: Int? = 3
  /// Seconds that a recording gets at most; `nil` is any length.
  package var longest: Int? = 120
  /// The microphone as the recorder names it; empty is the system's own choice.
  package var device = ""
  /// The program that records; `nil` is the first one that works.
  package var recorder: Recorder?
  /// Whether recordings stay when their to-dos are stored.
  package var keepsRecordings = false
  /// The recognisers of speech, the first choice first: names of presets, or `command`.
  package var order: [String] = []
  /// A command of the person's own, with `{wav}` and perhaps `{out}` in it.
  package var command: [String] = []
  /// A command of the person's own that hears samples as they come.
  package var stream: [String] = []

  /// Nobody was heard for so many seconds from the beginning: then it ends by itself.
  static let timeout = 10
}

extension Session {
  /// How listening goes here.
  package var listenSettings: ListenSettings {
    ListenSettings(
      silence: settings.listening.silence,
      longest: settings.listening.longest,
      device: settings.listening.device,
      recorder: Recorder(rawValue: settings.listening.recorder.rawValue),
      keepsRecordings: settings.listening.keepsRecordings,
      order: settings.transcription.order,
      command: settings.transcription.command,
      stream: settings.transcription.stream
    )
  }
}
