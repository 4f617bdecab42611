internal import Delivery
internal import Language
internal import Model
internal import Planning
internal import Store

/// How the service and the server come and go.
extension World {
  func serviceStarts() throws {
    guard service == nil, machine.isAwake else { return }
    lives += 1
    let localtime = machine.localtime
    let zone = localtime.zone
    let meaning = Store.Meaning(
      conventions: Conventions(),
      policy: policy,
      zones: flaw == .ignoresTheZone
        ? ZoneDirectory(zone: localtime.directory.zone, current: { zone }) : localtime.directory
    )
    let store = try bench.open(meaning, isFresh: opensAnew)
    let clocks = MachineClocks(
      now: machine.now,
      sinceStart: .milliseconds(machine.sinceStart),
      awake: .milliseconds(machine.awake)
    )
    let loop = DeliveryLoop(
      database: store.path,
      meaning,
      at: clocks,
      effects: effects(ofLife: lives, store)
    )
    service = ServiceProcess(life: lives, store: store, loop: loop)
    tell("the service starts")
    try spoilRestart()
    try send(.begin)
    try sendServer()
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
    (crash, meanwhile, isDying) = (nil, nil, false)
    oracle.died()
    agenda.add(.serviceStarts, at: machine.elapsed + (pause ?? usual))
  }

  func serverComes() throws {
    guard server == nil else { return }
    serversSoFar += 1
    let name = flaw == .ignoresANewServer ? ":1.1" : ":1.\(serversSoFar)"
    server = NotificationServer(name: name)
    tell("a notification server comes")
    if flaw != .ignoresANewServer, machine.isAwake { try sendServer() }
  }

  /// Ends the server; requests that were handed over to it are refused.
  func serverDies() throws {
    guard let gone = server else { return }
    server = nil
    oracle.serverGone(gone.name)
    if flaw != .ignoresANewServer { try send(.serverDisappeared) }
    for request in gone.waiting { try answer(request) }
  }

  /// It answers everything that waits.
  func serverRecovers() throws {
    server?.hangsAtNextPost = false
    guard server?.isHanging == true else { return }
    tell("the server answers again")
    server?.isHanging = false
    let waiting = server?.waiting ?? []
    server?.waiting = []
    for request in waiting { try answer(request) }
  }

  func machineRests(for pause: Int64) {
    machine.restsFrom = machine.isAwake ? machine.elapsed : machine.restsFrom
    machine.restsUntil = machine.elapsed + pause
    agenda.add(.machineWakes, at: machine.elapsed + pause)
  }

  func machineWakes() throws {
    guard machine.restsUntil.map({ $0 <= machine.elapsed }) == true else { return }
    let slept = machine.restsFrom ?? machine.elapsed
    machine.restsUntil = nil
    machine.slept += machine.elapsed - slept
    if machine.isOff { machine.start() }
    tell("the machine wakes")
    oracle.returned()
    guard let service else { return }
    // Its timers stood still in the meantime.
    let pause = machine.elapsed - slept
    service.timers = service.timers.mapValues { $0 + pause }
    guard flaw != .sleepsThroughResume else {
      service.alarm = nil
      return
    }
    try sendSurroundings()
    try send(.resumed)
  }

  /// The service did not ask for it: the question has taken too long.
  func probeEnds(_ life: Int, _ probe: Probe) throws {
    guard isAlive(life), machine.isAwake, server?.isHanging == true else { return }
    tell("the service sees that the server hangs")
    try send(.probed(probe, isAnswered: false))
  }
}
