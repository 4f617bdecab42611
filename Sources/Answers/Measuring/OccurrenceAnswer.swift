package import Interchange
import Model
import System

/// One line of the input.
private struct OccurrenceQuestion {
  /// The name of the line, a text or a whole number, given back as it came.
  let id: JSONValue?
  /// A rule as RFC 5545 writes it.
  let rrule: String
  /// `YYYYMMDD`, `YYYYMMDDTHHMMSS` or the same with `Z`.
  let dtstart: String
  let limit: Int?
  /// An IANA name; without one, all arithmetic is civil.
  let zone: String?
  /// Days that are left out, with commas between.
  let exceptions: String?

  /// Reads a line; `nil` where it is no such object.
  init?(_ line: String) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: line)
    } catch {
      return nil
    }
    guard let rrule = value["rrule"]?.text, let dtstart = value["dtstart"]?.text else { return nil }
    self.rrule = rrule
    self.dtstart = dtstart
    id = value["id"].flatMap { $0.text != nil || $0.integer != nil ? $0 : nil }
    limit = value["limit"]?.integer
    zone = value["zone"]?.text
    exceptions = value["exdate"]?.text
  }
}

/// One line of the output; a question that makes no sense has no occurrences.
package struct OccurrenceAnswer {
  var id: JSONValue?
  var occurrences: [String] = []

  /// Every line has its answer, so that the lines of both sides stay together.
  package init(to line: String) {
    guard let question = OccurrenceQuestion(line) else { return }
    id = question.id
    occurrences = Self.occurrences(question)
  }

  package var json: JSONValue {
    var fields = ["occurrences": JSONValue.array(occurrences.map(JSONValue.string))]
    fields["id"] = id
    return .object(fields)
  }

  private static func occurrences(_ question: OccurrenceQuestion) -> [String] {
    guard let rule = RecurrenceRule(question.rrule, exceptions: question.exceptions),
      let form = RecurrenceRule.Until(question.dtstart)
    else { return [] }
    var zone: Zone?
    if let name = question.zone {
      zone = ZoneDirectory.system.zone(name)
      if zone == nil { return [] }
    }
    let limit = max(0, question.limit ?? 10)
    switch form {
    case .date(let date):
      return rule.occurrences(from: CivilDateTime(date, .midnight), in: zone).prefix(limit)
        .map(\.date.basic)
    case .local(let start):
      return rule.occurrences(from: start, in: zone).prefix(limit).map(\.basic)
    case .utc(let start):
      return rule.occurrences(from: start, in: zone).prefix(limit).map { $0.basic + "Z" }
    }
  }
}
