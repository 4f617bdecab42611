import Actions
import Answers
import Model
import Store
import Words

/// A walk through a menu: something new, or a to-do and what is to be done to it.
struct MenuRun {
  private let environment: Environment
  private let store: TodoStore
  private let menu: Menu
  private let tone: Tone
  /// What is said meanwhile, which nobody would see behind a hotkey.
  private let overheard = Overheard()

  init(_ session: Session, _ store: TodoStore) {
    self.store = store
    environment = overheard.surroundings(session.environment)
    menu = Menu(session: session)
    tone = session.tone
  }

  /// A session of this moment: a menu may have been open for a while.
  private var session: Session {
    var session = Session(environment: environment)
    session.store = store
    return session
  }

  /// Asks, does what was chosen, and gives back what is to be said of it; `nil` where nothing was
  /// chosen.
  func walk() throws -> MenuEnd? {
    let lines = try MenuLines(store, in: session)
    let new = MenuSentences.new.text(tone)
    guard let chosen = try menu.ask(MenuSentences.prompt.text(tone), [new] + lines.lines) else {
      return nil
    }
    if let row = lines[chosen] { return try act(on: row) }
    guard chosen == new else { return try perform(.add(chosen)) }
    guard let typed = try menu.ask(MenuSentences.newPrompt.text(tone), []) else { return nil }
    return try perform(.add(typed))
  }

  private func act(on row: DayRow) throws -> MenuEnd? {
    let actions = MenuAction.allCases
    let lines = actions.map { $0.line(tone) }
    guard let chosen = try menu.ask(row.title.fitted(to: 40), lines),
      let place = lines.firstIndex(of: chosen)
    else { return nil }
    guard let effect = actions[place].effect(on: row) else {
      return row.row.map { .edit($0) }
    }
    return try perform(effect)
  }

  /// Does it; what is asked back is another menu.
  private func perform(_ effect: DayEffect) throws -> MenuEnd? {
    let before = try store.lastStep()
    switch try DayActions(session: session, store: store).perform(effect) {
    case .said(let text):
      let remarks = overheard.take().map(\.trimmed).filter { !$0.isEmpty }
      // A focus session, say, is no step that `undo` takes back.
      let step = try store.lastStep()
      return .said(text, remarks: remarks, step: step == before ? nil : step)
    case .asks(let question):
      let choices = question.choices(tone)
      guard let chosen = try menu.ask(question.prompt(tone), choices.map(\.line)) else {
        return nil
      }
      if let choice = choices.first(where: { $0.line == chosen }) {
        return try perform(choice.effect)
      }
      // What is typed says until when.
      guard case .later(let row) = question.kind, !chosen.trimmed.isEmpty else { return nil }
      return try perform(.putOff(row, until: chosen.trimmed))
    case .agenda, .shown: return nil
    }
  }
}

/// How a menu ended.
enum MenuEnd {
  /// It was done, and this is to be said of it; `step` is what takes it back, if anything does.
  case said(String, remarks: [String], step: Int?)
  /// The to-do is to be opened in the editor.
  case edit(TodoRow)
}
