package import Language
import Model
package import Store

/// Does the steps of a transcript: neighbours that change something are one batch, questions and
/// undo stand between them.
package struct SpokenRun {
  /// A step that is done, and kept.
  package struct Done {
    package let step: SpokenStep
    package let facts: [Outcome.Facts]
    /// The to-dos it was about, as they were when it was done.
    package let rows: [TodoRow]
    /// The to-do that parts were added to.
    package let whole: TodoRow?
  }

  let session: Session
  let store: TodoStore
  let context: LanguageContext
  /// How to-dos are stored; its words do not count.
  let request: CaptureRequest
  /// The steps that are kept, in their order; those before a step that fails stay.
  package private(set) var done: [Done] = []

  package init(
    _ session: Session,
    _ store: TodoStore,
    _ request: CaptureRequest,
    in context: LanguageContext
  ) {
    self.session = session
    self.store = store
    self.request = request
    self.context = context
  }

  /// Does all of it, and tells the service once; answers whether that runs.
  ///
  /// A look (`isDryRun`) is done on a copy, of which the service is told nothing.
  package mutating func perform(_ steps: [SpokenStep], isDryRun: Bool) throws -> Bool {
    var rest = steps[...]
    while let first = rest.first {
      let group = first.isChange ? rest.prefix(while: \.isChange) : rest.prefix(1)
      let before = done
      do {
        try asOne(group) { run in
          for step in group { run.done.append(try run.perform(step)) }
        }
      } catch {
        done = before
        throw error
      }
      rest = rest.dropFirst(group.count)
    }
    let isForChange = steps.contains(where: \.isChange)
    if isForChange, !isDryRun, !done.flatMap(\.facts).contains(where: \.isChange) {
      session.noteNothingChanged()
    }
    return isDryRun || session.tellService()
  }

  /// Does several steps as one batch; a single one is a batch by itself.
  private mutating func asOne(
    _ group: ArraySlice<SpokenStep>,
    _ body: (inout SpokenRun) throws -> Void
  ) throws {
    guard group.count > 1 || group.contains(where: \.takesSeveral) else { return try body(&self) }
    try store.together(label: .spoken, source: session.source, at: session.now) { try body(&self) }
  }

  private func perform(_ step: SpokenStep) throws -> Done {
    if let question = step.asked {
      let facts = try session.facts(of: .ask(question), in: store)
      return Done(step: step, facts: [facts], rows: facts.asked, whole: nil)
    }
    guard let command = step.command else {
      let facts = try capture(step.part.said, under: nil, readAs: step.reading)
      return Done(step: step, facts: [facts], rows: facts.made, whole: nil)
    }
    let ids = step.targets.flatMap { target in
      switch target {
      case .row(let row): [row.id]
      case .made(let step): done[step].rows.map(\.id)
      }
    }
    let rows = try store.todos(with: ids)
    guard rows.count == Set(ids).count || command.action == .undo else {
      throw CommandError.nothingMatches(command.said, text: nil)
    }
    let parent: TodoRow? =
      switch step.parent {
      case .row(let row): row
      case .made(let step): done[step].rows.first
      case nil: nil
      }
    let facts: [Outcome.Facts]
    if case .addParts = command.action {
      facts = try step.pieces.map { try capture($0.capitalizedFirst, under: rows.first) }
    } else {
      let intents = try intents(of: command, rows, step, parent)
      facts = try intents.map { try session.facts(of: $0, in: store) }
    }
    let present =
      command.action == .delete ? rows : try store.todos(with: ids) + facts.flatMap(\.made)
    return Done(step: step, facts: facts, rows: present, whole: rows.first)
  }

  private func capture(
    _ text: String,
    under parent: TodoRow?,
    readAs reading: Utterance? = nil
  ) throws -> Outcome.Facts {
    var request = request
    request.words = [text]
    request.answersJSON = false
    request.parent = parent?.todo.handle
    // A part is one in any case, whatever it says.
    request.isWordForWord = parent != nil && understand(text, in: context).drafts.isEmpty
    return try request.givingBack(text) {
      var capture = try session.understood(
        text,
        request,
        by: reading.map { reading in { _ in reading } }
      )
      capture.isNoted = parent == nil
      return try session.facts(of: .capture(capture), in: store)
    }
  }
}

extension String {
  /// The text with a capital at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
