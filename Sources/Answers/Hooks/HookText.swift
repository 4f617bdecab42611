package import Actions
import Configuration
import Model
package import System
import Words

/// A hook as a person reads of it.
package struct HookText {
  private let session: Session

  package init(_ session: Session) { self.session = session }

  /// Every hook with its path and how it stands, or how to have one.
  package func text(_ hooks: [HookFile], _ state: HookState) -> String {
    guard !hooks.isEmpty else { return say(.none, ["path": session.paths.hooks]) }
    var sheet = Sheet(session.style)
    for hook in hooks {
      sheet.add(hook.event, hook.path.printable + "\n" + line(hook, state.runs[hook.path]))
    }
    guard let leftOut = state.leftOut else { return sheet.text }
    let words = ["count": String(leftOut.count), "moment": moment(leftOut.at)]
    return sheet.text + "\n" + say(.leftOut, words)
  }

  /// How it stands, in one line.
  package func line(_ hook: HookFile, _ run: HookState.Run?) -> String {
    let path = hook.path.printable.shellQuoted
    switch hook.obstacle {
    case .notExecutable: return say(.notExecutable, ["command": "chmod u+x \(path)"])
    case .writable: return say(.writable, ["command": "chmod go-w \(path)"])
    case .foreign: return say(.foreign)
    case nil: break
    }
    guard let at = run?.at, let ending = run?.ending else { return say(.notYet) }
    return line(ending, at: at)
  }

  private func line(_ ending: HookEnding, at instant: Instant) -> String {
    let when = ["moment": moment(instant)]
    func with(_ name: String, _ value: String) -> [String: String] {
      when.merging([name: value]) { $1 }
    }
    switch ending {
    case .exit(0): return say(.well, when)
    case .exit(let code): return say(.exit, with("code", String(code)))
    case .signal(let number): return say(.signal, with("number", String(number)))
    case .outOfTime:
      return say(.outOfTime, with("seconds", String(session.settings.hookTimeout)))
    case .notStarted(let code): return say(.notStarted, with("reason", systemReason(code)))
    }
  }

  private func moment(_ instant: Instant) -> String { ReadBack(session.style).nearMoment(instant) }

  private func say(_ sentence: HookSentences, _ values: [String: String] = [:]) -> String {
    sentence.text(session.tone, values.mapValues(\.printable))
  }
}
