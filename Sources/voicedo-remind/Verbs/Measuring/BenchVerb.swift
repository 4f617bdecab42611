import Actions
import Arguments
import Configuration
import Interchange
import Listening
import Model
import Store
import Words

extension VerbRow {
  /// `bench model`: how long understanding takes here, and how much of it comes out right.
  static let bench = VerbRow(.bench, .bench, more: .benchMore, usage: "model")
    .takes(.benchSubject.of(BenchSubject.self), .benchFile)
    .shows(["bench", "model"])
    .does { try $0.bench() }
}

private enum BenchSubject: String, CaseIterable {
  case model
}

/// How long the person is recorded who has no file.
private let spoken = Duration.seconds(5)

extension Call {
  fileprivate func bench() throws {
    var benchmark = Benchmark(context: try session.languageContext(nil))
    try measureHearing(&benchmark)
    benchmark.measureParser()
    try benchmark.measureStore(session)
    if session.settings.model.isNamed {
      do {
        try benchmark.measureModel(session)
      } catch let trouble as ModelError {
        session.talk(trouble.cause(session.tone))
      }
    } else {
      session.talk(OnlineSentences.noModel)
    }
    if json {
      try session.print(exactly: benchmark.json.compact)
    } else {
      try session.print(benchmark.lines(session.tone).joined(separator: "\n"))
    }
  }

  /// Records, and writes down what is in the file or was said.
  private func measureHearing(_ benchmark: inout Benchmark) throws {
    let given = try self[.benchFile].map { try session.sound(ofFile: $0) }
    let asksPerson = given == nil && session.environment.terminal.inputIsTerminal
    if asksPerson { session.talk(OnlineSentences.benchSpeak) }
    let time = asksPerson ? spoken : .seconds(1)
    let recorded = benchmark.measureRecorder(session, for: time)
    if recorded == nil { session.talk(OnlineSentences.benchNoRecorder) }
    guard let sound = given ?? (asksPerson ? recorded : nil) else {
      return session.talk(OnlineSentences.benchNoSpeech)
    }
    do {
      try benchmark.measureTranscriber(session, sound)
    } catch let trouble as CommandError {
      for line in trouble.lines(session.tone) { session.talk(line) }
    }
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
    var fields: [String: JSONValue] = [
      "schema": .number(1), "sentences": .number(Double(Self.sentences.count)),
      "stages": .object(Dictionary(uniqueKeysWithValues: stages)), "right": .object(right),
    ]
    fields["heard"] = heard.map(JSONValue.string)
    return .object(fields)
  }

  fileprivate func lines(_ tone: Tone) -> [String] {
    let all = String(Self.sentences.count)
    var lines = stages.map { stage in
      // The parser takes some hundredths.
      let hundredths = Int((stage.median * 100).rounded())
      return OnlineSentences.benchStage.text(
        tone,
        [
          "stage": stage.name.rawValue,
          "time": "\(hundredths / 100).\((hundredths % 100).padded(to: 2))",
          "count": String(stage.times.count),
        ]
      )
    }
    if let heard {
      lines.append(OnlineSentences.benchHeard.text(tone, ["text": heard.printable]))
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
