package import Words

/// Why nothing came of listening.
package enum ListenError: Hashable {
  case nothingSaid
  case cancelled
  /// It was called off while the recording was being written down.
  case interrupted
  case noRecorder
  /// No recorder could; the last one's name, the device, and what it said.
  case notRecorded(String, device: String, said: String)
  case noTranscriber
  /// Every one of them was tried, and told of.
  case noTranscript
  case alreadyListening
  case notListening
  case noneWaits
  case file(String, reason: String)
  case notWave(String)
  case unknownForm(String, Int)
  case nothingInFile(String)
  /// A file of sentences has none in it.
  case noSentences(String)
}

extension ListenError {
  /// Words the error, one sentence a line; the last one says what to type next.
  package func lines(_ tone: Tone) -> [String] {
    func say(_ sentence: ListenSentences, _ values: [String: String] = [:]) -> String {
      sentence.text(tone, values.mapValues(\.printable))
    }
    func turned(_ path: String) -> String {
      "ffmpeg -i \(path.shellQuoted) -ar 16000 -ac 1 speech.wav"
    }
    switch self {
    case .nothingSaid: return [say(.nothingSaid)]
    case .cancelled: return [say(.cancelled)]
    case .noRecorder: return [say(.noRecorder)]
    case .notRecorded(let name, let device, let said):
      let known = said.isEmpty ? "" : ": " + said
      return [
        say(.recorderEnded, ["name": name, "device": device, "said": known]),
        say(.tryAudio, ["command": commandLine(["doctor", "audio"])]),
      ]
    case .noTranscriber: return [say(.noTranscriber)]
    // The recording that is kept is told where it is kept.
    case .noTranscript, .interrupted: return []
    case .alreadyListening:
      return [say(.alreadyListening, ["command": commandLine(["listen", "--stop"])])]
    case .notListening: return [say(.notListening)]
    case .noneWaits: return [say(.noneWaits)]
    case .file(let path, let reason): return [say(.noFile, ["path": path, "reason": reason])]
    case .notWave(let path): return [say(.notWave, ["path": path, "command": turned(path)])]
    case .unknownForm(let path, let number):
      return [
        say(
          .unknownForm,
          ["path": path, "number": String(number), "command": turned(path)]
        )
      ]
    case .nothingInFile(let path): return [say(.nothingInFile, ["path": path])]
    case .noSentences(let path): return [say(.noSentences, ["path": path])]
    }
  }

  /// The number that the program ends with.
  package var status: ExitStatus {
    switch self {
    case .nothingSaid, .nothingInFile, .noSentences: .rejectedAsNoise
    case .cancelled, .interrupted: .interrupted
    case .notListening, .noneWaits: .nothingMatched
    case .noRecorder, .notRecorded, .noTranscriber, .noTranscript, .alreadyListening, .file,
      .notWave, .unknownForm:
      .failed
    }
  }
}
