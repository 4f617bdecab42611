/// What the companion says about lists themselves, and about looking for something.
package enum ListCareSentences: String, SentenceFamily {
  case openCount, nothingOpenCount
  case added, addedAlready, renamed, colored, uncolored, iconSet, iconTaken, placed
  case deleted, deletedWithTodos, deletedAndMoved, sameAlready
  case askContents, contentsWanted, moveContents, deleteContents
  case inboxKeepsName, inboxStays, inboxStandsFirst, nameTaken, nameLength
  case colorUnknown, iconUnknown, actionWanted, wordsWanted, yourLists, sameList
  case ramped, unramped, ramp
  case andMoreFound, nothingFound, nothingFoundInDone, nothingFoundInOpen

  package var sentence: Sentence {
    switch self {
    case .openCount: Sentence("{count} open")
    case .nothingOpenCount: Sentence("nothing open")
    case .added: Sentence("New list: {list}")
    case .addedAlready: Sentence("There is a list named {list} already.")
    case .renamed: Sentence("{old} is now called {list}")
    case .colored: Sentence("{list} is {color} now")
    case .uncolored: Sentence("{list} has no colour now")
    case .iconSet: Sentence("{list} has the sign {icon} now")
    case .iconTaken: Sentence("{list} has no sign now")
    case .placed: Sentence("The order is now: {lists}")
    case .deleted: Sentence("Deleted the list {list}")
    case .deletedWithTodos: Sentence("Deleted the list {list} with {count} to-dos")
    case .deletedAndMoved: Sentence("Deleted the list {list}; {count} to-dos are in {other} now")
    case .sameAlready: Sentence("It is like that already: {list}")
    case .askContents:
      Sentence(
        "{list} holds {count} to-dos. Type m to move them to the Inbox, d to delete them; "
          + "anything else keeps the list. [m/d/N]"
      )
    case .contentsWanted:
      Sentence("{list} holds {count} to-dos. Everything is as it was.")
    case .moveContents: Sentence("To keep its to-dos: {command}")
    case .deleteContents: Sentence("To delete them with it: {command}")
    case .inboxKeepsName: Sentence("The Inbox keeps its name.")
    case .inboxStays: Sentence("The Inbox stays: it is where to-dos without a list go.")
    case .inboxStandsFirst: Sentence("The Inbox always stands first.")
    case .nameTaken: Sentence("There is a list named {list} already. Everything is as it was.")
    case .nameLength: Sentence("The name of a list has 1 to 100 characters.")
    case .colorUnknown:
      Sentence("“{value}” is no colour that is known here. It takes #2a9d8f, none, or: {choices}")
    case .iconUnknown: Sentence("“{value}” is no single sign. Try: {example}")
    case .actionWanted: Sentence("“{word}” is nothing that lists does. It takes: {choices}")
    case .wordsWanted: Sentence("Something is missing. Try: {example}")
    case .yourLists: Sentence("Your lists: {lists}")
    case .sameList: Sentence("A list cannot move its to-dos to itself.")
    case .ramped:
      Sentence("To-dos of {list} come up {leads} ahead as well, and at their time")
    case .unramped: Sentence("To-dos of {list} come up at their time alone now")
    case .ramp: Sentence("{leads} ahead")
    case .andMoreFound: Sentence("There are {count} more. To see them: {command}")
    case .nothingFound: Sentence("Nothing holds “{words}”, open or done.")
    case .nothingFoundInDone: Sentence("Nothing that is done holds “{words}”.")
    case .nothingFoundInOpen: Sentence("Nothing that is open holds “{words}”.")
    }
  }
}
