extension SpokenPatterns {
  /// A focus session: begun, paused, gone on with, ended.
  static let focusing: [SpokenPatterns] = [
    SpokenPatterns(
      .focus(.pomodoro),
      .sure,
      """
      start/begin a/another/the/my/new? pomodoro/pomodoros session/timer/round? now?
      start/begin a/another/the/my/new? pomodoro session/timer/round? for A
      """
    ),
    SpokenPatterns(
      .focus(.begin),
      .sure,
      """
      start/begin a/the/my/another? focus/focusing session/time/mode/timer? now?
      start/begin a/the/my/another? focus/focusing session/time/mode/timer? for A
      focus for A
      """
    ),
    SpokenPatterns(
      .focus(.pomodoro),
      .sure,
      """
      start/begin a/another/the/my/new? pomodoro session/timer/round? on/for/with X
      """
    ),
    SpokenPatterns(
      .focus(.begin),
      .sure,
      """
      start/begin a/the/my/another? focus/focusing session/mode/timer on/for X for A
      start/begin a/the/my/another? focus/focusing session/mode/timer on/for X
      """
    ),
    SpokenPatterns(
      .focus(.begin),
      .ifFound,
      """
      start/begin a/the/my/another? focus/focusing time? on/for X for A
      start/begin a/the/my/another? focus/focusing time? on/for X
      focus for A on X
      focus on X for A
      """
    ),
    SpokenPatterns(
      .focus(.until),
      .sure,
      """
      focus until/till T
      """
    ),
    SpokenPatterns(
      .focus(.until),
      .ifFound,
      """
      focus on X until/till T
      start/begin focusing on X until/till T
      """
    ),
    SpokenPatterns(
      .focus(.begin),
      .ifFound,
      """
      focus on X now?
      """
    ),
    SpokenPatterns(
      .focus(.pause),
      .sure,
      """
      pause the/my/this? focus/focusing/pomodoro session/timer?
      pause the/my/this focus session
      """
    ),
    SpokenPatterns(
      .focus(.goOn),
      .sure,
      """
      go on focusing
      go/carry on with the/my focus/pomodoro session/timer?
      continue/resume the/my? focus/focusing/pomodoro session/timer?
      """
    ),
    SpokenPatterns(
      .focus(.stop),
      .sure,
      """
      stop/end/quit the/my/this? focus/focusing/pomodoro session/timer?
      i/we? i'm/we're/am/are done/finished focusing
      """
    ),
    SpokenPatterns(
      .focus(.rest),
      .ifFocusing,
      """
      take/start/have a/my/the? short? break now?
      i/we need/want a short? break now?
      time for a short? break
      """
    ),
    SpokenPatterns(
      .focus(.goOn),
      .ifFocusing,
      """
      skip/end/stop the/my/this break
      go on
      continue
      carry on
      resume
      """
    ),
    SpokenPatterns(
      .focus(.pause),
      .ifFocusing,
      """
      pause
      """
    ),
    SpokenPatterns(
      .focus(.more),
      .ifFocusing,
      """
      give/allow? me/us? A more?
      give/allow? me/us? another A
      i/we? need/want A more?
      i/we? need/want another A
      add/extend another? A
      """
    ),
  ]
}
