import Actions
import Model
import Store
import Words

extension Examination {
  /// Whether every account went through when it was synced last, and its password is where it was kept;
  /// no server is asked, and no program is started.
  func checkSync() -> Finding? {
    let accounts = database.syncAccounts
    guard !accounts.isEmpty else { return nil }
    let text = SyncText(session.style)
    var lines: [String] = []
    var advice: String?
    for account in accounts {
      if let place = session.missingPlace(of: account) {
        lines.append(say(SyncSentences.noSecretThere, ["name": account.name, "place": place]))
        let command = commandLine(["sync", "add", account.address])
        advice = say(SyncSentences.setAnew, ["command": command])
      } else if let trouble = account.trouble {
        lines.append(text.trouble(SyncOutcome.Trouble(rawValue: trouble) ?? .other, account.name))
        if let done = account.doneAt { lines.append(syncedAt(done, account)) }
        let command = commandLine(["sync", "status"])
        advice = advice ?? say(SyncSentences.seeMore, ["command": command])
      }
    }
    guard lines.isEmpty else { return finding(.sync, .look, lines, advice: advice) }
    return finding(
      .sync,
      .fine,
      accounts.map { account in
        account.doneAt.map { syncedAt($0, account) }
          ?? say(SyncSentences.notSyncedYet, ["name": account.name])
      }
    )
  }

  private func syncedAt(_ moment: Instant, _ account: SyncAccount) -> String {
    let when = ReadBack(session.style).nearMoment(moment)
    return say(SyncSentences.syncedAt, ["name": account.name, "moment": when])
  }
}
