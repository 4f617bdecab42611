import Hearing
import System

/// A program that records from a microphone, and writes samples to its standard output.
enum Recorder: String, CaseIterable, Sendable {
  /// Works with PulseAudio and with PipeWire.
  case parecord
  case pwRecord = "pw-record"
  case arecord
}

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

  /// Those that are installed, the one that is wished for alone.
  static func installed(wish: Recorder?, path: String?) -> [Recorder] {
    (wish.map { [$0] } ?? allCases).filter { ProgramSearch.find($0.rawValue, in: path) != nil }
  }
}
