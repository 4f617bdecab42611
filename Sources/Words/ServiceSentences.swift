/// What the service says: on its command line, in `systemctl status`, and when a popup is tried.
package enum ServiceSentences: String, SentenceFamily {
  case help, unknownOption, alreadyRunning
  case statusWatching, statusNoServer, statusServerSilent, statusDatabaseWaits, statusDamaged,
    statusReloading
  case triedShown, triedNoServer, triedServerSilent, triedRefused
  case tryTitle, tryBody, tryButton
  case damageTitle, damageBody

  package var sentence: Sentence {
    switch self {
    case .help:
      Sentence(
        """
        voicedo-remindd shows gentle reminders of your to-dos as desktop notifications.

        It runs in the background and takes no input: "voicedo-remind" is the command for people.

          --version  show the version
          --help     show this text
        """
      )
    case .unknownOption:
      Sentence(
        """
        "{option}" means nothing to the service, so it has not started. \
        Try voicedo-remindd --help.
        """
      )
    case .alreadyRunning:
      Sentence(
        """
        The service already runs for {database}, and looks after your reminders. \
        See voicedo-remind status.
        """
      )
    case .statusWatching: Sentence("Watching over your reminders")
    case .statusNoServer:
      Sentence("Watching; reminders are held until a notification server appears")
    case .statusServerSilent:
      Sentence("Watching; reminders are held until the notification server answers again")
    case .statusDatabaseWaits: Sentence("Waiting for the database: {reason}")
    case .statusDamaged:
      Sentence("Waiting for voicedo-remind doctor --repair: {reason}")
    case .statusReloading: Sentence("Reading the settings")
    case .triedShown:
      Sentence("{server} took the test notification. Its button closes it.")
    case .triedNoServer:
      Sentence(
        """
        There is no notification server on this desktop at present. Reminders are held until one \
        appears; dunst, mako or your desktop's own will do.
        """
      )
    case .triedServerSilent:
      Sentence(
        """
        The notification server is there but does not answer. Reminders are held until it does; \
        starting it anew helps.
        """
      )
    case .triedRefused:
      Sentence("The notification server did not take the test notification: {reason}")
    case .tryTitle: Sentence("This is how reminders look")
    case .tryBody: Sentence("A test notification from voicedo-remind.")
    case .tryButton: Sentence("Close")
    case .damageTitle: Sentence("Your reminders wait for a repair")
    case .damageBody:
      Sentence(
        "The database is damaged, so nothing more is written to it. "
          + "To repair it, the damaged file kept: {command}"
      )
    }
  }
}
