/// A bug that is planted, to see that somebody notices.
package enum SyncFlaw: String, CaseIterable, Sendable {
  // Of the server's side.
  case ignoresTags = "writes over what others wrote"
  case deletesUnseen = "deletes what was changed meanwhile"
  case neverDeletes = "deletes nothing on the server"
  case skipsChanges = "does not hear of every change"
  case forgetsRemoved = "does not hear what was deleted"
  case answersOld = "reads what an object was before"
  case doublesNew = "sends new to-dos twice"
  case dropsCompletion = "sends no completion"
  case dropsTitles = "sends no new title"
  case dropsOccurrences = "sends no occurrence apart from its series"
  // Of the device's side.
  case overlooksEdits = "overlooks what was changed here"
  case takesTokenEarly = "keeps the token of what it has not done yet"
  case trustsAnswers = "takes an answer for a proof"
  case forgetsWhatGaveWay = "keeps no word of what gave way"
  case ringsAgain = "has what was shown come up again"
  case opensAgain = "opens what was done"
  case movesTimes = "moves due times by an hour"
}

extension SyncFlaw {
  /// The first history of so many that is well without it and is not with it, and what breaks there.
  package func firstSeen(in seeds: ClosedRange<UInt64>) -> (seed: UInt64, violation: SyncViolation)?
  {
    for seed in seeds {
      guard let violation = SyncSimulation(seed: seed, flaw: self).run().violation,
        SyncSimulation(seed: seed).run().violation == nil
      else { continue }
      return (seed, violation)
    }
    return nil
  }
}
