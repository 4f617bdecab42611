import Model
import Planning
import Words

/// What is on its way to the notification server at the moment.
struct Deliveries {
  /// A popup that is on screen although the database does not know it yet.
  struct Unrecorded {
    var reminders: [PendingReminder]
    var popup: PopupID
    var kind: Showing.Kind
    var shownAt: Instant
  }

  /// A button that was pressed, and that the database could not take yet.
  struct Answer {
    var button: PopupButton
    var popup: PopupID
    var pressedAt: Instant
  }

  /// To-dos whose popup was handed over, or is on screen and not recorded.
  var inFlight: Set<Todo.ID> = []
  var unrecorded: [Unrecorded] = []
  var unanswered: [Answer] = []
  /// Numbers that are being withdrawn.
  var withdrawing: Set<UInt32> = []
  /// To-dos that the person asked to see one at a time.
  var singly: Set<Todo.ID> = []
  /// Popups of this process on the present server; it tells libnotify of them, and of no other.
  var own: Set<UInt32> = []
  /// Those of them that a companion asked for.
  var told: Set<UInt32> = []
  /// The popup that tells the day, once it is on screen.
  var briefing: UInt32?
  var isBriefing = false
  var briefingRetryAt: Instant?
  /// Whether the popups from before this process started have been taken over.
  var hasAdopted = false
  var recent = RecentPosts()

  /// The server and all its popups are gone; what was handed over to it is still to be answered.
  mutating func loseServer() {
    withdrawing = []
    singly = []
    own = []
    told = []
    briefing = nil
    hasAdopted = false
  }

  /// Whether the server has still to answer for something, or the database to take it.
  var areUnderWay: Bool { !inFlight.isEmpty || isBriefing || !withdrawing.isEmpty }
}

/// How often to-dos were posted lately: nothing that works is posted again and again.
struct RecentPosts {
  private static let most = 5
  /// How long a post counts as recent.
  static let span = Duration.seconds(10)

  private var moments: [Todo.ID: [Instant]] = [:]

  /// Whether one of the to-dos was posted more often than anything sensible would be.
  func isRunaway(_ ids: [Todo.ID], at now: Instant) -> Bool {
    ids.contains { id in
      (moments[id] ?? []).count { Self.isRecent($0, at: now) } >= Self.most
    }
  }

  mutating func note(_ ids: [Todo.ID], at now: Instant) {
    moments = moments.compactMapValues { moments in
      let recent = moments.filter { Self.isRecent($0, at: now) }
      return recent.isEmpty ? nil : recent
    }
    for id in ids { moments[id, default: []].append(now) }
  }

  private static func isRecent(_ moment: Instant, at now: Instant) -> Bool {
    let age = now.since(moment)
    return age >= .zero && age < span
  }
}
