import Actions
import Configuration
import Interchange
import Model
import Store
import Words

/// Whether the services that the settings name answer, and take the key: what `doctor online` tells.
struct OnlineReport {
  /// A service that the settings have something sent to.
  struct Service: Hashable {
    enum Use: String {
      case speech, model
    }

    let use: Use
    /// As the settings call it: a preset, or an address.
    let name: String
    let host: String
    /// Whether it took the key.
    let letsIn: Bool
    /// Why it cannot be asked, as a sentence; `nil` where it answers.
    let trouble: String?
    /// What it was sent this month.
    let usage: Usage
  }

  let services: [Service]

  /// Looks at each of them; nothing of the person's is sent.
  init(_ session: Session) throws {
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
  var works: Bool { services.allSatisfy { $0.trouble == nil } }

  /// The report as a person reads it.
  func text(_ session: Session) -> String {
    let tone = session.tone
    guard !services.isEmpty else { return OnlineSentences.nothingOnline.text(tone) + "\n" }
    var sheet = Sheet(session)
    for service in services {
      let label: OnlineSentences = service.use == .speech ? .labelSpeech : .labelModel
      let values = [
        "name": service.name.printable, "host": service.host.printable.fitted(to: 60),
        "requests": String(service.usage.requests),
        "minutes": String((service.usage.seconds + 59) / 60),
      ]
      let usage: OnlineSentences = service.use == .speech ? .usedSpeech : .usedModel
      let facts = [
        service.trouble
          ?? (service.letsIn ? OnlineSentences.letsIn : .answers).text(tone, values),
        usage.text(tone, values),
      ]
      sheet.add(label.text(tone, values), facts.joined(separator: "\n"))
    }
    let verdict: OnlineSentences = works ? .online : .notOnline
    return verdict.text(tone) + "\n" + sheet.text
  }
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
