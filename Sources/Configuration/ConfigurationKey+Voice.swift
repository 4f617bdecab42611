internal import Model

extension ConfigurationKey {
  /// The keys of speech and of what may read it.
  static let voice: [ConfigurationKey] = [
    .numberOrOff(
      .listen,
      "silence",
      \.listening.silence,
      1...60,
      #"Seconds of silence after which listening stops; "off" waits for you."#
    ),
    .numberOrOff(
      .listen,
      "longest",
      \.listening.longest,
      5...86_400,
      #"The longest recording in seconds; "off" for any length."#
    ),
    .text(
      .listen,
      "device",
      \.listening.device,
      "The source to record from, as `doctor audio` lists them; empty for the system's default."
    ),
    .choice(
      .listen,
      "recorder",
      \.listening.recorder,
      #"The program that records; "auto" takes the first that is installed."#
    ),
    .switch(
      .listen,
      "keep_recordings",
      \.listening.keepsRecordings,
      "Whether a recording stays once its to-dos are stored."
    ),
    .switch(
      .listen,
      "keep_transcripts",
      \.listening.keepsTranscripts,
      "Whether what was heard stays in the database beside its to-dos."
    ),
    .switch(
      .listen,
      "ask",
      \.listening.asks,
      "Whether it asks \"when?\" of what has no time; what you say next within 20 s answers it."
    ),

    .texts(
      .transcription,
      "order",
      \.transcription.order,
      #"Who turns speech into text, tried in this order; empty takes a program on this machine."#
    ),
    .texts(
      .transcription,
      "command",
      \.transcription.command,
      #"The words of a command of your own, for "command" in that order; {wav} is the recording."#
    ),
    .texts(
      .transcription,
      "stream",
      \.transcription.stream,
      "One that hears you as you speak: s16le samples in, 16,000 a second; a line out for each phrase."
    ),
    .text(
      .transcription,
      "url",
      \.transcription.url,
      "The address of the first service in that order, where it is not the preset's."
    ),
    .text(
      .transcription,
      "model",
      \.transcription.model,
      "The model of that service, where it is another one than the preset's."
    ),
    .text(
      .transcription,
      "language",
      \.transcription.language,
      #"The language that is spoken, such as "en"; empty lets the recogniser find out."#
    ),
    .text(
      .transcription,
      "prompt",
      \.transcription.prompt,
      "Names and words that the recogniser may expect."
    ),
    .secretName(
      .transcription,
      "secret",
      \.transcription.secret,
      "The name of that service's key in [secrets]; empty for the preset's own name."
    ),
    .number(
      .transcription,
      "minutes_per_month",
      \.transcription.minutesPerMonth,
      0...100_000,
      "Minutes of speech that may be sent in a month; 0 for as many as there are."
    ),

    .texts(
      .speech,
      "command",
      \.speech.command,
      #"What speaks answers, such as ["spd-say", "--wait", "{text}"]; without {text} it reads them."#
    ),
    .switch(
      .speech,
      "reminders",
      \.speech.speaksReminders,
      "Whether it speaks reminders, too; never in quiet hours, in private or behind the lock."
    ),

    .choice(
      .model,
      "when",
      \.model.when,
      #"When a model reads what you said: "always" (typed, too), "long" (where unsure), or "never"."#
    ),
    .text(
      .model,
      "preset",
      \.model.preset,
      #"Which: "claude", "openai", "groq", "gemini", "ollama", "llama.cpp" or "lm-studio"."#
    ),
    .text(
      .model,
      "url",
      \.model.url,
      "The address of the service, where it is another one than the preset's."
    ),
    .text(
      .model,
      "name",
      \.model.name,
      "The name of the model, where it is another one than the preset's."
    ),
    .secretName(
      .model,
      "secret",
      \.model.secret,
      "The name of the key in [secrets]; empty for the preset's own name."
    ),
    .number(
      .model,
      "timeout",
      \.model.timeout,
      0...600,
      "Seconds that it may take; 0 for the preset's."
    ),
    .number(
      .model,
      "requests_per_month",
      \.model.requestsPerMonth,
      0...100_000,
      "How often it may be asked in a month; 0 for as often as needed."
    ),
  ]
}

extension ConfigurationKey {
  /// A whole number, or `"off"`.
  static func numberOrOff(
    _ section: ConfigurationSection,
    _ name: String,
    _ setting: SettingPath<Int?>,
    _ range: ClosedRange<Int>,
    _ summary: String
  ) -> ConfigurationKey {
    let write: @Sendable (Settings) -> String = {
      $0[keyPath: setting].map { "\($0)" } ?? #""off""#
    }
    return ConfigurationKey(
      section: section,
      name: name,
      summary: summary,
      expected: .numberOrOff(range),
      defaultValue: write(Settings()),
      write: write
    ) { value, settings in
      switch value {
      case .text("off"): settings[keyPath: setting] = nil
      case .number(let number) where range.contains(number): settings[keyPath: setting] = number
      default: return false
      }
      return true
    }
  }

  static func text(
    _ section: ConfigurationSection,
    _ name: String,
    _ setting: SettingPath<String>,
    _ summary: String,
    expected: ExpectedValue = .text,
    `if` isAllowed: @escaping @Sendable (String) -> Bool = { _ in true }
  ) -> ConfigurationKey {
    let write: @Sendable (Settings) -> String = { $0[keyPath: setting].inTOML }
    return ConfigurationKey(
      section: section,
      name: name,
      summary: summary,
      expected: expected,
      defaultValue: write(Settings()),
      write: write
    ) { value, settings in
      guard case .text(let text) = value, text.isSetting, isAllowed(text) else { return false }
      settings[keyPath: setting] = text
      return true
    }
  }

  /// The name of a secret; what looks like a key itself is refused.
  static func secretName(
    _ section: ConfigurationSection,
    _ name: String,
    _ setting: SettingPath<String>,
    _ summary: String
  ) -> ConfigurationKey {
    .text(
      section,
      name,
      setting,
      summary,
      expected: .secretName,
      if: { $0.isEmpty || $0.isSecretName }
    )
  }

  static func texts(
    _ section: ConfigurationSection,
    _ name: String,
    _ setting: SettingPath<[String]>,
    _ summary: String
  ) -> ConfigurationKey {
    let write: @Sendable (Settings) -> String = { $0[keyPath: setting].inTOML }
    return ConfigurationKey(
      section: section,
      name: name,
      summary: summary,
      expected: .texts,
      defaultValue: write(Settings()),
      write: write
    ) { value, settings in
      guard let texts = value.texts else { return false }
      settings[keyPath: setting] = texts
      return true
    }
  }
}

extension String {
  /// Text of one line, of a length that no setting goes past.
  var isSetting: Bool {
    utf8.count <= 4096 && !unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// As a basic string of TOML 1.0.
  var inTOML: String {
    "\"" + map { ["\"", "\\"].contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
  }
}

extension [String] {
  /// As an array of TOML.
  var inTOML: String { "[" + map(\.inTOML).joined(separator: ", ") + "]" }
}
