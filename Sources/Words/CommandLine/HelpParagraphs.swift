/// Paragraphs of help beside the lines of `HelpSentences`.
package enum HelpParagraphs: Sentence, SentenceFamily {
  case calendar = """
    In use: calendar add ~/team.ics, calendar add ~/.calendars/work --name Work --color teal, calendar add \
    webcal://example.org/holidays.ics, calendar add secret:team --leave 30, calendar remove Work. With --user \
    the address is that of a CalDAV server or of one of its calendars. A calendar is read and never written. \
    Files and folders are looked at with every agenda, those on the network by calendar refresh and sync, and \
    every quarter of an hour where systemd runs, through voicedo-online. An address that lets in whoever knows \
    it is better kept with auth set and named as secret: and its name.
    """
  case bench = """
    It measures the way from your microphone to the database: how soon a recording begins, how long a \
    sentence of yours or a file takes to be written down, and, with a few sentences of its own or of yours, \
    the parser, the database and the model of your settings. In a file of yours each line is a sentence; \
    behind => stand its to-dos, with ; between them and @ before a time. What services are sent counts for \
    the limits of the month, and is never more than these.
    """
  case review = """
    Shows each to-do that is marked to be looked at, with what else its words may mean. Enter says that it is right, a \
    number takes another reading, e changes it, d deletes it. Without a terminal it names them; --yes says that they are \
    right.
    """
  case overdue = """
    With a day, what is left of today and what waits goes there in one step; clock times stay, unless one is given, as \
    in monday 9. Medication, deadlines and what repeats stay where they are. Several are asked about on a terminal; \
    --yes does not ask.
    """
}
