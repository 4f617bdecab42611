/// The service's messages: on its command line, in `systemctl status`, and when a popup is tried.
package enum ServiceSentences: Sentence, SentenceFamily {
  case help = """
    voicedo-remindd shows gentle reminders of your to-dos as desktop notifications. /  / It runs \
    in the background and takes no input: "voicedo-remind" is the command for people. /  /   \
    --version  show the version /   --help     show this text
    """
  case speechNotStarted = "{command} could not be started: {reason}"
  case speechEnded = "{command} ended with {reason}"
  case speechStopped = "{command} was ended by signal {reason}"
  case speechTooLong = "{command} took more than {reason} seconds, and was ended"
  case unknownOption = """
    "{option}" means nothing to the service, so it has not started. Try voicedo-remindd --help.
    """
  case alreadyRunning = """
    The service already runs for {database}, and looks after your reminders. See voicedo-remind \
    status.
    """
  case lastWords = """
    voicedo-remindd has a fault and ends here. What was stored is stored; started again, it goes on \
    where it was.
    """
  case statusWatching = "Watching over your reminders"
  case statusNoServer = "Watching; reminders are held until a notification server appears"
  case statusServerSilent = """
    Watching; reminders are held until the notification server answers again
    """
  case statusDatabaseWaits = "Waiting for the database: {reason}"
  case statusDamaged = "Waiting for voicedo-remind doctor --repair: {reason}"
  case statusReloading = "Reading the settings"
  case triedShown = "{server} took the test notification. Its button closes it."
  case triedNoServer = """
    There is no notification server on this desktop at present. Reminders are held until one \
    appears; dunst, mako or your desktop's own will do.
    """
  case triedServerSilent = """
    The notification server is there but does not answer. Reminders are held until it does; \
    starting it anew helps.
    """
  case triedRefused = "The notification server did not take the test notification: {reason}"
  case tooManyAtOnce = "Many were asked for at once; in a moment there is room again"
  case tryTitle = "This is how reminders look"
  case tryBody = "A test notification from voicedo-remind."
  case tryButton = "Close"
  case damageTitle = "Your reminders wait for a repair"
  case damageBody = """
    The database is damaged, so nothing more is written to it. To repair it, the damaged file \
    kept: {command}
    """
  case diskFullTitle = "Your disk is full"
  case diskFullBody = """
    Reminders go on, and one may come once more; what is new cannot be kept. Some room on the disk of \
    {path} helps.
    """
  case diskReadOnlyTitle = "Your disk can only be read"
  case diskReadOnlyBody = """
    Reminders go on, and one may come once more; what is new cannot be kept until {path} can be written \
    again.
    """
  case refusedTitle = "Reminders cannot be noted"
  case refusedBody = """
    Reminders go on, and one may come once more; another program has changed the tables of the database, so \
    that they refuse what is noted. To put that right: {command}
    """
  case diskSilentTitle = "Your disk does not answer"
  case diskSilentBody = """
    Reminders go on as far as they can be read, and one may come once more; what is new cannot be kept \
    in {path} for now.
    """
  case goneTitle = "Your to-dos are not where they were"
  case goneBody = """
    {path} holds none of them now, so their reminders do not come. A disk that is missing brings them back; \
    “{command}” brings a copy back.
    """
}
