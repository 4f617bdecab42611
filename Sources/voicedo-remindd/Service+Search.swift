import Configuration
import Delivery
import Language
import Model
import Planning
import Store
import System
import Words

/// The desktop's search: GNOME's overview and KDE's KRunner ask the service with every key.
///
/// What is typed there is data: it is nowhere written down before it is chosen, and no log names it.
extension Service {
  /// The answers to both.
  func searchObject() -> SearchObject {
    SearchObject(
      icon: { [weak self] in self?.icon ?? "" },
      find: { [weak self] question, found in
        if let self { find(question, found) } else { found([]) }
      },
      actions: { [weak self] in self?.searchActions ?? [] },
      choose: { [weak self] id, action, done in
        if let self { choose(id, action, done) } else { done() }
      },
      show: { [weak self] text, done in
        if let self { showFound(text, done) } else { done() }
      },
      refuse: { [weak self] in self?.tellOfRefusal() }
    )
  }

  private func find(
    _ question: SearchObject.Question,
    _ found: @escaping @EventLoop ([SearchObject.Result]) -> Void
  ) {
    switch question {
    case .text(let text): search(text) { [weak self] in found($0.compactMap { self?.result($0) }) }
    case .id(let id):
      switch SearchTarget(id) {
      case .todo(let id): found(loop.result(id, at: .read()).map { [result($0)] } ?? [])
      case .add(let text, let reading):
        understand(text, loop.language(at: .read())) { [weak self] typed in
          let results = typed?.results ?? []
          let chosen = results.indices.contains(reading) ? results[reading] : nil
          found([chosen].compactMap(\.self).compactMap { self?.result($0) })
        }
      case nil: found([])
      }
    }
  }

  private func search(_ text: String, _ found: @escaping @EventLoop ([SearchResult]) -> Void) {
    guard let text = SearchText(text) else { return found([]) }
    understand(text, loop.language(at: .read())) { [weak self] typed in
      found(typed.flatMap { self?.loop.search($0, at: .read()) } ?? [])
    }
  }

  /// Understands words beside the loop, which brings reminders meanwhile: it may take long.
  private func understand(
    _ text: SearchText,
    _ language: LanguageContext?,
    _ done: @escaping @EventLoop (TypedWords?) -> Void
  ) {
    guard let language else { return done(nil) }
    BackgroundThread.work({ TypedWords(text, in: language) }, done)
  }

  /// More was chosen at once than a person does; what was left out is nowhere.
  private func tellOfRefusal() {
    note(SearchWords.tooMuch.text(settings.tone), [SearchWords.tooMuchNext.text(settings.tone)])
  }

  private var searchActions: [SearchObject.Action] {
    let icons: [(PopupButton, String)] = [(.done, "task-complete"), (.later, "chronometer")]
    return icons.map { button, icon in
      SearchObject.Action(key: button.rawValue, label: button.text(settings.tone), icon: icon)
    }
  }

  /// A result in words.
  private func result(_ result: SearchResult) -> SearchObject.Result {
    switch result {
    case .todo(let row):
      return SearchObject.Result(
        id: result.target.id,
        title: row.todo.title.plainLine(limit: Self.longestTitle),
        detail: factsNow.line(row),
        actions: [PopupButton.done.rawValue, PopupButton.later.rawValue],
        likelihood: .likely
      )
    case .add(_, let drafts, let isOpened, _):
      let titles = drafts.map { $0.title.plainLine(limit: Self.longestTitle) }
      let title =
        titles.count == 1
        ? SearchWords.add.text(settings.tone, ["title": titles[0]])
        : SearchWords.addSeveral.text(
          settings.tone,
          ["count": "\(titles.count)", "titles": titles.joined(separator: ", ")]
        )
      let now = factsNow
      let facts = drafts.map { now.line($0) }
      // Several are often for one time, which is told once.
      let detail = Set(facts).count == 1 ? facts[0] : facts.joined(separator: "; ")
      return SearchObject.Result(
        id: result.target.id,
        title: title.plainLine(limit: Self.longestTitle),
        detail: detail.plainLine(limit: Self.longestTitle),
        likelihood: isOpened ? .certain : .possible
      )
    }
  }

  private static let longestTitle = 200

  /// The facts of to-dos, as they are told now.
  var factsNow: FactsText {
    FactsText(
      at: .now,
      in: LocalCalendar(zone: loop.zone, zones: .system, day: settings.conventions.day),
      tone: settings.tone,
      face: settings.face
    )
  }

  /// Does what is there to be done with a result; what no result ever was is left alone.
  private func choose(_ id: String, _ action: String?, _ done: @escaping SearchObject.Done) {
    let clocks = MachineClocks.read()
    switch (SearchTarget(id), action) {
    case (.add(let text, let reading), nil): return add(text, reading, done)
    case (.todo(let id), nil): look(at: id)
    case (.todo(let id), PopupButton.done.rawValue):
      tell(loop.complete(id, by: .search, at: clocks))
    case (.todo(let id), PopupButton.later.rawValue):
      tell(loop.putOff(id, by: .search, at: clocks))
    default: break
    }
    done()
  }

  private func add(_ text: SearchText, _ reading: Int, _ done: @escaping SearchObject.Done) {
    understand(text, loop.languageToStore(at: .read())) { [weak self] typed in
      if let self, let typed { tell(loop.add(typed, reading: reading, at: .read())) }
      done()
    }
  }

  /// Shows what a text finds: the one to-do, or the names of several.
  private func showFound(_ text: String, _ done: @escaping SearchObject.Done) {
    search(text) { [weak self] results in
      self?.show(results, of: text)
      done()
    }
  }

  private func show(_ results: [SearchResult], of text: String) {
    let rows = results.compactMap { result -> TodoRow? in
      if case .todo(let row) = result { row } else { nil }
    }
    if rows.count == 1 { return look(at: rows[0].todo.id) }
    guard let words = SearchText(text)?.words, !rows.isEmpty else {
      return note(SearchWords.noneFound.text(settings.tone))
    }
    let lines = rows.map { row in
      let values = ["title": row.todo.title.plainLine(limit: 44)]
      return PopupWords.line.text(settings.tone, values)
    }
    note(
      SearchWords.found.text(settings.tone, ["words": words]),
      lines + [PopupWords.listCommand.text(settings.tone)]
    )
  }
}

extension FactsText {
  /// The facts of a to-do that is stored; the Inbox needs no name.
  func line(_ row: TodoRow) -> String {
    line(row.todo, list: row.todo.list == TodoList.inbox ? nil : row.listName)
  }
}
