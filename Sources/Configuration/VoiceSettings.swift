package import Model

/// How `listen` records.
package struct ListeningSettings: Hashable, Sendable {
  /// Seconds of silence after which it stops, once something was said; `nil` leaves that to the person.
  package var silence: Int? = 3
  /// The longest recording in seconds; `nil` for any length.
  package var longest: Int? = 120
  /// The name of the source; empty for the system's default.
  package var device = ""
  package var recorder = Recorder.auto
  package var keepsRecordings = false
  package var keepsTranscripts = false
  /// Whether it asks when, where something to do has no time.
  package var asks = false

  /// A program that records; `auto` takes the first that is installed.
  package enum Recorder: String, CaseIterable, Sendable {
    case auto, parecord
    case pwRecord = "pw-record"
    case arecord
  }
}

/// Who turns speech into text.
package struct TranscriptionSettings: Hashable, Sendable {
  /// Presets by name, or `command`, in the order in which they are tried; empty for the first local
  /// command that is installed.
  package var order: [String] = []
  /// The words of a command of the person's own; `{wav}` stands for the recording.
  package var command: [String] = []
  /// The words of a command of the person's own that hears samples on its standard input.
  package var stream: [String] = []
  /// Instead of the preset's address.
  package var url = ""
  /// Instead of the preset's model.
  package var model = ""
  /// ISO 639-1; empty lets the recogniser find out.
  package var language = "en"
  /// Words that the recogniser may expect.
  package var prompt = ""
  /// The name of the secret; empty for that of the preset.
  package var secret = ""
  /// Minutes of speech sent in one civil month; 0 for as many as there are.
  package var minutesPerMonth = 0
}

/// What speaks aloud, and what of.
package struct SpeechSettings: Hashable, Sendable {
  /// The words of a command of the person's own; empty speaks nothing.
  ///
  /// `{text}` stands for what is spoken; without that the command reads it.
  package var command: [String] = []
  /// Whether reminders are spoken as they are shown.
  package var speaksReminders = false
}

/// Which language model may read what was said, and when.
package struct ModelSettings: Hashable, Sendable {
  package var when = Occasion.never
  package var preset = ""
  /// Instead of the preset's address.
  package var url = ""
  /// Instead of the preset's model.
  package var name = ""
  /// The name of the secret; empty for that of the preset.
  package var secret = ""
  /// Seconds; 0 for the preset's.
  package var timeout = 0
  /// Requests in one civil month; 0 for as many as there are.
  package var requestsPerMonth = 0

  package enum Occasion: String, CaseIterable, Sendable {
    case always
    /// Where the parser on this machine is unsure.
    case long
    case never
  }
}

extension Settings {
  /// Where a secret is looked for, one place after the other; `folder` is that of the config file.
  package func references(to name: String, in folder: String) -> [SecretReference] {
    secrets[name].map { [$0] }
      ?? [.secretService(name), .credential(name), .file("\(folder)/secrets/\(name)")]
  }
}
