internal import Delivery
internal import Model
internal import Planning
internal import Store

/// Something happens.
extension World {
  func happen(_ part: UInt64) throws {
    var chance = Chance(seed: seed, part: part)
    let happening = Happening.any(&chance)
    guard machine.isAwake || happening.happensInSleep else { return }
    count(happening.rawValue)
    switch happening {
    case .capture, .edit, .retime, .complete, .snooze, .begin, .skip, .pause, .resume, .reopen,
      .delete,
      .undo, .redo:
      try write(happening, &chance)
    case .shellInserts, .shellCompletes, .shellMoves, .shellDeletes, .shellResumes:
      try shellWrites(happening, &chance)
    case .sleep, .powerOff, .clockForward, .clockBack, .zone:
      try machineChanges(happening, &chance)
    case .kill:
      tell("the service is killed")
      try serviceDies()
    case .crashArmed:
      tell(happening.rawValue)
      crash = chance.one(of: CrashPoint.allCases)
    case .race:
      let point = chance.one(of: CrashPoint.allCases) ?? .beforeClaim
      let happening = chance.one(of: Happening.fast) ?? .complete
      meanwhile = (
        point,
        { [self] in
          var chance = chance
          tell("\(point.rawValue), somebody is faster:")
          switch happening {
          case .shellCompletes, .shellMoves: try shellWrites(happening, &chance)
          default: try write(happening, &chance)
          }
        }
      )
    case .doNotDisturb, .lock, .idle, .quiet: try personIsAway(happening, &chance)
    case .guest: try guestComes(&chance)
    case .focus: try focusHappens(&chance)
    case .serverDies, .serverRestarts, .serverHangs, .serverRefuses, .closes, .expires:
      try serverChanges(happening, &chance)
    }
  }

  /// Counts a happening together with the states that reminders are in.
  func count(_ happening: String) {
    for promise in oracle.promises.values {
      guard let state = promise.record.state else { continue }
      coverage.count(happening, state)
    }
  }

  private func machineChanges(_ happening: Happening, _ chance: inout Chance) throws {
    switch happening {
    case .sleep:
      let minutes = chance.number(1...600)
      tell("the machine sleeps for \(minutes) minutes")
      machineRests(for: Int64(minutes) * 60_000)
    case .powerOff:
      let minutes = chance.number(2...900)
      tell("the power goes for \(minutes) minutes")
      try serviceDies(startsAgainAfter: Int64(minutes) * 60_000 + 3000)
      if let gone = server?.name {
        server = nil
        oracle.serverGone(gone)
      }
      agenda.add(.serverComes, at: machine.elapsed + Int64(minutes) * 60_000 + 2000)
      machineRests(for: Int64(minutes) * 60_000)
      machine.isOff = true
    case .clockForward: try setClock(Int64(chance.number(1...10_800)) * 1000)
    case .clockBack: try setClock(Int64(-chance.number(1...10_800)) * 1000)
    default:
      machine.localtime.name = chance.one(of: WallClock.all.keys.sorted()) ?? "Europe/Berlin"
      tell("the zone is another")
      if machine.isAwake { try send(.zoneChanged) }
    }
  }

  private func setClock(_ step: Int64) throws {
    machine.wallAhead += step
    if abs(step) < 60_000 { focusTime?.tolerance += 60_000 }
    if step <= -60_000 { oracle.clockWentBack = true }
    SimulatedTime.set(machine.wall)
    tell("the clock was set by \(step / 60_000) minutes")
    guard machine.isAwake else { return }
    try send(.clockChanged)
  }

  private func serverChanges(_ happening: Happening, _ chance: inout Chance) throws {
    switch happening {
    case .serverDies, .serverRestarts:
      guard server != nil else { return try serverComes() }
      tell("the server goes")
      try serverDies()
      let pause = happening == .serverRestarts ? 0 : Int64(chance.number(1...7200)) * 1000
      if pause == 0 {
        try serverComes()
      } else {
        agenda.add(.serverComes, at: machine.elapsed + pause)
      }
    case .serverHangs:
      guard server?.isHanging == false else { return }
      // With the next popup, or at once.
      let waitsForPost = chance.happens(50)
      server?.hangsAtNextPost = waitsForPost
      server?.isHanging = !waitsForPost
      tell("the server hangs\(waitsForPost ? " with the next popup" : "")")
      agenda.add(.serverRecovers, at: machine.elapsed + Int64(chance.number(1...3600)) * 1000)
    case .serverRefuses:
      tell(happening.rawValue)
      server?.refusals = chance.number(1...4)
    default:
      try closeAll(isExpired: happening == .expires)
    }
  }

  /// Every popup goes from the screen: somebody closed them, or the server did.
  private func closeAll(isExpired: Bool) throws {
    guard let server, !server.isHanging else { return }
    tell("every popup is \(isExpired ? "taken by the server" : "closed")")
    for number in server.screen.keys.sorted() {
      try closed(PopupID(server: server.name, number: number), isExpired: isExpired)
    }
  }

  /// The server says that a popup is closed: its poster hears of it, and everybody on the bus.
  func closed(_ popup: PopupID, isExpired: Bool = false) throws {
    guard self.server?.take(popup.number) == true else { return }
    guard service != nil else { return }
    oracle.orphans.remove(popup.record)
    // Taken away unseen it may come once more.
    if let day = briefings.removeValue(forKey: popup), isExpired { oracle.lostBriefing(of: day) }
    try send(.closed(popup.number, isExpired: isExpired, .poster))
    try send(.closed(popup.number, isExpired: isExpired, .server(popup.server)))
  }
}
