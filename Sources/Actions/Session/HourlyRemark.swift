package import Configuration
import Glibc
import Model
import System
import Words

/// Something that is said to the person at most once an hour.
enum HourlyRemark: String {
  case service = "told-service"
  case settings = "told-settings"
  case zone = "told-zone"
  case owner = "told-owner"
  case done = "told-done"
  case allDone = "told-all-done"
}

extension Session {
  /// Says that the service is not running, where it is not.
  package func remark(onServiceThatRuns isServed: Bool) {
    guard !isServed, isDue(.service) else { return }
    talk(TroubleSentences.serviceNotRunning, ["command": startCommand])
  }

  /// Says what could not be taken of the config file.
  package func remark(on problems: [ConfigurationProblem]) {
    guard !problems.isEmpty, isDue(.settings) else { return }
    for problem in problems { talk(problem.text(tone).printable) }
  }

  /// Says that clock times count in UTC for want of the zone that was meant.
  package func remarkOnZone() {
    guard zone == .utc else { return }
    let facts = environment.system.zone()
    guard facts.isUnknown, isDue(.zone) else { return }
    if let name = facts.choice ?? facts.machine, facts.hasZones {
      talk(TroubleSentences.zoneNotKnown, ["zone": name.fitted(to: 60)])
    } else {
      talk(TroubleSentences.noZones, ["path": facts.folder])
    }
  }

  /// Says that the database is another user's, who sees what is stored in it.
  func remarkOnOwner() {
    guard FileFacts(path: paths.database)?.isOwn == false, isDue(.owner) else { return }
    let words = ["path": paths.database.printable, "variable": "VOICEDO_DB"]
    talk(TroubleSentences.databaseOfAnother, words)
  }

  /// How the service is started on this system.
  package var startCommand: String {
    // systemd's own test of whether it runs the system: sd_booted(3).
    let hasManager = access("/run/systemd/system", F_OK) == 0
    return hasManager
      ? StatusSentences.withSystemd.text(tone)
      : StatusSentences.withoutSystemd.text(tone, ["program": serviceProgram])
  }

  /// The program of the service, as a shell takes it.
  private var serviceProgram: String {
    (environment.system.serviceProgram() ?? "voicedo-remindd").printable.shellQuoted
  }

  /// How the service is started anew on this system.
  package var restartCommand: String {
    let hasManager = access("/run/systemd/system", F_OK) == 0
    return hasManager
      ? "systemctl --user restart voicedo-remindd"
      : "kill $(pidof voicedo-remindd); \(serviceProgram) &"
  }

  /// Whether an hour has passed since the remark was made last; notes that it is made now.
  func isDue(_ remark: HourlyRemark) -> Bool {
    guard !paths.remarks.isEmpty else { return true }
    let path = paths.remarks + "/" + remark.rawValue
    var facts = stat()
    if stat(path, &facts) == 0 {
      let age = now.seconds - Int64(facts.st_mtim.tv_sec)
      if (0..<3600).contains(age) { return false }
    }
    makeDirectory(paths.remarks)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return true }
    futimens(descriptor, nil)
    close(descriptor)
    return true
  }
}
