import CSystemd
import Model

/// How the companion talks to the service: a few short calls over the session bus.
///
/// None of them starts the service, and none waits longer than its limit, whatever the bus does.
package enum ServiceClient {
  package enum Failure: Error, Hashable, Sendable {
    /// There is no session bus, or it does not take calls.
    case noBus
    /// Nobody on the bus has the service's name.
    case notRunning
    /// The service did not answer in time.
    case noAnswer
    /// The service, or the bus, refused; its own words.
    case refused(String)
  }

  /// What the service says about itself.
  package static func status(limit: Duration = .seconds(2)) throws(Failure) -> ServiceStatus {
    let connection = try BusClient(limit: limit)
    return try connection.call("Status") { answer in
      answer.readDictionary().map { ServiceStatus($0) }
    }
  }

  /// Has the service show a test notification: whether the server took it, and what happened.
  package static func tryNotification(
    limit: Duration = .seconds(30)
  ) throws(Failure) -> (isShown: Bool, explanation: String) {
    let connection = try BusClient(limit: limit)
    return try connection.call("Try") { answer in
      guard let isShown = answer.readBool(), let explanation = answer.readString() else {
        return nil
      }
      return (isShown, explanation)
    }
  }

  /// Has the service show a popup, and waits for its answer as long as `limit` says.
  ///
  /// The number is 0 where none could be shown; the button is `nil` if none was pressed in time.
  package static func tell(
    _ news: News,
    awaiting limit: Duration = .zero
  ) throws(Failure) -> (number: UInt32, button: String?) {
    let connection = try BusClient(limit: limit + .seconds(2))
    if limit > .zero { try connection.follow("Pressed") }
    let number = try connection.call(
      "Tell",
      write: { call in
        call.append(news.replaces)
        call.append(news.title)
        call.append(news.text)
        call.append(news.buttons)
      },
      read: { $0.readUInt32() }
    )
    guard number != 0, limit > .zero else { return (number, nil) }
    let button = connection.next("Pressed") { signal in
      signal.readUInt32() == number ? signal.readString() : nil
    }
    return (number, button)
  }
}
