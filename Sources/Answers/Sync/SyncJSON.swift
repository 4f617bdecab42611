package import Actions

extension SyncOutcome.Trouble: AnswerChoice {}

/// What came of syncing every account: what `sync` answers.
package struct SyncJSON: Answer {
  let outcomes: [SyncOutcome]
  let isDryRun: Bool

  package init(_ outcomes: [SyncOutcome], isDryRun: Bool) {
    (self.outcomes, self.isDryRun) = (outcomes, isDryRun)
  }

  package static let object = Object("synced", "What came of keeping lists the same.") {
    Field("accounts", "Each account, in the order in which they were added.", \.outcomes)
    Field("dryRun", "Whether nothing was changed, since that was asked for.", \.isDryRun)
  }
}

extension SyncOutcome: Answer {
  package static let object = Object("synced-account", "What came of one account.") {
    Field("account", "Its name.", \.account)
    Field("lists", "Each of its lists.", \.lists)
    Field("trouble", "Why it did not go through.", \.trouble).null(where: "it did")
    Field("heldSeries", "Titles of series that another program ended.", \.heldSeries)
    Field("offered", "Collections that are there and not synced.", \.offered)
    Field("unsynced", "Lists that are on this machine alone.", \.unsynced)
    Field("isUnderWay", "Whether another run was at it.", \.isUnderWay)
    Field("isPostponed", "Whether it is not its time yet.", \.isPostponed)
  }
}

extension SyncOutcome.List: Answer {
  package static let object = Object("synced-list", "What came of one list.") {
    Field("name", "Its name here.", \.name)
    Field("added", "How many came from other devices.", \.added)
    Field("changed", "How many were changed by other devices.", \.changed)
    Field("completed", "How many were done on other devices.", \.completed)
    Field("deleted", "How many were deleted by other devices.", \.deleted)
    Field("sentNew", "How many were sent for the first time.", \.sentNew)
    Field("sentChanged", "How many changes were sent.", \.sentChanged)
    Field("sentDeleted", "How many deletions were sent.", \.sentDeleted)
    Field("conflicts", "How many were changed in two places.", \.conflicts)
    Field("unreadable", "How many objects could not be read.", \.unreadable)
    Field(
      "unknownZones",
      "How many came in a time zone that is not known here.",
      \.unknownZones
    )
    Field("refused", "How many the server does not take.", \.refused)
    Field("refusedTitles", "The titles of those that are to-dos here.", \.refusedTitles)
    Field("onTheWay", "How many the server has taken and does not show yet.", \.onTheWay)
    Field("sentAgain", "How many were sent once more, as it did not show them.", \.sentAgain)
    Field(
      "deletedYoung",
      "Titles deleted by others shortly after they were made here.",
      \.deletedYoung
    )
    Field("vanished", "How many are gone there at once and wait for your word.", \.vanished)
    Field("isGone", "Whether its collection is gone.", \.isGone)
    Field("isReadOnly", "Whether the server lets it be read alone.", \.isReadOnly)
    Field("isNew", "Whether it was made here now.", \.isNew)
    Field("isRenamedThere", "Whether the server has its new name now.", \.isRenamedThere)
  }
}
