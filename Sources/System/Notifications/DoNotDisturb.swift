/// Whether the notification server that there is keeps popups back (Do-Not-Disturb).
///
/// A server that nobody knows to tell it keeps nothing back.
@EventLoop
final class DoNotDisturb {
  private let onAnswer: @EventLoop (Bool) -> Void
  private weak var connection: BusConnection?
  private var condition: BusCondition?

  init(onAnswer: @escaping @EventLoop (Bool) -> Void) {
    self.onAnswer = onAnswer
  }

  /// Asks the server anew.
  func look() { condition?.ask() }

  func found(_ connection: BusConnection) {
    self.connection = connection
  }

  /// Follows the server that there is.
  func told(_ event: NotificationServer.Event) {
    switch event {
    case .appeared, .disappeared:
      condition?.end()
      condition = nil
    case .facts(let facts): follow(facts)
    case .pressed, .closed: break
    }
  }

  private func follow(_ facts: NotificationServerFacts) {
    condition?.end()
    condition = nil
    // GNOME Shell says it nowhere on the bus: it is a setting, which is followed elsewhere.
    guard !facts.isGnomeShell else { return }
    if let connection, let source = DoNotDisturbSource.of(facts) {
      condition = BusCondition(source.condition, on: connection, onAnswer: onAnswer)
    } else {
      onAnswer(false)
    }
  }
}
