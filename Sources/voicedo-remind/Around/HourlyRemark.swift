import Configuration
import Glibc
import Model
import Words

/// Something that is said to the person at most once an hour.
enum HourlyRemark: String {
  case service = "told-service"
  case settings = "told-settings"
}

extension Session {
  /// Tells the service of a change, or the person that it is not running.
  ///
  /// Answers whether the service runs.
  @discardableResult
  func tellService() -> Bool {
    if world.service.isRunning(paths.database) {
      world.service.nudge()
      return true
    }
    guard isDue(.service) else { return false }
    talk(TroubleSentences.serviceNotRunning)
    talk(TroubleSentences.serviceNotRunningHow, ["command": startCommand])
    return false
  }

  /// Says what could not be taken of the config file.
  func remark(on problems: [ConfigurationProblem]) {
    guard !problems.isEmpty, isDue(.settings) else { return }
    for problem in problems { talk(problem.text(tone).printable) }
  }

  /// How the service is started on this system.
  var startCommand: String {
    // systemd's own test of whether it runs the system: sd_booted(3).
    let hasManager = access("/run/systemd/system", F_OK) == 0
    return (hasManager ? StatusSentences.withSystemd : .withoutSystemd).text(tone)
  }

  /// Whether an hour has passed since the remark was made last; notes that it is made now.
  private func isDue(_ remark: HourlyRemark) -> Bool {
    let path = paths.remarks + "/" + remark.rawValue
    var facts = stat()
    if stat(path, &facts) == 0 {
      let age = now.seconds - Int64(facts.st_mtim.tv_sec)
      if (0..<3600).contains(age) { return false }
    }
    mkdir(paths.remarks, 0o700)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return true }
    futimens(descriptor, nil)
    close(descriptor)
    return true
  }
}
