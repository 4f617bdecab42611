extension SpokenPatterns {
  /// Done, taken back, deleted, begun, put off.
  static let doing: [SpokenPatterns] = [
    SpokenPatterns(
      .done,
      .sure,
      """
      <done!> X
      i/we/i've/we've have? all? now/just/already/ready/finally? finished/completed with? X
      i/we? i'm/we're/am/are? now/just/all/already? done/finished/through with X
      mark/set/check/tick/count/put/flag X as done/complete/completed/finished/taken/paid/sent/bought/booked
      mark/check/tick as done/complete/completed/finished :? X
      mark X done/complete/completed/finished
      tick/check/cross/strike -? off X
      tick/check/cross/strike X off my/the/our? todo? list/lists?
      tick/check/cross/strike X off/from my/the/our todo? list
      cross/strike out X
      cross/strike X out
      tick X
      i/we/i've/we've have? now/just/already/finally? took/taken care of X
      that/that's/it/it's/this/this's is? now/all/already? done/finished/complete
      """
    ),
    SpokenPatterns(
      .done,
      .ifFound,
      """
      finished/completed with? X
      complete X
      i/we/i've/we've have? now/just/already/finally? got/gotten/have? X done/finished
      i/we/i've/we've have? now/just/already/finally? did/done X
      X is/are/was/were/has/have been? now/all/already? done/finished/complete/completed/paid/sent/bought/booked/sorted/taken/ordered/posted/called/returned
      got/grabbed the/some/my/our X
      done/finished :? X
      i/we/i've/we've have? all? now/just/already/ready/finally? P
      already/just/finally P
      P
      """
    ),
    SpokenPatterns(
      .done,
      .ifNamed,
      """
      finish X
      """
    ),
    SpokenPatterns(
      .done,
      .ifExact,
      """
      tick/check X
      X done
      """
    ),
    SpokenPatterns(
      .undone,
      .sure,
      """
      mark/set X as? not/un done/complete/completed/finished
      mark/set X as undone/open/incomplete/unfinished
      uncheck/untick/uncross/unmark X
      reopen X
      """
    ),
    SpokenPatterns(
      .undone,
      .ifFound,
      """
      open X again
      X isn't/aren't/wasn't done/finished yet? after? all?
      X is/are/was not done/finished yet? after? all?
      i/we didn't/haven't actually? finish/finished/do/done/complete/completed X yet? after? all?
      """
    ),
    SpokenPatterns(
      .undo,
      .sure,
      """
      oops/wait/oh/no/sorry? undo
      oops/wait/oh/no/sorry undo L
      oops/wait/oh/no/sorry undo the? last/previous thing/step/change/action/command/one?
      never mind
      nevermind
      undo L
      undo the? last/previous thing/step/change/action/command/one?
      take/put L all? back
      take/put back L
      take back the? last/previous thing/step/change/action/command/one?
      no/wait/actually/oh? no/wait? ,? put/bring L all? back
      no/wait/actually/oh? no/wait? ,? bring/put back L
      leave L where/as it/they was/were
      scratch that
      revert L
      revert the? last/previous thing/step/change/action/command/one?
      that/that's/it was? a/my? mistake/wrong
      """
    ),
    SpokenPatterns(
      .redo,
      .sure,
      """
      redo
      redo L
      redo the? last/previous thing/step/change/action/command/one?
      undo the/that undo
      """
    ),
    SpokenPatterns(
      .delete,
      .sure,
      """
      <delete!> X
      <delete> L
      get rid of L
      delete/remove/erase/scrap/cancel/discard/drop the/my/that/this todo/task/reminder/item/entry about/for/called/named/to/of/that? says? X
      take/get/remove/delete X off my/the/our todo? list
      remove/delete X from my/the/our todo? list
      """
    ),
    SpokenPatterns(
      .delete,
      .ifFound,
      """
      <delete> X
      take out X
      get rid of X
      forget about? X
      nevermind X
      never mind about? X
      i/we don't/needn't need/have/want? to? do? X any more
      i/we don't/needn't need/have/want? to? do? X anymore
      i/we? no longer need/have/want to? X
      i/we don't/needn't have/need to X
      there's/there? is? no need to X now/anymore?
      there's/there? is? no need to X any more
      """
    ),
    SpokenPatterns(
      .delete,
      .ifExact,
      """
      drop/clear X
      """
    ),
    SpokenPatterns(
      .skip,
      .sure,
      """
      skip L this/for? time/once/now/today/week?
      """
    ),
    SpokenPatterns(
      .skip,
      .ifFound,
      """
      skip X this time/week/month/once
      skip X for? now/once/today/tonight/tomorrow
      skip X D
      skip X
      no X D
      no X this time/week/month
      i/we don't/needn't have/need to X D
      there's/there? is? no need to X D
      """
    ),
    SpokenPatterns(
      .doing,
      .sure,
      """
      i/we? i'm/we're/am/are doing/starting/beginning/tackling L now?
      i/we? i'm/we're/am/are working on L now?
      i'm/we're on it now?
      doing/starting L now?
      """
    ),
    SpokenPatterns(
      .doing,
      .ifFound,
      """
      i/we? i'm/we're/am/are now/just/currently? doing/starting/beginning/tackling X now?
      i/we? i'm/we're/am/are now/just/currently? working on X now?
      doing/starting X now
      working on X now?
      start X now
      """
    ),
    SpokenPatterns(
      .doing,
      .ifNamed,
      """
      <doing> X
      """
    ),
    SpokenPatterns(
      .snooze,
      .sure,
      """
      <snooze!> X for/by A
      <snooze!> X until/till/to T
      <snooze!> x A
      <snooze!> x M
      <snooze!> X
      """
    ),
    SpokenPatterns(
      .snooze,
      .ifFound,
      """
      remind/ask/tell/nudge me about/of? X again T
      """
    ),
    SpokenPatterns(
      .snooze,
      .ifNamed,
      """
      X ,? ask/remind/tell/nudge me again T
      X again T
      """
    ),
    SpokenPatterns(
      .snooze,
      .ifNamed,
      """
      later X
      """
    ),
    SpokenPatterns(
      .end,
      .ifFound,
      """
      stop/quit taking/doing? X
      """
    ),
  ]
}
