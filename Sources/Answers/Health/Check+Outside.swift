import Actions
import Configuration
import Store
import Words

/// What comes from elsewhere, and what goes there.
extension Examination {
  /// Whether the calendars that are read can be read still; nothing is asked for over the network.
  func checkCalendars() -> Finding? {
    guard !database.calendars.isEmpty else { return nil }
    let lines = database.calendars.compactMap { row in
      session.problem(of: row).map { problem in
        let reason = problem.line(of: row, session.tone)
        let sentence: CalendarSentences = row.readAt == nil ? .notReadYet : .notRead
        return say(sentence, ["name": row.name, "reason": reason])
      }
    }
    guard !lines.isEmpty else {
      return finding(.calendars, .fine, [say(CalendarSentences.allRead)])
    }
    let command = commandLine(["calendar", "refresh"])
    return finding(
      .calendars,
      .look,
      lines,
      advice: say(CalendarSentences.lookAgain, ["command": command])
    )
  }

  /// Whether the phone's server was reached when it was asked last; nothing is sent there.
  func checkPush() -> Finding? {
    guard session.pushTopic != nil else { return nil }
    guard let trouble = database.phoneTrouble else {
      let address = session.settings.push.hiddenAddress
      return finding(.push, .fine, [say(PushSentences.goesTo, ["address": address])])
    }
    let reason = PushTrouble(named: trouble.name, of: session)?.line(session.tone) ?? ""
    let moment = ReadBack(session.style).nearMoment(trouble.since)
    let command = commandLine(["push", "test"])
    return finding(
      .push,
      .look,
      [say(PushSentences.trouble, ["moment": moment, "reason": reason])],
      advice: say(PushSentences.tryIt, ["command": command])
    )
  }
}
