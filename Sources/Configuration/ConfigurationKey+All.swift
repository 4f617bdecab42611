internal import Language
internal import Model
internal import Planning
internal import Words

extension ConfigurationKey {
  /// The keys of what every day is made of.
  private static let daily: [ConfigurationKey] = [
    .choice(
      .top,
      "tone",
      \.tone,
      #"How sentences are worded: "warm", "literal" (no idioms), or "quiet" (the title only)."#
    ),
    .choice(
      .top,
      "clock",
      \.face,
      auto: "auto",
      #"Whether times read 3:30 pm ("12") or 15:30 ("24"); "auto" goes by your locale."#
    ),
    .switch(
      .top,
      "plain",
      \.isPlain,
      "Whether answers come as sentences without columns and signs, for a screen reader."
    ),

    .time(
      .language,
      "morning",
      \.conventions.morning,
      #"The clock time of "morning"."#
    ),
    .time(
      .language,
      "noon",
      \.conventions.noon,
      #"The clock time of "noon" and "lunchtime"."#
    ),
    .time(
      .language,
      "afternoon",
      \.conventions.afternoon,
      #"The clock time of "afternoon"."#
    ),
    .time(
      .language,
      "evening",
      \.conventions.evening,
      #"The clock time of "evening"."#
    ),
    .time(
      .language,
      "night",
      \.conventions.night,
      #"The clock time of "tonight" and "night"."#
    ),
    .time(
      .language,
      "breakfast",
      \.conventions.breakfast,
      #"The clock time of "at breakfast" and "before work"."#
    ),
    .time(
      .language,
      "sunrise",
      \.conventions.sunrise,
      #"The clock time of "at sunrise" and "at dawn" where the sun of your zone is not known."#
    ),
    .time(
      .language,
      "sunset",
      \.conventions.sunset,
      #"The clock time of "at sunset" and "at dusk" where the sun of your zone is not known."#
    ),
    .time(
      .language,
      "after_lunch",
      \.conventions.afterLunch,
      #"The clock time of "after lunch"."#
    ),
    .time(
      .language,
      "after_school",
      \.conventions.afterSchool,
      #"The clock time of "after school"."#
    ),
    .time(
      .language,
      "after_work",
      \.conventions.afterWork,
      #"The clock time of "after work"."#
    ),
    .time(
      .language,
      "bedtime",
      \.conventions.bedtime,
      #"The clock time of "before bed"."#
    ),
    .time(
      .language,
      "early_morning",
      \.conventions.early,
      #"The clock time of "early tomorrow"."#
    ),
    .time(
      .language,
      "end_of_evening",
      \.conventions.late,
      #"The clock time of the end of an evening."#
    ),
    .time(
      .language,
      "end_of_day",
      \.conventions.endOfDay,
      #"The clock time of "end of day", and of the end of a week or month."#
    ),
    .time(
      .language,
      "this_week",
      \.conventions.thisWeek,
      #"The clock time of "this week"."#
    ),
    .time(
      .language,
      "day",
      \.conventions.day,
      also: [\.policy.day],
      "The clock time of a day for which none was said: \"tomorrow\", \"on friday\"."
    ),
    .time(
      .language,
      "day_starts",
      \.conventions.dayStarts,
      until: .hour(12),
      #"Until this time in the night, "tomorrow" is the day that has not begun for you."#
    ),
    .choice(
      .language,
      "date_order",
      \.conventions.dateOrder,
      auto: "auto",
      #"Whether 4/5 is 5 April ("mdy") or 4 May ("dmy"); "auto" goes by your locale."#
    ),
    .choice(
      .language,
      "next_weekday",
      \.conventions.nextWeekday,
      #"Whether "next friday" is the one of the "following" week or the "nearest" one."#
    ),
    .switch(
      .language,
      "shorthand",
      \.conventions.readsShorthand,
      "Whether signs like #list and due:friday count where they are typed; quotes keep them words."
    ),
    .choice(
      .language,
      "holidays",
      \.conventions.holidays,
      auto: "auto",
      #"Whose mother's day and bank holidays are meant, "us" or "uk"; "auto" goes by your locale."#
    ),

    .choice(
      .reminders,
      "persistence",
      \.policy.persistence,
      #"When nobody answers: "once" lets it rest, "gentle" and "until-done" come again."#
    ),
    .numbers(
      .reminders,
      "gentle_repeats",
      \.policy.gentleRepeats,
      1...1440,
      atMost: 10,
      "Minutes after which a gentle reminder comes again, one after the other."
    ),
    .number(
      .reminders,
      "until_done_every",
      \.policy.untilDoneInterval,
      1...1440,
      "Minutes between the repeats of a reminder that comes until it is done."
    ),
    .number(
      .reminders,
      "until_done_per_day",
      \.policy.untilDonePerDay,
      1...100,
      "How often such a reminder comes on one day at most, each time that it is due."
    ),
    .number(
      .reminders,
      "snooze",
      \.policy.snooze,
      1...10_080,
      #"Minutes that "Later" puts a reminder off."#
    ),
    .number(
      .reminders,
      "check_in",
      \.policy.checkIn,
      1...1440,
      #"Minutes after "I'm doing it" until it asks once how it is going."#
    ),
    .number(
      .reminders,
      "nudges_per_hour",
      \.policy.nudgesPerHour,
      1...60,
      "How many repeats, digests and reminders that had to wait an hour may have."
    ),
    .number(
      .reminders,
      "together_after",
      \.policy.gathersAfter,
      1...1440,
      "Minutes without an answer after which repeats come together, ever more rarely."
    ),
    .time(
      .reminders,
      "night_from",
      \.policy.night.from,
      "The clock time from which on nothing comes once more, but for medication."
    ),
    .time(
      .reminders,
      "night_to",
      \.policy.night.to,
      "The clock time until which that holds; the same time twice is no night."
    ),
    .numbers(
      .reminders,
      "deadline_ahead",
      \.policy.deadlineLeads,
      1...10_080,
      atMost: 5,
      #"Minutes before "by 5 pm" at which that comes as well; [] for none."#
    ),
    .numbers(
      .reminders,
      "deadline_day_ahead",
      \.policy.deadlineDayLeads,
      1...10_080,
      atMost: 5,
      #"The same before the morning of "by friday": 1440 is the day before."#
    ),
    .number(
      .reminders,
      "urgent",
      \.policy.urgent,
      1...1440,
      #"Minutes after which "asap" or "urgent" without a time comes, though not at night."#
    ),
    .switch(
      .reminders,
      "private",
      \.policy.isPrivate,
      "Whether popups say only that something is waiting, not what."
    ),
    .switch(
      .reminders,
      "sound",
      \.policy.hasSound,
      "Whether popups may sound; they never do in quiet hours."
    ),
    .number(
      .reminders,
      "digest_from",
      \.policy.digestFrom,
      2...100,
      "From how many reminders at once on they come together in one popup."
    ),
  ]

  /// Every key, in the order of the shipped file.
  static let all: [ConfigurationKey] = daily + day + weather + hooks + voice + push
}
