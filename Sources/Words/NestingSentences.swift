/// What the companion says about to-dos within to-dos.
package enum NestingSentences: String, SentenceFamily {
  case isDone, isOpen
  case askParts, askDeleteParts, partsStayOpen, partsStayOpenHow, movedUp, movedOut
  case moved, movedUnder, movedTop, alreadyThere, partsWentAlong
  case partOfItself, noDestination, severalDestinations

  package var sentence: Sentence {
    switch self {
    case .isDone: Sentence("done")
    case .isOpen: Sentence("open")
    case .askParts:
      Sentence("Complete these {count} parts too? a for all, o for only “{title}”, n for none:")
    case .askDeleteParts:
      Sentence("Delete these {count} parts too? a for all, o for only “{title}”, n for none:")
    case .partsStayOpen: Sentence("Still open below “{title}”: {titles}")
    case .partsStayOpenHow: Sentence("To complete them too: {command}")
    case .movedUp: Sentence("Now part of “{parent}”: {titles}")
    case .movedOut: Sentence("Now on their own: {titles}")
    case .moved: Sentence("Moved to {list}: {title}")
    case .movedUnder: Sentence("Now part of “{parent}”: {title}")
    case .movedTop: Sentence("Now on its own: {title}")
    case .alreadyThere: Sentence("It is there already: {title}")
    case .partsWentAlong: Sentence("Its parts went along: {count}")
    case .partOfItself:
      Sentence("“{parent}” is part of “{title}”, or the same. Everything is as it was.")
    case .noDestination:
      Sentence("Say where it should go. Try: {example}")
    case .severalDestinations:
      Sentence("Say one place to move to: a list, --under or --top.")
    }
  }
}
