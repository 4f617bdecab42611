/// What answers say in words where a screen would show columns and signs.
package enum PlainSentences: String, SentenceFamily {
  case id, list, highPriority, lowPriority, notes, noTime, heading, fromTo, withDistance, labelled

  package var sentence: Sentence {
    switch self {
    case .id: Sentence("Id {handle}")
    case .list: Sentence("List {list}")
    case .highPriority: Sentence("High priority")
    case .lowPriority: Sentence("Low priority")
    case .notes: Sentence("It has notes")
    case .noTime: Sentence("No time")
    case .heading: Sentence("{heading}:")
    case .fromTo: Sentence("{start} to {end}")
    case .withDistance: Sentence("{moment}, {distance}")
    case .labelled: Sentence("{label}: {value}")
    }
  }
}
