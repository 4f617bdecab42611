/// What is kept in the notes of a to-do that was changed on two devices at once.
package enum SyncNoteSentences: Sentence, SentenceFamily {
  case otherTitle = "On another device it was called: {text}"
  case otherNotes = "Notes from another device: {text}"
  case otherStep = "First step on another device: {text}"
}
