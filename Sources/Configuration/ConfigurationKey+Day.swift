internal import Model
internal import Planning

extension ConfigurationKey {
  /// The keys of a day: its briefing and its evening, focus, and a word on what was done.
  static let day: [ConfigurationKey] = [
    .switch(
      .briefing,
      "on",
      \.policy.briefing.isOn,
      "Whether there is a daily briefing."
    ),
    .time(
      .briefing,
      "at",
      \.policy.briefing.at,
      "The clock time from which on the briefing comes, once a day."
    ),
    .number(
      .briefing,
      "window_hours",
      \.policy.briefing.window,
      1...23,
      "For how many hours after that it may still come."
    ),
    .number(
      .briefing,
      "picks",
      \.policy.briefing.picks,
      1...10,
      "How many to-dos it names at most."
    ),
    .switch(
      .briefing,
      "on_empty_days",
      \.policy.briefing.onEmptyDays,
      "Whether it comes on a day with nothing to do, too."
    ),
    .switch(
      .briefing,
      "week",
      \.policy.briefing.tellsWeek,
      "Whether it says on Mondays what was done in the week before."
    ),

    .switch(
      .wrapUp,
      "on",
      \.policy.wrapUp.isOn,
      "Whether the evening brings what was done, and what stays."
    ),
    .time(
      .wrapUp,
      "at",
      \.policy.wrapUp.at,
      "The clock time from which on that comes, once a day, for three hours."
    ),

    .number(
      .focus,
      "minutes",
      \.policy.focus.length,
      1...1440,
      "How long a round lasts where nobody says how long."
    ),
    .number(
      .focus,
      "break",
      \.policy.focus.shortBreak,
      1...240,
      "How long a break lasts."
    ),
    .number(
      .focus,
      "long_break",
      \.policy.focus.longBreak,
      1...240,
      "How long the break lasts after several rounds of focus --pomodoro."
    ),
    .number(
      .focus,
      "rounds",
      \.policy.focus.rounds,
      1...20,
      "After how many rounds that one comes."
    ),
    .switch(
      .focus,
      "offer",
      \.policy.focus.isOffered,
      #"Whether "I'm doing it" offers a session."#
    ),
    .switch(
      .focus,
      "do_not_disturb",
      \.policy.focus.quietsDesktop,
      "Whether the desktop's own Do-Not-Disturb is on during a round, and put back after it."
    ),

    .switch(
      .celebration,
      "on",
      \.celebrates,
      "Whether a word is said on what was done, in a warm tone; now and then only."
    ),
  ]

  /// The keys of programs that are told of what happens, and of lists that are the same elsewhere.
  static let hooks: [ConfigurationKey] = [
    .number(
      .hooks,
      "timeout",
      \.hookTimeout,
      1...300,
      "Seconds that a hook of yours may take; it is ended then."
    ),

    .choice(
      .sync,
      "alarms",
      \.syncAlarms,
      #"Whether Later and closed alarms go both ways ("full"), come here alone ("read"), or "off"."#
    ),
    .switch(
      .sync,
      "revive_series",
      \.revivesSeries,
      "Whether a series goes on everywhere that another program ended by completing it."
    ),

    .texts(
      .menu,
      "command",
      \.menuCommand,
      "The words of a command that shows lines and writes the one chosen; empty takes what is there."
    ),
  ]
}
