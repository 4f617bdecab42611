/// The way to the phone: how it stands, and what came of it.
package enum PushSentences: Sentence, SentenceFamily {
  case off = """
    Nothing goes to your phone. With the address of an ntfy topic as ntfy under [push] in your settings, \
    what nobody answers here does: man voicedo-remind.toml
    """
  case place = "To"
  case says = "Says"
  case saysFull = "what a popup says"
  case saysTitle = "the title"
  case saysGeneric = "only that something is waiting"
  case saysPrivate = "only that something is waiting, as popups are private"
  case when = "When"
  case whenIs = "nobody has answered for {after}, or at once while you are away"
  case today = "Today"
  case todayIs = "{count}"
  case todayOf = "{count} of {limit}"
  case reached = "Server"
  case wanted = "to go to your phone since {moment}"
  case sent = "on your phone since {moment}"
  case trouble = "not reached since {moment}, and asked again; nothing is dropped. {reason}"
  case goesTo = "what nobody answers here goes to {address}"
  case tryIt = "To try it with a message: {command}"
  // What came of a run.
  case didNothing = "Nothing to send, and no answer."
  case didSend = "{count} sent."
  case didTake = "{count} answered on your phone."
  case didClear = "{count} taken from your phone."
  case underWay = "Another run is at it."
  case notReached = "Your phone is not reached: {reason} It is tried again, and nothing is dropped."
  case troubleTitle = "Your phone is not reached"
  case troubleHow = "{reason} Your to-dos are fine, and it is tried again. To see more: {command}"
  case trialSent = "A message is on its way to your phone, by {address}."
  case trialNot = "No message went out: {reason}"
  case wantsKey = """
    {host} wants a key for this topic, and the settings name none; man voicedo-remind-push says how to.
    """
}
