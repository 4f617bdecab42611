/// The microphones and the programs that record from them; tests put facts in.
package struct SoundSystem: Sendable {
  /// The name of the microphone that the system has chosen; `nil` where nobody tells.
  package var defaultSource: @Sendable () -> String?
  /// The microphones there are; `nil` where nobody tells.
  package var sources: @Sendable () -> [String]?
  /// Records for such a time, with each recorder until one gives something.
  package var listen:
    @Sendable (_ recorders: [Recorder], _ device: String, _ time: Duration) -> Trial
  /// The path of a program by its name; `path` is the value of `PATH`.
  package var program: @Sendable (_ name: String, _ path: String?) -> String?

  package init(
    defaultSource: @escaping @Sendable () -> String?,
    sources: @escaping @Sendable () -> [String]?,
    listen: @escaping @Sendable ([Recorder], String, Duration) -> Trial,
    program: @escaping @Sendable (_ name: String, _ path: String?) -> String?
  ) {
    self.defaultSource = defaultSource
    self.sources = sources
    self.listen = listen
    self.program = program
  }
}

extension SoundSystem {
  /// The outcome of a short recording.
  package struct Trial: Hashable, Sendable {
    package var samples: [Int16] = []
    /// How long the first of them was waited for.
    package var wait = Duration.zero
    /// The recorder's own words.
    package var said = ""

    package init(samples: [Int16] = [], wait: Duration = .zero, said: String = "") {
      self.samples = samples
      self.wait = wait
      self.said = said
    }
  }
}

/// A program that records from a microphone, and writes samples to its standard output.
package enum Recorder: String, CaseIterable, Sendable {
  /// Works with PulseAudio and with PipeWire.
  case parecord
  case pwRecord = "pw-record"
  case arecord
}
