import Actions
import Answers
import Arguments
import Glibc
import Model
import Store
import System
import Words

extension VerbRow {
  /// `hooks`: the person's own programs that are told of what happens.
  static let hooks = VerbRow(.hooks, .hooks, more: .hooksMore, usage: "[run|test <event>]")
    .takes(.hookAction.of(HookAction.self), .hookEvent.of(Happening.Kind.self))
    .shows(["hooks"], ["hooks", "test", "done"])
    .answers(HooksJSON.self, HookRun.Outcome.self, HookTrialJSON.self)
    .refuses { call in
      let action: HookAction? = call[.hookAction]
      let isNamed = call.has(.hookEvent)
      guard action == .test ? !isNamed : isNamed else { return nil }
      let word: String = call[.hookEvent] ?? ""
      return .valueNotUnderstood(
        word,
        of: "hooks",
        choices: Happening.Kind.allCases.map { "test \($0.rawValue)" }
      )
    }
    .runs { call in
      switch call[.hookAction] as HookAction? {
      case nil:
        let session = call.session
        try call.answer(
          HooksJSON(session),
          orText: HookText(session).text(
            session.hookFiles,
            session.hookState,
            others: session.otherHookNames
          )
        )
        return .ok
      case .run: return try call.tellHooks()
      case .test: return try call.tryHooks(call[.hookEvent] ?? .done)
      }
    }
}

private enum HookAction: String, CaseIterable {
  case run, test
}

extension Call {
  /// Tells hooks all that is new.
  fileprivate func tellHooks() throws -> ExitStatus {
    let session = session
    if session.environment.endsWithRun {
      // What runs by itself keeps nobody's folder or disk busy.
      _ = session.environment.variable("HOME").map { chdir($0) }
    }
    let outcome = try HookRun.tellAll(session) { happening, store in
      try ToldHappening(happening, in: store, session).line(in: session.zone)
    }
    guard let outcome else {
      session.talk(HookSentences.noPlace)
      return .failed
    }
    let sentence: HookSentences =
      outcome.isUnderWay ? .underWay : outcome.told > 0 ? .told : .nothingNew
    try answer(
      outcome,
      orText: sentence.text(session.tone, ["count": String(outcome.told)])
    )
    for hook in outcome.troubles { tellTrouble(hook) }
    return .ok
  }

  /// Says once, on the screen as well, that a hook has not ended well.
  private func tellTrouble(_ hook: HookFile) {
    let text = HookText(session)
    session.talk(hook.path.printable + ": " + text.line(hook, session.hookState.runs[hook.path]))
    let words = ["path": hook.path.printable, "command": commandLine(["hooks"])]
    let news = News(
      title: HookSentences.troubleTitle.text(session.tone),
      text: HookSentences.troubleHow.text(session.tone, words)
    )
    // Without a service it stands in `hooks` and `doctor` all the same.
    do { _ = try session.environment.service.tell(news, .zero) } catch {}
  }

  /// Runs the hooks of one event with something that might have happened.
  fileprivate func tryHooks(_ kind: Happening.Kind) throws -> ExitStatus {
    let session = session
    let told = ToldHappening(sampleOf: kind, at: session.now, in: session.zone)
    let hooks = session.hookFiles.filter { $0.event == kind.rawValue && $0.obstacle == nil }
    let endings = hooks.map { hook in
      let output = HookOutput(session)
      defer { output.end() }
      return session.tryOut(hook, reading: told.line(in: session.zone)) { output.take($0) }
    }
    let state = session.hookState
    let tried = session.hookFiles.filter { $0.event == kind.rawValue }
    try answer(
      HookTrialJSON(told, tried.map { HookJSON($0, state.runs[$0.path]) }),
      orText: tried.isEmpty ? "" : HookText(session).text(tried, state)
    )
    guard !hooks.isEmpty else {
      session.talk(HookSentences.noneFor, ["event": kind.rawValue, "path": session.paths.hooks])
      return .nothingMatched
    }
    return endings.allSatisfy(\.isWell) ? .ok : .failed
  }
}
