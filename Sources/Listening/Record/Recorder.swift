import Actions
import Audio

extension Recorder {
  /// The command that records from a device; an empty name is the system's own choice.
  func arguments(device: String) -> [String] {
    let rate = String(Sound.rate)
    return switch self {
    case .parecord:
      [
        rawValue, "--raw", "--rate=" + rate, "--channels=1", "--format=s16le",
        "--latency-msec=50",
      ] + (device.isEmpty ? [] : ["--device=" + device])
    case .pwRecord:
      [rawValue, "--rate", rate, "--channels", "1", "--format", "s16", "--latency", "50ms"]
        + (device.isEmpty ? [] : ["--target", device]) + ["-"]
    case .arecord:
      [rawValue, "-q", "-t", "raw", "-f", "S16_LE", "-r", rate, "-c", "1"]
        + (device.isEmpty ? [] : ["-D", device])
    }
  }
}

extension Session {
  /// The path of a program, where it is installed.
  func program(_ name: String) -> String? {
    environment.audio.program(name, environment.variable("PATH"))
  }

  /// The recorders that are installed; of one that is wished for, that alone.
  func recorders(_ settings: ListenSettings) -> [Recorder] {
    (settings.recorder.map { [$0] } ?? Recorder.allCases).filter { program($0.rawValue) != nil }
  }
}
