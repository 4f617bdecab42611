/// What the companion says when text is forgotten for good, and when the database is copied.
package enum StorageSentences: String, SentenceFamily {
  case askForget, askForgetSeveral, forgotten, forgottenSeveral
  case stillRead, wiped, copiesHold, copyPath
  case needsYes
  case backedUp, nothingToCopy

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
    }
  }
}
