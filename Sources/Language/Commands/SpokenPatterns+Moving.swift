extension SpokenPatterns {
  /// Moved, renamed, taken apart, and what is asked.
  static let moving: [SpokenPatterns] = [
    SpokenPatterns(
      .earlier,
      .ifFound,
      """
      move/push/make/bring/put/shift/pull X by? A earlier/sooner
      bring/pull X forward/in/up/closer by? A
      move X up by? A
      """
    ),
    SpokenPatterns(
      .earlier,
      .ifNamed,
      """
      X A earlier/sooner
      """
    ),
    SpokenPatterns(
      .later,
      .ifFound,
      """
      move/push/make/put/shift X by? A later/on
      push/move/delay/postpone/shift/bump/put/defer/reschedule X back/out/off by? A
      push/put/move back/off/out X by/for? A
      push/delay/postpone/shift/bump/defer/move X by/for A
      push/delay/postpone/bump/defer/move/shift/reschedule x A
      """
    ),
    SpokenPatterns(
      .later,
      .ifNamed,
      """
      X A later
      """
    ),
    SpokenPatterns(
      .shift,
      .ifFound,
      """
      move/push/shift/bump X forward/forwards/along by? A
      """
    ),
    SpokenPatterns(
      .place,
      .sure,
      """
      add/move/put/file L under/to/into/in T
      """
    ),
    SpokenPatterns(
      .place,
      .ifFound,
      """
      move/put/file/add/stick/shift X under/below/beneath/inside/into T
      move/file/stick X in T
      """
    ),
    SpokenPatterns(
      .place,
      .ifExact,
      """
      put/stick X on/in T
      """
    ),
    SpokenPatterns(
      .move,
      .ifFound,
      """
      put/push/hold off X until/till/to T
      put/hold X off until/till/to T
      X can/could wait to/until/till T
      <move>/bring X back/forward/up/off/out? to/till/until/onto T
      <move> X for/on/at T
      move/shift X from T to/into T
      change the time/date/day/deadline of/for X to T
      <change> X to T
      change/move/push/shift/switch/reschedule/bring X from F to/until T
      swap/switch X to T
      reschedule/move/push/book/do X to/for/on? T at? the? same time
      make X at/on/for? T instead
      <move> X to/till/until/for/on T instead
      make/change/move X to/at/on/for? T instead of F
      can/could we/i/you make/do/have X at/on/for? T instead
      X is at/on? T not/rather/instead than/of? F
      X is/was/got/has/are/were been? moved/rescheduled/postponed/pushed/changed/shifted to/until/till T
      X is/was/got/has/are/were been? moved/rescheduled/postponed/pushed/shifted to T ,? at? the? same time
      X is/was/got/has/have/are/were been? put/set/brought back/forward/off to/until/till T
      X is now on/at T
      W have/has/had? moved/rescheduled/changed/postponed/pushed/shifted my/our/the/your X to/until/till T
      <move> x M
      """
    ),
    SpokenPatterns(
      .move,
      .ifExact,
      """
      put X on/to T
      make/set X to/at/for/on? T
      X at/on/for? T instead
      X at/on/for? T not F
      X at/on/for? T instead of F
      """
    ),
    SpokenPatterns(
      .move,
      .sure,
      """
      X at/on/for/to? M instead
      make L at/on/for/by? T instead?
      make L at/on/for? T not/rather/instead than/of? F
      put L on/at/to/for T
      set L to/for/on T
      <change> L to/into M
      """
    ),
    SpokenPatterns(
      .move,
      .ifFound,
      """
      <tag> X as/with? T
      """
    ),
    SpokenPatterns(
      .unsaid,
      .ifNamed,
      """
      change/modify/alter X
      """
    ),
    SpokenPatterns(
      .search,
      .ifFound,
      """
      <search> for? X
      """
    ),
    SpokenPatterns(
      .search,
      .sure,
      """
      <search!> for? X
      """
    ),
    SpokenPatterns(
      .note,
      .ifFound,
      """
      add/put/make a/another? note to/on/for/about X :/,/that/saying Y
      <note> on/for/about? X :/,/that Y
      """
    ),
    SpokenPatterns(
      .priority,
      .ifFound,
      """
      raise/increase/lower/reduce the priority of/for/on X
      X = urgent/important/high/low/normal
      <change>/make/mark X to/as? urgent/important/high/low/normal priority?
      """
    ),
    SpokenPatterns(
      .untimed,
      .ifFound,
      """
      take/remove/drop the date/time/day/deadline off/from/of? of/from? X
      """
    ),
    SpokenPatterns(
      .unrepeated,
      .ifFound,
      """
      take/remove/drop the repeat/repeats/repetition off/from/of? of/from? X
      stop repeating X
      """
    ),
    SpokenPatterns(
      .rename,
      .sure,
      """
      <rename> x to/as/into Y
      call/name L Y instead
      call/name L Y
      change the name/title of/for/on x to/into Y
      change its name/title to/into Y
      change L to/into Y
      """
    ),
    SpokenPatterns(
      .addParts,
      .sure,
      """
      add/create/make the/a/an/some/these/two/three/following? following? subtask/subtasks/step/steps to/under/for/of/on/below X :/-/,/called/named/like Y
      add/create/make the/a/an/some? subtask/subtasks/step/steps :/,/called/named? Y to/under/for/below/of X
      add/put Y as/like a/an/the? subtask/subtasks/step/steps of/to/under/for/on/below X
      add/create/make the/a/an/some/these/two/three/following? subtask/subtasks to/under/for/of/below X Y
      add/create/make the/a/an/some? subtask/subtasks to/under/for/of/below X
      break X down? into Y
      """
    ),
    SpokenPatterns(
      .next,
      .sure,
      """
      next
      what's/what/whats is? up? coming? next for? me?
      what's/what is? the? next thing/one/task/todo/up? for/to? do/me?
      what should/do/shall i do next/now/first
      """
    ),
    SpokenPatterns(
      .missed,
      .sure,
      """
      what did/have i miss/missed today?
      did i miss anything/something today?
      what/what's came/come/has up? while i was away/out/gone
      what came up
      what did i miss while i was away/out/gone
      """
    ),
    SpokenPatterns(
      .today,
      .sure,
      """
      brief me
      give me my/the/a briefing
      """
    ),
  ]
}
