internal import Language
internal import Model
internal import Planning
internal import Store

/// How the service and the server come and go.
extension World {
  func serviceStarts() throws {
    guard service == nil, machine.isAwake else { return }
    lives += 1
    let meaning = Store.Meaning(
      conventions: Conventions(),
      policy: policy,
      zones: machine.localtime.directory
    )
    let store = try bench.open(meaning, isFresh: opensAnew)
    service = ServiceProcess(life: lives, store: store, zone: machine.localtime.zone)
    tell("the service starts")
    try spoilRestart()
  }

  /// It ends as `kill -9` ends it; systemd starts it anew in two seconds.
  ///
  /// Now and then it takes a while: somebody logs out, or the disk is full.
  func serviceDies(startsAgainAfter pause: Int64? = nil) throws {
    guard let service else { return }
    var chance = Chance(seed: seed, part: UInt64(lives) | 1 << 62)
    let usual = chance.happens(70) ? 2000 : Int64(chance.number(2...3600)) * 1000
    bench.giveBack(service.store, isFresh: opensAnew)
    self.service = nil
    crash = nil
    meanwhile = nil
    oracle.died()
    agenda.add(.serviceStarts, at: machine.elapsed + (pause ?? usual))
  }

  func serverComes() {
    guard server == nil else { return }
    serversSoFar += 1
    let name = flaw == .ignoresANewServer ? ":1.1" : ":1.\(serversSoFar)"
    server = NotificationServer(name: name)
    tell("a notification server comes")
    if flaw != .ignoresANewServer { service?.loseServer() }
  }

  /// What was handed over to it is refused.
  func serverDies() throws {
    guard let gone = server else { return }
    server = nil
    oracle.serverGone(gone.name)
    if flaw != .ignoresANewServer { service?.loseServer() }
    for request in gone.waiting {
      try survivingly {
        switch request {
        case .post(_, _, let answer): try answer(.refused)
        case .withdraw(_, let answer): try answer(false)
        }
      }
    }
  }

  /// It answers everything that waits.
  func serverRecovers() throws {
    guard server?.isHanging == true else { return }
    tell("the server answers again")
    server?.isHanging = false
    let waiting = server?.waiting ?? []
    server?.waiting = []
    for request in waiting { try survivingly { try answer(request) } }
    guard let service else { return }
    service.isServerSilent = false
    service.answeredAt = machine.elapsed
    service.wantsPass = true
  }

  func machineRests(for pause: Int64) {
    machine.restsUntil = machine.elapsed + pause
    agenda.add(.machineWakes, at: machine.elapsed + pause)
  }

  func machineWakes() throws {
    guard machine.restsUntil.map({ $0 <= machine.elapsed }) == true else { return }
    machine.restsUntil = nil
    tell("the machine wakes")
    oracle.returned()
    guard let service else { return }
    guard flaw != .sleepsThroughResume else {
      // Its alarm stood still in the meantime.
      service.alarm = nil
      return
    }
    service.lastResume = machine.now
    forgetWhatLiesAhead(service)
    service.derivation = .stale
    service.wantsPass = true
  }
}
