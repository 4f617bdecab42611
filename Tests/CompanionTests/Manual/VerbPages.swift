import Actions
import Arguments
import Words

@testable import voicedo_remind

/// The manual's part on each verb, from the program's own tables.
enum VerbPages {
  /// The verbs that people type, those of every day first.
  static let verbs = Verb.everyday + Verb.occasional

  /// Options that every verb takes.
  static func commonPart() -> [String] { list(of: Argument.common) }

  static func verbsPart() -> [String] {
    let common = Set(Argument.common.map(\.spellings))
    var lines = [".Bl -tag -width Ds"]
    for verb in verbs {
      let own = verb.row.options.filter { !common.contains($0.spellings) }
      let usage = Mdoc.usage(verb.row.usage) + (own.isEmpty ? [] : ["Op", "Ar", "options"])
      lines.append((([".It", "Ic", verb.rawValue]) + usage).joined(separator: " "))
      lines += Mdoc.text(verb.row.summary.sentence.literal)
      if let more = verb.row.more { lines += Mdoc.text(more.literal) }
      if !own.isEmpty { lines += list(of: own) }
    }
    return lines + [".El"]
  }

  private static func list(of options: [Argument]) -> [String] {
    [".Bl -tag -width Ds -compact"] + options.flatMap(item) + [".El"]
  }

  private static func item(_ option: Argument) -> [String] {
    let names = option.spellings.map { spelling in
      // `Fl` writes the first dash itself.
      "Fl " + Mdoc.escaped(String(spelling.dropFirst()))
    }
    let value = option.kind == .option ? " Ar \(option.valueName)" : ""
    return [".It " + names.joined(separator: " , ") + value] + Mdoc.text(option.meaning)
  }
}
