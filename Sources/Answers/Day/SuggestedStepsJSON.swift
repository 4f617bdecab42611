import Actions
import Model
package import Store

/// First steps that a model proposed: what `steps --suggest` answers.
package struct SuggestedStepsJSON: Answer {
  private let whole: TodoRow
  private let proposed: [String]
  private let kept: [TodoRow]

  /// `kept` are the parts that were made of them; none, where they were only proposed.
  package init(_ whole: TodoRow, _ proposed: [String], kept: [TodoRow]) {
    (self.whole, self.proposed, self.kept) = (whole, proposed, kept)
  }

  package static let object = Object("suggested-steps", "First steps that a model proposed.") {
    Field("todo", "The to-do that they are for.", \.whole)
    Field("proposed", "The steps, in their order.", \.proposed)
    Field("kept", "Whether they are stored as its parts.") { !$0.kept.isEmpty }
    Field("parts", "The parts that were made of them.", \.kept)
    Field.zone()
  }
}
