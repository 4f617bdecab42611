import Actions
import ArgumentParser
import FoundationEssentials
import Glibc
import Model
import System
import Words

/// Expands recurrence rules line by line; for measuring.
struct Occurrences: VerbCommand {
  static let verb = Verb.occurrences

  @Flag(name: .customLong("jsonl"), help: OptionSentences.jsonLines.help)
  var isJSONLines = false

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    guard isJSONLines else {
      throw CommandError.usage(.missingArgument("--jsonl"), verb: .occurrences, text: nil)
    }
    var output = OccurrenceOutput()
    while let line = readLine() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      try output.write(OccurrenceAnswer(to: line))
    }
    output.flush()
    return .ok
  }
}

/// One line of the input.
private struct OccurrenceQuestion: Decodable {
  var id: OccurrenceID?
  /// A rule as RFC 5545 writes it.
  var rrule: String
  /// `YYYYMMDD`, `YYYYMMDDTHHMMSS` or the same with `Z`.
  var dtstart: String
  var limit: Int?
  /// An IANA name; without one, all arithmetic is civil.
  var zone: String?
}

/// The name of a line, given back as it came.
private enum OccurrenceID: Codable {
  case text(String)
  case number(Int)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = .text(try container.decode(String.self))
    } catch {
      self = .number(try container.decode(Int.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    }
  }
}

/// One line of the output; a question that makes no sense has no occurrences.
private struct OccurrenceAnswer: Encodable {
  var id: OccurrenceID?
  var occurrences: [String] = []

  init(to line: String) {
    do {
      let question = try JSONDecoder().decode(OccurrenceQuestion.self, from: Data(line.utf8))
      id = question.id
      occurrences = Self.occurrences(question)
    } catch {
      // The line still has its answer, so that the lines of both sides stay together.
    }
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
  private let encoder = JSONEncoder()

  mutating func write(_ answer: OccurrenceAnswer) throws {
    bytes += try encoder.encode(answer)
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
