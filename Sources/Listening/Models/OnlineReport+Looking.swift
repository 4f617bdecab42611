package import Actions
import Configuration
import Interchange
import Model
import Store
import Words

extension OnlineReport {
  /// Looks at each of them; nothing of the person's is sent.
  package init(_ session: Session) throws {
    let settings = session.settings
    var questions: [(use: Service.Use, name: String, question: OnlineQuestion)] = []
    for preset in settings.transcription.order.compactMap(TranscriptionPreset.named) {
      questions.append((.speech, preset.name, session.question(about: preset)))
    }
    if settings.model.when != .never, settings.model.isNamed {
      questions.append((.model, settings.model.service, session.aboutModel))
    }
    if session.pushTopic != nil {
      questions.append((.push, Session.pushSecret, session.aboutPush))
    }
    let store = session.hasDatabase ? try session.openStore() : nil
    let services = try questions.map { use, name, question in
      let (host, letsIn, trouble) = session.reach(question, use)
      return Service(
        use,
        name: name,
        host: host,
        letsIn: letsIn,
        trouble: trouble,
        usage: try store?.usage(of: name, in: session.civilNow.date) ?? Usage()
      )
    }
    self.init(services: services)
  }
}

extension Session {
  /// Which host a service is at, whether it takes the key, and why it cannot be asked.
  fileprivate func reach(
    _ service: OnlineQuestion,
    _ use: OnlineReport.Service.Use
  ) -> (host: String, letsIn: Bool, trouble: String?) {
    var question = service.asking(.reach, of: use.subject)
    // A look takes no longer than its own five seconds, and a keyring that asks for a password.
    question[.timeout] = nil
    do throws(OnlineError) {
      let answer = try environment.online.ask(question, .seconds(90), -1)
      let trouble = answer.failure.map { failure in
        switch use {
        case .push: pushTrouble(failure, host: answer.host).line(tone)
        case .speech, .model: failure.line(tone, host: answer.host)
        }
      }
      return (answer.host, answer.json["letsIn"]?.bool ?? false, trouble)
    } catch {
      return ("", false, error.line(tone))
    }
  }
}

extension OnlineReport.Service.Use {
  /// What `voicedo-online` is asked about it.
  fileprivate var subject: OnlineQuestion.Subject {
    switch self {
    case .speech: .transcription
    case .model: .model
    case .push: .push
    }
  }
}
