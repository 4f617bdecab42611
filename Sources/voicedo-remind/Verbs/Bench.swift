import ArgumentParser
import Configuration
import Interchange
import Model
import Store
import Words

/// `bench model`: how long understanding takes here, and how much of it comes out right.
struct Bench: VerbCommand {
  static let verb = Verb.bench
  static let words = "model"
  static let more: HelpSentences? = .benchMore
  static let examples = [["bench", "model"]]

  enum Subject: String, CaseIterable, ExpressibleByArgument {
    case model
  }

  @Argument(help: OptionSentences.benchSubject.help)
  var subject: Subject

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    var benchmark = Benchmark(context: try session.languageContext(nil))
    benchmark.measureParser()
    try benchmark.measureStore(session)
    if session.settings.model.isNamed {
      do {
        try benchmark.measureModel(session)
      } catch let trouble as ModelTrouble {
        session.talk(trouble.cause(session.tone))
      }
      try count(benchmark.requests, session)
    } else {
      session.talk(OnlineSentences.noModel)
    }
    if common.json {
      try session.print(exactly: benchmark.json.compact)
    } else {
      try session.print(benchmark.lines(session.tone).joined(separator: "\n"))
    }
    return .ok
  }

  /// They count for the month as all others do.
  private func count(_ requests: Int, _ session: Session) throws(StoreError) {
    guard requests > 0 else { return }
    let usage = Usage(requests: requests)
    try session.openStore()
      .count(usage, of: session.settings.model.service, in: session.civilNow.date)
  }
}

extension Benchmark {
  fileprivate var json: JSONValue {
    let stages = stages.map { stage in
      (
        stage.name.rawValue,
        JSONValue.object([
          "milliseconds": .number(stage.median), "count": .number(Double(stage.times.count)),
        ])
      )
    }
    var right = ["parser": JSONValue.number(Double(rightHere))]
    if let rightByModel { right["model"] = .number(Double(rightByModel)) }
    return .object([
      "schema": .number(1), "sentences": .number(Double(Self.sentences.count)),
      "stages": .object(Dictionary(uniqueKeysWithValues: stages)), "right": .object(right),
    ])
  }

  fileprivate func lines(_ tone: Tone) -> [String] {
    let all = String(Self.sentences.count)
    var lines = stages.map { stage in
      let tenths = Int((stage.median * 10).rounded())
      return OnlineSentences.benchStage.text(
        tone,
        [
          "stage": stage.name.rawValue, "time": "\(tenths / 10).\(tenths % 10)",
          "count": String(stage.times.count),
        ]
      )
    }
    lines.append(
      OnlineSentences.benchRightHere.text(tone, ["count": String(rightHere), "all": all])
    )
    if let rightByModel {
      lines.append(
        OnlineSentences.benchRightByModel.text(tone, ["count": String(rightByModel), "all": all])
      )
    }
    return lines
  }
}
