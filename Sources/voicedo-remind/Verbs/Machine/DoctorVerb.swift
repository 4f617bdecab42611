import Actions
import Answers
import Arguments
import Listening
import Words

extension VerbRow {
  /// `doctor`: says in plain words whether reminders can reach the person on this desktop.
  static let doctor = VerbRow(.doctor, .doctor, more: .doctorMore, usage: "[audio|online]")
    .takes(
      .doctorTopic.of(DoctorTopic.self),
      .tryPopup,
      .deep,
      .allFindings,
      .repair,
      .yes,
      .strictService
    )
    .shows(["doctor"], ["doctor", "--try"], ["doctor", "--repair"])
    .answers(DoctorJSON.self, RepairJSON.self, AudioReport.self, OnlineReport.self)
    .runs { call in
      let session = call.session
      switch call[.doctorTopic] as DoctorTopic? {
      case .audio:
        let report = AudioReport(session, session.listenSettings)
        try call.answer(report, orText: report.text(session.style))
        return report.hears ? .ok : .failed
      case .online:
        let report = try OnlineReport(session)
        try call.answer(report, orText: report.text(session.style))
        return report.works ? .ok : .failed
      case nil where call.has(.repair):
        return try RepairRequest(session: session, isAsked: call.has(.yes), wantsJSON: call.json)
          .run()
      case nil:
        let examination = Examination(
          session,
          isDeep: call.has(.deep),
          triesPopup: call.has(.tryPopup)
        )
        let findings = examination.findings
        try call.answer(
          DoctorJSON(examination, findings, recordings: session.recordingCounts.waiting),
          orText: findings.text(
            session,
            inFull: call.has(.allFindings),
            asked: Set([.test] + (call.has(.deep) ? [.database] : []))
              // What was mended just now is told once.
              .union(examination.database.mended.isEmpty ? [] : [.files])
          )
        )
        let isMissed = call.has(.strictService) && !examination.service.isRunning
        return isMissed ? .serviceNotRunning : findings.areReachable ? .ok : .failed
      }
    }
}

/// The subject of the look, where that is not the reminders' way to the person.
private enum DoctorTopic: String, CaseIterable {
  case audio, online
}
