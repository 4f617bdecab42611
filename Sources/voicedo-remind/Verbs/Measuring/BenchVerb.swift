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
  static let bench = VerbRow(.bench, .bench, more: HelpParagraphs.bench, usage: "model")
    .takes(.benchSubject.of(BenchSubject.self), .benchFile, .benchSentences)
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
    var benchmark = Benchmark(
      context: try session.languageContext(nil),
      sentences: try self[.benchSentences].map(sentences) ?? BenchmarkSentence.usual
    )
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

  /// The sentences of a file, one a line.
  private func sentences(_ path: String) throws -> [BenchmarkSentence] {
    let lines = try session.lines(ofFile: path)
    let sentences = lines.compactMap(BenchmarkSentence.init(line:))
    guard !sentences.isEmpty else { throw CommandError.listening(.noSentences(path)) }
    return sentences
  }

  /// Records, and writes down what is in the file or was said.
  private func measureHearing(_ benchmark: inout Benchmark) throws {
    let given = try self[.benchFile].map { path in
      try session.recordings(at: path).map { try session.sound(ofFile: $0) }
    }
    let asksPerson = given == nil && session.environment.terminal.inputIsTerminal
    if asksPerson { session.talk(OnlineSentences.benchSpeak) }
    let time = asksPerson ? spoken : .seconds(1)
    let recorded = benchmark.measureRecorder(session, for: time)
    if recorded == nil { session.talk(OnlineSentences.benchNoRecorder) }
    guard let sounds = given ?? (asksPerson ? recorded.map { [$0] } : nil) else {
      return session.talk(OnlineSentences.benchNoSpeech)
    }
    do {
      try benchmark.measureTranscriber(session, sounds)
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
          "milliseconds": .number(stage.median), "ninetieth": .number(stage.ninetieth),
          "count": .number(Double(stage.times.count)),
        ])
      )
    }
    var right = ["parser": JSONValue.number(Double(rightHere))]
    if let rightByModel { right["model"] = .number(Double(rightByModel)) }
    var fields: [String: JSONValue] = [
      "schema": .number(1), "sentences": .number(Double(sentences.count)),
      "stages": .object(Dictionary(uniqueKeysWithValues: stages)), "right": .object(right),
    ]
    if !heard.isEmpty { fields["heard"] = .string(heard.joined(separator: "\n")) }
    if let total {
      fields["total"] = .object(["ninetieth": .number(total), "aim": .number(Self.aim)])
    }
    return .object(fields)
  }

  fileprivate func lines(_ tone: Tone) -> [String] {
    let all = String(sentences.count { $0.todos != nil })
    // The parser takes some hundredths.
    func text(_ milliseconds: Double) -> String {
      let hundredths = Int((milliseconds * 100).rounded())
      return "\(hundredths / 100).\((hundredths % 100).padded(to: 2))"
    }
    var lines = stages.map { stage in
      OnlineSentences.benchStage.text(
        tone,
        [
          "stage": stage.name.rawValue,
          "time": text(stage.median), "ninetieth": text(stage.ninetieth),
          "count": String(stage.times.count),
        ]
      )
    }
    if let total {
      let values = ["time": text(total), "aim": String(Int(Self.aim))]
      let sentence: OnlineSentences = total <= Self.aim ? .benchTotal : .benchTotalOver
      lines.append(sentence.text(tone, values))
    }
    for heard in heard {
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
