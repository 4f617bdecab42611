/// The companion's answers about to-dos within to-dos.
package enum NestingSentences: Sentence, SentenceFamily {
  case isDone = "done"
  case isOpen = "open"
  case askParts = "Complete these {count} parts too? a for all, o for only “{title}”, n for none:"
  case askDeleteParts = """
    Delete these {count} parts too? a for all, o for only “{title}”, n for none:
    """
  case partsStayOpen = "Still open below “{title}”: {titles}"
  case partsStayOpenHow = "To complete them too: {command}"
  case movedUp = "Now part of “{parent}”: {titles}"
  case movedOut = "Now on their own: {titles}"
  case moved = "Moved to {list}: {title}"
  case movedUnder = "Now part of “{parent}”: {title}"
  case movedTop = "Now on its own: {title}"
  case alreadyThere = "It is there already: {title}"
  case partsWentAlong = "Its parts went along: {count}"
  case partOfItself = "“{parent}” is part of “{title}”, or the same. Everything is as it was."
  case noDestination = "Say where it should go. Try: {example}"
  case severalDestinations = "Say one place to move to: a list, --under or --top."
}
