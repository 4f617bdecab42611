internal import Glibc

/// Who has hooks told of what happened.
package enum HookStart {
  /// Starts this program's own telling of hooks beside it, where there are any, and neither the
  /// service nor systemd sees to that.
  ///
  /// Nobody waits for it. Without a folder of hooks it is a look for one.
  package static func start(_ paths: Paths, isServed: Bool) {
    guard HookFile.mayBeThere(in: paths.hooks), !isServed || !isLeftToSystemd,
      let program = ProgramSearch.own
    else { return }
    DetachedProgram.start([program, "hooks", "run"])
  }

  /// Whether the service has systemd start the unit of hooks.
  private static var isLeftToSystemd: Bool {
    func folder(_ name: String, _ usual: String) -> String? {
      if let value = variable(name), value.hasPrefix("/") { return value }
      return HomeDirectory.path(variable("HOME")).map { $0 + usual }
    }
    return UnitFacts.tellsHooks(
      configuration: folder("XDG_CONFIG_HOME", "/.config"),
      data: folder("XDG_DATA_HOME", "/.local/share")
    )
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
