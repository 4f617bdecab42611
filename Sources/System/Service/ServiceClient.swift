import CSystemd
import Model

/// How the companion talks to the service: a few short calls over the session bus.
///
/// None of them starts the service, and none waits longer than its limit, whatever the bus does.
package enum ServiceClient {
  /// Asks the service for its status.
  package static func status(limit: Duration = .seconds(2)) throws(BusError) -> ServiceStatus {
    let connection = try BusClient(limit: limit)
    return try connection.call("Status", of: .service) { answer in
      answer.readDictionary().map { ServiceStatus($0) }
    }
  }

  /// Has the service show a test notification: whether the server took it, and what happened.
  package static func tryNotification(
    limit: Duration = .seconds(30)
  ) throws(BusError) -> (isShown: Bool, explanation: String) {
    let connection = try BusClient(limit: limit)
    return try connection.call("Try", of: .service) { answer in
      guard let isShown = answer.readBool(), let explanation = answer.readString() else {
        return nil
      }
      return (isShown, explanation)
    }
  }

  /// Has the service show a popup, and waits for its answer as long as `limit` says.
  ///
  /// The number is 0 where none could be shown; the button is `nil` if none was pressed in time, or
  /// before the popup went.
  package static func tell(
    _ news: News,
    awaiting limit: Duration = .zero
  ) throws(BusError) -> (number: UInt32, button: String?) {
    let connection = try BusClient(limit: limit + .seconds(2))
    if limit > .zero { try connection.follow("Pressed", of: .service) }
    let number = try connection.call(
      news.seconds > 0 ? "Answer" : "Tell",
      of: .service,
      write: { call in
        call.append(news.replaces)
        call.append(news.title)
        call.append(news.text)
        if news.seconds > 0 {
          call.append(UInt32(news.seconds))
        } else {
          call.append(news.buttons)
        }
      },
      read: { $0.readUInt32() }
    )
    guard number != 0, limit > .zero else { return (number, nil) }
    let button = connection.next("Pressed", of: .service) { signal in
      signal.readUInt32() == number ? signal.readString() : nil
    }
    return (number, button.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// Has the service speak a text, where that is wanted and welcome.
  package static func speak(
    _ text: String,
    limit: Duration = .seconds(1)
  ) throws(BusError) {
    let connection = try BusClient(limit: limit)
    try connection.call("Speak", of: .service, write: { $0.append(text) }, read: { _ in () })
  }

  /// Has the service end what it speaks.
  package static func hush(limit: Duration = .milliseconds(300)) throws(BusError) {
    let connection = try BusClient(limit: limit)
    try connection.call("Hush", of: .service) { _ in () }
  }
}

extension BusClient.Target {
  /// The service's object.
  fileprivate static let service = BusClient.Target(
    name: ServiceObject.name,
    path: ServiceObject.path,
    interface: ServiceObject.interface
  )
}
