import Configuration
package import Interchange
import Model
import Store
import System

/// Questions to the phone's server.
extension Session {
  /// Where messages go; `nil` where the settings name no topic.
  package var pushTopic: PushTopic? { PushTopic(settings.push.address) }

  /// A question that names the phone's server, and nothing else yet.
  package var aboutPush: OnlineQuestion {
    var question = OnlineQuestion()
    question[.url] = .string(settings.push.address)
    name(secret: settings.push.secret, of: Self.pushSecret, in: &question)
    return question
  }

  /// The name that the token is kept by, and that requests are counted by.
  package static var pushSecret: String { "ntfy" }

  /// A question of one request.
  func pushQuestion(_ act: OnlineQuestion.PushAct) -> OnlineQuestion {
    var question = aboutPush.asking(.push)
    question[.act] = .string(act.rawValue)
    return question
  }

  /// Asks it once, and counts it among the requests of the month.
  func ask(_ question: OnlineQuestion, countedIn store: TodoStore) throws -> OnlineAnswer {
    try store.count(Usage(requests: 1), of: Self.pushSecret, in: civilNow.date)
    return try ask(question)
  }

  private func ask(_ question: OnlineQuestion) throws(PushTrouble) -> OnlineAnswer {
    let answer: OnlineAnswer
    do {
      // Its own limits are shorter, but for a keyring that asks for a password.
      answer = try environment.online.ask(question, .seconds(90), -1)
    } catch {
      throw .link(error)
    }
    if let failure = answer.failure { throw pushTrouble(failure, host: answer.host) }
    return answer
  }

  /// What a failure of the phone's server means: where no key was sent, none was refused.
  package func pushTrouble(_ failure: OnlineFailure, host: String) -> PushTrouble {
    let hasNoKey = failure == .auth && settings.push.secret.isEmpty
    return hasNoKey ? .wantsKey(host: host) : .online(failure, host: host)
  }
}

/// Why the phone's server could not be asked.
package enum PushTrouble: Error, Hashable {
  case link(OnlineError)
  case online(OnlineFailure, host: String)
  /// The topic is not for everybody, and the settings name no key.
  case wantsKey(host: String)

  /// Its name, as it is remembered.
  package var name: String {
    switch self {
    case .link(.noProgram): "no-program"
    case .link: "no-answer"
    case .online(let failure, _): failure.name
    case .wantsKey: OnlineFailure.auth.name
    }
  }

  /// Reads what was remembered; the host is that of the settings.
  package init?(named name: String, of session: Session) {
    switch name {
    case "no-program": self = .link(.noProgram)
    case "no-answer": self = .link(.noAnswer)
    default:
      guard let failure = OnlineFailure(json: .object(["failure": .string(name)])) else {
        return nil
      }
      self = session.pushTrouble(failure, host: hostName(of: session.settings.push.address))
    }
  }

  /// Whether the server refuses what one message says, and may take another one.
  var isOfOneMessage: Bool {
    switch self {
    case .online(.badRequest, _), .online(.tooLarge, _): true
    default: false
    }
  }

  /// How long the server asks to be left alone.
  var pause: Duration? {
    guard case .online(let failure, _) = self else { return nil }
    switch failure {
    case .rateLimited(let after), .overloaded(let after):
      return after.map { .milliseconds(min($0, 6 * 3_600_000)) }
    default: return nil
    }
  }
}
