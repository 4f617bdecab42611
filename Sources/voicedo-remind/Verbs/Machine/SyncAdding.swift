import Actions
import Answers
import Arguments
import Configuration
import Interchange
import Listening
import Model
import Store
import Words

extension Call {
  /// `sync add`: asks for what it needs, and keeps the lists of an account the same from now on.
  mutating func addAccount() throws -> ExitStatus {
    let store = try store()
    let example = [
      "command": commandLine(["sync", "add", "https://cloud.example/", "--user", "ada"])
    ]
    guard let given: String = self[.syncName] else { return refuse(.needsAddress, example) }
    guard let (typed, named) = given.withoutUser, let host = typed.host else {
      return refuse(.notAnAddress, example)
    }
    let isDryRun = has(.syncDryRun)
    let known = try store.syncAccounts().first { $0.address == typed || $0.name == typed }
    let user: String = try self[.syncUser] ?? named ?? known?.user ?? askUser(host)
    guard !user.isEmpty else { return refuse(.needsUser, example) }
    let name = try known?.name ?? freeName(host, in: store)
    let safe = SecretSafe(session)
    var isOurs = false
    let reference: SecretReference
    if let text: String = self[.syncSecret] {
      guard let given = SecretReference(typed: text) else { return refuse(.notASecret, [:]) }
      reference = given
    } else if let kept = known?.reference, has(.syncList) {
      reference = kept
    } else {
      let password = try session.hiddenLine(asking: SyncSentences.askPassword, ["host": host])
      guard !password.isEmpty else { return refuse(.noPassword, [:]) }
      switch safe.keep(password, as: name.secretName) {
      case .keyring: reference = .secretService(name.secretName)
      case .file(let path): reference = .file(path)
      case .nowhere(let path): return refuse(.notKept, ["path": path])
      }
      isOurs = known == nil
    }
    let addition = SyncAddition(
      place: CalendarLink.Place(address: known?.address ?? typed, user: user, secret: reference),
      name: name,
      pairs: all(.syncList).map(SyncAddition.Pair.init),
      isDryRun: isDryRun
    )
    let takesInbox = has(.syncInbox)
    let isAsked = !takesInbox && !json && session.environment.terminal.inputIsTerminal
    let added = try session.addAccount(addition) { [session] inbox in
      let values = [
        "host": host, "list": inbox.list.name.printable, "count": String(inbox.count),
      ]
      let question = SyncSentences.askInbox.text(session.tone, values)
      return takesInbox || isAsked && session.confirms(question, otherwise: false, isNoted: false)
    }
    if isOurs, isDryRun || added.outcome == nil { _ = safe.remove(name.secretName) }
    return try tell(added, host)
  }

  private func tell(_ added: SyncAdded, _ host: String) throws -> ExitStatus {
    try answer(SyncAddedJSON(added), orText: added.outcome.map(text) ?? "")
    if added.trouble == nil, added.outcome != nil {
      guard !json else { return .ok }
      let lists = added.lists.joined(separator: ", ")
      guard !added.isDryRun else {
        session.talk(SyncSentences.wouldAdd, ["lists": lists, "host": host])
        return .ok
      }
      session.talk(SyncSentences.added, ["name": added.account.name, "lists": lists])
      if !added.others.isEmpty {
        let command = commandLine([
          "sync", "add", added.account.address, "--list", added.others.first ?? "",
        ])
        let others = added.others.joined(separator: ", ")
        session.talk(SyncSentences.staysHere, ["lists": others, "command": command])
      }
      session.talk(
        added.hasTimer ? SyncSentences.everyQuarter : .afterChanges,
        ["command": commandLine(["sync"])]
      )
      return .ok
    }
    if !json {
      if let trouble = added.trouble {
        var again = ["sync", "add", added.account.address, "--user", added.account.user]
        if let place: String = self[.syncSecret] { again += ["--secret", place] }
        again += all(.syncList).flatMap { ["--list", $0] }
        session.talk(
          SyncText(session.style).adding(trouble, host, again, otherHost: added.otherHost)
        )
      } else {
        let command = commandLine(["sync", "add", host, "--list", "Home"])
        session.talk(SyncSentences.noneFound, ["host": host, "command": command])
      }
    }
    return .failed
  }

  /// What came of the first sync; what stays here alone is told by itself.
  private func text(_ outcome: SyncOutcome) -> String {
    var outcome = outcome
    outcome.unsynced = []
    return SyncText(session.style).text([outcome])
  }

  private func askUser(_ host: String) throws -> String {
    guard session.environment.terminal.inputIsTerminal else { return "" }
    session.talk(SyncSentences.askUser, ["host": host])
    return (session.environment.input.line() ?? "").trimmed
  }

  /// The host as a name that no account has.
  private func freeName(_ host: String, in store: TodoStore) throws -> String {
    let taken = Set(try store.syncAccounts().map { $0.name.lowercased() })
    guard taken.contains(host) else { return host }
    return (2...99).lazy.map { "\(host)-\($0)" }.first { !taken.contains($0) } ?? host
  }

  /// `sync off`: an account or a list is kept the same no longer.
  mutating func endSync() throws -> ExitStatus {
    let store = try store()
    let accounts = try store.syncAccounts()
    let lists = try store.syncedLists().filter { $0.state != .off }
    let names = accounts.map(\.name) + lists.compactMap(\.name)
    let name: String? = self[.syncName]
    guard let name = name ?? (accounts.count == 1 ? accounts.first?.name : nil) else {
      guard !accounts.isEmpty else {
        let command = commandLine(["sync", "add", "https://cloud.example/"])
        session.talk(SyncSentences.notSet, ["command": command])
        return .nothingMatched
      }
      let example = commandLine(["sync", "off", accounts.first?.name ?? ""])
      let values = ["names": names.joined(separator: ", "), "command": example]
      session.talk(SyncSentences.whichOne, values)
      return .ambiguous
    }
    if let account = accounts.first(where: { $0.name.isSameName(as: name) }) {
      // A run that is at it would go on with what it has read of the account.
      guard try session.betweenSyncs(of: account, { try store.removeSyncAccount(account.id) })
      else { return isUnderWay(account.name) }
      if account.isSecretOurs { _ = SecretSafe(session).remove(account.name.secretName) }
      if accounts.count == 1 { try session.turnTimer(in: store) }
      return try tellEnd(account.name, isAccount: true)
    }
    if let list = lists.first(where: { $0.name?.isSameName(as: name) == true }) {
      if let account = accounts.first(where: { $0.id == list.account }) {
        guard try session.betweenSyncs(of: account, { try store.unbind(list) })
        else { return isUnderWay(account.name) }
      }
      return try tellEnd(list.name ?? name, isAccount: false)
    }
    if names.isEmpty {
      let command = commandLine(["sync", "add", "https://cloud.example/"])
      session.talk(SyncSentences.notSet, ["command": command])
    } else {
      let values = ["name": name, "names": names.joined(separator: ", ")]
      session.talk(SyncSentences.noSuchName, values)
    }
    return .nothingMatched
  }

  private func isUnderWay(_ name: String) -> ExitStatus {
    let command = commandLine(["sync", "off", name])
    session.talk(SyncSentences.notEnded, ["name": name, "command": command])
    return .busy
  }

  private func tellEnd(_ name: String, isAccount: Bool) throws -> ExitStatus {
    let text = SyncSentences.off.text(session.tone, ["name": name.printable])
    try answer(SyncEndedJSON(name, isAccount: isAccount), orText: text)
    return .ok
  }

  private func refuse(_ sentence: SyncSentences, _ values: [String: String]) -> ExitStatus {
    session.talk(sentence, values)
    return .usage
  }
}

extension SyncAccount {
  /// Whether its password was kept by `sync add`.
  fileprivate var isSecretOurs: Bool {
    switch reference {
    case .secretService(let name): name == self.name.secretName
    case .file(let path): path.hasSuffix("/secrets/\(name.secretName)")
    default: false
    }
  }
}

extension SecretReference {
  /// Reads `keyring:work`, `file:/path`, `credential:work`, `environment:NAME` or `command:program`.
  fileprivate init?(typed text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty else { return nil }
    switch parts[0] {
    case "keyring": self = .secretService(parts[1])
    case "file" where parts[1].hasPrefix("/") || parts[1].hasPrefix("~/"): self = .file(parts[1])
    case "credential" where !parts[1].contains("/"): self = .credential(parts[1])
    case "environment": self = .environment(parts[1])
    case "command": self = .command(parts[1].words)
    default: return nil
    }
  }
}

extension String {
  /// An address without the user before its host, and that user; `nil` where a password is with it, which
  /// is never taken from a command line.
  fileprivate var withoutUser: (address: String, user: String?)? {
    let start = firstRange(ofText: "://")?.upperBound ?? startIndex
    let authority = self[start...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let mark = authority.lastIndex(of: "@") else { return (self, nil) }
    let user = authority[..<mark]
    guard !user.contains(":"), !user.isEmpty else { return nil }
    return (String(self[..<start]) + String(self[index(after: mark)...]), String(user))
  }

  /// The host of an address, in small letters; `nil` where it is none.
  fileprivate var host: String? {
    guard !contains(where: \.isWhitespace) else { return nil }
    var rest = self[...]
    if let scheme = firstRange(ofText: "://") { rest = self[scheme.upperBound...] }
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let host = authority.split(separator: "@").last.map { $0.prefix { $0 != ":" } } ?? ""
    return host.isEmpty ? nil : host.lowercased()
  }

  /// The name that the password of an account of this name is kept under.
  fileprivate var secretName: String {
    let plain = lowercased().unicodeScalars.map { scalar in
      ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "." ? scalar : "-"
    }
    var name = "sync-"
    name.unicodeScalars.append(contentsOf: plain.prefix(35))
    return name
  }
}
