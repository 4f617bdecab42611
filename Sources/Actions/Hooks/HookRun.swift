import Configuration
import Glibc
import Model
package import Store
package import System

/// Tells hooks what happened since they were told last.
///
/// Each thing is told at least once: the state is written behind each, so that a run that was ended
/// tells the one that it was at once more, by the same id.
package struct HookRun {
  /// What came of a run.
  package struct Outcome: Hashable, Sendable {
    /// How many runs of hooks there were.
    package var told = 0
    /// How many things were left out, since they were too many or too long ago.
    package var leftOut = 0
    /// Those that have not ended well, and did so before, or were run first.
    package var troubles: [HookFile] = []
    /// Whether another run was at it, which tells all of it.
    package var isUnderWay = false
  }

  /// The text that a hook reads of something that happened.
  package typealias Text = (Happening, TodoStore) throws -> [UInt8]

  private let session: Session
  private let path: String
  private let text: Text
  private var state = HookState()
  private var outcome = Outcome()
  /// Those whose time was over in this run: they would keep all others waiting.
  private var slow: Set<String> = []

  /// So many things are told of one backlog at most.
  static let most = 100
  /// What happened longer ago is not told.
  static let oldest = Duration.seconds(3600)

  private init(_ session: Session, path: String, text: @escaping Text) {
    (self.session, self.path, self.text) = (session, path, text)
  }

  /// Tells all that is new; nothing where there is no hook.
  ///
  /// Whatever comes while it runs is told as well. `nil` where there is no place for what is
  /// remembered.
  package static func tellAll(_ session: Session, text: @escaping Text) throws -> Outcome? {
    guard let path = HookState.path(for: session.paths) else { return nil }
    makeDirectory(session.paths.state)
    var outcome = Outcome()
    var slow: Set<String> = []
    while true {
      guard session.hasDatabase, !session.hookFiles.filter({ $0.obstacle == nil }).isEmpty
      else { return outcome }
      do {
        guard let lock = RunLock(path + ".lock") else {
          outcome.isUnderWay = true
          return outcome
        }
        defer { withExtendedLifetime(lock) {} }
        var run = HookRun(session, path: path, text: text)
        (run.outcome, run.slow) = (outcome, slow)
        let isKept = try run.tell()
        (outcome, slow) = (run.outcome, run.slow)
        guard isKept else { return outcome }
      }
      // Who has written since found the lock taken, and went away.
      guard try hasNews(session, path) else { return outcome }
    }
  }

  private static func hasNews(_ session: Session, _ path: String) throws -> Bool {
    guard let cursor = HookState(path: path).cursor else { return false }
    let kinds = Set(session.hookFiles.filter { $0.obstacle == nil }.map(\.event))
    return try session.openStore().happenings(after: cursor).happenings
      .contains { kinds.contains($0.kind.rawValue) }
  }

  /// Tells what is new now; whether it could be written down how far it has come.
  private mutating func tell() throws -> Bool {
    state = HookState(path: path)
    let files = session.hookFiles
    let hooks = files.filter { $0.obstacle == nil }
    let store = try session.openStore()
    let begins = hooks.map(\.changedAt).min() ?? session.now
    let isOver = session.environment.now() - Self.oldest
    // Where what was remembered is lost, what was told may not be told again.
    let first = HookState.isThere(path) ? session.now : max(begins, isOver)
    let cursor = try state.cursor ?? store.cursor(before: first)
    state.cursor = cursor
    let (happenings, end) = try store.happenings(after: cursor)
    let known = state.runs
    var due = happenings.map { happening in
      (happening, hooks.filter { $0.isToBeTold(happening, known[$0.path]) })
    }.filter { !$0.1.isEmpty }
    let all = due.count
    due = Array(due.filter { $0.0.at >= isOver }.suffix(Self.most))
    if due.count < all {
      leaveOut(all - due.count)
    }
    let paths = Set(files.map(\.path))
    state.runs = state.runs.filter { paths.contains($0.key) }
    for hook in hooks where state.runs[hook.path]?.changedAt != hook.changedAt {
      let before = state.runs[hook.path]
      state.runs[hook.path] = HookState.Run(
        changedAt: hook.changedAt,
        at: before?.at,
        ending: before?.ending
      )
    }
    for (happening, hooks) in due {
      try tell(happening, hooks, store)
      state.cursor = try store.cursor(state.cursor ?? cursor, behind: happening)
      guard keep() else { return false }
    }
    state.cursor = end
    return keep()
  }

  /// Keeps account of what is not told, for `hooks` to say.
  private mutating func leaveOut(_ count: Int) {
    outcome.leftOut += count
    state.leftOut = HookState.LeftOut(at: session.environment.now(), count: outcome.leftOut)
  }

  /// Writes down how far it has come; where that cannot be, nothing more is told: it would be told
  /// again and again.
  private func keep() -> Bool { state.write(to: path) }

  private mutating func tell(
    _ happening: Happening,
    _ hooks: [HookFile],
    _ store: TodoStore
  ) throws {
    guard try store.isStillWritten(happening) else { return }
    let text = try text(happening, store)
    for hook in hooks {
      guard !slow.contains(hook.path) else {
        leaveOut(1)
        continue
      }
      let before = state.runs[hook.path]?.ending
      let ending = session.run(hook, reading: text)
      outcome.told += 1
      if ending == .outOfTime { slow.insert(hook.path) }
      if !ending.isWell, before?.isWell ?? true { outcome.troubles.append(hook) }
      state.runs[hook.path] = HookState.Run(
        changedAt: hook.changedAt,
        at: session.environment.now(),
        ending: ending
      )
    }
  }
}

extension HookFile {
  /// Whether this is for it: of its kind, and not from before the file was there as it is.
  ///
  /// One that was seen as it is before is told all: the clock may have been set back since.
  fileprivate func isToBeTold(_ happening: Happening, _ seen: HookState.Run?) -> Bool {
    event == happening.kind.rawValue
      && (seen?.changedAt == changedAt || happening.at >= changedAt)
  }
}
