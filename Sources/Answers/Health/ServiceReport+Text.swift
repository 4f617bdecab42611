import Actions
import Model
import System
import Words

extension ServiceReport {
  /// How it stands, a fact a line.
  package var lines: [String] {
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
        say(.nextLook, ["moment": readBack.momentAndDistance(.absolute(wake), endTime: nil)])
      )
    } else {
      lines.append(say(.noReminderAhead))
    }
    if status.isSwitchedOff {
      lines.append(say(.switchedOff))
    } else if status.isDoNotDisturb {
      lines.append(say(.doNotDisturb))
    }
    if status.isLocked { lines.append(say(.locked)) }
    if status.isIdle { lines.append(say(.idle)) }
    if status.version != Version.number {
      lines.append(say(.otherVersion, ["version": status.version, "own": Version.number]))
    }
    return lines
  }
}
