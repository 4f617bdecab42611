import Actions
import System
import Words

extension Examination {
  /// Whether the person's own programs are told of what happens; nothing is started for it.
  func checkHooks() -> Finding? {
    let hooks = session.hookFiles
    guard !hooks.isEmpty else { return nil }
    let state = session.hookState
    let troubles = hooks.filter { hook in
      hook.obstacle != nil || state.runs[hook.path]?.ending.map { !$0.isWell } ?? false
    }
    guard !troubles.isEmpty else {
      let sentence = say(HookSentences.allFine, ["count": String(hooks.count)])
      return finding(.hooks, .fine, [sentence])
    }
    let text = HookText(session)
    let lines = troubles.map { hook in
      hook.path.printable + ": " + text.line(hook, state.runs[hook.path])
    }
    let command = commandLine(["hooks", "test", troubles[0].event])
    return finding(
      .hooks,
      .look,
      lines,
      advice: say(HookSentences.tryIt, ["command": command])
    )
  }
}
