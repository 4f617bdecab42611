import Actions
import Answers
import Arguments
import Configuration
import Language
import Model
import SQLite
import Store
import System
import Words

/// Does what the arguments ask for, and answers how it went.
func run(_ arguments: [String], in environment: Environment) -> ExitStatus {
  let route = Route(arguments)
  do {
    return try run(route, arguments, in: environment)
  } catch {
    let trouble = CommandError(error)
    if route.wantsChange { Session(environment: environment).noteNothingChanged(after: trouble) }
    return tell(trouble, arguments, in: environment)
  }
}

private func run(_ route: Route, _ line: [String], in environment: Environment) throws -> ExitStatus
{
  switch route {
  case .help(nil) where !line.asksForHelp:
    let session = Session(environment: environment, of: line)
    if session.showToday() { return .ok }
    guard let typed = try session.lineForNameAlone() else {
      try environment.output.data(Help(session).overview())
      return .ok
    }
    return typed.isEmpty ? .ok : run([typed], in: environment)
  case .help(let verb):
    let help = Help(Session(environment: environment, of: line))
    try environment.output.data(verb.map { help.of($0) } ?? help.overview())
    return .ok
  case .helpOf(let topic):
    try environment.output.data(Help(Session(environment: environment, of: line)).of(topic))
    return .ok
  case .helpOfAll:
    try environment.output.data(Help(Session(environment: environment, of: line)).everything())
    return .ok
  case .version:
    try environment.output.data("voicedo-remind \(Version.full)\n")
    return .ok
  case .completion(let words):
    try complete(words, in: environment)
    return .ok
  case .unfit(let words, let near):
    throw CommandError.unfit(words.joined(separator: " "), near: near)
  case .setting(let words, let setting):
    let path = Session(environment: environment, of: line).paths.settings
    throw CommandError.setting(words.joined(separator: " "), setting, path: path)
  case .refused(let word, let near):
    throw CommandError.unknownWord(word, near: near)
  case .verb(let verb, let arguments):
    return try run(verb, arguments, in: environment)
  case .capture(let arguments):
    let session = Session(environment: environment, of: line)
    if let meant = try MeantVerb.line(arguments, in: session) {
      return try run(Route(meant), meant, in: environment)
    }
    if let refusal = try MeantVerb.refusal(arguments, in: session) { throw refusal }
    guard let sentence = TypedSentence(arguments) else {
      return try run(.add, arguments, in: environment)
    }
    return try sentence.run(in: session)
  }
}

private func run(_ verb: Verb, _ arguments: [String], in environment: Environment) throws
  -> ExitStatus
{
  let row = verb.row
  let line: ParsedLine?
  do {
    line = try ParsedLine(arguments, for: row)
  } catch {
    throw CommandError.usage(error, verb: verb, text: storable(verb, arguments))
  }
  guard let line else { return try run(.help(verb), arguments, in: environment) }
  let session = Session(
    environment: environment,
    // `lists` has a `--color` of its own, which may say the same.
    color: line[.color] ?? .auto,
    plain: line.has(.plain)
  )
  if !verb.looksAtSettings {
    session.remark(on: session.settingsProblems)
    session.remarkOnZone()
  }
  return try row.run(line, in: session)
}

/// Takes the text of a refused line that could be stored: several words, or one that holds several.
private func storable(_ verb: Verb, _ arguments: [String]) -> String? {
  guard !arguments.contains("-"), arguments.contains(where: { !$0.hasPrefix("-") }) else {
    return nil
  }
  let words = verb == .add ? arguments : [verb.rawValue] + arguments
  let text = words.filter { $0 != "--" }.joined(separator: " ")
  return text.contains(" ") ? text : nil
}

/// Says why nothing came of it; other programs are told on standard output as well.
private func tell(_ trouble: CommandError, _ arguments: [String], in environment: Environment)
  -> ExitStatus
{
  let session = Session(environment: environment, of: arguments)
  let lines = trouble.lines(session.tone)
  if let kept = trouble.asking(in: session, arguments) {
    do {
      return try kept.map { try run($0.verb, $0.arguments, in: environment) } ?? trouble.status
    } catch {
      return tell(CommandError(error), [], in: environment)
    }
  }
  for line in trouble.linesOnScreen(session) ?? lines { session.talk(line) }
  if case .outputClosed = trouble { return trouble.status }
  guard arguments.ask(for: "--json") else { return trouble.status }
  do {
    try session.print(json: RefusalJSON(trouble, said: lines))
  } catch {
    // The exit code tells it all the same.
  }
  return trouble.status
}

extension Route {
  /// Whether a person who types it would have something changed.
  fileprivate var wantsChange: Bool {
    switch self {
    case .verb(let verb, _): !verb.onlyLooks
    case .capture, .unfit, .refused: true
    case .help, .helpOf, .helpOfAll, .version, .completion, .setting: false
    }
  }
}

extension CommandError {
  /// The command that stores the words after all, where a person was asked and wants it; `nil` where
  /// nobody is asked.
  fileprivate func asking(
    in session: Session,
    _ arguments: [String]
  ) -> (verb: Verb, arguments: [String])?? {
    guard session.environment.terminal.inputIsTerminal, !arguments.ask(for: "--json") else {
      return nil
    }
    let store: (verb: Verb, arguments: [String])
    let words: String
    switch self {
    case .unknownWord(let word, near: nil): (store, words) = ((.add, ["--", word]), word)
    case .setAside(.chatter, let heard): (store, words) = ((.keep, []), heard)
    default: return nil
    }
    if let first = lines(session.tone).first { session.talk(first) }
    let title = ["title": words.printable.fitted(to: 60)]
    let isWanted = session.agrees(TroubleSentences.askStore.text(session.tone, title))
    return .some(isWanted ? store : nil)
  }

  /// The trouble behind any error of a command.
  init(_ error: any Error) {
    switch error {
    case let trouble as CommandError: self = trouble
    case let error as DatabaseError: self = .store(error)
    default: self = .usage(.other, verb: nil, text: nil)
    }
  }
}

extension Session {
  /// A session for a command line that no verb reads: a refused one, or a request for help.
  fileprivate init(environment: Environment, of arguments: [String]) {
    self.init(
      environment: environment,
      color: arguments.color,
      plain: arguments.ask(for: "--plain")
    )
  }
}

extension [String] {
  /// Whether help was asked for in words.
  fileprivate var asksForHelp: Bool { contains { ["help", "-h", "--help"].contains($0) } }

  /// Whether an option is among the arguments, also where they do not fit otherwise.
  fileprivate func ask(for option: String) -> Bool { prefix { $0 != "--" }.contains(option) }

  /// Whether colours are asked for.
  fileprivate var color: ColorChoice {
    for (index, argument) in enumerated() {
      if argument.hasPrefix("--color="),
        let choice = ColorChoice(rawValue: String(argument.dropFirst(8)))
      {
        return choice
      }
      if argument == "--color", indices.contains(index + 1),
        let choice = ColorChoice(rawValue: self[index + 1])
      {
        return choice
      }
    }
    return .auto
  }
}
