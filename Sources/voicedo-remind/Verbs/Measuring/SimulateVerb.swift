import Actions
import Answers
import Arguments
import Delivery
import Language
import Model
import Store
import System
import Words

extension VerbRow {
  /// `simulate`: what would pop up when, on a copy of the person's own database.
  static let simulate = VerbRow(.simulate, .simulate, more: .simulateMore)
    .takes(
      .simulateFrom,
      .simulateTo,
      .simulateZone,
      .zoneChange,
      .asleep,
      .clockStep,
      .answer.of(Scenario.Answer.self),
      .limit
    )
    .shows(["simulate"], ["simulate", "--to", "friday", "--asleep", "23:00..07:00"])
    .answers(SimulationJSON.self)
    .does { call in
      let session = call.session
      let scenario = try ScenarioRequest(call: call).scenario()
      var outcome = Simulation.Outcome()
      if session.hasDatabase {
        let copy = try DeliveryStore(copyOf: session.paths.database, meaning: session.meaning)
        // Repeats that come each second would keep whoever waits for minutes.
        let end = ProcessorTime.used + .seconds(10)
        outcome = try Simulation.play(scenario, on: copy) { ProcessorTime.used < end }
      }
      if call.json {
        return try session.print(json: SimulationJSON(outcome, of: scenario))
      }
      let text = SceneText(session.style, scenario)
      guard !outcome.scenes.isEmpty || outcome.stoppedAt != nil else {
        return session.talk(SimulationWords.nothing, text.span)
      }
      try session.print(text.text(outcome.scenes))
      if let stoppedAt = outcome.stoppedAt {
        let civil = scenario.zone.civil(at: stoppedAt)
        let command = commandLine(["simulate", "--from", civil.description])
        let moment = ReadBack(session.style).moment(.floating(civil.date, civil.time), endTime: nil)
        session.talk(SimulationWords.stopped, ["moment": moment, "command": command])
      }
    }
}

/// The scenario that is to be played, in the words of the options.
private struct ScenarioRequest {
  let call: Call
  var session: Session { call.session }

  func scenario() throws -> Scenario {
    let zone = try call[.simulateZone].map { try known($0) } ?? session.zone
    let limit = call[.limit] ?? 10_000
    guard limit > 0 else {
      throw refusal(.valueNotUnderstood(String(limit), of: "--limit", choices: []))
    }
    var context = try session.languageContext(nil)
    context.zone = zone
    context.now = zone.civil(at: session.now)
    let begin = try call[.simulateFrom].map { try civil($0, after: context.now, context) }
    let first = begin ?? context.now
    let last =
      try call[.simulateTo].map { try civil($0, after: first, isEnd: true, context) }
      ?? CivilDateTime(first.date.adding(days: 2), .midnight)
    guard last > first else {
      let sides = [first, last].map(\.description)
      throw refusal(.endsBeforeItBegins(from: sides[0], to: sides[1]))
    }
    let from = begin.map(zone.instant(of:)) ?? session.now
    var events: [Scenario.Event] = []
    for text in call.all(.asleep) {
      guard let (start, end) = text.sides(of: "..") else { throw unread(text, Self.asleepExample) }
      let begins = try civil(start, after: first, context)
      let ends = try civil(end, after: begins, context)
      guard ends > begins else {
        throw refusal(.endsBeforeItBegins(from: begins.description, to: ends.description))
      }
      events.append(.init(at: begins, .sleep(until: ends)))
    }
    for text in call.all(.zoneChange) {
      guard let (moment, name) = text.sides(of: "=") else { throw unread(text, Self.zoneExample) }
      let other = try known(name.trimmed)
      events.append(.init(at: try civil(moment, after: first, context), .zone(other)))
    }
    for text in call.all(.clockStep) {
      guard let (moment, amount) = text.sides(of: "="),
        let step = resolve(amount, as: .step)
      else { throw unread(text, Self.stepExample) }
      events.append(.init(at: try civil(moment, after: first, context), .clock(step)))
    }
    return Scenario(
      start: min(session.now, from),
      from: from,
      to: zone.instant(of: last),
      zone: zone,
      events: events,
      answer: call[.answer] ?? Scenario.Answer.none,
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
    let read = resolve(text, as: .wallClock(after: reference, isEnd: isEnd), in: context)
    guard let read else { throw unread(text, ["--to", "2026-11-22T08:00"]) }
    return read
  }

  private func known(_ name: String) throws(CommandError) -> Zone {
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
