package import Actions
import Words

/// The result of a check of `doctor`.
package struct Finding: Hashable {
  package enum State: String, CaseIterable {
    case fine
    /// Worth a look; reminders come all the same.
    case look
    /// Keeps reminders from the person.
    case problem
  }

  let check: CheckName
  let state: State
  /// One fact to a line.
  let sentence: String
  /// Advice about it, if there is something to do.
  var advice: String?
}

/// The checks by the names that `--json` gives them, in the order that they are told in.
package enum CheckName: String, CaseIterable {
  case service, start, bus, notifications, quiet, zone, sleep, lingering
  case database, files, filesystem, space, settings, speech, calendars, push, hooks, sync, test
}

extension CheckName {
  /// The label in front of its finding.
  var label: DoctorSentences {
    switch self {
    case .service: .labelService
    case .start: .labelStart
    case .bus: .labelBus
    case .notifications: .labelNotifications
    case .quiet: .labelQuiet
    case .zone: .labelZone
    case .sleep: .labelSleep
    case .lingering: .labelLingering
    case .database: .labelDatabase
    case .files: .labelFiles
    case .filesystem: .labelFilesystem
    case .space: .labelSpace
    case .settings: .labelSettings
    case .speech: .labelSpeech
    case .calendars: .labelCalendars
    case .push: .labelPush
    case .hooks: .labelHooks
    case .sync: .labelSync
    case .test: .labelTest
    }
  }
}

extension Finding.State {
  static let worstFirst: [Self] = [.problem, .look, .fine]

  /// A sign and a word; neither needs a colour.
  var mark: String {
    switch self {
    case .fine: "✓"
    case .look: "•"
    case .problem: "✗"
    }
  }

  var word: DoctorSentences {
    switch self {
    case .fine: .stateFine
    case .look: .stateLook
    case .problem: .stateProblem
    }
  }
}

extension [Finding] {
  /// Whether reminders can reach the person: no check is a problem.
  package var areReachable: Bool { !contains { $0.state == .problem } }

  /// The verdict, then what is to be looked at, the problems first; of the rest the names alone, unless
  /// all is to be told.
  ///
  /// Findings of `asked` checks are told whole.
  package func text(_ session: Session, inFull: Bool, asked: Set<CheckName> = []) -> String {
    let verdict: DoctorSentences = areReachable ? .reachable : .notReachable
    let sorted = Finding.State.worstFirst.flatMap { state in filter { $0.state == state } }
    var sheet = Sheet(session.style)
    var others: [String] = []
    for finding in sorted {
      guard inFull || finding.state != .fine || asked.contains(finding.check) else {
        others.append(finding.check.label.text(session.tone))
        continue
      }
      let word = finding.state.word.text(session.tone)
      let state = session.isPlain ? "\(word):" : "\(finding.state.mark) \(word):"
      sheet.add(
        finding.check.label.text(session.tone),
        (["\(state) \(finding.sentence)"] + [finding.advice].compactMap(\.self))
          .joined(separator: "\n")
      )
    }
    var lines = [verdict.text(session.tone)] + (sheet.lines.isEmpty ? [] : [sheet.text])
    if !others.isEmpty {
      let values = [
        "names": others.joined(separator: ", "), "command": commandLine(["doctor", "--all"]),
      ]
      let text = DoctorSentences.othersFine.text(session.tone, values)
      lines += session.style.columns.map { text.wrapped(to: $0) } ?? [text]
    }
    return lines.joined(separator: "\n")
  }
}
