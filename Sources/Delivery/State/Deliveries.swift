internal import Model
internal import Planning
internal import Store
internal import Words

/// A popup that was handed over, until its answer has come.
enum Handover {
  case reminders(ClaimedPopup, server: String)
  /// A popup of an earlier process, posted once more in its own place.
  case adoption(PopupID)
  case briefing(CivilDate, server: String)
  case damage(server: String)
}

/// The popups on their way to the notification server at the moment.
struct Deliveries {
  /// A popup that is on screen although the database does not know it yet.
  struct Unrecorded {
    var reminders: [PendingReminder]
    var popup: PopupID
    var kind: PopupPlan.Kind
    var shownAt: Instant
  }

  /// A button that was pressed, and that the database could not take yet.
  struct Answer {
    var button: PopupButton
    var popup: PopupID
    var pressedAt: Instant
  }

  private var lastHandover: PopupRequest.ID = 0
  private var handovers: [PopupRequest.ID: Handover] = [:]
  /// To-dos whose popup was handed over, or is on screen and not recorded.
  var inFlight: Set<Todo.ID> = []
  var unrecorded: [Unrecorded] = []
  var unanswered: [Answer] = []
  /// Numbers that are being withdrawn.
  var withdrawing: Set<UInt32> = []
  /// To-dos that the person asked to see one at a time.
  var singly: Set<Todo.ID> = []
  /// Popups of this process on the present server; its library tells of them, and of no other.
  var own: Set<UInt32> = []
  /// The popup that tells the day, once it is on screen.
  var briefing: UInt32?
  var isBriefing = false
  var briefingRetryAt: Instant?
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

  /// The server and all its popups are gone; what was handed over to it is still to be answered.
  mutating func loseServer() {
    withdrawing = []
    singly = []
    own = []
    briefing = nil
    hasAdopted = false
  }

  /// Whether the server has still to answer for reminders, or for a popup to be taken back.
  var areWithServer: Bool {
    !withdrawing.isEmpty
      || handovers.values.contains { if case .reminders = $0 { true } else { false } }
  }

  /// Whether the server has still to answer for something, or the database to take it.
  var areUnderWay: Bool { !inFlight.isEmpty || isBriefing || !withdrawing.isEmpty }
}
