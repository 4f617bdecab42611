import Actions
import Configuration
import Model
import System
import Words

/// The questions that a menu asks, each in a window of the program that shows it.
struct Menu {
  let session: Session

  /// For how long a window may stay open.
  private static let longest = Duration.seconds(3600)
  /// What ends within this time has not opened.
  private static let instant = Duration.milliseconds(250)

  /// What was chosen or typed; `nil` where the person wants nothing.
  func ask(_ prompt: String, _ lines: [String]) throws(CommandError) -> String? {
    let programs = try programs(asking: prompt)
    var trouble: CommandError?
    for arguments in programs {
      let start = ContinuousClock.now
      do {
        let outcome = try Child.run(
          arguments,
          input: Array(lines.map { $0 + "\n" }.joined().utf8),
          within: Self.longest
        )
        let chosen = String(decoding: outcome.output, as: UTF8.self).trimmed
        if outcome.ending == .exit(0) { return chosen.isEmpty ? nil : chosen }
        // Nobody presses Escape before there is anything to see.
        guard ContinuousClock.now - start < Self.instant else { return nil }
        let said = String(decoding: outcome.errors, as: UTF8.self).trimmed
        trouble = .menu(.notOpened(program: arguments[0], reason: said.lastLine))
      } catch {
        trouble = .menu(.notOpened(program: arguments[0], reason: systemReason(error.code)))
      }
    }
    throw trouble ?? .menu(.noProgram(MenuProgram.allCases.map(\.rawValue)))
  }

  /// The command lines that are tried one after the other: the person's own, or those that are there.
  private func programs(asking prompt: String) throws(CommandError) -> [[String]] {
    let environment = session.environment
    let own = session.settings.menuCommand
    guard own.isEmpty else { return [own] }
    let fitting = MenuProgram.fitting(environment.variable)
    guard !fitting.isEmpty else { throw .menu(.noDesktop) }
    return
      fitting
      .filter { ProgramSearch.find($0.rawValue, in: environment.variable("PATH")) != nil }
      .map { $0.arguments(asking: prompt) }
  }
}

extension String {
  /// The last of its lines, where programs say what stopped them.
  fileprivate var lastLine: String {
    split(whereSeparator: \.isNewline).last.map(String.init) ?? self
  }
}
