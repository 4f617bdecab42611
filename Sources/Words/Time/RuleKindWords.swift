/// The names of the kinds of rules for times.
package enum RuleKindNames: Sentence, SentenceFamily {
  case day = "days near today"
  case weekday = "weekdays"
  case date = "dates"
  case numericDate = "dates in digits"
  case dottedDate = "dates with dots"
  case period = "weeks, months and years"
  case amount = "time from now"
  case length = "lengths of time"
  case clock = "clock times"
  case spokenClock = "clock times in words"
  case part = "parts of the day"
  case stretch = "from one to another"
  case `repeat` = "repeats"
  case past = "what is over"
  case impossible = "what nothing has"
  case holiday = "holidays"
  case zone = "time zones"
  case more = "several at once"
  case limit = "how far a repeat goes"
}

/// The explanation of each kind of phrase, for the manual.
package enum RuleKindSentences: Sentence, SentenceFamily {
  case day = """
    A day without a clock time comes at 09:00. Today without one is in an hour, before 08:00 at \
    09:00, and from 20:00 on tomorrow at 09:00.
    """
  case weekday = """
    A weekday alone is the next such day after today. With next it is the one of the following \
    week, which begins on Monday; next_weekday in the config file changes this.
    """
  case date = "Without a year or a month it is the next such date from today on."
  case numericDate = """
    Of 4/5 the config file says whether the month or the day is first; 13/4 can only be April.
    """
  case dottedDate = "With dots the day is first."
  case period = """
    A week begins on Monday, a weekend on Saturday, a month on its first day. What has begun is \
    for the next weekday at 10:00, and its end is at 17:00.
    """
  case amount = """
    Hours and minutes elapse, whatever the clocks do; days, weeks and months are whole days.
    """
  case length = "How long something takes or lasts; its end is kept."
  case clock = """
    Without am or pm it is the next such time between 07:00 and 22:00; on another day than today 1 \
    to 6 and 12 are pm. A time that is over today is for tomorrow.
    """
  case spokenClock = "The same in words, British and American."
  case part = """
    Each stands for a clock time; the config file may have others. Dawn, sunrise, sunset and dusk \
    are the sun's where the zone has its place, on the first day of a repeat too; where that is not \
    known, those of the config file.
    """
  case stretch = "The start is when it is due, and the end is kept."
  case `repeat` = """
    The first one is the first from now on; without a clock time it comes at 09:00. A day that a month \
    has not is its last one there. Between two clock times it comes within those hours of each day.
    """
  case past = "What is over is never scheduled; the words stay with the to-do."
  case impossible = """
    Told as such and never scheduled, like a 31 February; the words stay with the to-do.
    """
  case holiday = """
    The next day of that name. Mother's day and bank holidays are those of the country that \
    holidays in the config file names.
    """
  case zone = """
    The clock time is that of the zone. Letters that name none known here stay in the title and are told.
    """
  case more = """
    Each day and clock time is a to-do of its own; a repeat at several hours of the day is one.
    """
  case limit = """
    It ends with the last one that counts. A holiday is left out in every year, and so is a date \
    without a year of what comes on most days; of what comes on few it is the next one.
    """
}
