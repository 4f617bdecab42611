package import Actions
package import Audio
import Glibc
import Interchange
package import Language
import Model
import SQLite
import Store
import Words

/// What was measured with a few sentences, its own or the person's.
package struct Benchmark {
  /// A part of the way from a microphone to what is stored.
  package struct Stage {
    package enum Name: String {
      case record, transcribe, parser, model, store
    }

    package let name: Name
    /// In milliseconds.
    package var times: [Double] = []

    package var median: Double { times.isEmpty ? 0 : times.sorted()[times.count / 2] }
    /// Nine in ten took no longer.
    package var ninetieth: Double {
      times.isEmpty ? 0 : times.sorted()[min(times.count * 9 / 10, times.count - 1)]
    }
  }

  package let context: LanguageContext
  package private(set) var stages: [Stage] = []
  package private(set) var rightHere = 0
  package private(set) var rightByModel: Int?
  /// The texts that were made of the recordings.
  package private(set) var heard: [String] = []
  package let sentences: [BenchmarkSentence]

  package init(
    context: LanguageContext,
    sentences: [BenchmarkSentence] = BenchmarkSentence.usual
  ) {
    self.context = context
    self.sentences = sentences
  }

  /// From the last word to what is stored nine in ten are to take no longer, in milliseconds.
  package static let aim = 1700.0

  /// How long nine in ten take from the last word to what is stored, in milliseconds; `nil` where no
  /// recording was written down.
  package var total: Double? {
    func time(_ name: Stage.Name) -> Double? { stages.first { $0.name == name }?.ninetieth }
    guard let written = time(.transcribe) else { return nil }
    return written + (time(.model) ?? time(.parser) ?? 0) + (time(.store) ?? 0)
  }

  /// Records for such a time, and measures how long the first sample was waited for.
  package mutating func measureRecorder(_ session: Session, for time: Duration) -> Sound? {
    let settings = session.listenSettings
    let recorders = session.recorders(settings)
    guard !recorders.isEmpty else { return nil }
    let trial = session.environment.audio.listen(recorders, settings.device, time)
    guard !trial.samples.isEmpty else { return nil }
    stages.append(Stage(name: .record, times: [trial.wait / .milliseconds(1)]))
    return Sound(trial.samples)
  }

  /// Makes text of recordings from their beginning; throws why there is none.
  package mutating func measureTranscriber(_ session: Session, _ sounds: [Sound]) throws {
    var stage = Stage(name: .transcribe)
    defer { if !stage.times.isEmpty { stages.append(stage) } }
    for sound in sounds {
      stage.times.append(
        try milliseconds { heard.append(try session.transcribe(sound, tell: { _, _ in }).text) }
      )
    }
  }

  package mutating func measureParser() {
    var stage = Stage(name: .parser)
    for sentence in sentences {
      let (said, todos) = (sentence.said, sentence.todos)
      var drafts: [Draft] = []
      stage.times.append(milliseconds { drafts = understand(said, in: context).drafts })
      if let todos, isRight(drafts, todos) { rightHere += 1 }
    }
    stages.append(stage)
  }

  /// Stores them in a database of its own, which is gone afterwards.
  package mutating func measureStore(_ session: Session) throws {
    let base = session.environment.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array((base + "/voicedo-bench.XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw DatabaseError.cannotCreateDirectory(path: base, reason: systemReason(errno))
    }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let path = folder + "/voicedo.sqlite"
    defer {
      for end in ["", "-wal", "-shm", ".lock"] { unlink(path + end) }
      rmdir(folder)
    }
    let store = try Store(path: path, meaning: session.meaning)
    var stage = Stage(name: .store)
    for sentence in sentences {
      let drafts = understand(sentence.said, in: context).drafts
      guard !drafts.isEmpty else { continue }
      stage.times.append(
        try milliseconds { _ = try store.capture(drafts, source: .benchmark, at: session.now) }
      )
    }
    stages.append(stage)
  }

  /// Throws why the model gives no answer; what came before that counts.
  ///
  /// Its requests count for the limits of the month, and are no more than these.
  package mutating func measureModel(_ session: Session) throws {
    var stage = Stage(name: .model)
    defer { if !stage.times.isEmpty { stages.append(stage) } }
    for sentence in sentences {
      let (said, todos) = (sentence.said, sentence.todos)
      var drafts: [Draft] = []
      var time = 0.0
      do {
        drafts = try session.withinLimit { () throws(ModelError) in
          let start = ContinuousClock.now
          defer { time = start.duration(to: .now) / .milliseconds(1) }
          return try session.readWithModel(said, in: context)
        }.utterance.drafts
      } catch let trouble as ModelError where trouble.reason == .nothingFound {
        // Which is right for one of them.
      }
      stage.times.append(time)
      let isGood = todos.map { isRight(drafts, $0) } ?? false
      rightByModel = (rightByModel ?? 0) + (isGood ? 1 : 0)
    }
  }

  private func isRight(_ drafts: [Draft], _ todos: [BenchmarkSentence.Expected]) -> Bool {
    drafts.count == todos.count
      && zip(drafts, todos).allSatisfy { draft, todo in
        let due = todo.when.flatMap { resolve($0, as: .words, in: context)?.due }
        return draft.title.lowercased() == todo.title && draft.due == due
      }
  }
}

/// How long a piece of work takes.
private func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try work()
  return (ContinuousClock.now - start) / .milliseconds(1)
}
