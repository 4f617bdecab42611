import Actions
import Model
import System
import Words

extension Examination {
  /// Whether the service runs, in the same version as this command.
  func checkService() -> Finding {
    let lines = service.lines
    guard service.isRunning else {
      let advice = say(StatusSentences.startIt, ["command": session.startCommand])
      return finding(.service, .problem, lines, advice: advice)
    }
    guard let status = service.status else {
      // Without a bus it is another check that has something to say.
      return finding(.service, hasBus ? .look : .fine, lines, advice: nil)
    }
    guard status.version == Version.number else {
      let advice = say(DoctorSentences.restart, ["command": session.restartCommand])
      return finding(.service, .look, lines, advice: advice)
    }
    // What holds all reminders back is told, whoever wanted it.
    let state: Finding.State =
      status.isSwitchedOff ? .problem : status.isDoNotDisturb ? .look : .fine
    return finding(.service, state, lines + [say(StatusSentences.sameVersion)])
  }

  /// Whether systemd starts the service by itself.
  func checkStart() -> Finding? {
    func folder(_ name: String, _ standard: String) -> String? {
      session.environment.variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
        ?? HomeDirectory.path(session.environment.variable("HOME")).map { $0 + standard }
    }
    let configuration = folder("XDG_CONFIG_HOME", "/.config")
    let data = folder("XDG_DATA_HOME", "/.local/share")
    let unit = system.unit(configuration, data)
    if let shadow = system.shadow(configuration, data) {
      return finding(
        .start,
        .look,
        [say(DoctorSentences.ownFirst, ["own": shadow.own, "behind": shadow.behind])],
        advice: say(DoctorSentences.ownFirstHow, ["command": UnitShadow.remedy])
      )
    }
    let name = UnitFacts.unit
    func advice(_ command: String) -> String {
      say(DoctorSentences.enableIt, ["command": command])
    }
    switch unit {
    case .noManager: return finding(.start, .fine, [say(DoctorSentences.noManager)])
    case .autostarted: return finding(.start, .fine, [say(DoctorSentences.autostarted)])
    case .enabled: return finding(.start, .fine, [say(DoctorSentences.enabled)])
    case .disabled:
      return finding(
        .start,
        .look,
        [say(DoctorSentences.disabled)],
        advice: advice("systemctl --user enable --now \(name)")
      )
    case .masked:
      return finding(
        .start,
        .look,
        [say(DoctorSentences.masked)],
        advice: advice("systemctl --user unmask \(name)")
      )
    case .absent:
      return finding(
        .start,
        .look,
        [say(DoctorSentences.unitAbsent, ["unit": name])],
        advice: say(DoctorSentences.installIt)
      )
    }
  }

  /// Whether the service goes on while the person is logged out.
  func checkLingering() -> Finding? {
    guard let isOn = system.isLingering() else { return nil }
    return isOn
      ? finding(.lingering, .fine, [say(DoctorSentences.lingers)])
      : finding(
        .lingering,
        .fine,
        [say(DoctorSentences.lingersNot)],
        advice: say(DoctorSentences.lingerHow, ["command": "loginctl enable-linger"])
      )
  }
}
