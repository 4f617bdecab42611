package import Model
package import Planning
package import Store
package import Words

/// A point of a pass, or of a popup's way, at which a test may look, or end the process.
package enum Step: Hashable, Sendable {
  /// Reminders are about to be claimed.
  case claiming(PopupPlan)
  /// Reminders are about to be shown without a note.
  case claimingUnnoted(PopupPlan)
  /// Reminders are claimed, and nothing has been posted.
  case claimed(ClaimedPopup)
  /// The server has shown the popup, and that is not recorded.
  case shown([PendingReminder], PopupID)
  case recorded([PendingReminder], PopupID)
  case refused([PendingReminder])
  case held([Todo.ID], HoldReason)
  case forgot(PopupID, reason: String)
  /// The server took it from the screen unseen.
  case putBack(PopupID)
  /// The popups of a server that is gone are forgotten.
  case forgotServer
  /// The briefing is on the screen, and that is not recorded.
  case briefingShown(CivilDate)
  case briefingRecorded(CivilDate)
  /// There was nothing to tell, and the day counts as briefed.
  case nothingToBrief(CivilDate)
  /// Events are on the screen, and that is not recorded.
  case announced([EventNotice])
  /// These are noted to go to the phone in one message.
  case pushing([Todo.ID])
  /// What has become of the focus session is recorded.
  case followedFocus(FocusSession)
  /// An answer is carried out, for these to-dos.
  case answered(PopupButton, PopupID, [Todo.ID])
}
