internal import Model
internal import Planning
internal import Store
internal import Words

/// A popup that was handed over, until its answer has come.
enum Handover {
  case reminders(ClaimedPopup, server: String)
  /// A popup of an earlier process, posted once more in its own place.
  case adoption(PopupID, PopupPlan)
  /// A popup of this process, posted once more in its own place.
  case renewal(PopupID, PopupPlan)
  case briefingRenewal(PopupID, isPrivate: Bool)
  case briefing(CivilDate, BriefingContents, isPrivate: Bool, server: String)
  case trouble(server: String)
  case later(Deliveries.LaterOffer, server: String)
  case events([EventNotice], isPrivate: Bool, server: String)
  case eventsRenewal(PopupID, [EventNotice], isPrivate: Bool)
  case focus(Deliveries.Focus.Told, FocusSession.ID?, server: String)
  case wayBack(Deliveries.WayBackPopup.Told, server: String)
}

/// The popups on their way to the notification server at the moment.
struct Deliveries {
  /// A popup that is on screen although the database does not know it yet.
  struct Unrecorded {
    var reminders: [PendingReminder]
    var popup: PopupID
    var kind: PopupPlan.Kind
    var obstacle: HoldReason?
    var shownAt: Instant
    /// Whether the database knows that it was claimed.
    var isClaimed: Bool
    /// Whether what becomes of it is kept in `unnoted`.
    var isKept = false
  }

  /// The popup that tells the day.
  struct Briefing {
    var number: UInt32
    var contents: BriefingContents
  }

  /// The popup that tells of the focus session.
  struct Focus {
    struct Told: Hashable {
      var popup: FocusPopup
      var isPrivate: Bool
    }

    /// Its number, while it is on screen.
    var number: UInt32?
    var told: Told?
    /// What it is to tell; `nil` once nothing is.
    var wanted: FocusPopup?
    var isPosting = false
    /// The person has closed it, and there is nothing new to tell.
    var isClosed = false
    /// The session that it tells of; `nil` of an offer.
    var session: FocusSession.ID?
    /// One of its buttons was pressed; until it tells what came of that, another press is none.
    var isAnswered = false
  }

  /// The popup that offers other moments than that to which Later has put something off.
  struct LaterOffer {
    var number: UInt32 = 0
    var todos: [Todo.ID]
    /// What takes the putting off back.
    var wayBack: WayBack?
  }

  /// The popup that takes back what was answered last.
  struct WayBackPopup {
    struct Told: Hashable {
      var wayBack: WayBack
      var isPrivate: Bool
    }

    /// What it is to tell.
    var wanted: WayBack
    /// Until when, since the machine was started.
    var endsAt = Duration.zero
    /// What it tells, and its number, while it is on screen.
    var told: Told?
    var number: UInt32?
    var isPosting = false
  }

  /// A button that was pressed, and that the database could not take yet.
  struct Answer {
    var button: PopupButton
    var popup: PopupID
    /// The one that it is about, in a popup that shows one after the other.
    var todo: Todo.ID?
    var pressedAt: Instant
    /// Of the popup of the focus session.
    var isOfFocus = false
    /// The session that this popup told of.
    var session: FocusSession.ID?
    /// The to-dos that were put off, where another moment is chosen for them.
    var putOff: [Todo.ID]?
    /// The answer that it takes back.
    var wayBack: WayBack?
  }

  /// A popup of very many reminders, which are claimed some at a time.
  struct Gathering {
    var showing: PopupPlan
    /// How many of them have been looked at.
    var next = 0
    var claimed: [PendingReminder] = []
  }

  private var lastHandover: PopupRequest.ID = 0
  private var handovers: [PopupRequest.ID: Handover] = [:]
  /// To-dos whose popup was handed over, or is on screen and not recorded.
  var inFlight: Set<Todo.ID> = []
  var gathering: Gathering?
  var unrecorded: [Unrecorded] = []
  /// What else the database cannot take yet.
  var unnoted = Unnoted()
  var unanswered: [Answer] = []
  /// Numbers that are being withdrawn.
  var withdrawing: Set<UInt32> = []
  var turns = Turns()
  /// Popups of this process on the present server; its library tells of them, and of no other.
  var own: Set<UInt32> = []
  /// Those of them that say only that something is waiting.
  var discreet: Set<UInt32> = []
  /// Those that are being posted anew: that the server closes them means nothing.
  var renewing: Set<UInt32> = []
  /// How many popups of others take a place of ours.
  var guests = 0
  /// Those whose text was pressed, until they are posted anew.
  var pressed: [PopupID] = []
  /// The popup that tells the day, once it is on screen.
  var briefing: Briefing?
  var isBriefing = false
  var briefingRetryAt: Instant?
  /// The day whose briefing the server took from the screen unseen, and how often.
  var unseenBriefing: (day: CivilDate, part: DayPart, times: Int)?
  /// Popups that tell of events, once they are on screen.
  var notices: [UInt32: [EventNotice]] = [:]
  /// Events that were told, which the database does not know yet.
  var unrecordedNotices: [EventNotice] = []
  var isAnnouncing = false
  var noticeRetryAt: Instant?
  /// The offer of other moments, once it is on screen.
  var laterOffer: LaterOffer?
  var wayBack: WayBackPopup?
  var focus: Focus?
  /// The session that its popup told of last.
  var focusSession: FocusSession.ID?
  /// The question whether to begin one.
  var focusOffer: FocusPopup?
  var focusRetryAt: Instant?
  /// Whether the popups from before this process started have been taken over.
  var hasAdopted = false
  var recent = RecentPosts()
}

extension Deliveries {
  /// Something is handed over: the name under which its answer will come.
  mutating func hand(_ handover: Handover) -> PopupRequest.ID {
    lastHandover += 1
    handovers[lastHandover] = handover
    return lastHandover
  }

  /// The answer to something has come.
  mutating func take(_ id: PopupRequest.ID) -> Handover? {
    handovers.removeValue(forKey: id)
  }

  /// A popup of reminders is on screen.
  mutating func own(_ number: UInt32, _ showing: PopupPlan) {
    own(number, isDiscreet: showing.isPrivate)
    let isFirstOfSeveral = showing.turn != nil && showing.reminders.count > 1
    turns.shown[number] = isFirstOfSeveral ? showing.reminders[0].todo.id : nil
  }

  /// A popup of this process is on screen.
  mutating func own(_ number: UInt32, isDiscreet: Bool) {
    own.insert(number)
    if isDiscreet { discreet.insert(number) } else { discreet.remove(number) }
  }

  /// A popup of this process is on screen no more.
  mutating func disown(_ number: UInt32) {
    own.remove(number)
    discreet.remove(number)
    renewing.remove(number)
    turns.shown[number] = nil
    notices[number] = nil
    if briefing?.number == number { briefing = nil }
    if laterOffer?.number == number { laterOffer = nil }
  }

  /// The server and all its popups are gone; what was handed over to it is still to be answered.
  mutating func loseServer() {
    if let gathering { inFlight.subtract(gathering.claimed.map(\.todo.id)) }
    gathering = nil
    withdrawing = []
    turns = Turns()
    own = []
    discreet = []
    renewing = []
    pressed = []
    guests = 0
    briefing = nil
    notices = [:]
    laterOffer = nil
    focus = nil
    wayBack = nil
    focusRetryAt = nil
    hasAdopted = false
  }

  /// The clock was set: what was to be tried again by it does not wait until it is there once more.
  mutating func clockWasSet(to now: Instant) {
    let latest = now + .minutes(5)
    briefingRetryAt = briefingRetryAt.map { min($0, latest) }
    noticeRetryAt = noticeRetryAt.map { min($0, latest) }
    focusRetryAt = focusRetryAt.map { min($0, latest) }
  }

  /// How many popups on screen are no reminders.
  var placesTaken: Int {
    guests + (briefing == nil ? 0 : 1) + (laterOffer == nil ? 0 : 1) + notices.count
      + (focus?.isClosed == false ? 1 : 0)
  }

  /// Whether the server has still to answer for reminders, or for a popup to be taken back.
  var areWithServer: Bool {
    !withdrawing.isEmpty
      || handovers.values.contains { if case .reminders = $0 { true } else { false } }
  }

  /// Whether the server has still to answer for something, or the database to take it.
  var areUnderWay: Bool { !inFlight.isEmpty || isBriefing || isAnnouncing || !withdrawing.isEmpty }
}
