package import Actions
import Interchange
import Model
import Store
import Words

/// What came of a sync, and how what is synced stands, in plain sentences.
package struct SyncText {
  private let style: AnswerStyle
  private let readBack: ReadBack

  package init(_ style: AnswerStyle) {
    self.style = style
    readBack = ReadBack(style)
  }

  private func say(_ sentence: SyncSentences, _ values: [String: String] = [:]) -> String {
    sentence.text(style.tone, values)
  }

  /// What came of the accounts, a line for each list.
  package func text(_ outcomes: [SyncOutcome]) -> String {
    outcomes.flatMap(lines).joined(separator: "\n")
  }

  private func lines(_ outcome: SyncOutcome) -> [String] {
    if outcome.isUnderWay { return [say(.underWay, ["name": outcome.account.printable])] }
    if outcome.isPostponed { return [] }
    var lines = outcome.lists.flatMap(lines)
    lines += outcome.heldSeries.map { say(.heldSeries, ["title": $0.printable]) }
    if outcome.trouble == nil {
      lines += others(outcome.account, outcome.offered, outcome.unsynced)
    }
    if let trouble = outcome.trouble {
      // Of lists that were not reached there is nothing to tell.
      lines = outcome.hasChangedHere || outcome.sent > 0 ? lines : []
      lines.append(self.trouble(trouble, outcome.account, otherHost: outcome.otherHost))
    }
    guard outcome.lists.isEmpty, lines.isEmpty else { return lines }
    let values = ["name": outcome.account.printable, "command": commandLine(["sync", "status"])]
    return [say(.noList, values)]
  }

  /// Why it did not go through; `otherHost` is where the server leads, where that is known.
  package func trouble(
    _ trouble: SyncOutcome.Trouble,
    _ name: String,
    otherHost: String? = nil
  ) -> String {
    let sentence: SyncSentences =
      switch trouble {
      case .offline: .offline
      case .auth: .auth
      case .secret: .secret
      case .secretOpen: .secretOpen
      case .secretUnusable: .secretUnusable
      case .busy: .busy
      case .notCalDAV: .notCalDAV
      case .notFound: .notFound
      case .noRoom: .noRoom
      case .unsafe: .unsafe
      case .unknownIssuer: .unknownIssuer
      case .wrongName: .wrongName
      case .expired: .expired
      case .notEncrypted: .notEncrypted
      case .insecureAddress: .insecureAddress
      case .redirected: otherHost == nil ? .redirected : .redirectedTo
      case .tooMuch: .tooMuch
      case .noProgram: .noProgram
      case .other: .other
      }
    let values = [
      "name": name.printable, "command": commandLine(["sync", "add", name]),
      "host": otherHost?.printable.fitted(to: 60) ?? "",
    ]
    return say(sentence, values)
  }

  /// Why an account could not be added; `command` is what to type to try again.
  package func adding(
    _ trouble: SyncOutcome.Trouble,
    _ host: String,
    _ command: [String],
    otherHost: String? = nil
  ) -> String {
    let sentence: SyncSentences? =
      switch trouble {
      case .offline: .addOffline
      case .auth: .addAuth
      case .secret: .addSecret
      case .busy: .addBusy
      case .notFound: .addNotFound
      case .noRoom, .other: .addOther
      // These say already that nothing was changed.
      case .notCalDAV, .unsafe, .unknownIssuer, .wrongName, .expired, .notEncrypted,
        .insecureAddress, .redirected, .tooMuch, .noProgram, .secretOpen, .secretUnusable:
        nil
      }
    guard let sentence else { return self.trouble(trouble, host, otherHost: otherHost) }
    return say(sentence, ["host": host.printable, "command": commandLine(command)])
  }

  private func lines(_ list: SyncOutcome.List) -> [String] {
    let name = list.name.printable
    func say(_ sentence: SyncSentences, _ count: Int = 0) -> String {
      self.say(
        sentence,
        [
          "list": name, "count": String(count), "command": commandLine(["sync", "--yes"]),
        ]
      )
    }
    var lines: [String] = []
    if list.isNew { lines.append(say(.isNewList)) }
    if let old = list.oldName {
      lines.append(self.say(.renamedHere, ["list": name, "old": old.printable]))
    }
    if list.isRenamedThere { lines.append(say(.renamedThere)) }
    let taken = changes(list.added, list.changed, list.completed, list.deleted)
    let sent = changes(list.sentNew, list.sentChanged, 0, list.sentDeleted)
    switch (taken.isEmpty, sent.isEmpty) {
    case (true, true):
      if list.vanished == 0, !list.isGone, !list.isNew { lines.append(say(.same)) }
    case (false, true): lines.append(self.say(.took, ["list": name, "changes": taken]))
    case (true, false): lines.append(self.say(.sent, ["list": name, "changes": sent]))
    case (false, false):
      lines.append(self.say(.both, ["list": name, "taken": taken, "sent": sent]))
    }
    if list.conflicts > 0 { lines.append(say(.conflicts, list.conflicts)) }
    if list.unreadable > 0 { lines.append(say(.unreadable, list.unreadable)) }
    if list.unknownZones > 0 { lines.append(say(.unknownZones, list.unknownZones)) }
    if list.refused > 0 {
      lines.append(
        self.say(.refused, ["list": name, "titles": titles(list.refusedTitles, list.refused)])
      )
    }
    if list.sentAgain > 0 { lines.append(say(.sentAgain, list.sentAgain)) }
    if list.onTheWay > 0 { lines.append(say(.onTheWay, list.onTheWay)) }
    lines += list.deletedYoung.map {
      self.say(.deletedYoung, ["list": name, "title": $0.printable])
    }
    if list.vanished > 0 { lines.append(say(.vanished, list.vanished)) }
    if list.isGone { lines.append(say(.isGone)) }
    if list.isReadOnly { lines.append(say(.isReadOnly)) }
    return lines
  }

  /// Some titles of so many, and how many more there are.
  private func titles(_ titles: [String], _ count: Int) -> String {
    let shown = titles.prefix(3).map { "“\($0.printable.fitted(to: 60))”" }
    let more = count - shown.count
    return (shown + (more > 0 ? ["+\(more)"] : [])).joined(separator: ", ")
  }

  private func changes(_ new: Int, _ changed: Int, _ done: Int, _ deleted: Int) -> String {
    let parts: [(SyncSentences, Int)] = [
      (.new, new), (.changed, changed), (.completed, done), (.deleted, deleted),
    ]
    return parts.filter { $0.1 > 0 }.map { say($0.0, ["count": String($0.1)]) }
      .joined(separator: ", ")
  }
}

extension SyncText {
  /// How each account stands, with its lists below it.
  package func text(_ standings: [SyncStanding]) -> String {
    standings.map { lines($0).joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private func lines(_ standing: SyncStanding) -> [String] {
    let account = standing.account
    let names = [
      "name": account.name.printable, "user": account.user.printable,
      "address": account.address.printable,
    ]
    var lines = [readBack.palette.paint(say(.account, names), .heading)]
    let last =
      account.doneAt.map { say(.lastAt, ["moment": readBack.nearMoment($0)]) } ?? say(.never)
    let next = standing.nextAt.map { say(.nextAt, ["moment": readBack.nearMoment($0)]) }
    lines.append("  " + [last, next].compactMap(\.self).joined(separator: ", "))
    if let trouble = account.trouble.flatMap(SyncOutcome.Trouble.init) {
      lines.append("  " + self.trouble(trouble, account.name))
    }
    lines += standing.lists.map {
      "  " + say(.listLine, ["list": $0.name.printable, "facts": facts($0)])
    }
    lines += standing.conflicts.map { "  " + line($0) }
    lines += others(account.name, account.offered, standing.unsynced).map { "  " + $0 }
    return lines
  }

  /// What is not synced, on both sides, and how to have it so.
  private func others(_ name: String, _ offered: [String], _ unsynced: [String]) -> [String] {
    func line(_ sentence: SyncSentences, _ lists: [String]) -> String? {
      guard let first = lists.first else { return nil }
      let values = [
        "name": name.printable, "lists": lists.map(\.printable).joined(separator: ", "),
        "command": commandLine(["sync", "add", name, "--list", first]),
      ]
      return say(sentence, values)
    }
    return [line(.offered, offered), line(.unsynced, unsynced)].compactMap(\.self)
  }

  private func facts(_ list: SyncStanding.List) -> String {
    var facts: [String] = []
    if list.waiting > 0 { facts.append(say(.waits, ["count": String(list.waiting)])) }
    if !list.unreadable.isEmpty {
      let names = list.unreadable.prefix(3).map { $0.fileName.printable }.joined(separator: ", ")
      facts.append(
        say(.unreadableOnes, ["count": String(list.unreadable.count), "names": names])
      )
    }
    if !list.refused.isEmpty {
      let titles = titles(list.refused.compactMap(\.self), list.refused.count)
      facts.append(say(.refusedOnes, ["titles": titles]))
    }
    if list.onTheWay > 0 { facts.append(say(.onTheWayOnes, ["count": String(list.onTheWay)])) }
    if !list.twins.isEmpty {
      facts.append(say(.twins, ["titles": titles(list.twins, list.twins.count)]))
    }
    if list.list.wholeAt == nil, list.list.state != .gone { facts.append(say(.never)) }
    let values = [
      "list": list.name.printable, "count": String(list.list.vanished),
      "command": commandLine(["sync", "--yes"]),
    ]
    switch list.list.state {
    case .gone: return say(.isGone, values).afterName
    case .readOnly: facts.append(say(.isReadOnly, values).afterName)
    case .held: facts.append(say(.vanished, values).afterName)
    case .open, .off: break
    }
    return facts.isEmpty ? say(.fine) : facts.joined(separator: ", ")
  }

  private func line(_ conflict: SyncStanding.Conflict) -> String {
    let what =
      switch conflict.conflict.field {
      case "deleted": say(conflict.conflict.isOfHere ? .wasDeletedHere : .wasDeletedThere)
      case "series": say(.seriesEnded)
      case "young": say(.wasDeletedYoung)
      default: field(conflict.conflict)
      }
    let values = [
      "moment": readBack.nearMoment(conflict.conflict.at),
      "title": (conflict.title ?? conflict.conflict.words.map(readable) ?? conflict.conflict.todo)
        .printable.fitted(to: 60),
      "field": what,
    ]
    return say(.conflict, values)
  }

  /// Which of two values was kept, and what the other one was.
  private func field(_ conflict: SyncConflict) -> String {
    let kept = say(conflict.isOfHere ? .keptThere : .keptHere)
    let name: SyncSentences? =
      switch TodoMerge.Conflict.Field(rawValue: conflict.field) {
      case .title: .titleField
      case .notes: .notesField
      case .firstStep: .stepField
      case .priority: .priorityField
      case .effort: .effortField
      case .time: .timeField
      case .leads: .leadsField
      case .parent: .parentField
      case nil: nil
      }
    guard let name else { return kept }
    let words = conflict.words.map { readable($0).printable.fitted(to: 60) } ?? ""
    let values = ["field": say(name), "kept": kept, "words": words]
    return say(words.isEmpty ? .keptWith : .keptWithout, values)
  }
}

extension SyncText {
  /// Words that gave way, where they end in a rule with that as a person says it.
  private func readable(_ words: String) -> String {
    guard let place = words.firstRange(ofText: " FREQ="),
      let rule = RecurrenceRule(String(words[place.lowerBound...].dropFirst()))
    else { return words }
    let moment = String(words[..<place.lowerBound])
    let day = CivilDate(moment).map { CivilDateTime($0, .midnight) }
    guard let start = CivilDateTime(moment) ?? day else { return words }
    let series = Recurrence(rule: rule, seriesStart: start, occurrence: start)
    return moment + ", " + readBack.repeatText(series)
  }
}

extension String {
  /// The last part of an address.
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }

  /// What stands behind the name of the list that a sentence begins with.
  fileprivate var afterName: String {
    guard let colon = firstRange(ofText: ": ") else { return self }
    return String(self[colon.upperBound...])
  }
}
