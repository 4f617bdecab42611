import Language
import Model
import Testing

/// A moment of speaking: Wednesday 4 March 2026, 10:20, unless a test says otherwise.
func context(
  at now: String = "2026-03-04T10:20",
  lists: [String] = [],
  _ change: (inout Conventions) -> Void = { _ in }
) throws -> LanguageContext {
  var conventions = Conventions()
  change(&conventions)
  return LanguageContext(
    now: try #require(CivilDateTime(now)),
    zone: .utc,
    conventions: conventions,
    listNames: lists
  )
}

/// A sentence and what must come of it.
struct Said: Sendable, CustomTestStringConvertible {
  let text: String
  let title: String?
  /// `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`; an elapsed time as the wall clock shows it.
  let due: String?
  let rule: String?
  let now: String

  init(
    _ text: String,
    title: String? = nil,
    at due: String?,
    rule: String? = nil,
    now: String = "2026-03-04T10:20"
  ) {
    self.text = text
    self.title = title
    self.due = due
    self.rule = rule
    self.now = now
  }

  var testDescription: String { "\(text) @ \(now)" }
}

/// A due time as tests write it.
func written(_ due: Due?) -> String? {
  switch due {
  case .floating(let date, let time)?: time.map { "\(date)T\($0)" } ?? "\(date)"
  case .zoned(let date, let time, let zone)?:
    (time.map { "\(date)T\($0)" } ?? "\(date)") + " \(zone)"
  case .absolute(let instant)?: Zone.utc.civil(at: instant).description
  case nil: nil
  }
}

/// Expects one to-do with this title, time and rule.
func expect(_ said: Said, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let understanding = understand(said.text, in: try context(at: said.now))
  let draft = try #require(understanding.drafts.first, sourceLocation: sourceLocation)
  #expect(understanding.drafts.count == 1, sourceLocation: sourceLocation)
  if let title = said.title { #expect(draft.title == title, sourceLocation: sourceLocation) }
  #expect(written(draft.due) == said.due, sourceLocation: sourceLocation)
  #expect(draft.rule?.whole == said.rule, sourceLocation: sourceLocation)
}
