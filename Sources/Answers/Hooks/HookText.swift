package import Actions
import Configuration
import Model
import Store
package import System
import Words

/// A hook as a person reads of it.
package struct HookText {
  private let session: Session

  package init(_ session: Session) { self.session = session }

  /// Every hook with its path and how it stands, or how to have one; and what is not run for its name.
  package func text(_ hooks: [HookFile], _ state: HookState, others: [String] = []) -> String {
    let misnamed = others.map(line(misnamed:))
    guard !hooks.isEmpty else {
      return (misnamed + [say(.none, ["path": session.paths.hooks])]).joined(separator: "\n")
    }
    var sheet = Sheet(session.style)
    for hook in hooks {
      sheet.add(hook.event, hook.path.printable + "\n" + line(hook, state.runs[hook.path]))
    }
    let leftOut = state.leftOut.map {
      say(.leftOut, ["count": String($0.count), "moment": moment($0.at)])
    }
    return ([sheet.text] + misnamed + [leftOut].compactMap(\.self)).joined(separator: "\n")
  }

  /// Says of a file whose name is no event that it is not run, and what would have it run.
  private func line(misnamed name: String) -> String {
    let stem = name.prefix { $0 != "." }.lowercased()
    guard let event = Happening.Kind(rawValue: stem) else {
      return say(.otherName, ["name": name])
    }
    let path = session.paths.hooks
    let command = ["mv", "\(path)/\(name)", "\(path)/\(event.rawValue)"]
      .map(\.printable.shellQuoted).joined(separator: " ")
    return say(.nearName, ["name": name, "command": command])
  }

  /// How it stands, in one line.
  package func line(_ hook: HookFile, _ run: HookState.Run?) -> String {
    let place = hook.place.printable
    let path = place.shellQuoted
    switch hook.obstacle {
    case .notExecutable: return say(.notExecutable, ["command": "chmod u+x \(path)"])
    case .writable:
      return say(.writable, ["path": place, "command": "chmod go-w \(path)"])
    case .foreign: return say(.foreign, ["path": place])
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
