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
      find: { [weak self] text in self?.find(text) ?? [] },
      describe: { [weak self] ids in self?.describe(ids) ?? [] },
      actions: { [weak self] in self?.searchActions ?? [] },
      choose: { [weak self] id, action in self?.choose(id, action) },
      show: { [weak self] text in self?.showFound(text) }
    )
  }

  private func find(_ text: String) -> [SearchObject.Result] {
    loop.search(text, at: .read()).map { result($0) }
  }

  private func describe(_ ids: [String]) -> [SearchObject.Result] {
    let clocks = MachineClocks.read()
    return ids.compactMap { id in
      SearchTarget(id).flatMap { loop.result(of: $0, at: clocks) }.map { result($0) }
    }
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
  private func choose(_ id: String, _ action: String?) {
    let clocks = MachineClocks.read()
    switch (SearchTarget(id), action) {
    case (.add(let words, let reading), nil): tell(loop.add(words, reading: reading, at: clocks))
    case (.todo(let id), nil): look(at: id)
    case (.todo(let id), PopupButton.done.rawValue):
      tell(loop.complete(id, by: .search, at: clocks))
    case (.todo(let id), PopupButton.later.rawValue):
      tell(loop.putOff(id, by: .search, at: clocks))
    default: break
    }
  }

  /// Shows what a text finds: the one to-do, or the names of several.
  private func showFound(_ text: String) {
    let rows = loop.search(text, at: .read()).compactMap { result -> TodoRow? in
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
