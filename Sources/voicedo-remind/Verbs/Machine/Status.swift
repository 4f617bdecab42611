import Actions
import Answers
import Listening
import Model
import Planning
import Store
import System
import Words

/// `status`: how the service is, and what comes next.
struct Status: VerbCommand {
  static let row = VerbRow(.status, .status)
    .takes([.strictService])
    .shows([["status"]])
    .answers([StatusJSON.self])

  let line: ParsedLine
  var strict: Bool { line.has(.strictService) }

  func run(in session: Session) throws -> ExitStatus {
    let service = ServiceReport(session)
    let store = session.hasDatabase ? try session.openStore() : nil
    let open = try store.map(openCount) ?? 0
    let quiet = try store?.quiet() ?? Planning.Quiet()
    if common.json {
      try session.print(json: StatusJSON(service, open: open, quiet: quiet, in: session))
    } else {
      var sheet = Sheet(session.style)
      sheet.add(
        StatusSentences.labelService.text(session.tone),
        service.lines.joined(separator: "\n")
      )
      let count: StatusSentences = open == 0 ? .openNone : .openCount
      sheet.add(
        StatusSentences.labelDatabase.text(session.tone),
        session.paths.database.printable + "\n"
          + count.text(session.tone, ["count": String(open)])
      )
      sheet.add(QuietSentences.label.text(session.tone), QuietText(quiet, session.style).status)
      let waiting = session.recordingCounts.waiting
      sheet.add(ListenSentences.labelRecordings.text(session.tone), session.waitingLine(waiting))
      try session.print(sheet.text)
      if !service.isRunning {
        session.talk(StatusSentences.startIt, ["command": session.startCommand])
      }
    }
    return strict && !service.isRunning ? .serviceNotRunning : .ok
  }

  private func openCount(_ store: Store) throws -> Int {
    try store.lists().reduce(0) { $0 + $1.open }
  }
}
