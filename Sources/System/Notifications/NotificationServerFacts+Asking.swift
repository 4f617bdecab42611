import Model

/// The notification server of this session, asked without the service.
extension NotificationServerFacts {
  private static let name = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"

  /// Who shows notifications here, and what that can do; `nil` if nobody answers.
  ///
  /// None is started for it.
  package static func asked(limit: Duration = .seconds(2)) -> NotificationServerFacts? {
    let server = BusClient.Target(name: name, path: path, interface: name)
    do {
      let bus = try BusClient(limit: limit)
      var facts = try bus.call("GetServerInformation", of: server) { answer in
        answer.readString().map { name in
          NotificationServerFacts(
            name: name,
            vendor: answer.readString() ?? "",
            version: answer.readString() ?? "",
            capabilities: []
          )
        }
      }
      facts.capabilities = try bus.call("GetCapabilities", of: server) { $0.readStrings() }
      return facts
    } catch {
      return nil
    }
  }

  /// Whether the server keeps popups back at present; `nil` if nobody knows how it would tell.
  package static func isQuiet(limit: Duration = .seconds(1)) -> Bool? {
    guard let facts = asked(limit: limit), let source = DoNotDisturbSource.of(facts) else {
      return nil
    }
    do {
      let bus = try BusClient(limit: limit)
      return source.condition.questions.contains { bus.ask($0) == true }
    } catch {
      return nil
    }
  }
}

extension BusClient {
  /// The answer; `nil` if there is none of the right form.
  fileprivate func ask(_ question: BusQuestion) -> Bool? {
    let target = Target(
      name: question.destination,
      path: question.path,
      interface: question.interface
    )
    do {
      return try call(question.member, of: target, with: question.arguments) { question.read($0) }
    } catch {
      return nil
    }
  }
}
