import ArgumentParser
import Words

/// The help texts, in the product's own words.
enum Help {
  /// What a person sees who types the name alone, or `--help`.
  static func overview(_ palette: Palette) -> String {
    func lines(_ verbs: [Verb]) -> [String] {
      verbs.map { verb in
        let name = palette.paint(verb.rawValue.padded(to: 10), .handle)
        return "  \(name)  \(verb.abstract.sentence.literal)"
      }
    }
    func heading(_ sentence: HelpSentences) -> String {
      palette.paint(sentence.sentence.literal, .heading)
    }
    let all =
      [HelpSentences.program.sentence.literal, "", heading(.sayIt)]
      + ["  voicedo-remind \"buy milk tomorrow morning\"", "", heading(.everyday)]
      + lines(Verb.everyday) + ["", heading(.more)] + lines(Verb.occasional)
      + ["", HelpSentences.helpOfOne.text(.literal, ["command": "voicedo-remind help add"])]
    return all.joined(separator: "\n") + "\n"
  }

  /// The help of one verb.
  static func of(_ verb: Verb, columns: Int) -> String {
    calm(verb.command.helpMessage(includeHidden: false, columns: columns))
  }

  /// The argument parser's help with quiet headings.
  private static func calm(_ text: String) -> String {
    let headings: [(String, String)] = [
      ("OVERVIEW: ", ""),
      ("USAGE:", HelpSentences.headingUsage.sentence.literal),
      ("ARGUMENTS:", HelpSentences.headingWords.sentence.literal),
      ("OPTIONS:", HelpSentences.headingOptions.sentence.literal),
      ("SUBCOMMANDS:", HelpSentences.headingCommands.sentence.literal),
    ]
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      for (loud, quiet) in headings where line.hasPrefix(loud) {
        return quiet + line.dropFirst(loud.count)
      }
      return String(line)
    }.joined(separator: "\n")
  }
}
