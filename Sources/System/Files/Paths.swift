internal import CSystemd
internal import Glibc

/// Where the product's files are, for its programs.
package struct Paths: Hashable, Sendable {
  /// Empty where there is no home directory to keep it in.
  package let database: String
  /// The config file; empty where there is no home directory.
  package let settings: String
  /// Holds programs to be told of what happens; empty where there is no home directory.
  package let hooks: String
  /// The locale that decides on the order of day and month, as `locale(7)` finds it.
  package let locale: String?
  /// Holds files whose modification time is when the person was last told something.
  ///
  /// Empty where there is no place for them.
  package let remarks: String
  /// Holds what is kept for the person to look at again; empty where there is no place for it.
  package let state: String
  /// Where the product's own icon may be: the person's own, and those of packages.
  package let icons: [String]

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
    func below(_ folder: String?, _ usual: String, _ name: String) -> String {
      (folder ?? home.map { $0 + usual }).map { $0 + name } ?? ""
    }
    let data = folder("XDG_DATA_HOME")
    let state = folder("XDG_STATE_HOME")
    database = Self.target(
      of: value("VOICEDO_DB") ?? below(data, "/.local/share", "/voicedo-remind/voicedo.sqlite")
    )
    settings =
      value("VOICEDO_CONFIG")
      ?? below(folder("XDG_CONFIG_HOME"), "/.config", "/voicedo-remind/config.toml")
    hooks = below(folder("XDG_CONFIG_HOME"), "/.config", "/voicedo-remind/hooks")
    locale = value("LC_ALL") ?? value("LC_TIME") ?? value("LANG")
    self.state = below(state, "/.local/state", "/voicedo-remind")
    remarks = below(folder("XDG_RUNTIME_DIR") ?? state, "/.local/state", "/voicedo-remind")
    let shared = (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":")
    icons = ([below(data, "/.local/share", "")] + shared.map(String.init))
      .filter { $0.hasPrefix("/") }
      .map { $0 + "/icons/hicolor/scalable/apps/voicedo-remind.svg" }
  }

  /// The file that a link leads to: a database has one name, whatever it is called by, and all that
  /// lies beside it has that one, too.
  private static func target(of path: String) -> String {
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK,
      let target = realpath(path, nil)
    else { return path }
    defer { free(target) }
    return String(cString: target)
  }
}
