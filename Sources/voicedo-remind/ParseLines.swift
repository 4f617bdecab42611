import Actions
import FoundationEssentials
import Language
import Model

/// Reads texts as JSON Lines and writes what they were understood as: how the language is measured.
///
/// In: `{"id","text","now","zone","order"}`; out: `{"id","todos","times"}`. All times are civil, in
/// the line's zone; the day starts at 00:00. Throws where a line is no such object.
func parseLines(zones: ZoneDirectory, input: () -> String?, output: (String) -> Void) throws {
  let decoder = JSONDecoder()
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.withoutEscapingSlashes]
  while let line = input() {
    guard !line.isEmpty else { continue }
    let question = try decoder.decode(ParseQuestion.self, from: Data(line.utf8))
    guard let now = CivilDateTime(question.now) else { throw ParseLinesError.now(question.now) }
    var conventions = Conventions()
    conventions.dayStarts = .midnight
    conventions.dateOrder = question.order.flatMap(Conventions.DateOrder.init) ?? .monthFirst
    let zone = question.zone.flatMap { zones.zone($0) } ?? .utc
    let context = LanguageContext(now: now, zone: zone, conventions: conventions)
    let answer = ParseAnswer(question.id, understand(question.text, in: context), zone)
    output(String(decoding: try encoder.encode(answer), as: UTF8.self))
  }
}

/// What a line of questions can get wrong beyond its JSON.
enum ParseLinesError: Error, Equatable {
  /// Not a civil time such as `2026-03-04T10:20`.
  case now(String)
}

private struct ParseQuestion: Decodable {
  let id: String
  let text: String
  let now: String
  let zone: String?
  let order: String?
}

private struct ParseAnswer: Encodable {
  struct Item: Encodable {
    let title: String
    let due: String?
    let rrule: String?
    let list: String?
    let priority: String
    let parent: String?
  }

  struct Time: Encodable {
    let start: String?
    let end: String?
    let grain: String
    let rrule: String?
    let span: [Int]
  }

  let id: String
  let todos: [Item]
  let times: [Time]

  init(_ id: String, _ understanding: Understanding, _ zone: Zone) {
    self.id = id
    let drafts = understanding.drafts
    todos = drafts.map { draft in
      Item(
        title: draft.title,
        due: draft.due.map { ParseAnswer.civil($0, zone) },
        rrule: draft.rule?.description,
        list: draft.list,
        priority: draft.priority.rawValue,
        parent: draft.parent.map { drafts[$0].title }
      )
    }
    times = understanding.times.map { time in
      Time(
        start: time.start.map(ParseAnswer.text),
        end: time.end.map(ParseAnswer.text),
        grain: time.grain.rawValue,
        rrule: time.rule?.description,
        span: [time.span.lowerBound, time.span.upperBound]
      )
    }
  }

  private static func civil(_ due: Due, _ zone: Zone) -> String {
    switch due {
    case .floating(let date, let time), .fixed(let date, let time, _):
      text(CivilMoment(date, time))
    case .elapsed(let instant):
      zone.civil(at: instant).description
    }
  }

  private static func text(_ moment: CivilMoment) -> String {
    moment.time.map { "\(moment.date)T\($0)" } ?? moment.date.description
  }
}
