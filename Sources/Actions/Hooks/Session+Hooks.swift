import Configuration
import Model
import Store
package import System

extension Session {
  /// Every file in the folder of hooks, in the order of the events.
  package var hookFiles: [HookFile] { HookFile.all(in: paths.hooks, events: hookEvents) }

  /// The names of what else stands in that folder.
  package var otherHookNames: [String] {
    HookFile.otherNames(in: paths.hooks, events: hookEvents)
  }

  private var hookEvents: [String] { Happening.Kind.allCases.map(\.rawValue) }

  /// What is remembered of the hooks.
  package var hookState: HookState {
    HookState.path(for: paths).map { HookState(path: $0) } ?? HookState()
  }

  /// Runs a hook with a text to read, and waits for its end.
  package func run(
    _ hook: HookFile,
    reading text: [UInt8],
    hearing: (([UInt8]) -> Void)? = nil
  ) -> HookEnding {
    hook.run(
      reading: text,
      environment: hookVariables(hook.event),
      within: .seconds(settings.hookTimeout),
      hearing: hearing
    )
  }

  /// Runs a hook for a trial, and remembers how that ended; `hearing` gets what it writes.
  package func tryOut(
    _ hook: HookFile,
    reading text: [UInt8],
    hearing: @escaping ([UInt8]) -> Void
  ) -> HookEnding {
    let ending = run(hook, reading: text, hearing: hearing)
    if let path = HookState.path(for: paths) {
      makeDirectory(paths.state)
      var state = HookState(path: path)
      // What it has not been told yet it has not been told now.
      let changed = state.runs[hook.path]?.changedAt ?? Instant(seconds: 0)
      state.runs[hook.path] = HookState.Run(changedAt: changed, at: now, ending: ending)
      // Where that cannot be remembered the answer tells it all the same.
      _ = state.write(to: path)
    }
    return ending
  }

  /// The environment of a hook: what it needs to find its own, and no word of a to-do.
  private func hookVariables(_ event: String) -> [String] {
    let names = [
      "PATH", "HOME", "USER", "LOGNAME", "LANG", "LANGUAGE", "LC_ALL", "LC_TIME", "LC_MESSAGES",
      "XAUTHORITY", "TZ", "XDG_CACHE_HOME", "XDG_CONFIG_DIRS", "XDG_CONFIG_HOME",
      "XDG_CURRENT_DESKTOP", "XDG_DATA_DIRS", "XDG_DATA_HOME", "XDG_RUNTIME_DIR",
      "XDG_SESSION_TYPE", "XDG_STATE_HOME", "DBUS_SESSION_BUS_ADDRESS", "WAYLAND_DISPLAY",
      "DISPLAY", "VOICEDO_DB",
      "VOICEDO_CONFIG",
    ]
    return names.compactMap { name in environment.variable(name).map { "\(name)=\($0)" } }
      + ["VOICEDO_EVENT=\(event)", "VOICEDO_HOOK=1"]
  }
}
