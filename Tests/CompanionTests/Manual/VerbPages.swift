import Actions
import Words

@testable import voicedo_remind

/// What the manual says of each verb, from the program's own tables.
enum VerbPages {
  /// The verbs that people type, those of every day first.
  static let verbs = Verb.everyday + Verb.occasional

  /// Options that every verb takes.
  static func common() throws -> [VerbFacts.Argument] {
    let all = try verbs.map { try VerbFacts($0).options }
    let shared = Set(all[0].map(\.spellings)).intersection(
      all.dropFirst().flatMap { options in options.map(\.spellings) }.filter { spellings in
        all.allSatisfy { options in options.contains { $0.spellings == spellings } }
      }
    )
    return all[0].filter { shared.contains($0.spellings) }
  }

  static func commonPart() throws -> [String] {
    try list(of: common())
  }

  static func verbsPart() throws -> [String] {
    let common = Set(try common().map(\.spellings))
    var lines = [".Bl -tag -width Ds"]
    for verb in verbs {
      let facts = try VerbFacts(verb)
      let own = facts.options.filter { !common.contains($0.spellings) }
      let usage = Mdoc.usage(verb.command.words) + (own.isEmpty ? [] : ["Op", "Ar", "options"])
      lines.append((([".It", "Ic", verb.rawValue]) + usage).joined(separator: " "))
      lines += Mdoc.text(verb.abstract.sentence.literal)
      if let more = verb.command.more { lines += Mdoc.text(more.sentence.literal) }
      if !own.isEmpty { lines += list(of: own) }
    }
    return lines + [".El"]
  }

  private static func list(of options: [VerbFacts.Argument]) -> [String] {
    [".Bl -tag -width Ds -compact"] + options.flatMap(item) + [".El"]
  }

  private static func item(_ option: VerbFacts.Argument) -> [String] {
    let names = option.spellings.map { spelling in
      // `Fl` writes the first dash itself.
      "Fl " + Mdoc.escaped(String(spelling.dropFirst()))
    }
    let value = option.kind == .option ? " Ar \(option.valueName ?? "value")" : ""
    return [".It " + names.joined(separator: " , ") + value] + Mdoc.text(option.abstract ?? "")
  }
}
