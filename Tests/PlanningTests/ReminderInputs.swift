import Model
import Testing

@testable import Planning

/// Something that may happen to a reminder at 11:50, and how each stands afterwards: a line, `same`
/// for unchanged, or `refused`.
struct ReminderInput: CustomTestStringConvertible, Sendable {
  let name: String
  let apply: @Sendable (Standing) -> Reminder?
  let expects: [Standing: String]

  init(
    _ name: String,
    _ apply: @escaping @Sendable (Standing) -> Reminder?,
    _ expects: [Standing: String]
  ) {
    self.name = name
    self.apply = apply
    self.expects = expects
  }

  var testDescription: String { name }

  static let all = delivery + answers + schedule
}
