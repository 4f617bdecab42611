import ArgumentParser
import Configuration
import Model
import Store
import System
import Words

/// `doctor`: says in plain words whether reminders can reach the person on this desktop.
struct Doctor: VerbCommand {
  static let verb = Verb.doctor
  static let answers: [any Answer.Type] = [DoctorJSON.self]

  @Flag(name: .customLong("try"), help: OptionSentences.tryPopup.help)
  var tryPopup = false

  @Flag(help: OptionSentences.strict.help)
  var strict = false

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let service = ServiceCheck(session)
    let database = DatabaseCheck(session)
    let test = tryPopup && service.isRunning ? attempt(session) : nil
    if common.json {
      try session.print(json: DoctorJSON(service, database, test, in: session))
    } else {
      try session.print(sheet(session, service, database, test).text)
      if !service.isRunning {
        session.talk(StatusSentences.startIt, ["command": session.startCommand])
      }
    }
    if database.problem != nil { return .failed }
    if strict, !service.isRunning { return .serviceNotRunning }
    return tryPopup && test?.isShown != true ? .failed : .ok
  }

  private func attempt(_ session: Session) -> TestNotification {
    do {
      let (isShown, explanation) = try session.world.service.tryNotification()
      return TestNotification(isShown: isShown, explanation: explanation)
    } catch {
      let why: StatusSentences = error == .noBus ? .noBusNoPopups : .notAnswering
      return TestNotification(isShown: false, explanation: why.text(session.tone))
    }
  }

  private func sheet(
    _ session: Session,
    _ service: ServiceCheck,
    _ database: DatabaseCheck,
    _ test: TestNotification?
  ) -> Sheet {
    func say(_ sentence: StatusSentences, _ values: [String: String] = [:]) -> String {
      sentence.text(session.tone, values.mapValues(\.printable))
    }
    var sheet = Sheet(session)
    var running = service.lines
    if let status = service.status, service.isRunning, status.version == Version.number {
      running.append(say(.sameVersion))
    }
    sheet.add(say(.labelService), running.joined(separator: "\n"))
    sheet.add(say(.labelDesktop), desktop(service, say).joined(separator: "\n"))
    sheet.add(say(.labelDatabase), database.lines.joined(separator: "\n"))
    sheet.add(say(.labelSettings), settings(session, say).joined(separator: "\n"))
    let moment = ReadBack(session).moment(session.now)
    sheet.add(say(.labelZone), say(.zone, ["zone": session.zone.identifier, "moment": moment]))
    sheet.add(say(.labelSleep), say(.asleep))
    if tryPopup { sheet.add(say(.labelTest), test?.explanation ?? say(.tryNeedsService)) }
    return sheet
  }

  /// What this desktop's notification server can do.
  private func desktop(
    _ service: ServiceCheck,
    _ say: (StatusSentences, [String: String]) -> String
  ) -> [String] {
    if service.answer == .failure(.noBus) { return [say(.noBusNoPopups, [:])] }
    guard let status = service.status else { return [say(.serviceOnlyKnows, [:])] }
    guard let server = status.server else { return [say(.noServer, [:]), say(.noServerMore, [:])] }
    let name = [server.name, server.version].filter { !$0.isEmpty }.joined(separator: " ")
    let can = Set(server.capabilities)
    var lines = [
      say(.server, ["server": name]),
      say(can.contains("actions") ? .buttons : .noButtons, [:]),
      say(can.contains("body") ? .bodyText : .noBodyText, [:]),
    ]
    if can.contains("persistence") { lines.append(say(.staysOnScreen, [:])) }
    return lines
  }

  private func settings(
    _ session: Session,
    _ say: (StatusSentences, [String: String]) -> String
  ) -> [String] {
    let path = session.paths.settings
    let line =
      session.paths.hasSettings
      ? say(.settingsFile, ["path": path])
      : say(.settingsBuiltIn, ["path": path])
    return [line] + session.settingsProblems.map { $0.text(session.tone).printable }
  }
}

/// What came of a test notification.
struct TestNotification: Hashable {
  let isShown: Bool
  let explanation: String
}
