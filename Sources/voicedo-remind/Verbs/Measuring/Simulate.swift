import Actions
import Answers
import Delivery
import Language
import Model
import Store
import System
import Words

/// `simulate`: what would pop up when, on a copy of the person's own database.
struct Simulate: VerbCommand {
  static let row = VerbRow(.simulate, .simulate, more: .simulateMore)
    .takes([
      .simulateFrom, .simulateTo, .simulateZone, .zoneChange, .asleep, .clockStep,
      .answer.of(Scenario.Answer.self), .limit,
    ])
    .shows([["simulate"], ["simulate", "--to", "friday", "--asleep", "23:00..07:00"]])
    .answers([SimulationJSON.self])

  let line: ParsedLine
  var from: String? { line[.simulateFrom] }
  var to: String? { line[.simulateTo] }
  var zone: String? { line[.simulateZone] }
  var zoneChange: [String] { line.all(.zoneChange) }
  var asleep: [String] { line.all(.asleep) }
  var clockStep: [String] { line.all(.clockStep) }
  var answer: Scenario.Answer { line[.answer] ?? Scenario.Answer.none }
  var limit: Int { line[.limit].flatMap { Int($0) } ?? 10_000 }

  func run(in session: Session) throws -> ExitStatus {
    let zone = try self.zone.map { try known($0, in: session) } ?? session.zone
    let scenario = try scenario(in: zone, session)
    var outcome = Simulation.Outcome()
    if session.hasDatabase {
      let meaning = session.meaning
      let copy = try DeliveryStore(copyOf: session.paths.database, meaning: meaning)
      outcome = try Simulation.play(scenario, on: copy)
    }
    if common.json {
      try session.print(json: SimulationJSON(outcome, of: scenario))
      return .ok
    }
    let text = SceneText(session.style, scenario)
    guard !outcome.scenes.isEmpty || outcome.stoppedAt != nil else {
      session.talk(SimulationWords.nothing, text.span)
      return .ok
    }
    try session.print(text.text(outcome.scenes))
    if let stoppedAt = outcome.stoppedAt {
      let civil = zone.civil(at: stoppedAt)
      let command = commandLine(["simulate", "--from", civil.description])
      let moment = ReadBack(session.style).moment(.floating(civil.date, civil.time), endTime: nil)
      session.talk(SimulationWords.stopped, ["moment": moment, "command": command])
    }
    return .ok
  }
}

/// Reading the options.
extension Simulate {
  private func scenario(in zone: Zone, _ session: Session) throws -> Scenario {
    guard limit > 0 else {
      throw refusal(.valueNotUnderstood(String(limit), of: "--limit", choices: []))
    }
    var context = try session.languageContext(nil)
    context.zone = zone
    context.now = zone.civil(at: session.now)
    let begin = try from.map { try civil($0, after: context.now, context) }
    let first = begin ?? context.now
    let last =
      try to.map { try civil($0, after: first, isEnd: true, context) }
      ?? CivilDateTime(first.date.adding(days: 2), .midnight)
    guard last > first else {
      let sides = [first, last].map(\.description)
      throw refusal(.endsBeforeItBegins(from: sides[0], to: sides[1]))
    }
    let from = begin.map(zone.instant(of:)) ?? session.now
    var events: [Scenario.Event] = []
    for text in asleep {
      guard let (start, end) = text.sides(of: "..") else { throw unread(text, Self.asleepExample) }
      let begins = try civil(start, after: first, context)
      let ends = try civil(end, after: begins, context)
      guard ends > begins else {
        throw refusal(.endsBeforeItBegins(from: begins.description, to: ends.description))
      }
      events.append(.init(at: begins, .sleep(until: ends)))
    }
    for text in zoneChange {
      guard let (moment, name) = text.sides(of: "=") else { throw unread(text, Self.zoneExample) }
      let other = try known(name.trimmed, in: session)
      events.append(.init(at: try civil(moment, after: first, context), .zone(other)))
    }
    for text in clockStep {
      guard let (moment, amount) = text.sides(of: "="),
        let step = Actions.clockStep(amount)
      else { throw unread(text, Self.stepExample) }
      events.append(.init(at: try civil(moment, after: first, context), .clock(step)))
    }
    return Scenario(
      start: min(session.now, from),
      from: from,
      to: zone.instant(of: last),
      zone: zone,
      events: events,
      answer: answer,
      limit: limit
    )
  }

  private static let asleepExample = ["--asleep", "23:00..07:00"]
  private static let zoneExample = ["--zone-change", "2026-11-22T08:00=Asia/Tokyo"]
  private static let stepExample = ["--clock-step", "2026-11-22T08:00=+2h"]

  private func civil(
    _ text: String,
    after reference: CivilDateTime,
    isEnd: Bool = false,
    _ context: LanguageContext
  ) throws(CommandError) -> CivilDateTime {
    let read = civilArgument(text, after: reference, isEnd: isEnd, in: context)
    guard let read else { throw unread(text, ["--to", "2026-11-22T08:00"]) }
    return read
  }

  private func known(_ name: String, in session: Session) throws(CommandError) -> Zone {
    guard let zone = session.environment.zones.zone(name) else { throw refusal(.unknownZone(name)) }
    return zone
  }

  private func unread(_ text: String, _ example: [String]) -> CommandError {
    refusal(.timeNotUnderstood(text, example: commandLine(["simulate"] + example)))
  }

  private func refusal(_ trouble: UsageError) -> CommandError {
    .usage(trouble, verb: nil, text: nil)
  }
}
