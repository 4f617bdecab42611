package import Model
package import Planning
package import Store

/// A popup to be handed to the notification server; its words are its poster's business.
package struct PopupRequest: Hashable, Sendable {
  package typealias ID = Int

  package enum Content: Hashable, Sendable {
    /// Familiar is what has come up so often today that it may be for another day.
    case reminders(PopupPlan, isFamiliar: Bool)
    /// Private is what says only that something is waiting.
    case briefing(BriefingContents, isPrivate: Bool)
    case focus(FocusPopup, isPrivate: Bool)
    /// Events of calendars that are about to begin.
    case events([EventNotice], isPrivate: Bool, isSilent: Bool)
    /// Until when something was put off, with other moments to choose from.
    case later(titles: [String], handle: String, until: Instant)
    /// What was answered last, with the way back.
    case wayBack(WayBack, isPrivate: Bool)
    case trouble(DatabaseTrouble)
  }

  package let id: ID
  package let content: Content
  /// The number of the popup that it takes the place of.
  package let replaces: UInt32?
  /// The present moment.
  package let now: Instant

  package init(id: ID, content: Content, replaces: UInt32?, now: Instant) {
    self.id = id
    self.content = content
    self.replaces = replaces
    self.now = now
  }
}

/// What keeps reminders from being noted, for the person to do something about.
package enum DatabaseTrouble: Hashable, Sendable {
  /// The file is damaged: nothing more is written to it, and no reminder comes.
  case damaged
  /// Its disk is full, may only be read, or does not do what is asked of it: reminders come and cannot
  /// be noted.
  case full, readOnly, silent
  /// It is not there any more, or new and empty: nothing of what it held comes.
  case gone
  /// Its tables refuse what is noted, as another program has changed them: reminders come all the same.
  case refused
}
