package import Actions
import Configuration
import Interchange
import Model
package import Store
import Words

/// Whether the services that the settings name answer, and take the key: what `doctor online` tells.
package struct OnlineReport {
  /// A service that the settings have something sent to.
  package struct Service: Hashable {
    package enum Use: String {
      case speech, model
    }

    package let use: Use
    /// As the settings call it: a preset, or an address.
    package let name: String
    package let host: String
    /// Whether it took the key.
    package let letsIn: Bool
    /// Why it cannot be asked, as a sentence; `nil` where it answers.
    package let trouble: String?
    /// What it was sent this month.
    package let usage: Usage
  }

  package let services: [Service]

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
    let store = session.hasDatabase ? try session.openStore() : nil
    services = try questions.map { use, name, question in
      let (host, letsIn, trouble) = session.reach(question, use)
      return Service(
        use: use,
        name: name,
        host: host,
        letsIn: letsIn,
        trouble: trouble,
        usage: try store?.usage(of: name, in: session.civilNow.date) ?? Usage()
      )
    }
  }

  /// Whether every one of them answers.
  package var works: Bool { services.allSatisfy { $0.trouble == nil } }
}

extension Session {
  /// Which host a service is at, whether it takes the key, and why it cannot be asked.
  fileprivate func reach(
    _ service: OnlineQuestion,
    _ use: OnlineReport.Service.Use
  ) -> (host: String, letsIn: Bool, trouble: String?) {
    var question = service.asking(.reach, of: use == .speech ? .transcription : .model)
    // A look takes no longer than its own five seconds, and a keyring that asks for a password.
    question[.timeout] = nil
    do throws(OnlineError) {
      let answer = try environment.online.ask(question, .seconds(90), -1)
      let trouble = answer.failure?.line(tone, host: answer.host)
      return (answer.host, answer.json["letsIn"]?.truth ?? false, trouble)
    } catch {
      return ("", false, error.line(tone))
    }
  }
}
