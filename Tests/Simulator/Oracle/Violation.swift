/// The promises, in words.
package enum Rule: String, CaseIterable, Sendable {
  case neverLost = "what was accepted has a future"
  case wellPlanned = "a plan names each to-do once, on the present server, and late ones together"
  case neverEarly = "nothing comes early"
  case neverAfterDone = "nothing is claimed after it is done"
  case neverTwice = "nothing is shown twice without a crash, or more than once more with one"
  case rightMoment = "each reminder waits for the very moment that was promised"
  case heldWithReason = "what is kept back is noted as held, with the true reason"
  case oneOccurrence = "a series has one open occurrence, and the right one"
  case oneBriefing = "a day is briefed once, and within its hours"
  case wakesAhead = "the next wake is later than the pass, and no later than what comes next"
  case sameAfterRestart = "a service that starts anew plans the same"
  case tidyScreen = "the screen shows what is open, and nothing that is not"
  case oncePerPhone = "what waits for an answer goes to the phone once"
  case neverLoud = "what was on screen before makes no sound"
  case neverUnwelcome = "nothing comes where it is not welcome"
  case shownAnew = "what was on the screen of a server that went comes on that of the next"
  case oneQuestion = "who is at it hears nothing but one question how it goes"
  case notToday = "what is not for today does not come again today"
  case focusEnds = "a focus session ends, and counts no time that was not there"
  case withinBudget = "nudges stay within their budget"
  case comesToRest = "a pass does not ask for passes without end"
  case storeWorks = "the store takes what it is given"
}

/// A promise that was not kept.
package struct Violation: Error, Sendable {
  package var rule: Rule
  package var detail: String

  package init(_ rule: Rule, _ detail: String) {
    self.rule = rule
    self.detail = detail
  }
}
