/// What the help says of things that are no verb.
package enum HelpTopicSentences: Sentence, SentenceFamily {
  case medication = """
    Say it as you would to somebody: what, how much, when, until when. With remind it comes on a locked \
    screen, in Do-Not-Disturb and in quiet hours as well, and again until it is done.
    """
  case repeats = """
    Say how often: every day at 8, every other friday, 3 times a day for a week, the last working day of the \
    month. This one alone is passed over with skip; pause lets it rest, and end ends it.
    """
  case times = """
    Tomorrow, friday evening, in 20 minutes, by friday, the 3rd at noon: words that are no time stay in the \
    title. fix puts right what was stored last; remind and edit change any.
    """
  case popups = """
    A reminder has Done, Later and I'm doing it. What falls due while you are away, asleep or quiet comes at \
    the first good moment. doctor looks whether popups can reach you, and why tells what came of one.
    """
  case phone = """
    What nobody answers here goes to your phone through an ntfy topic; your lists themselves come there by \
    any CalDAV server. Either works without the other, and both are off until you choose them.
    """
  case voice = """
    listen writes down what you say with a program on this machine, shows what came of it, and stores it. It \
    wants a recogniser: pocketsphinx, whisper-cli or vosk-transcriber.
    """
  case lists = """
    Name a list as you say it (buy milk on my groceries list, or #groceries where you type); one that is not \
    there yet is made. Tags of other programs stand in the notes as #phone, and are found by them.
    """
  case settings = """
    They are in one file, every key with its default and a line about it. The service rereads it as soon as \
    you save.
    """
  case hotkey = """
    Your desktop sets it up: in GNOME Settings, Keyboard, Custom Shortcuts; in KDE System Settings, Shortcuts, \
    Add Command. Behind it goes listen to speak, or menu to type and pick.
    """
  case several = """
    Names stand side by side in quotation marks or with commas. --list, --today and the like stand in \
    their place: they show what they mean and ask; --yes answers that. Medication is none of it.
    """
  case synonyms = """
    Other words for a command do it as well where the rest names something open: rm, del, remove and \
    cancel delete; finish and complete are done; reschedule, postpone, push and defer move; change and \
    rename edit; start is doing; ls lists, search finds. One slip of a finger \
    counts for it, too. add stores any words.
    """
}
