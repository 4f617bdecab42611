/// A bug that is planted into the simulated service, to see that the oracle notices.
///
/// None of them has a switch in the product: each spoils what the planner answers, or a step of the
/// driver, or the database behind the store's back.
package enum Flaw: String, CaseIterable, Sendable {
  case firesASecondEarly = "fires a second early"
  case dropsAHold = "drops what it should hold"
  case forgetsTheRetry = "forgets to try again after a refusal"
  case claimsBlindly = "claims without looking whether it is done"
  case keepsThePopup = "keeps the popup of what is done"
  case losesTheGap = "loses a time in the hour that the clock jumps over"
  case addsADay = "adds 86,400 seconds instead of a day"
  case briefsAgain = "briefs the same day again"
  case nagsOn = "goes on asking when it should rest"
  case opensTwoOccurrences = "leaves the old occurrence open beside the new one"
  case wakesInThePast = "wants to wake in the past"
  case forgetsAtRestart = "forgets what it was delivering when it starts"
  case neverRecords = "does not record that it was shown"
  case sleepsThroughResume = "does not look when the machine wakes up"
  case ignoresTheZone = "ignores that the zone changed"
  case ignoresANewServer = "does not see that the server is another one"
  case forgetsTheSnooze = "forgets a snooze"
  case holdsWithoutReason = "holds without a word why"
  case snoozesOverTheNext = "puts off what comes next together with what is put off"
  case hidesTheNext = "lets what it keeps back hide what comes next"
  case neverAsks = "does not ask how it goes"
  case asksAgain = "asks how it goes once more"
  case comesBackToday = "brings back today what is not for today"
  case losesTheScreen = "forgets what was on the screen of a server that went"
  case countsTheUnseen = "counts as shown what the server took away"
  case pushesAgain = "sends to the phone what has gone there"
  case oversleeps = "wakes a minute late"
}
