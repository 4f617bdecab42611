package import Actions
import Words

extension AudioReport {
  /// The report as a person reads it.
  package func text(_ style: AnswerStyle) -> String {
    func say(_ sentence: ListenSentences, _ values: [String: String] = [:]) -> String {
      sentence.text(style.tone, values.mapValues(\.printable))
    }
    var sheet = Sheet(style)
    sheet.add(
      say(.labelRecorder),
      recorders.isEmpty ? say(.noRecorder) : recorders.map(\.rawValue).joined(separator: ", ")
    )
    let named = sources.map { names in
      names.isEmpty
        ? say(.sourcesNone)
        : names.map { $0 == device ? say(.sourceChosen, ["source": $0]) : $0.printable }
          .joined(separator: "\n")
    }
    sheet.add(say(.labelMicrophone), named ?? say(.sourcesUnknown))
    let values = [
      "device": device, "level": String(level ?? 0), "noise": String(noise),
      "said": said.isEmpty ? "" : ": " + said,
    ]
    let heard: ListenSentences =
      level == nil ? .levelNone : isDead ? .levelSilent : .levelHeard
    let how = (sources?.count ?? 0) > 1 ? ["\n" + say(.levelHow)] : []
    sheet.add(say(.labelLevel), say(heard, values) + how.joined())
    sheet.add(
      say(.labelTranscriber),
      transcribers.isEmpty ? say(.noTranscriber) : transcribers.joined(separator: ", ")
    )
    return say(hears ? .canHear : .cannotHear) + "\n" + sheet.text
  }
}
