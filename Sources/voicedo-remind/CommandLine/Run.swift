import ArgumentParser
import Configuration
import Model
import Store
import Words

/// Does what the arguments ask for, and answers how it went.
func run(_ arguments: [String], in world: World) -> ExitStatus {
  let route = Route(arguments)
  do {
    return try run(route, in: world)
  } catch let trouble as Trouble {
    return tell(trouble, in: world)
  } catch let error as StoreError {
    return tell(.store(error), in: world)
  } catch {
    return tell(.usage(.other, verb: nil, text: nil), in: world)
  }
}

private func run(_ route: Route, in world: World) throws -> ExitStatus {
  switch route {
  case .help(let verb):
    let columns = world.terminal.columns ?? 80
    let palette = Palette(isOn: world.terminal.wantsColor)
    let text = verb.map { Help.of($0, columns: columns) } ?? Help.overview(palette)
    try world.output.data(text + "\n")
    return .ok
  case .version:
    try world.output.data("voicedo-remind \(Version.number)\n")
    return .ok
  case .parserRequest(let arguments):
    try world.output.data(Program.answer(arguments) + "\n")
    return .ok
  case .refused(let word, let near):
    throw Trouble.unknownWord(word, near: near)
  case .verb(let verb, let arguments):
    return try run(verb, arguments, in: world)
  case .capture(let arguments):
    return try run(.add, arguments, in: world)
  }
}

private func run(_ verb: Verb, _ arguments: [String], in world: World) throws -> ExitStatus {
  if verb == .add, let request = CaptureRequest(plain: arguments) {
    let session = Session(world: world, color: .auto)
    session.remark(on: session.settingsProblems)
    return try request.store(in: session)
  }
  let command: any VerbCommand
  do {
    command = try verb.command.parse(arguments)
  } catch {
    // A request for help comes as an error that ends well.
    if verb.command.exitCode(for: error) == .success {
      return try run(.help(verb), in: world)
    }
    let trouble = UsageTrouble(parserMessage: verb.command.message(for: error))
    throw Trouble.usage(trouble, verb: verb, text: storable(verb, arguments))
  }
  let session = Session(world: world, color: command.common.color)
  if !verb.looksAtSettings { session.remark(on: session.settingsProblems) }
  return try command.run(in: session)
}

/// What of a refused line could be stored: several words, or one that holds several.
private func storable(_ verb: Verb, _ arguments: [String]) -> String? {
  guard !arguments.contains("-"), arguments.contains(where: { !$0.hasPrefix("-") }) else {
    return nil
  }
  let words = verb == .add ? arguments : [verb.rawValue] + arguments
  let text = words.filter { $0 != "--" }.joined(separator: " ")
  return text.contains(" ") ? text : nil
}

private func tell(_ trouble: Trouble, in world: World) -> ExitStatus {
  let tone = Paths(world.environment).readSettings().settings.tone
  for line in trouble.lines(tone) { world.output.talk(line) }
  return trouble.status
}
