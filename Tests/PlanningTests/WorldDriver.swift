import Model

@testable import Planning

/// Where the service may die.
enum CrashPoint: CaseIterable {
  case afterClaim, afterPost, afterRecord
}

/// The service: carries out what the planner asks for, as well as the world lets it.
extension World {
  func plan() -> Plan {
    Planning.plan(
      state,
      at: now,
      in: zone,
      policy: policy,
      surroundings: Surroundings(
        server: server?.name,
        resumedAt: resumedAt,
        inFlight: inFlight
      )
    )
  }

  /// One pass; with a crash point the service dies there, at the first popup that gets so far.
  mutating func carryOut(_ plan: Plan, crash: CrashPoint? = nil) {
    for action in plan.actions {
      switch action {
      case .show(let showing):
        let claimed = claim(showing)
        guard !claimed.isEmpty else { continue }
        if crash == .afterClaim { return die() }
        posts.append(Post(showing: showing, claimed: claimed, server: server?.name ?? ""))
        if server?.isHanging != true {
          land(crash: crash)
          if crash != nil { return }
        }
      case .withdraw(let popup, _):
        if popup.server == server?.name { server?.screen[popup.number] = nil }
        forget { $0 == popup }
      case .forgetPopups(let server):
        forget { $0.server != server }
      case .hold(let ids, _):
        for id in ids { rows[id]?.reminder.state = .held }
      case .brief(let day):
        lastBriefed = day
        briefed.append(day)
      }
    }
  }

  /// The popups on their way arrive, or their server is gone.
  mutating func land(crash: CrashPoint? = nil) {
    while !posts.isEmpty {
      let post = posts.removeFirst()
      let open = post.claimed.filter(isClaimed)
      guard server?.name == post.server, !open.isEmpty else {
        for pending in open { recordRefused(pending) }
        continue
      }
      let number = put(open.map(\.todo.id), over: post.showing.replaces)
      var showing = post.showing
      showing.reminders = open
      shown.append((now, showing))
      if crash == .afterPost {
        orphans += 1
        posts = []
        return die()
      }
      let popup = PopupID(server: post.server, number: number)
      for pending in open {
        recordShown(pending, popup: popup, isNews: pending.reminder.isDue(at: now))
      }
      if crash == .afterRecord { return die() }
    }
  }

  /// Puts a popup on the screen and answers its number: a replaced one keeps its own.
  private mutating func put(_ ids: [Todo.ID], over replaced: PopupID?) -> UInt32 {
    guard var present = server else { return 0 }
    let number: UInt32
    if let replaced, replaced.server == present.name, present.screen[replaced.number] != nil {
      number = replaced.number
    } else {
      number = present.nextNumber
      present.nextNumber += 1
    }
    present.screen[number] = Set(ids)
    server = present
    return number
  }

  /// The service dies and forgets what was on its way; the first of it arrives all the same.
  mutating func die() {
    crashes += 1
    let post = posts.first
    posts = []
    guard let post, server?.name == post.server else { return }
    let open = post.claimed.filter(isClaimed)
    guard !open.isEmpty else { return }
    orphans += 1
    _ = put(open.map(\.todo.id), over: post.showing.replaces)
  }
}

/// What the person and the machine do.
extension World {
  mutating func complete(_ id: Todo.ID) {
    guard var row = rows[id], row.todo.completedAt == nil else { return }
    row.isObsolete = row.reminder.popup != nil
    row.news = 0
    row.snoozedUntil = nil
    row.todo.completedAt = now
    if let next = advanced(row.todo, completedAt: now, in: zone, zones: TestZones.directory) {
      row.todo = next
      row.reminder.stage = 0
      row.reminder.attempts = 0
      row.reminder.againAt = nil
      row.reminder.checkIn = nil
      row.reminder.state = .scheduled
      row.reminder.fireAt = due(row).map { row.reminder.moment(ofStage: 0, due: $0) }
    } else {
      row.reminder.state = .closed
      row.reminder.fireAt = nil
      row.reminder.againAt = nil
    }
    rows[id] = row
  }

  mutating func snooze(_ id: Todo.ID, minutes: Int, for checkIn: Reminder.CheckIn? = nil) {
    guard var row = rows[id], row.todo.completedAt == nil else { return }
    row.isObsolete = row.reminder.popup != nil
    row.news = 0
    row.snoozedUntil = now + .minutes(minutes)
    row.reminder.attempts = 0
    row.reminder.state = .snoozed
    row.reminder.checkIn = checkIn
    row.reminder.againAt = row.snoozedUntil
    row.reminder.fireAt = row.snoozedUntil
    rows[id] = row
  }

  /// The person, or time, closes a popup; that answers nothing.
  mutating func dismiss(_ number: UInt32) {
    guard let name = server?.name else { return }
    server?.screen[number] = nil
    forget { $0 == PopupID(server: name, number: number) }
  }

  mutating func startServer() {
    serversSoFar += 1
    server = Server(name: ":1.\(serversSoFar)")
  }
}
