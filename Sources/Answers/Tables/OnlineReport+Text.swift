package import Actions
import Store
import Words

extension OnlineReport {
  /// The report as a person reads it.
  package func text(_ style: AnswerStyle) -> String {
    let tone = style.tone
    guard !services.isEmpty else { return OnlineSentences.nothingOnline.text(tone) + "\n" }
    var sheet = Sheet(style)
    for service in services {
      let label: OnlineSentences =
        switch service.use {
        case .speech: .labelSpeech
        case .model: .labelModel
        case .push: .labelPush
        }
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
