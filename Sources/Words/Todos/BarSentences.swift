/// The line of a status bar.
package enum BarSentences: Sentence, SentenceFamily {
  case doing = "Now: {title}"
  case next = "{moment} {title}"
  case free = """
    Nothing ahead. Enjoy the quiet.
    Nothing is planned in the next days.
    Nothing ahead.
    """
  case more = "{count} more"
}
