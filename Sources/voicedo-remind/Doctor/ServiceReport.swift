import Actions
import Answers
import Model
import System
import Words

/// How the service stands, as `status` and `doctor` tell it.
struct ServiceReport {
  let isRunning: Bool
  let answer: Result<ServiceStatus, BusError>
  private let session: Session

  init(_ session: Session) {
    self.session = session
    isRunning = session.environment.service.isRunning(session.paths.database)
    do {
      answer = .success(try session.environment.service.status())
    } catch {
      answer = .failure(error)
    }
  }

  /// What the service answered, if it did.
  var status: ServiceStatus? {
    if case .success(let status) = answer { status } else { nil }
  }

  /// How it stands, a fact a line.
  var lines: [String] {
    func say(_ sentence: StatusSentences, _ values: [String: String] = [:]) -> String {
      sentence.text(session.tone, values.mapValues(\.printable))
    }
    guard isRunning else {
      var lines = [say(.notRunning)]
      if let status { lines.append(say(.otherDatabase, ["path": status.database])) }
      return lines
    }
    guard let status else {
      return [answer == .failure(.noBus) ? say(.noBus) : say(.notAnswering)]
    }
    let readBack = ReadBack(session.style)
    var lines = [
      say(.running, ["version": status.version, "pid": String(status.processID)]),
      say(.sinceWhen, ["moment": readBack.moment(status.started)]),
    ]
    if let wake = status.nextWake {
      lines.append(
        say(.nextLook, ["moment": readBack.momentAndDistance(.elapsed(wake), endTime: nil)])
      )
    } else {
      lines.append(say(.noReminderAhead))
    }
    if status.isDoNotDisturb { lines.append(say(.doNotDisturb)) }
    if status.isLocked { lines.append(say(.locked)) }
    if status.isIdle { lines.append(say(.idle)) }
    if status.version != Version.number {
      lines.append(say(.otherVersion, ["version": status.version, "own": Version.number]))
    }
    return lines
  }
}
