package import Configuration
import Glibc
import System

/// Where the companion's files are.
package struct Paths: Hashable {
  /// Empty where there is no home directory to keep it in.
  package let database: String
  package let settings: String
  /// The locale that decides on the order of day and month.
  package let locale: String?
  /// Holds files whose modification time is when the person was last told something.
  ///
  /// Empty where there is no place for them.
  package let remarks: String
  /// Holds what is kept for the person to look at again; empty where there is no place for it.
  package let state: String

  /// Follows `VOICEDO_DB`, `VOICEDO_CONFIG`, the XDG base directories and the locale.
  package init(_ variable: (String) -> String?) {
    func value(_ name: String) -> String? {
      variable(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    // The base directory specification: a relative path is to be ignored.
    func folder(_ name: String) -> String? {
      value(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let home = HomeDirectory.path(value("HOME"))
    func below(_ folder: String?, _ standard: String, _ name: String) -> String? {
      (folder ?? home.map { $0 + standard }).map { $0 + name }
    }
    database =
      value("VOICEDO_DB")
      ?? below(folder("XDG_DATA_HOME"), "/.local/share", "/voicedo-remind/voicedo.sqlite") ?? ""
    settings = ConfigurationFile.path { $0 == "HOME" ? home : variable($0) } ?? ""
    locale = ConfigurationFile.locale(variable)
    state = below(folder("XDG_STATE_HOME"), "/.local/state", "/voicedo-remind") ?? ""
    remarks =
      below(
        folder("XDG_RUNTIME_DIR") ?? folder("XDG_STATE_HOME"),
        "/.local/state",
        "/voicedo-remind"
      ) ?? ""
  }

  /// The folder of the config file.
  package var settingsFolder: String {
    settings.lastIndex(of: "/").map { String(settings[..<$0]) } ?? "."
  }

  /// Whether there is a config file.
  package var hasSettings: Bool { access(settings, F_OK) == 0 }

  /// The settings that count, and what is to be said of the file.
  package func readSettings() -> (settings: Settings, problems: [ConfigurationProblem]) {
    hasSettings
      ? Settings.load(path: settings, locale: locale) : (Settings(locale: locale), [])
  }
}
