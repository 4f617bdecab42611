internal import Glibc

/// Work of this program that systemd does where the service asks it to, and that a run of its own does
/// beside it elsewhere.
package enum RunBeside {
  /// Starts this program with these words beside it, unless the service has systemd start the unit for
  /// it; nobody waits for it.
  package static func start(_ words: [String], unit: String, isServed: Bool) {
    guard !isServed || !isLeftToSystemd(unit), let program = ProgramSearch.own else { return }
    DetachedProgram.start([program] + words)
  }

  private static func isLeftToSystemd(_ unit: String) -> Bool {
    func folder(_ name: String, _ usual: String) -> String? {
      if let value = variable(name), value.hasPrefix("/") { return value }
      return HomeDirectory.path(variable("HOME")).map { $0 + usual }
    }
    return UnitFacts.isInstalled(
      unit,
      configuration: folder("XDG_CONFIG_HOME", "/.config"),
      data: folder("XDG_DATA_HOME", "/.local/share")
    )
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
