import Configuration
import Glibc

/// Where the companion's files are.
struct Paths: Hashable {
  let database: String
  let settings: String
  /// The locale that decides on the order of day and month.
  let locale: String?
  /// Holds files whose modification time is when the person was last told something.
  let remarks: String

  /// Follows `VOICEDO_DB`, `VOICEDO_CONFIG`, the XDG base directories and the locale.
  init(_ environment: (String) -> String?) {
    let names = [
      "VOICEDO_DB", "VOICEDO_CONFIG", "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME",
      "XDG_RUNTIME_DIR", "XDG_STATE_HOME", "LC_ALL", "LC_TIME", "LANG",
    ]
    var values: [String: String] = [:]
    for name in names {
      if let value = environment(name), !value.isEmpty { values[name] = value }
    }
    // The base directory specification: a relative path is to be ignored.
    func folder(_ name: String) -> String? {
      values[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let home = values["HOME"] ?? ""
    database =
      values["VOICEDO_DB"]
      ?? (folder("XDG_DATA_HOME") ?? home + "/.local/share") + "/voicedo-remind/voicedo.sqlite"
    settings = ConfigurationFile.path(environment: values) ?? ""
    locale = ConfigurationFile.locale(environment: values)
    remarks =
      (folder("XDG_RUNTIME_DIR") ?? folder("XDG_STATE_HOME") ?? home + "/.local/state")
      + "/voicedo-remind"
  }

  /// Whether there is a config file.
  var hasSettings: Bool { access(settings, F_OK) == 0 }

  /// The settings that count, and what is to be said of the file.
  func readSettings() -> (settings: Settings, problems: [ConfigurationProblem]) {
    Settings.load(path: settings, locale: locale)
  }
}
