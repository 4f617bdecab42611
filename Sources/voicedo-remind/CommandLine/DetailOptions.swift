import Actions
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
  package init?(argument: String) { self.init(words: argument) }
}
