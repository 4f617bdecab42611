import Actions
import Glibc
import Interchange
import Model
import System
import Words

extension VerbRow {
  /// `occurrences`: expands recurrence rules line by line; for measuring.
  static let occurrences = VerbRow(.occurrences, .occurrences)
    .takes(.jsonLines)
    .refuses { $0.has(.jsonLines) ? nil : .missingArgument("--jsonl") }
    .does { _ in
      var output = OccurrenceOutput()
      while let line = readLine() {
        guard !line.allSatisfy(\.isWhitespace) else { continue }
        output.write(OccurrenceAnswer(to: line))
      }
      output.flush()
    }
}

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
  }
}

/// One line of the output; a question that makes no sense has no occurrences.
private struct OccurrenceAnswer {
  var id: JSONValue?
  var occurrences: [String] = []

  /// Every line has its answer, so that the lines of both sides stay together.
  init(to line: String) {
    guard let question = OccurrenceQuestion(line) else { return }
    id = question.id
    occurrences = Self.occurrences(question)
  }

  var json: JSONValue {
    var fields = ["occurrences": JSONValue.array(occurrences.map(JSONValue.string))]
    fields["id"] = id
    return .object(fields)
  }

  private static func occurrences(_ question: OccurrenceQuestion) -> [String] {
    guard let rule = RecurrenceRule(question.rrule),
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

/// Standard output, written in large pieces.
private struct OccurrenceOutput {
  private var bytes: [UInt8] = []

  mutating func write(_ answer: OccurrenceAnswer) {
    bytes += answer.json.compact.utf8
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count > 1 << 16 { flush() }
  }

  mutating func flush() {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }  // The reader is gone.
      rest = rest.dropFirst(count)
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
