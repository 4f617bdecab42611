/// The companion's answers about calendars that are read, and about their events.
package enum CalendarSentences: Sentence, SentenceFamily {
  // Which there are.
  case none = """
    No calendar is read yet. To read one: {command}
    No calendar is read. To read one: {command}
    None yet. {command}
    """
  case added = """
    {name} is read from now on: {events}
    The calendar {name} was added: {events}
    Added {name}: {events}
    """
  case removed = """
    {name} is read no more. Its own events stay where they are.
    The calendar {name} is read no more. Its source was not changed.
    Removed {name}
    """
  case unknownZones = """
    Some of its times are in a zone that is not known here; they are taken for local ones: {zones}
    """
  case eventsNone = "no events ahead"
  case eventsOne = "1 event ahead"
  case eventsSeveral = "{count} events ahead"
  case cut = "more than is kept"
  case readAt = "read {moment}"
  case neverRead = "not read yet"
  case leave = "tells when to leave, {minutes} before"
  case headsUp = "tells {minutes} before"
  case undoAdd = "To take that back: {command}"

  // Why one is not read.
  case notRead = """
    {name} stays as it was read last. {reason}
    The calendar {name} was not read; its events stay as they were. {reason}
    {name}: {reason}
    """
  case notReadYet = """
    {name} has not been read yet. {reason}
    The calendar {name} was not read. {reason}
    {name}: {reason}
    """
  case allRead = "each of them can be read"
  case lookAgain = "To look again: {command}"
  case missing = "There is nothing at {place}."
  case unreadable = "{place} cannot be read."
  case notCalendar = "What is at {place} is no calendar (iCalendar, .ics)."
  case tooLarge = "{place} is larger than any calendar that is read here (16 megabytes)."
  case notThere = "There is no calendar at {place}."
  case notLetIn = "{place} lets nobody in without a key."
  case insecure = """
    {place} is no address that can be fetched: http, https and webcal can, without a password in them.
    """
  case noSecret = """
    There is no address where {place} says. To keep one there: voicedo-remind auth set, and the name.
    """
  case noPassword = "There is no password for it yet. To keep one: {command}"
  case severalThere = "There are several calendars: {names}. To take one: {command}"
  case notAdded = "All stays as it was."
  case nameTaken = """
    There is a calendar named {name} already. To give this one another name: {command}
    """
  case nameLength = "The name of a calendar has 1 to 100 characters."
  case noSuchCalendar = "There is no calendar named {name}."
  case yours = "Your calendars: {names}"
  case colorUnknown =
    "“{value}” is no colour that is known here. It takes teal, rose and the like, or #2a9d8f."

  // Their events.
  case untitled = "An event without a name"
  case allDay = "all day"
  case until = "until {moment}"
  case atPlace = "{title}, {place}"
  case inCalendar = "in {calendar}"
  case event = "event in {calendar}"
  case countedOne = "1 event of your calendars"
  case countedSeveral = "{count} events of your calendars"
}
