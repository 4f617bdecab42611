package import Actions
import Store

/// What came of an account that was added: what `sync add` answers.
package struct SyncAddedJSON: Answer {
  let added: SyncAdded

  package init(_ added: SyncAdded) { self.added = added }

  package static let object = Object("sync-added", "What came of adding an account.") {
    Field("name", "The name of the account.", \.added.account.name)
    Field("dryRun", "Whether nothing was changed, since that was asked for.", \.added.isDryRun)
    Field("found", "The names of the collections of to-dos there.", \.added.found)
    Field("lists", "The lists that are synced from now on.", \.added.lists)
    Field("others", "The lists that stay on this machine alone.", \.added.others)
    Field("first", "What came of the first sync.", \.added.outcome).null(where: "there was none")
    Field("trouble", "Why the server was not asked.", \.added.trouble).null(where: "it was")
    Field("hasTimer", "Whether systemd syncs every 15 minutes.", \.added.hasTimer)
  }
}

/// What is synced no longer: what `sync off` answers.
package struct SyncEndedJSON: Answer {
  let name: String
  let isAccount: Bool

  package init(_ name: String, isAccount: Bool) { (self.name, self.isAccount) = (name, isAccount) }

  package static let object = Object("sync-ended", "What is synced no longer.") {
    Field("name", "Its name.", \.name)
    Field("isAccount", "Whether it is a whole account, and not one list.", \.isAccount)
  }
}
