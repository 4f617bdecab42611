/// The companion's answers about lists themselves, and about looking for something.
package enum ListCareSentences: Sentence, SentenceFamily {
  case openCount = "{count} open"
  case nothingOpenCount = "nothing open"
  case added = "New list: {list}"
  case addedAlready = "There is a list named {list} already."
  case renamed = "{old} is now called {list}"
  case colored = "{list} is {color} now"
  case uncolored = "{list} has no colour now"
  case iconSet = "{list} has the sign {icon} now"
  case iconTaken = "{list} has no sign now"
  case placed = "The order is now: {lists}"
  case deleted = "Deleted the list {list}"
  case deletedWithTodos = "Deleted the list {list} with {todos}"
  case deletedAndMoved = "Deleted the list {list}; {todos} moved to {other}"
  case sameAlready = "It is like that already: {list}"
  case staysElsewhere = """
    {list} is synced with {name}. There, and on your other devices, the list stays, with all that does not move \
    to another synced one; {command} brings it back here, synced as it was.
    """
  case askSynced = "Delete {list} here? [y/N]"
  case askContents = """
    {list} holds {todos}. Type m to move to the Inbox, d to delete; anything else keeps the list. [m/d/N]
    """
  case contentsWanted = "{list} holds {todos}. Everything is as it was."
  case oneTodo = "1 to-do"
  case todos = "{count} to-dos"
  case moveContents = "To keep what it holds: {command}"
  case deleteContents = "To delete that with it: {command}"
  case inboxKeepsName = "The Inbox keeps its name."
  case inboxStays = "The Inbox stays: it is where to-dos without a list go."
  case inboxStandsFirst = "The Inbox always stands first."
  case nameTaken = "There is a list named {list} already. Everything is as it was."
  case nameLength = "The name of a list has 1 to 100 characters."
  case colorUnknown = """
    “{value}” is no colour that is known here. It takes #2a9d8f, none, or: {choices}
    """
  case iconUnknown = "“{value}” is no single sign. Try: {example}"
  case actionWanted = "“{word}” is nothing that lists does. It takes: {choices}"
  case wordsWanted = "Something is missing. Try: {example}"
  case yourLists = "Your lists: {lists}"
  case dayIsNoName = "“{list}” is a day, and a day is no name of a list. Nothing was changed."
  case sameList = "A list cannot move its to-dos to itself."
  case ramped = "To-dos of {list} come up {leads} ahead as well, and at their time"
  case unramped = "To-dos of {list} come up at their time alone now"
  case ramp = "{leads} ahead"
  case andMoreFound = "There are {count} more. To see them: {command}"
  case nothingFound = "Nothing holds “{words}”, open or done."
  case nothingFoundInDone = "Nothing that is done holds “{words}”."
  case nothingFoundInOpen = "Nothing that is open holds “{words}”."
}

/// "1 to-do", "3 to-dos".
package func todosText(_ count: Int, _ tone: Tone) -> String {
  (count == 1 ? ListCareSentences.oneTodo : .todos).text(tone, ["count": "\(count)"])
}
