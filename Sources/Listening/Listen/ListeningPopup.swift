package import Actions
import Model
import Store
import System
import Words

/// The popup of a recording that a hotkey began, where no terminal shows how it goes.
///
/// The service posts it; what is pressed on it is done here, for as long as the popup may be there.
package final class ListeningPopup {
  private let session: Session
  /// Whether somebody is there who may press a button on it.
  private let awaitsAnswer: Bool
  /// Takes back a step.
  private let undo: (Int) throws -> Void
  /// Stores a text that was heard; answers how it is read back.
  private let keep: (KeepRequest) throws -> String
  /// 0 as long as there is none.
  private var number: UInt32 = 0
  /// Without a service or a notification server nothing is shown, and nothing waits for it.
  private var isOut = false
  /// How it ended, and what is to be said of that.
  private var end: (state: ListenState, text: String)?
  /// For how long an answer stays.
  private static let answerSeconds = 8
  /// The texts up to this one were heard before.
  private let heardBefore: HeardRow.ID

  package init(
    _ session: Session,
    awaitsAnswer: Bool,
    undo: @escaping (Int) throws -> Void,
    keep: @escaping (KeepRequest) throws -> String
  ) {
    (self.session, self.awaitsAnswer, self.undo, self.keep) = (session, awaitsAnswer, undo, keep)
    do {
      let texts = session.hasDatabase ? try session.openStore().heard(at: session.now) : []
      heardBefore = texts.first?.id ?? 0
    } catch {
      // What is said is recorded all the same; then nothing is told of what was heard.
      heardBefore = .max
    }
  }

  /// Shows a state in the place of the one before; the end of it waits for `tellEnd`.
  package func show(_ state: ListenState, _ text: String) {
    guard state != .saved, state != .stopped else {
      end = (state, text)
      return
    }
    tell(News(text, replaces: number))
  }

  /// Shows how it ended, with the answers that can still be given, and does what is pressed.
  ///
  /// Where words are in no to-do they are named, and the popup stays until it is seen.
  package func tellEnd() throws {
    guard !isOut, let end, !end.text.isEmpty else { return }
    guard end.state == .saved || session.hasDatabase, heardBefore < .max else {
      tell(News(end.text, replaces: number))
      return
    }
    let store = try session.openStore()
    let step = try store.lastStep()
    if try isAnswer(store) {
      // The first line answers; what it is about stands below.
      var news = News(end.text.withoutColumns, replaces: number)
      news.seconds = Self.answerSeconds
      tell(news)
      return
    }
    let waiting = try store.heard(at: session.environment.now())
      .filter { $0.id > heardBefore && $0.isWaiting }
    let unsure =
      end.state == .saved ? try store.lastCaptured().filter { $0.todo.unsure != nil } : []
    var buttons: [PopupButton] = end.state == .saved ? [.undo, .edit] : []
    if !waiting.isEmpty {
      buttons.append(.keep)
    } else if !unsure.isEmpty {
      buttons.insert(.right, at: 0)
    }
    var news = News(end.text, replaces: number)
    if end.state == .saved {
      news.title = ListenSentences.saved.text(session.tone)
      news.text = ([end.text] + doubts(about: unsure) + leftOut(of: waiting)).joined(
        separator: "\n"
      )
    }
    guard awaitsAnswer, !buttons.isEmpty else {
      tell(news)
      return
    }
    news.buttons = buttons.map(\.rawValue)
    let limit = Duration.seconds(waiting.isEmpty && unsure.isEmpty ? 60 : 600)
    switch tell(news, awaiting: limit).flatMap(PopupButton.init(rawValue:)) {
    case .undo:
      // Somebody may have done something else since, which is not meant.
      guard let step, try store.lastStep() == step else {
        return say(.notTakenBack, commandLine(["undo"]))
      }
      try undo(step)
      tell(News(title: ListenSentences.takenBack.text(session.tone)))
    case .edit:
      guard let row = try store.lastCaptured().first else { return }
      let edit = ["edit", row.todo.handle]
      if !session.openTerminal(edit) { say(.noTerminal, commandLine(edit)) }
    case .right:
      try settle(unsure, in: store)
      let lines = end.text.withoutColumns.split(separator: "\n").map(String.init)
      tell(
        News(title: ListenSentences.saved.text(session.tone), text: lines.joined(separator: "\n"))
      )
    case .keep: try keep(waiting, in: store)
    default: break
    }
  }

  /// Names the words that may mean something else.
  private func doubts(about rows: [TodoRow]) -> [String] {
    let words = rows.compactMap(\.todo.unsure)
    guard !words.isEmpty else { return [] }
    let named = words.map { $0.printable.fitted(to: 80) }.joined(separator: "”, “")
    return [DoubtSentences.words.text(session.tone, ["words": named])]
  }

  /// Takes what was not certain for right.
  private func settle(_ rows: [TodoRow], in store: TodoStore) throws {
    var fresh = Session(environment: session.environment)
    fresh.store = store
    for row in rows {
      var request = EditRequest()
      request.settlesDoubt = true
      let outcome = try fresh.perform(.edit(row, request))
      fresh.remark(onServiceThatRuns: outcome.isServed)
    }
  }

  /// Whether nothing was said but a question: then nothing is stored, and nothing can be undone.
  private func isAnswer(_ store: TodoStore) throws -> Bool {
    let texts = try store.heard(at: session.environment.now()).filter { $0.id > heardBefore }
    return !texts.isEmpty && texts.allSatisfy { $0.outcome == .question }
  }

  /// Names the words that are in no to-do.
  private func leftOut(of waiting: [HeardRow]) -> [String] {
    let words = waiting.reversed().flatMap { $0.leftOut.isEmpty ? [$0.text] : $0.leftOut }
    guard !words.isEmpty else { return [] }
    let values = [
      "words": words.map { $0.printable.fitted(to: 200) }.joined(separator: "”, “"),
      "command": commandLine(["keep"]),
    ]
    return [CaptureSentences.leftOut.text(session.tone, values)]
  }

  /// Stores what waits, from what was said first.
  private func keep(_ waiting: [HeardRow], in store: TodoStore) throws {
    var said: [String] = []
    for text in waiting.reversed() {
      let texts = try store.heard(at: session.environment.now())
      guard let place = texts.firstIndex(where: { $0.id == text.id && $0.isWaiting }) else {
        continue
      }
      said.append(try keep(.number(place + 1)).trimmed)
    }
    let title = ListenSentences.saved.text(session.tone)
    tell(News(title: title, text: said.joined(separator: "\n")))
  }

  /// Says why nothing came of what was pressed, and what to type instead.
  private func say(_ sentence: ListenSentences, _ command: String) {
    let title = ListenSentences.saved.text(session.tone)
    tell(News(title: title, text: sentence.text(session.tone, ["command": command])))
  }

  @discardableResult
  private func tell(_ news: News, awaiting limit: Duration = .zero) -> String? {
    guard !isOut, !news.title.isEmpty else { return nil }
    do {
      let answer = try session.environment.service.tell(news, limit)
      number = answer.number
      isOut = number == 0
      return answer.button
    } catch {
      isOut = true
      return nil
    }
  }
}

extension String {
  /// The lines of an answer without the columns of a terminal, and without the handles that nobody
  /// types into a popup.
  package var withoutColumns: String {
    split(separator: "\n").map { line in
      String(line).parts(separatedBy: "  ").map(\.trimmed)
        .filter { !$0.isEmpty && !($0.hasPrefix("[") && $0.hasSuffix("]")) }
        .joined(separator: " · ")
    }.joined(separator: "\n")
  }
}

extension News {
  /// News with the first line of a text as its title.
  fileprivate init(_ text: String, replaces number: UInt32) {
    let lines = text.split(separator: "\n", maxSplits: 1).map(String.init)
    self.init(
      replaces: number,
      title: lines.first ?? "",
      text: lines.count > 1 ? lines[1] : ""
    )
  }
}

extension Session {
  /// Runs this program in a terminal of its own; whether there is one.
  package func openTerminal(_ arguments: [String]) -> Bool {
    let path = environment.variable("PATH")
    let named = ["TERMINAL"].compactMap(environment.variable)
    let usual = ["xdg-terminal-exec", "x-terminal-emulator", "foot", "konsole", "xterm"]
    guard let own = ProgramSearch.own,
      let terminal = (named + usual).lazy.compactMap({ ProgramSearch.find($0, in: path) }).first
    else { return false }
    let command = terminal.hasSuffix("xdg-terminal-exec") ? [terminal] : [terminal, "-e"]
    do {
      // It stays when this program has ended.
      return try Child.run(
        ["setsid", "--fork"] + command + [own] + arguments,
        within: .seconds(5)
      ).isWell
    } catch {
      return false
    }
  }
}
