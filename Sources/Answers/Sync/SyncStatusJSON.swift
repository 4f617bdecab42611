package import Actions
import Model
package import Store

extension SyncedList.State: AnswerChoice {}

/// How what is synced stands: what `sync status` answers.
package struct SyncStatusJSON: Answer {
  let accounts: [SyncStanding]

  package init(_ accounts: [SyncStanding]) { self.accounts = accounts }

  package static let object = Object("sync-status", "How what is synced stands.") {
    Field("accounts", "Each account, in the order in which they were added.", \.accounts)
    Field.zone()
  }
}

extension SyncStanding: Answer {
  package static let object = Object("sync-account", "How one account stands.") {
    Field("name", "Its name.", \.account.name)
    Field("address", "Where it is.", \.account.address)
    Field("user", "Who it is of.", \.account.user)
    Field("lastAt", "When it went through last.", \.account.doneAt).null(where: "it has not yet")
    Field("nextAt", "When it is tried next.", \.nextAt).null(where: "nothing says")
    Field("trouble", "Why it did not go through last, as a word.", \.account.trouble)
      .null(where: "it did")
    Field("lists", "Each of its lists.", \.lists)
    Field("offered", "Collections that are there and not synced.", \.account.offered)
    Field("unsynced", "Lists that are on this machine alone.", \.unsynced)
    Field("conflicts", "What was changed in two places in the last 30 days.", \.conflicts)
  }
}

extension SyncStanding.List: Answer {
  package static let object = Object("sync-list", "How one list stands.") {
    Field("name", "Its name here.", \.name)
    Field("address", "The collection that it is on the server.", \.list.address)
    Field("state", "Whether it is synced.", \.list.state)
    Field("waiting", "How many wait to be sent.", \.waiting)
    Field("unreadable", "The addresses of objects that could not be read.", \.unreadable)
    Field("refused", "How many the server does not take.") { $0.refused.count }
    Field("refusedTitles", "The titles of those that are to-dos here.") {
      $0.refused.compactMap(\.self)
    }
    Field("onTheWay", "How many the server has taken and does not show yet.", \.onTheWay)
    Field("twins", "Titles of objects that are named as another is, and are left alone.", \.twins)
    Field("readAt", "When all of it was read last.", \.list.wholeAt).null(where: "it was not yet")
    Field("vanished", "How many are gone there at once and wait for your word.", \.list.vanished)
  }
}

extension SyncStanding.Conflict: Answer {
  package static let object = Object("sync-conflict", "Something that was changed in two places.") {
    Field("id", "The to-do.", \.conflict.todo)
    Field("title", "Its title now.", \.title).null(where: "it is gone")
    Field("at", "When it was put together.", \.conflict.at)
    Field("field", "What was changed in both, or what else happened.", \.conflict.field)
    Field("keptHere", "Whether what this machine had was kept.") { !$0.conflict.isOfHere }
    Field("other", "The words that gave way.", \.conflict.words).null(where: "there are none")
  }
}
