import Actions
package import Delivery
import Model
import Planning
import Store
import Words

/// The reminders that would come up, a line each, with the events of the machine between.
package struct SceneText {
  private let readBack: ReadBack
  private let tone: Tone
  private let scenario: Scenario

  package init(_ style: AnswerStyle, _ scenario: Scenario) {
    readBack = ReadBack(style)
    tone = style.tone
    self.scenario = scenario
  }

  /// From when to when, and where.
  package var span: [String: String] {
    [
      "from": moment(scenario.zone.civil(at: scenario.from)),
      "to": moment(scenario.zone.civil(at: scenario.to)), "zone": scenario.zone.identifier,
    ]
  }

  package func text(_ scenes: [Scene]) -> String {
    var timeline = Timeline(readBack)
    for scene in scenes {
      timeline.add(scene.zone.civil(at: scene.at), line(scene))
    }
    let heading = readBack.palette.paint(SimulationWords.heading.text(tone, span), .heading)
    return heading + "\n" + timeline.text
  }

  private var isPlain: Bool { readBack.clock.isPlain }

  private func line(_ scene: Scene) -> String {
    let civil = scene.zone.civil(at: scene.at)
    func turn(_ words: SimulationWords, _ values: [String: String]) -> String {
      let text = words.text(tone, values)
      return isPlain ? text : readBack.palette.paint("-- " + text, .quiet)
    }
    switch scene.kind {
    case .popup(let kind, let reminders, let cause):
      let why = self.text(of: cause)
      return what(kind, reminders) + "  "
        + (isPlain ? why : readBack.palette.paint("(\(why))", .quiet))
    case .briefing(let contents):
      return SimulationWords.briefing.text(tone, ["count": "\(contents.dueToday)"])
    case .events(let notices):
      let titles = notices.map(\.title.printable).joined(separator: ", ")
      return SimulationWords.events.text(tone, ["titles": titles])
    case .fellAsleep(let until): return turn(.fellAsleep, ["moment": moment(until)])
    case .woke: return turn(.woke, [:])
    case .zone: return turn(.zone, ["zone": scene.zone.identifier, "moment": moment(civil)])
    case .clock(let before):
      let earlier = moment(scene.zone.civil(at: before))
      return turn(.clock, ["before": earlier, "moment": moment(civil)])
    }
  }

  private func what(_ kind: PopupPlan.Kind, _ reminders: [PendingReminder]) -> String {
    let titles = reminders.map(\.todo.title.printable)
    if titles.count > 1 {
      let values = ["count": "\(titles.count)", "titles": titles.joined(separator: ", ")]
      return SimulationWords.digest.text(tone, values)
    }
    let title = titles.first ?? ""
    return switch kind {
    case .headsUp: SimulationWords.headsUp.text(tone, ["title": title])
    case .checkIn: SimulationWords.checkIn.text(tone, ["title": title])
    case .due, .late, .again, .digest: title
    }
  }

  private func text(of cause: Scene.Cause) -> String {
    func duration(_ minutes: Int) -> [String: String] {
      ["duration": durationText(.minutes(minutes), tone: tone)]
    }
    return switch cause {
    case .due: SimulationWords.due.text(tone)
    case .ahead(let minutes): SimulationWords.ahead.text(tone, duration(minutes))
    case .again(let minutes): SimulationWords.again.text(tone, duration(minutes))
    case .snoozed: SimulationWords.snoozed.text(tone)
    case .afterWaking: SimulationWords.afterWaking.text(tone)
    case .afterChange: SimulationWords.afterChange.text(tone)
    case .stays: SimulationWords.stays.text(tone)
    case .waited: SimulationWords.waited.text(tone)
    }
  }

  private func moment(_ civil: CivilDateTime) -> String {
    let time = TimeOfDay.hour(civil.time.hour, civil.time.minute)
    return readBack.moment(.floating(civil.date, time), endTime: nil)
  }
}
