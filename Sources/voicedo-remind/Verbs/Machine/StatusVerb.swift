import Actions
import Answers
import Arguments
import Listening
import Planning
import Store
import System
import Words

extension VerbRow {
  /// `status`: how the service is, and what comes next.
  static let status = VerbRow(.status, .status)
    .takes(.strictService)
    .shows(["status"])
    .answers(StatusJSON.self)
    .runs { call in
      let session = call.session
      let service = ServiceReport(session)
      let store = session.hasDatabase ? try call.store() : nil
      let open = try store?.lists().reduce(0) { $0 + $1.open } ?? 0
      let quiet = try store?.quiet() ?? Quiet()
      try call.answer(
        StatusJSON(
          service,
          open: open,
          quiet: quiet,
          recordings: session.recordingCounts.waiting,
          in: session
        ),
        orText: session.statusText(service, open: open, quiet)
      )
      if !call.json, !service.isRunning {
        session.talk(StatusSentences.startIt, ["command": session.startCommand])
      }
      return call.has(.strictService) && !service.isRunning ? .serviceNotRunning : .ok
    }
}

extension Session {
  fileprivate func statusText(_ service: ServiceReport, open: Int, _ quiet: Quiet) -> String {
    var sheet = Sheet(style)
    sheet.add(StatusSentences.labelService.text(tone), service.lines.joined(separator: "\n"))
    let count: StatusSentences = open == 0 ? .openNone : .openCount
    sheet.add(
      StatusSentences.labelDatabase.text(tone),
      paths.database.printable + "\n" + count.text(tone, ["count": String(open)])
    )
    sheet.add(QuietSentences.label.text(tone), QuietText(quiet, style).status)
    sheet.add(
      ListenSentences.labelRecordings.text(tone),
      waitingLine(recordingCounts.waiting)
    )
    return sheet.text
  }
}
