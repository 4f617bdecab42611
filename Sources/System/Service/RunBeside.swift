/// Work of this program that systemd does where the service asks it to, and that a run of its own does
/// beside it elsewhere.
package enum RunBeside {
  /// Starts this program with these words beside it, unless the service has systemd start the unit for
  /// it; nobody waits for it.
  package static func start(_ words: [String], unit: String, isServed: Bool) {
    guard !isServed || !UnitFacts.hasUnit(unit), let program = ProgramSearch.own else { return }
    DetachedProgram.start([program] + words)
  }
}
