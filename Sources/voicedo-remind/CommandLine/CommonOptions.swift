import Actions
import ArgumentParser
import Words

/// What every command takes.
struct CommonOptions: ParsableArguments {
  @Flag(help: OptionSentences.json.help)
  var json = false

  @Flag(help: OptionSentences.plain.help)
  var plain = false

  @Option(help: OptionSentences.color.help)
  var color = ColorChoice.auto
}

extension ColorChoice: ExpressibleByArgument {}

extension OptionSentences {
  /// The sentence as the argument parser's help.
  var help: ArgumentHelp { ArgumentHelp(sentence.literal) }

  /// The same with a name for the value.
  func help(_ valueName: String) -> ArgumentHelp {
    ArgumentHelp(sentence.literal, valueName: valueName)
  }
}
