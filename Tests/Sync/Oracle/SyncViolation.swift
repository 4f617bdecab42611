/// A promise of the sync.
package enum SyncRule: String, Sendable {
  case same = "in the end all machines have the same"
  case onServer = "in the end the server has what the machines have"
  case nothingLost = "no word that somebody wrote is lost"
  case nothingDoubled = "nothing is there twice"
  case nothingVanished = "what nobody deleted is there"
  case staysDeleted = "what was deleted, and nobody touched, is gone"
  case staysDone = "what was done, and nobody opened again, is done"
  case nothingInvented = "no value is there that nobody chose"
  case neverTwice = "what came up comes up once"
  case quiet = "machines that have the same write nothing more"
  case runs = "the sync runs to its end"
}

/// A promise that was not kept.
package struct SyncViolation: Error, Sendable {
  package let rule: SyncRule
  package let detail: String

  init(_ rule: SyncRule, _ detail: String) { (self.rule, self.detail) = (rule, detail) }
}
