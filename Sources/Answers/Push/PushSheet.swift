package import Actions
import Configuration
import Interchange
import Model
import Planning
import Store
package import Words

/// The way to the phone as a person reads of it.
package struct PushSheet {
  private let session: Session

  package init(_ session: Session) { self.session = session }

  /// Where messages go and when, what is on its way, and whether the server is reached.
  package func text(_ report: PushReport) -> String {
    guard report.isOn else { return say(.off) }
    let style = session.style
    var sheet = Sheet(style)
    sheet.add(say(.place), shown(report.address).printable)
    let mode: PushSentences =
      switch report.mode {
      case _ where session.settings.policy.isPrivate: .saysPrivate
      case .full: .saysFull
      case .title: .saysTitle
      case .generic: .saysGeneric
      }
    sheet.add(say(.says), say(mode))
    let after = durationText(.minutes(report.after), tone: session.tone)
    sheet.add(say(.when), say(.whenIs, ["after": after]))
    let today = ["count": String(report.sentToday), "limit": String(report.perDay)]
    sheet.add(say(.today), say(report.perDay == 0 ? .todayIs : .todayOf, today))
    if let trouble = report.trouble {
      let reason = PushTrouble(named: trouble.name, of: session)?.line(session.tone) ?? ""
      let values = ["moment": moment(trouble.since), "reason": reason]
      sheet.add(say(.reached), say(.trouble, values))
    }
    for entry in report.entries {
      let isSent = entry.phone.state == .sent
      let since = ["moment": moment(entry.phone.sentAt ?? entry.phone.since)]
      let (title, handle) = (entry.row.todo.title.printable, ReadBack(style).handle(entry.row))
      let standing = say(isSent ? .sent : .wanted, since)
      if style.isPlain {
        sheet.add(title, [standing, handle].spoken)
      } else {
        sheet.add(title + " " + handle, standing)
      }
    }
    return sheet.text
  }

  /// What came of a run.
  package func text(_ outcome: PushRun.Outcome) -> String {
    if outcome.isUnderWay { return say(.underWay) }
    let facts: [(PushSentences, Int)] = [
      (.didTake, outcome.done + outcome.later), (.didSend, outcome.sent),
      (.didClear, outcome.cleared),
    ]
    let lines = facts.filter { $1 > 0 }.map { say($0, ["count": String($1)]) }
    return lines.isEmpty && outcome.trouble == nil
      ? say(.didNothing) : lines.joined(separator: "\n")
  }

  /// That a trial went out.
  package func trialSent(to address: String) -> String {
    say(.trialSent, ["address": shown(address)])
  }

  /// An address that hides a part; its host alone where it is read aloud.
  private func shown(_ address: String) -> String {
    session.style.isPlain ? hostName(of: address) : address
  }

  private func moment(_ instant: Instant) -> String { ReadBack(session.style).nearMoment(instant) }

  package func say(_ sentence: PushSentences, _ values: [String: String] = [:]) -> String {
    sentence.text(session.tone, values.mapValues(\.printable))
  }
}
