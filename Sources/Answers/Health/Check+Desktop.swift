import Actions
import System
import Words

extension Examination {
  /// Whether there is a session bus.
  func checkBus() -> Finding {
    hasBus
      ? finding(.bus, .fine, [say(DoctorSentences.bus)])
      : finding(
        .bus,
        .problem,
        [say(StatusSentences.noBusNoPopups)],
        advice: say(DoctorSentences.busHow)
      )
  }

  /// Whether somebody shows notifications, and what that can do.
  func checkNotifications() -> Finding? {
    guard hasBus else { return nil }
    guard let server else {
      return finding(
        .notifications,
        .problem,
        [say(StatusSentences.noServer)],
        advice: say(StatusSentences.noServerMore)
      )
    }
    let name = [server.name, server.version].filter { !$0.isEmpty }.joined(separator: " ")
    let can = Set(server.capabilities)
    var lines = [
      say(StatusSentences.server, ["server": name]),
      howToAnswer(server.name, hasButtons: can.contains("actions")),
      say(can.contains("body") ? StatusSentences.bodyText : .noBodyText),
    ]
    if can.contains("persistence") { lines.append(say(StatusSentences.staysOnScreen)) }
    return finding(.notifications, .fine, lines)
  }

  /// Buttons, or where the server keeps the answers instead.
  private func howToAnswer(_ server: String, hasButtons: Bool) -> String {
    switch server {
    case "dunst" where hasButtons: say(DoctorSentences.answersInDunst)
    case "mako" where hasButtons: say(DoctorSentences.answersInMako)
    default: say(hasButtons ? StatusSentences.buttons : .noButtons)
    }
  }

  /// Whether the desktop keeps popups back, or the person asked for quiet.
  func checkQuiet() -> Finding? {
    let isHeldBack = hasBus && server != nil ? system.isQuiet() : nil
    if let asked = QuietText(database.quiet, session.style).asked {
      return finding(
        .quiet,
        .look,
        (isHeldBack == true ? [say(DoctorSentences.isQuiet)] : []) + [asked],
        advice: say(QuietSentences.offHow, ["command": commandLine(["quiet", "off"])])
      )
    }
    guard let isHeldBack else { return nil }
    return isHeldBack
      ? finding(
        .quiet,
        .look,
        [say(DoctorSentences.isQuiet)],
        advice: say(quietAdvice)
      )
      : finding(.quiet, .fine, [say(DoctorSentences.isNotQuiet)])
  }

  /// What lets popups through again; medication needs a rule where the person's own rules decide.
  private var quietAdvice: DoctorSentences {
    switch server?.name {
    case "dunst": .quietHowDunst
    case "mako": .quietHowMako
    default: .quietHow
    }
  }

  /// Finds how reminders fare while the machine sleeps.
  func checkSleep() -> Finding {
    finding(.sleep, .fine, [say(StatusSentences.asleep)])
  }

  /// Checks the outcome of the test notification.
  func checkTest() -> Finding? {
    guard let test else { return nil }
    return finding(.test, test.isShown ? .fine : .problem, [test.explanation])
  }
}
