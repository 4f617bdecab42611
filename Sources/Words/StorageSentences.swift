/// What the companion says when text is forgotten for good, and when the database is copied.
package enum StorageSentences: String, SentenceFamily {
  case askForget, askForgetSeveral, forgotten, forgottenSeveral
  case stillRead, wiped, copiesHold, copyPath
  case needsYes
  case backedUp, nothingToCopy
  case askRepair, askRepairAlone, nothingToRepair, repaired, repairedPartly
  case fromJournal, fromBackup, notFound, damagedKept

  package var sentence: Sentence {
    switch self {
    case .askForget:
      Sentence("Delete it with every trace of its text? Nothing brings it back. [y/N]")
    case .askForgetSeveral:
      Sentence(
        "Delete these {count} with every trace of their text? Nothing brings them back. [y/N]"
      )
    case .forgotten: Sentence("Forgotten: {handles}  Nothing of its text is kept.")
    case .forgottenSeveral: Sentence("Forgotten: {handles}  Nothing of their text is kept.")
    case .stillRead:
      Sentence(
        "Another program is reading the database at the moment, so some of the text is still in "
          + "its files. Once that program is through: {command}"
      )
    case .wiped: Sentence("The files of the database hold nothing that was forgotten.")
    case .copiesHold:
      Sentence("These copies, made before, hold the text as well, and are yours to delete:")
    case .copyPath: Sentence("  {path}")
    case .needsYes:
      Sentence(
        "Nothing brings back what is forgotten, so it is not done unasked; everything is as it was. "
          + "To do it without a question: {command}"
      )
    case .backedUp: Sentence("Copied to {path}: {count} in all, {open} of them open.")
    case .nothingToCopy:
      Sentence("There is no database at {path} yet, so there is nothing to copy.")
    case .askRepair:
      Sentence(
        "{path} is damaged. What can be read of it is taken, and the rest from its journal and the "
          + "backup of {moment} ({count} in all, {open} open). The damaged file is kept beside it. "
          + "Repair it now? [y/N]"
      )
    case .askRepairAlone:
      Sentence(
        "{path} is damaged, and there is no backup. What can be read of it is taken, and the rest "
          + "from its journal. The damaged file is kept beside it. Repair it now? [y/N]"
      )
    case .nothingToRepair:
      Sentence("Nothing to repair: every page was looked at, and all is well.")
    case .repaired:
      Sentence("Repaired: {count} in all, {open} open. Nothing is missing.")
    case .repairedPartly:
      Sentence("Repaired: {count} in all, {open} open. {read} could be read as they were.")
    case .fromJournal: Sentence("These came from the journal, as they were:")
    case .fromBackup: Sentence("These came from the backup of {moment}, as they were then:")
    case .notFound: Sentence("Of these nothing more is known than their short ids: {handles}")
    case .damagedKept: Sentence("The damaged file is kept as it was: {path}")
    }
  }
}
