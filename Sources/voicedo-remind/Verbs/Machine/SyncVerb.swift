import Actions
import Answers
import Arguments
import Store
import Words

extension VerbRow {
  /// `sync`: keeps lists the same as on a server.
  static let sync = VerbRow(.sync, .sync, more: .syncMore, usage: "[add <url>|status|off [<name>]]")
    .takes(
      .syncAction.of(SyncAction.self),
      .syncName,
      .syncUser,
      .syncList,
      .syncSecret,
      .syncInbox,
      .syncDryRun,
      .syncYes,
      .syncQuiet
    )
    .shows(["sync"], ["sync", "status"])
    .answers(SyncJSON.self, SyncStatusJSON.self, SyncAddedJSON.self, SyncEndedJSON.self)
    .refuses { call in
      let action: SyncAction? = call[.syncAction]
      let name: String? = call[.syncName]
      guard let name, action != .add, action != .off else { return nil }
      return .valueNotUnderstood(name, of: "sync", choices: SyncAction.allCases.map(\.rawValue))
    }
    .runs { call in
      switch call[.syncAction] as SyncAction? {
      case nil: return try call.sync()
      case .add: return try call.addAccount()
      case .status: return try call.tellStanding()
      case .off: return try call.endSync()
      }
    }
}

/// What `sync` does beside syncing.
enum SyncAction: String, CaseIterable {
  case add, status, off
}

extension Verb {
  /// Whether words behind `sync` are its own, and not something to do: "sync the calendars at work".
  static func readsAsSync(_ words: [String]) -> Bool {
    switch (words.first.flatMap(SyncAction.init(rawValue:)), words.count) {
    case (nil, let count): count == 0
    case (.status, let count): count == 1
    case (.off, let count): count <= 2
    case (.add, 1): true
    case (.add, let count):
      count == 2 && words[1].contains { $0 == "." || $0 == ":" || $0 == "/" }
        || count == 2 && words[1] == "localhost"
    }
  }
}

extension Call {
  /// Syncs every account once.
  fileprivate mutating func sync() throws -> ExitStatus {
    let store = try store()
    var request = SyncRequest()
    request.isDryRun = has(.syncDryRun)
    request.isQuiet = has(.syncQuiet)
    request.letsGo = has(.syncYes)
    let outcomes = try session.sync(request)
    guard try store.isSynced() else {
      try answer(SyncJSON([], isDryRun: request.isDryRun), orText: "")
      guard !request.isQuiet else { return .ok }
      let command = commandLine(["sync", "add", "https://cloud.example/"])
      let hasCalendars = try !request.isDryRun && !store.calendars().isEmpty
      session.talk(
        hasCalendars ? SyncSentences.calendarsAlone : .notSet,
        ["command": command]
      )
      return .ok
    }
    guard !request.isQuiet || json else { return .ok }
    try answer(
      SyncJSON(outcomes, isDryRun: request.isDryRun),
      orText: SyncText(session.style).text(outcomes)
    )
    if json { return .ok }
    if request.isDryRun {
      session.talk(SyncSentences.dryRun)
    } else if outcomes.contains(where: \.hasChangedHere),
      let step = try store.steps(limit: 20).last(where: { $0.label == .sync })
    {
      session.talk(SyncSentences.undoable, ["command": commandLine(["undo", String(step.id)])])
    }
    return outcomes.contains { $0.trouble.map { !$0.isCalm } ?? false } ? .failed : .ok
  }

  /// Tells how what is synced stands.
  fileprivate mutating func tellStanding() throws -> ExitStatus {
    let store = try store()
    let standings = try session.syncStandings(in: store)
    try answer(SyncStatusJSON(standings), orText: SyncText(session.style).text(standings))
    if standings.isEmpty, !json {
      let command = commandLine(["sync", "add", "https://cloud.example/"])
      session.talk(SyncSentences.notSet, ["command": command])
    }
    return .ok
  }
}

extension SyncOutcome.Trouble {
  /// Whether it is normal, and passes by itself.
  fileprivate var isCalm: Bool {
    switch self {
    case .offline, .busy, .secret: true
    default: false
    }
  }
}
