/// Who has hooks told of what happened.
package enum HookStart {
  /// Starts this program's own telling of hooks beside it, where there are any, and neither the
  /// service nor systemd sees to that.
  ///
  /// Without a folder of hooks it is a look for one.
  package static func start(_ paths: Paths, isServed: Bool) {
    guard HookFile.mayBeThere(in: paths.hooks) else { return }
    RunBeside.start(["hooks", "run"], unit: UnitFacts.hookUnit, isServed: isServed)
  }
}
