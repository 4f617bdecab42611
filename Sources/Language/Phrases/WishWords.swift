/// The words that wishes about what is there begin with.
enum WishWords {
  /// To take something away, whatever it is called.
  static let removing = PhraseTable(
    """
    cancel / delete / remove / erase / eliminate / discard / unschedule / get rid of / cancel out / canceling / please cancel / completely delete / permanently delete
    do away with / abolish / call off / nix / scratch / take away / un set / unset / un schedule / unbook / cancel off / nevermind / never mind
    """
  )

  /// To take something away, where a noun of ours stands behind them.
  static let ending = PhraseTable(
    """
    clear / clear out / clean / clean out / clear off / clear up / disable / deactivate / dismiss / trash / wipe / wipe out / wipe off / kill / scrap
    stop / end / quit / halt / discontinue / terminate / drop / dump / scrub / void / silence / mute / close / turn off / switch off / shut off / shut down
    shut up / shut / turn down / skip / take off / take out / take down / get off / forget / forget about / ignore / rm / reset / blank out / empty / uncheck / put off / toggle off / turn out / set off / inactivate / strike / cut off / cut / suspend / disregard / nuke / lose / turn of / make off
    """
  )

  /// Not to be reminded, woken, told.
  static let unasked = PhraseTable(
    """
    don't remind me / do not remind me / don't wake me / do not wake me / don't set / do not set / don't alert me / do not alert me
    don't notify me / do not notify me / don't repeat / do not repeat / stop reminding me / stop alerting me / stop notifying me / stop playing
    stop sounding / stop ringing / stop repeating / don't sound / do not sound / don't ring / do not ring / no more / no longer remind me / don't play / do not play
    i don't need / i do not need / i no longer need / i don't want / i do not want / i no longer want / i dont need / i dont want / we don't need / we no longer need
    don't need / no longer need / dont remind me / dont set
    """
  )

  /// To change something.
  static let changing = PhraseTable(
    """
    change / modify / update / edit / alter / adjust / amend / reschedule / move / shift / switch / extend / lengthen / shorten / prolong
    increase / decrease / reduce / delay / postpone / post pone / push / push back / push out / bring forward / rename / relabel / retitle / convert / correct / revise / replace / re-set / reform / swap / be reset
    re - set / change up / reset / set back / put back / move up / make changes to / make a change to / label / change over / fast forward / rewind / restart / resume / unpause / merge / duplicate / transfer
    """
  )

  /// To have more or less of it.
  static let adding = PhraseTable(
    "add / add on / give / put / give me / subtract / take / take off / take out / remove / delete / erase / shave / shave off / drop / deduct / put on / cut / knock off / knock / leave"
  )

  /// To be told of it a little later.
  static let snoozing = PhraseTable(
    """
    snooze / hit snooze / press snooze / sleep alarm / sleep the alarm / pause alarm / pause alarms / pause the alarm / pause my alarm / pause all alarms / pause my alarms / pause all my alarms / pause the alarms
    postpone alarm / postpone the alarm / postpone my alarm / not now / hold off the alarm / hold the alarm / let me sleep / put alarm on snooze / put the alarm on snooze / put my alarm on snooze / place alarm on snooze / set snooze / set the snooze / add snooze / remind me again in
    ask me again in / ask me later / remind me later / later please / pause reminder / pause reminders / pause my reminders / hold my reminders / hold reminders
    """
  )

  /// To be told of what was shown once more.
  static let again = PhraseTable(
    "remind me again / ask me again / tell me again / nudge me again / ping me again / try me again"
  )

  /// What is taken away ends in these: "can be cancelled", "is cancelled".
  static let cancelled = WordSet(
    "cancelled canceled deleted removed erased cleared unneeded disabled stopped terminated"
  )

  /// What is cancelled elsewhere, by telephone or letter.
  static let contracts = WordSet(
    """
    subscription subscriptions membership memberships account accounts contract contracts insurance policy order orders
    trial card cards service services plan plans gym internet cable phone netflix delivery newspaper magazine
    """
  )

  /// What is to be changed ends in these, or goes on behind them: "needs to be moved to nine".
  static let changed = WordSet(
    "changed moved updated modified rescheduled extended switched pushed adjusted postponed edited"
  )
}
