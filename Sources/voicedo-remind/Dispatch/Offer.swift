import Actions
import Answers
import Arguments
import Model
import Store
import Words

/// Words that may be meant for something that is on the list: "cancel dentist", "finish hiking".
struct Offer {
  private let session: Session
  /// What may be meant: one, or several that are called so.
  private let rows: [TodoRow]
  private let verb: Verb
  /// The words that name it.
  private let words: [String]
  /// What follows the short id on the command line that does it.
  private let rest: [String]

  /// The offer for a line without options, where what it is about is open.
  init?(_ arguments: [String], in session: Session) throws {
    guard arguments.count > 1, arguments.allSatisfy({ !$0.hasPrefix("-") && !$0.contains(" ") }),
      let verb = Self.verbs[arguments[0].lowercased()], session.hasDatabase
    else { return nil }
    let store = try session.openStore()
    let words = Array(arguments.dropFirst())
    guard verb == .edit else {
      let rows = try store.open(words)
      guard !rows.isEmpty else { return nil }
      self.init(session: session, rows: rows, verb: verb, words: words, rest: [])
      return
    }
    // A name, then the new one.
    for count in (1..<max(1, words.count)).reversed() {
      let name = Array(words.prefix(count))
      let rows = try store.open(name)
      let title = words.dropFirst(count).drop { $0.lowercased() == "to" }.joined(separator: " ")
      guard !rows.isEmpty, !title.isEmpty else { continue }
      let rest = ["--title", title]
      self.init(session: session, rows: rows, verb: verb, words: name, rest: rest)
      return
    }
    return nil
  }

  private init(session: Session, rows: [TodoRow], verb: Verb, words: [String], rest: [String]) {
    (self.session, self.rows, self.verb, self.words, self.rest) = (session, rows, verb, words, rest)
  }

  /// What people say for verbs of ours.
  private static let verbs: [String: Verb] = [
    "remove": .delete, "cancel": .delete, "complete": .done, "finish": .done, "finished": .done,
    "start": .doing, "begin": .doing, "rename": .edit, "postpone": .snooze,
  ]

  /// Asks a person whether that is meant, and has it done; `nil` where nobody is asked, or it is not.
  func make(_ run: (Verb, [String]) throws -> ExitStatus) throws -> ExitStatus? {
    guard let row = meant() else { return nil }
    return try run(verb, [row.todo.handle] + rest)
  }

  /// The to-do that the person says is meant.
  private func meant() -> TodoRow? {
    guard rows.count > 1 else {
      let question = TroubleSentences.askOffer.text(session.tone, values)
      return session.confirms(question, otherwise: false) ? rows.first : nil
    }
    guard session.environment.terminal.inputIsTerminal else { return nil }
    let readBack = ReadBack(session.style)
    for (index, row) in rows.enumerated() { session.talk("  \(index + 1)  " + readBack.line(row)) }
    let question = TroubleSentences.askOfferOfSeveral.text(session.tone, values)
    guard let number = session.answer(to: question).flatMap({ Int($0) }),
      rows.indices.contains(number - 1)
    else { return nil }
    return rows[number - 1]
  }

  /// Says how that is done, beside what was stored.
  func remark() {
    guard !session.environment.terminal.inputIsTerminal else { return }
    guard rows.count > 1 else {
      let both = commandLine(["undo"]) + " && " + command
      session.talk(TroubleSentences.offered, ["title": title, "command": both])
      return
    }
    session.talk(TroubleSentences.offeredOfSeveral, values)
    for row in rows { session.talk("  " + ReadBack(session.style).line(row)) }
  }

  private var values: [String: String] {
    [
      "title": title, "command": command, "undo": commandLine(["undo"]),
      "words": words.joined(separator: " ").printable.fitted(to: 60), "count": String(rows.count),
    ]
  }

  private var command: String {
    // A gap to be filled in is no word to quote.
    guard rows.count == 1 else {
      return (["voicedo-remind", verb.rawValue, "<id>"] + rest.map(\.printable.shellQuoted))
        .joined(separator: " ")
    }
    return commandLine([verb.rawValue, rows[0].todo.handle] + rest)
  }

  private var title: String { rows[0].todo.title.printable.fitted(to: 60) }
}

extension Store {
  /// The open to-dos that words mean, as many as are offered by number.
  fileprivate func open(_ words: [String]) throws -> [TodoRow] {
    switch try find(words.joined(separator: " ")) {
    case .one(let row): row.todo.completedAt == nil ? [row] : []
    case .several(let rows):
      rows.allSatisfy { $0.todo.completedAt == nil } ? Array(rows.prefix(Session.mostChoices)) : []
    case .none: []
    }
  }
}
