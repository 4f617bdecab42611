import Actions
import Answers
import Listening
import System
import Words

/// `doctor`: says in plain words whether reminders can reach the person on this desktop.
struct Doctor: VerbCommand {
  static let row = VerbRow(.doctor, .doctor, usage: "[audio|online]")
    .takes([.doctorTopic.of(Topic.self), .tryPopup, .deep, .repair, .yes, .strictService])
    .shows([["doctor"], ["doctor", "--try"], ["doctor", "--repair"]])
    .answers([DoctorJSON.self, RepairJSON.self, AudioReport.self, OnlineReport.self])

  /// What it looks at, where that is not the reminders' way to the person.
  enum Topic: String, CaseIterable {
    case audio, online
  }

  let line: ParsedLine
  var topic: Topic? { line[.doctorTopic] }
  var tryPopup: Bool { line.has(.tryPopup) }
  var deep: Bool { line.has(.deep) }
  var repair: Bool { line.has(.repair) }
  var yes: Bool { line.has(.yes) }
  var strict: Bool { line.has(.strictService) }

  func run(in session: Session) throws -> ExitStatus {
    switch topic {
    case .audio: return try tellAudio(session)
    case .online: return try tellOnline(session)
    case nil: break
    }
    if repair {
      return try RepairRequest(session: session, isAsked: yes, wantsJSON: common.json).run()
    }
    let service = ServiceReport(session)
    let examination = Examination(
      session: session,
      service: service,
      database: DatabaseReport(session, isDeep: deep),
      server: service.status?.server
        ?? (service.answer == .failure(.noBus) ? nil : session.environment.system.server()),
      test: tryPopup ? attempt(service, session) : nil
    )
    let findings = examination.findings
    let isReachable = !findings.contains { $0.state == .problem }
    if common.json {
      try session.print(json: DoctorJSON(examination, findings))
    } else {
      try session.print(text(findings, isReachable, session))
    }
    if strict, !service.isRunning { return .serviceNotRunning }
    return isReachable ? .ok : .failed
  }

  private func tellAudio(_ session: Session) throws -> ExitStatus {
    let report = AudioReport(session, session.listenSettings)
    if common.json {
      try session.print(json: report)
    } else {
      try session.print(report.text(session))
    }
    return report.hears ? .ok : .failed
  }

  private func tellOnline(_ session: Session) throws -> ExitStatus {
    let report = try OnlineReport(session)
    if common.json {
      try session.print(json: report)
    } else {
      try session.print(report.text(session))
    }
    return report.works ? .ok : .failed
  }

  private func attempt(_ service: ServiceReport, _ session: Session) -> TestNotification {
    guard service.isRunning else {
      return TestNotification(
        isShown: false,
        explanation: StatusSentences.tryNeedsService.text(session.tone)
      )
    }
    do {
      let (isShown, explanation) = try session.environment.service.tryNotification()
      return TestNotification(isShown: isShown, explanation: explanation)
    } catch {
      let why: StatusSentences = error == .noBus ? .noBusNoPopups : .notAnswering
      return TestNotification(isShown: false, explanation: why.text(session.tone))
    }
  }

  private func text(_ findings: [Finding], _ isReachable: Bool, _ session: Session) -> String {
    let verdict: DoctorSentences = isReachable ? .reachable : .notReachable
    var sheet = Sheet(session.style)
    for finding in findings {
      let word = finding.state.word.text(session.tone)
      let state = session.isPlain ? "\(word):" : "\(finding.state.mark) \(word):"
      sheet.add(
        finding.check.label.text(session.tone),
        (["\(state) \(finding.sentence)"] + [finding.advice].compactMap(\.self))
          .joined(separator: "\n")
      )
    }
    return verdict.text(session.tone) + "\n" + sheet.text
  }
}
