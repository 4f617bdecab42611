import Actions
import Answers
import Arguments
import Configuration
import Glibc
import Model
import System
import Words

extension VerbRow {
  /// `push`: the way to the phone; `run` asks its server once, `test` sends a trial.
  static let push = VerbRow(.push, .push, more: .pushMore, usage: "[run|test]")
    .takes(.pushAction.of(PushAction.self))
    .shows(["push"], ["push", "test"])
    .answers(PushReport.self, PushRun.Outcome.self, PushTrialJSON.self)
    .runs { call in
      switch call[.pushAction] as PushAction? {
      case nil:
        let report = try PushReport(call.session)
        try call.answer(report, orText: PushSheet(call.session).text(report))
        return .ok
      case .run: return try call.runPush()
      case .test: return try call.tryPush()
      }
    }
}

private enum PushAction: String, CaseIterable {
  case run, test
}

extension Call {
  /// Asks the phone's server: for answers, with what is to go, and for what is to go from there.
  fileprivate func runPush() throws -> ExitStatus {
    let session = session
    if session.environment.endsWithRun {
      // What runs by itself keeps nobody's folder or disk busy.
      _ = session.environment.variable("HOME").map { chdir($0) }
    }
    let outcome = try PushRun.run(session)
    try answer(outcome, orText: PushSheet(session).text(outcome))
    guard let trouble = outcome.trouble else { return .ok }
    let reason = trouble.line(session.tone)
    session.talk(PushSentences.notReached, ["reason": reason])
    if outcome.isNews { tell(reason) }
    return .failed
  }

  /// Says on the screen that the phone is not reached, once until it is.
  private func tell(_ reason: String) {
    let words = ["reason": reason, "command": commandLine(["push"])]
    let news = News(
      title: PushSentences.troubleTitle.text(session.tone),
      text: PushSentences.troubleHow.text(session.tone, words.mapValues(\.printable))
    )
    // Without a service it stands in `push` all the same.
    do { _ = try session.environment.service.tell(news, .zero) } catch {}
  }

  /// Sends a trial, and looks whether answers can be read.
  fileprivate func tryPush() throws -> ExitStatus {
    let session = session
    guard session.pushTopic != nil else {
      session.talk(PushSentences.off)
      return .failed
    }
    let address = session.settings.push.hiddenAddress
    let reason = try session.tryPush()?.line(session.tone)
    try answer(
      PushTrialJSON(address: address, trouble: reason),
      orText: reason == nil ? PushSheet(session).trialSent(to: address) : ""
    )
    guard let reason else { return .ok }
    session.talk(PushSentences.trialNot, ["reason": reason])
    return .failed
  }
}
