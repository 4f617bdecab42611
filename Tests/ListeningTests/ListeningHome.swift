import Actions
import FoundationEssentials
import Glibc
import Interchange
import Model
import System
import TestSupport
import Testing

/// A home folder of its own, on Wednesday, 2026-03-04, 10:20 in Berlin; it is removed in the end.
///
/// Nothing runs there and nobody answers, but for what a test puts in.
final class ListeningHome {
  static let now = Instant(seconds: 1_772_616_000)

  private let home: TemporaryFolder
  var folder: String { home.path }
  var variables: [String: String] = [:]
  var online = OnlineLink { _, _, _ throws(OnlineError) in throw .noProgram }
  /// The programs that are installed.
  var programs: Set<String> = ["parecord", "pocketsphinx"]

  init() throws {
    home = try TemporaryFolder("listening")
  }

  /// Writes the config file.
  func write(settings: String) throws {
    let place = URL(filePath: folder + "/config/voicedo-remind")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(settings.utf8).write(to: place.appending(path: "config.toml"))
  }

  /// Writes a script of the shell; its path.
  func script(_ name: String, _ text: String) throws -> String {
    let path = folder + "/" + name
    try Script.write(text, to: path)
    return path
  }

  /// A run of a command that says nothing.
  func session() -> Session {
    let all = usual.merging(variables) { $1 }
    return Session(
      environment: Environment(
        variable: { [all] name in all[name] },
        input: StandardInput(all: { "" }, line: { nil }),
        output: Output(data: { _ throws(CommandError) in }, talk: { _ in }),
        terminal: Terminal(
          inputIsTerminal: false,
          outputIsTerminal: false,
          columns: nil,
          wantsColor: false
        ),
        now: { Self.now },
        zones: ZoneDirectory(
          zone: { ZoneDirectory.system.zone($0) },
          current: { ZoneDirectory.system.zone("Europe/Berlin") ?? .utc }
        ),
        system: nobody,
        service: noService,
        online: online,
        audio: SoundSystem(
          defaultSource: { nil },
          sources: { nil },
          listen: { _, _, _ in SoundSystem.Trial() },
          program: { [programs] name, _ in programs.contains(name) ? "/usr/bin/" + name : nil }
        )
      )
    )
  }

  private var usual: [String: String] {
    [
      "HOME": folder, "XDG_DATA_HOME": folder + "/data", "XDG_CONFIG_HOME": folder + "/config",
      "XDG_RUNTIME_DIR": folder + "/run", "LANG": "C.UTF-8",
    ]
  }

  private var nobody: SystemFacts {
    SystemFacts(
      zone: { .system },
      file: { _ in nil },
      disk: { _ in nil },
      unit: { UnitFacts(configuration: $0, data: $1) },
      shadow: { _, _ in nil },
      serviceProgram: { nil },
      isLingering: { nil },
      server: { nil },
      isQuiet: { nil }
    )
  }

  private var noService: ServiceLink {
    ServiceLink(
      isRunning: { _ in false },
      nudge: { _ in },
      status: { () throws(BusError) in throw .notRunning },
      tryNotification: { () throws(BusError) in throw .notRunning }
    )
  }
}
