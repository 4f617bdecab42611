import Actions
import Audio
import Configuration
import Glibc
import Interchange
import Model
import System
import Words

/// A command on this machine that makes text of a WAV file.
///
/// `{wav}` stands for the file, `{out}` for one that it may write its answer to, `{list}` for one
/// that holds the path of the first, `{model}` for what it was trained with, `{language}` for what is
/// spoken.
struct LocalCommand: Sendable {
  /// Its name in the settings.
  let name: String
  let arguments: [String]
  /// A command that hears samples on its standard input, and writes a line for each phrase.
  var stream: [String] = []
  /// Folders with models: every entry that begins as told fits `{model}`, the first one counts.
  var models: [(folder: String, prefix: String)] = []
  /// The longest part that it takes at once, in seconds.
  var longest = 600
  /// Whether it often writes other words that sound alike.
  var isUnsure = false
}

extension LocalCommand {
  /// Those that are known, the best first.
  ///
  /// A name may have several commands: the first that is installed counts.
  static let presets: [LocalCommand] = [
    LocalCommand(
      name: "whisper",
      arguments: ["whisper-cli", "-m", "{model}", "-f", "{wav}", "-l", "{language}", "-nt", "-np"],
      models: [
        ("~/.local/share/whisper.cpp", "ggml-"), ("~/.cache/whisper.cpp", "ggml-"),
        ("/usr/share/whisper.cpp", "ggml-"), ("/usr/share/whisper.cpp/models", "ggml-"),
        ("/usr/local/share/whisper.cpp", "ggml-"),
      ]
    ),
    LocalCommand(
      name: "vosk",
      arguments: [
        "vosk-transcriber", "-m", "{model}", "-i", "{wav}", "-t", "txt", "-o", "{out}",
        "--log-level", "warning",
      ],
      models: [("~/.cache/vosk", "vosk-model-"), ("/usr/share/vosk", "vosk-model-")]
    ),
    LocalCommand(
      name: "pocketsphinx",
      arguments: ["pocketsphinx", "single", "{wav}"],
      stream: ["pocketsphinx", "live", "-"],
      longest: 30,
      isUnsure: true
    ),
    // Before its version 5, as in Debian: what it finds possible of a whole recording, the mean of
    // whose sound it knows, holds what was said oftener than what it makes of sound as it comes. Its
    // second pass stays: without it the noise between two sentences becomes words.
    LocalCommand(
      name: "pocketsphinx",
      arguments: [
        "pocketsphinx_batch", "-hmm", "{model}/en-us", "-lm", "{model}/en-us.lm.bin",
        "-dict", "{model}/cmudict-en-us.dict", "-adcin", "yes", "-adchdr", "44",
        "-cepdir", "/", "-cepext", "", "-ctl", "{list}", "-hyp", "{out}", "-hypseg", "{seg}",
        "-nbest", "200",
        "-nbestdir", "/", "-nbestext", ".nbest", "-remove_noise", "no", "-logfn", "/dev/null",
      ],
      stream: ["pocketsphinx_continuous", "-infile", "/dev/stdin", "-logfn", "/dev/null"],
      models: [("/usr/share/pocketsphinx/model", "en-us")],
      longest: 30,
      isUnsure: true
    ),
    LocalCommand(
      name: "pocketsphinx",
      arguments: ["pocketsphinx_continuous", "-infile", "{wav}", "-logfn", "/dev/null"],
      stream: ["pocketsphinx_continuous", "-infile", "/dev/stdin", "-logfn", "/dev/null"],
      longest: 60,
      isUnsure: true
    ),
  ]

  /// The arguments with their model, if both are installed here.
  func installed(in session: Session) -> LocalCommand? {
    guard let program = arguments.first, session.program(program) != nil else { return nil }
    let language = session.settings.transcription.language
    let arguments = arguments.map {
      $0 == "{language}" ? (language.isEmpty ? "auto" : language) : $0
    }
    func filled(with model: String) -> LocalCommand {
      LocalCommand(
        name: name,
        arguments: arguments.map {
          $0.filled([
            "model": model, "wav": "{wav}", "out": "{out}", "list": "{list}", "seg": "{seg}",
          ])
        },
        stream: stream,
        longest: longest,
        isUnsure: isUnsure
      )
    }
    guard !models.isEmpty else { return filled(with: "") }
    let home = HomeDirectory.path(session.environment.variable("HOME")) ?? ""
    for (folder, prefix) in models {
      let path = folder.hasPrefix("~") ? home + folder.dropFirst() : folder
      guard let model = firstEntry(of: path, beginning: prefix) else { continue }
      return filled(with: "\(path)/\(model)")
    }
    return nil
  }

  private func firstEntry(of folder: String, beginning prefix: String) -> String? {
    namesOfEntries(in: folder).filter { $0.hasPrefix(prefix) }.min()
  }
}

extension Child.Outcome {
  /// How it ended as shells count it.
  var status: Int32 {
    switch ending {
    case .exit(let status): status
    case .signal(let signal): 128 + signal
    }
  }
}

/// The last thing that a program said, short enough for a line.
func lastLine(_ bytes: [UInt8]) -> String {
  let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
  return (lines.last.map(String.init) ?? "").printable.trimmed.fitted(to: 120)
}
