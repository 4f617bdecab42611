import Delivery
package import Interchange
import Language
package import Model
import Planning
import Store

/// A value that is written as a text.
package protocol AnswerText: AnswerValue {
  /// The text, with instants on the wall clock of `zone`.
  func text(in zone: Zone) -> String
}

extension AnswerText {
  package func write(to writer: inout JSONWriter, in zone: Zone) { writer.string(text(in: zone)) }
}

extension AnswerText where Self: CustomStringConvertible {
  package func text(in zone: Zone) -> String { description }
}

extension String: AnswerText {
  package static var type: AnswerType { .text }
}

extension CivilDate: AnswerText {
  package static var type: AnswerType { .day }
}

extension ChangeSource: AnswerText {
  package static var type: AnswerType { .text }
  package func text(in zone: Zone) -> String { rawValue }
}

extension CivilDateTime: AnswerText {
  package static var type: AnswerType { .civil }
}

extension PartialDateTime: AnswerText {
  package static var type: AnswerType { .civil }

  package func text(in zone: Zone) -> String {
    time.map { CivilDateTime(date, $0).description } ?? date.description
  }
}

extension Instant: AnswerText {
  package static var type: AnswerType { .instant }
  package func text(in zone: Zone) -> String { iso8601(in: zone) }
}

extension RecurrenceRule: AnswerText {
  package static var type: AnswerType { .text }
}

extension TimeOfDay: AnswerText {
  package static var type: AnswerType { .clock }
}

extension Zone: AnswerText {
  package static var type: AnswerType { .zone }
  package func text(in zone: Zone) -> String { identifier }
}

/// A value that is one of a few names.
package protocol AnswerChoice: AnswerText, CaseIterable, RawRepresentable<String> {}

extension AnswerChoice {
  package static var type: AnswerType { .choice(allCases.map(\.rawValue)) }
  package func text(in zone: Zone) -> String { rawValue }
}

extension DeliveredReminder.Outcome: AnswerChoice {}
extension Choice.Question: AnswerChoice {}
extension ExplainedToken.Role: AnswerChoice {}
extension HistoryEvent.Kind: AnswerChoice {}
extension Noise: AnswerChoice {}
extension QuestionKind: AnswerChoice {}
extension Meaning.Act: AnswerChoice {}
extension Priority: AnswerChoice {}
extension Effort.Energy: AnswerChoice {}
extension Reason.Kind: AnswerChoice {}
extension Reminder.Persistence: AnswerChoice {}
extension Reminder.State: AnswerChoice {}
extension RepeatFrom: AnswerChoice {}
extension RuleKind: AnswerChoice {}
extension SeriesOutcome.Name: AnswerChoice {}
extension Scenario.Answer: AnswerChoice {}
extension Span.Role: AnswerChoice {}
extension TimeExpression.Grain: AnswerChoice {}
