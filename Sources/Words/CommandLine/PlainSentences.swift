/// Words of the plain answers where a screen would show columns and signs.
package enum PlainSentences: Sentence, SentenceFamily {
  case id = "Id {handle}"
  case list = "List {list}"
  case highPriority = "High priority"
  case lowPriority = "Low priority"
  case notes = "It has notes"
  case noTime = "No time"
  case heading = "{heading}:"
  case fromTo = "{start} to {end}"
  case withDistance = "{moment}, {distance}"
  case labelled = "{label}: {value}"
}
