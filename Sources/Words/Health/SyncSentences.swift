/// What is said of lists that are kept the same as on a server.
package enum SyncSentences: Sentence, SentenceFamily {
  // What a sync came to.
  case notSet = "No list is synced. To begin with an account on a CalDAV server: {command}"
  case calendarsAlone = """
    Your calendars were looked at. No list is synced; to begin with an account on a CalDAV server: {command}
    """
  case same = "{list}: nothing new."
  case took = "{list}: from other devices {changes}."
  case sent = "{list}: sent {changes}."
  case both = "{list}: from other devices {taken}; sent {sent}."
  case new = "{count} new"
  case changed = "{count} changed"
  case completed = "{count} done"
  case deleted = "{count} deleted"
  case isNewList = "{list} is new here."
  case renamedHere = "{list}: called {old} until another device gave it this name."
  case renamedThere = "{list}: the server has its new name."
  case offered = "At {name}, and not synced: {lists}. To sync one: {command}"
  case unsynced = "On this machine alone: {lists}. To sync one: {command}"
  case leaves = """
    It is no longer synced with {name} there, so it goes from your other devices.
    """
  case dryRun = "This is what a sync would do. Nothing was changed."
  case undoable = "{command} takes what came here back."
  // What stands in its way.
  case offline = """
    {name} cannot be reached now. Everything is kept here, and it is tried again by itself.
    """
  case auth = """
    {name} does not take the password any more. Your to-dos are fine; to set it anew: {command}
    """
  case secret = """
    The password for {name} could not be had now; perhaps the keyring is locked. It is tried again later.
    """
  case busy = "{name} asks for patience. It is tried again later."
  case notCalDAV = """
    What answers at {name} is no CalDAV server; perhaps a network asks you to log in first. Nothing was \
    changed.
    """
  case notFound = "{name} has nothing of this account any more. What is here stays."
  case noRoom = "{name} has no room left. What waits is kept here, and is sent once there is some."
  case unsafe = "The connection to {name} is not safe, so nothing was sent."
  case unknownIssuer = """
    The certificate of {name} comes from an authority that this machine does not know, so nothing was sent. \
    If it is your own: put its certificate into /usr/local/share/ca-certificates/ as a .crt file, and run \
    sudo update-ca-certificates.
    """
  case wrongName = """
    The certificate of {name} is one of another name, so nothing was sent. The address has to be the one \
    that it names.
    """
  case expired = """
    The certificate of {name} has run out, or the clock of this machine is wrong, so nothing was sent.
    """
  case notEncrypted = """
    What answers at {name} is not encrypted, so nothing was sent; perhaps it is the port for http.
    """
  case insecureAddress = """
    The way to {name} leads over http, where everybody on it could read the password, so nothing was sent. \
    With https:// it goes, where the server speaks it.
    """
  case secretOpen = """
    The file with the password for {name} can be read or changed by others, so it is not used. chmod 600 \
    makes it yours alone.
    """
  case secretUnusable =
    "There is no password in the place that was named for {name}; it may be empty."
  case redirected = """
    {name} sends on to another address, perhaps a page to log in at, so nothing was sent. The server's own \
    address for CalDAV is wanted; it may be a longer one.
    """
  case redirectedTo = "{name} leads to {host}, which was asked for nothing. What is here stays."
  case tooMuch = """
    {name} says more than one sync takes in, or goes on for minutes. What came is kept, and it is tried \
    again.
    """
  case noProgram = "The program for the network is not installed, so nothing was synced."
  case other =
    "{name} did not do what it was asked. Everything is kept here, and it is tried again."
  case underWay = "Another run syncs {name} at this moment."
  case notEnded =
    "Another run syncs {name} at this moment, so nothing was changed. To try again: {command}"
  case awaited = "Another run syncs {name} at this moment; this one waits for it."
  case sending = "{list}: {count} of {total} sent so far."
  case noList = "None of your lists is kept the same as at {name} now. To see more: {command}"
  // What is to be known of a list.
  case vanished = """
    {list}: {count} to-dos are gone on the server at once. Nothing was deleted here; if that is right: \
    {command}
    """
  case isGone = "{list}: its collection is no longer on the server. Its to-dos stay here."
  case isReadOnly = "{list}: the server lets it be read alone, so what you change stays here."
  case unreadable = """
    {list}: could not be read, and left out: {count}. It has no title, or is no to-do.
    """
  case refused = "{list}: the server does not take these: {titles}. They stay here."
  case onTheWay = """
    {list}: on the way still: {count}. The server took it and does not show it yet; it stays as it is here.
    """
  case sentAgain = "{list}: sent once more, since the server did not show it: {count}."
  case deletedYoung = """
    {list}: “{title}”, made here shortly before, was deleted on another device.
    """
  case conflicts = "{list}: changed in two places: {count}; nothing was dropped."
  case unknownZones = """
    {list}: {count} came in a time zone that is not known here. The time is taken for the local one; show \
    names the zone.
    """
  case heldSeries = """
    “{title}” was ticked off by a program that ended its series. It goes on here; done or edit brings it \
    back everywhere, end ends it.
    """
  // Adding an account.
  case askUser = "Your name at {host}:"
  case askPassword = """
    Your password at {host}, which is not shown while you type it; many servers want one for apps:
    """
  case found = "Found at {host}: {lists}."
  case noneFound = "{host} shows no list of to-dos. To make one there: {command}"
  case addOffline = "{host} cannot be reached now, so nothing was changed. To try again: {command}"
  case addAuth = """
    {host} does not take this name and password, so nothing was changed. Many servers want a password that \
    is made for apps, in their settings. To try again: {command}
    """
  case addSecret = """
    The password for {host} is not where it was said to be, so nothing was changed. To try again: {command}
    """
  case addBusy = "{host} asks for patience, so nothing was changed. To try again: {command}"
  case addNotFound = """
    There is no account at this address of {host}, so nothing was changed. Some servers want their full \
    address, such as https://{host}/caldav.php/. To try again: {command}
    """
  case addOther = """
    {host} did not do what it was asked, so nothing was changed. To try again: {command}
    """
  case askInbox = """
    {host} has no list for your {list}, where new to-dos go ({count} now). Make one there, and sync it as well? \
    [y/N]
    """
  case added = "{name} is synced from now on: {lists}."
  case wouldAdd = "Would sync {lists} with {host}. Nothing was changed."
  case staysHere = "These lists stay on this machine alone: {lists}. To sync one as well: {command}"
  case everyQuarter = "It is synced every 15 minutes, and some seconds after each change."
  case afterChanges = """
    No systemd looks after it here, so it is synced after your changes, and by {command}
    """
  case needsAddress = "Where the account is was not said: {command}"
  case notAnAddress = "That is no address of a server, so nothing was changed: {command}"
  case needsUser = "The name of the account was not said: {command}"
  case notASecret = """
    A place of a password reads keyring:name, file:/path, credential:name, environment:name or \
    command:program; the password itself is not taken here.
    """
  case noPassword = "No password came in, so nothing was changed."
  case notKept = "The password could not be kept in {path}, so nothing was changed."
  // Ending it.
  case off = "{name} is synced no longer. Its to-dos stay here and on the server."
  case titleField = "its title"
  case notesField = "its notes"
  case stepField = "its first step"
  case priorityField = "its priority"
  case effortField = "its effort"
  case timeField = "its time"
  case leadsField = "its reminders"
  case parentField = "what it is part of"
  case keptWith = "{field}: {kept}"
  case keptWithout = "{field}: {kept}; the other was {words}"
  case noSuchName = "Nothing that is synced is called {name}. There are: {names}"
  case whichOne = "There are several: {names}. To end one: {command}"
  // How it stands.
  case account = "{name}  ({user} at {address})"
  case never = "not synced yet"
  case lastAt = "synced {moment}"
  case waits = "{count} wait to be sent"
  case nextAt = "next {moment}"
  case listLine = "{list}: {facts}"
  case fine = "the same as on the server"
  case state = "{count} changed in two places"
  case unreadableOnes = "{count} could not be read: {names}"
  case refusedOnes = "not taken by the server: {titles}"
  case twins = """
    there under the identifier of another to-do, and left alone for that: {titles}; a copy of it that \
    another program makes comes here
    """
  case onTheWayOnes = "{count} on the way: taken by the server, and not shown by it yet"
  case conflict = "{moment}: {title}, {field}"
  case keptThere = "what the other device had was kept"
  case keptHere = "what was here was kept"
  case wasDeletedThere = "deleted there, changed here, so it stays"
  case wasDeletedHere = "deleted here, changed there, so it is back"
  case wasDeletedYoung = "deleted there shortly after it was made here"
  case seriesEnded = "its series was ended by another program, and goes on here"
  // What doctor finds.
  case syncedAt = "{name} was synced {moment}"
  case notSyncedYet = "{name} has not been synced yet"
  case noSecretThere = """
    The password for {name} is not where it was kept, {place}. Your to-dos are fine.
    """
  case setAnew = "To set the password anew: {command}"
  case seeMore = "To see more: {command}"
  // The popup of a password that is no longer taken.
  case authTitle = "Sync needs your password"
  case authHow = "{name} does not take it any more. Your to-dos are fine. To see more: {command}"
}
