import ArgumentParser
import Model
import Words

/// What can be said of a to-do beside its words and its time, when it is stored and later.
struct DetailOptions: ParsableArguments {
  @Option(help: OptionSentences.newNotes.help("words"))
  var notes: String?

  @Option(help: OptionSentences.newPriority.help("priority"))
  var priority: Priority?

  @Option(help: OptionSentences.newFirstStep.help("words"))
  var firstStep: String?
}

extension DetailOptions {
  /// What they come to; what was not said is `nil`.
  var values: Details {
    Details(notes: notes, priority: priority, firstStep: firstStep)
  }
}

extension Priority: ExpressibleByArgument {
  /// Takes the names in any case; `none` and `medium` are what is neither high nor low.
  package init?(argument: String) {
    let word = argument.trimmed.lowercased()
    self.init(rawValue: ["none", "medium"].contains(word) ? Priority.normal.rawValue : word)
  }
}
