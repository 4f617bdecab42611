import Delivery
import Model
import Planning
import Store

extension Scene {
  /// `09:10 again Call, again 10`.
  var text: String {
    func clock(_ instant: Instant) -> String { zone.civil(at: instant).time.description }
    let words =
      switch kind {
      case .popup(let kind, let reminders, let cause):
        "\(kind.rawValue) \(reminders.map(\.todo.title).joined(separator: " ")), \(cause.text)"
      case .briefing(let contents): "briefing \(contents.dueToday)"
      case .events(let notices): "events \(notices.map(\.title).joined(separator: " "))"
      case .fellAsleep(let until): "sleeps until \(until.time)"
      case .woke: "wakes"
      case .zone: "zone \(zone.identifier)"
      case .clock(let before): "clock from \(clock(before))"
      }
    return "\(clock(at)) \(words)"
  }
}

extension Scene.Cause {
  var text: String {
    switch self {
    case .due: "due"
    case .ahead(let minutes): "ahead \(minutes)"
    case .again(let minutes): "again \(minutes)"
    case .snoozed: "snoozed"
    case .afterWaking: "awake"
    case .afterChange: "changed"
    case .waited: "waited"
    case .stays: "stays"
    }
  }
}
