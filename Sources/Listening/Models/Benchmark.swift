package import Actions
package import Audio
import Glibc
import Interchange
package import Language
import Model
import SQLite
import Store
import Words

/// A few sentences of its own, and what was measured with them; nothing of the person's.
package struct Benchmark {
  /// The to-dos in a sentence: titles in lower case, and the words of their times.
  package typealias Expected = (title: String, when: String?)

  package static let sentences: [(said: String, todos: [Expected])] = [
    ("remind me to call the dentist tomorrow at 9 am", [("call the dentist", "tomorrow at 9 am")]),
    (
      "buy milk and send the letter to anna", [("buy milk", nil), ("send the letter to anna", nil)]
    ),
    (
      "um I slept badly, water the plants every friday at 6 pm",
      [("water the plants", "every friday at 6 pm")]
    ),
    ("pick up the parcel on monday at noon", [("pick up the parcel", "on monday at noon")]),
    (
      "email bob about the invoice in two hours and book a table for four",
      [("email bob about the invoice", "in two hours"), ("book a table for four", nil)]
    ),
    ("call mum, no wait, call dad tomorrow evening", [("call dad", "tomorrow evening")]),
    (
      "pay the rent on the first of december at 8 am",
      [("pay the rent", "on the first of december at 8 am")]
    ),
    ("it was a lovely evening with friends", []),
  ]

  /// A part of the way from a microphone to what is stored.
  package struct Stage {
    package enum Name: String {
      case record, transcribe, parser, model, store
    }

    package let name: Name
    /// In milliseconds.
    package var times: [Double] = []

    package var median: Double { times.isEmpty ? 0 : times.sorted()[times.count / 2] }
  }

  package let context: LanguageContext
  package private(set) var stages: [Stage] = []
  package private(set) var rightHere = 0
  package private(set) var rightByModel: Int?
  /// The text that was made of the recording; `nil` where there was none.
  package private(set) var heard: String?

  package init(context: LanguageContext) {
    self.context = context
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

  /// Makes text of a recording from its beginning; throws why there is none.
  package mutating func measureTranscriber(_ session: Session, _ sound: Sound) throws {
    var stage = Stage(name: .transcribe)
    stage.times = [
      try milliseconds { heard = try session.transcribe(sound, tell: { _, _ in }).text }
    ]
    stages.append(stage)
  }

  package mutating func measureParser() {
    var stage = Stage(name: .parser)
    for (said, todos) in Self.sentences {
      var drafts: [Draft] = []
      stage.times.append(milliseconds { drafts = understand(said, in: context).drafts })
      if isRight(drafts, todos) { rightHere += 1 }
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
    for (said, _) in Self.sentences {
      let drafts = understand(said, in: context).drafts
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
    for (said, todos) in Self.sentences {
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
      rightByModel = (rightByModel ?? 0) + (isRight(drafts, todos) ? 1 : 0)
    }
  }

  private func isRight(_ drafts: [Draft], _ todos: [Expected]) -> Bool {
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
