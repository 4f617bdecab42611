package import Configuration
package import Model
package import Planning
import SQLite
package import Store

/// How the way to the phone stands: what `push` tells.
package struct PushReport {
  /// A reminder on its way to the phone, or there.
  package struct Entry {
    package let phone: PhoneReminder
    package let row: TodoRow
  }

  package let isOn: Bool
  /// Where messages go, as it may be shown.
  package let address: String
  package let mode: PushSettings.Mode
  package let after: Int
  package let perDay: Int
  package let sentToday: Int
  package let trouble: (name: String, since: Instant)?
  package let entries: [Entry]

  package init(_ session: Session) throws {
    let settings = session.settings
    isOn = session.pushTopic != nil
    address = settings.push.hiddenAddress
    mode = settings.policy.isPrivate ? .generic : settings.push.mode
    after = settings.policy.push.after
    perDay = settings.policy.push.perDay
    guard session.hasDatabase else {
      (sentToday, trouble, entries) = (0, nil, [])
      return
    }
    let store = try session.openStore()
    sentToday = try store.messagesSent(onDayOf: session.now)
    trouble = try store.phoneTrouble()
    let phone = try store.phoneReminders().filter { $0.state == .wanted || $0.state == .sent }
    let rows = Dictionary(
      try store.rows(of: phone.map(\.todo)).map { ($0.todo.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    entries = phone.compactMap { entry in
      rows[entry.todo].map { Entry(phone: entry, row: $0) }
    }
  }
}
