import Interchange
import Language
package import Model

/// Reads texts as JSON Lines and writes what they were understood as: how the language is measured.
///
/// In: `{"id","text","now","zone","order"}`; out: `{"id","todos","times","leftOut","means",
/// "about","doubts"}`, the times of what was meant. All times are civil, in the line's zone; the day starts
/// at 00:00. With `"readings": true` each way to take the text is told as well, with what it is judged by; with
/// `"tags"`, a number for each word, the one that these tags give. Throws where a line is no such object.
package func parseLines(
  zones: ZoneDirectory,
  input: () -> String?,
  output: (String) -> Void
) throws {
  while let line = input() {
    guard !line.isEmpty else { continue }
    let question = try JSONValue(parsing: line)
    guard let id = question["id"]?.text, let text = question["text"]?.text,
      let moment = question["now"]?.text
    else { throw ParseLinesError.incomplete }
    guard let now = CivilDateTime(moment) else { throw ParseLinesError.now(moment) }
    var conventions = Conventions()
    conventions.dayStarts = .midnight
    conventions.dateOrder =
      question["order"]?.text.flatMap(Conventions.DateOrder.init) ?? .monthFirst
    let zone = question["zone"]?.text.flatMap { zones.zone($0) } ?? .utc
    var context = LanguageContext(now: now, zone: zone, conventions: conventions)
    context.isTyped = true
    let meaning = meaning(of: text, in: context)
    var fields = understand(text, in: context).fields(id: id, meaning, in: zone)
    let tags = question["tags"]?.elements.compactMap(\.integer) ?? []
    if !tags.isEmpty {
      let given = reading(of: text, tags: tags, in: context)
      fields["readings"] = .array([given].compactMap { $0?.lines(in: zone) })
    } else if question["readings"]?.bool == true {
      fields["readings"] = .array(readings(of: text, in: context).map { $0.lines(in: zone) })
    }
    output(JSONValue.object(fields).compact)
  }
}

/// A mistake in a line of questions beyond its JSON.
enum ParseLinesError: Error, Equatable {
  /// `id`, `text` or `now` is missing.
  case incomplete
  /// Not a civil time such as `2026-03-04T10:20`.
  case now(String)
}

extension TextReading {
  /// A reading with what it is judged by.
  fileprivate func lines(in zone: Zone) -> JSONValue {
    let by =
      switch source {
      case .rules: "rules"
      case .reader(let way): "reader \(way)"
      }
    return .object([
      "by": .string(by),
      "todos": .array(understanding.todos(in: zone)),
      "unread": .array(unread.map(JSONValue.string)),
      "probability": .number(probability),
      "features": .array(features.map(JSONValue.number)),
      "sureness": .number(sureness),
      "eligible": .bool(isEligible),
    ])
  }
}

extension Understanding {
  /// The to-dos; what one does not have is left out.
  fileprivate func todos(in zone: Zone) -> [JSONValue] {
    drafts.map { draft in
      JSONValue(
        present: [
          "title": draft.title, "due": draft.due.map { civil($0, zone) },
          "rrule": draft.rule?.description, "exceptions": draft.rule?.exceptions.text,
          "list": draft.list,
          "priority": draft.priority.rawValue, "notes": draft.notes,
          "parent": draft.parent.map { drafts[$0].title },
        ]
      )
    }
  }

  /// The answer to a line.
  fileprivate func fields(id: String, _ meaning: Meaning, in zone: Zone) -> [String: JSONValue] {
    let todos = todos(in: zone)
    let times = (meaning.act == .add || meaning.act == .none ? times : meaning.times).map { time in
      let span = [time.span.lowerBound, time.span.upperBound].map { JSONValue.number(Double($0)) }
      return JSONValue(
        present: [
          "start": time.start.map(civil), "end": time.end.map(civil),
          "grain": time.grain.rawValue, "rrule": time.rule?.description,
        ],
        ["span": .array(span)]
      )
    }
    return [
      "id": .string(id), "todos": .array(todos), "times": .array(times),
      "leftOut": .array(remarks.leftOut.map(JSONValue.string)),
      "means": .string((drafts.isEmpty && meaning.act == .add ? .none : meaning.act).rawValue),
      "about": .array(meaning.about.words.map(JSONValue.string)),
      "doubts": .array(
        doubts.map { doubt in
          .object(["kind": .string(doubt.kind.rawValue), "words": .string(doubt.words)])
        }
      ),
    ]
  }

  private func civil(_ due: Due, _ zone: Zone) -> String {
    switch due {
    case .floating(let date, let time), .zoned(let date, let time, _):
      civil(PartialDateTime(date, time))
    case .absolute(let instant):
      zone.civil(at: instant).description
    }
  }

  private func civil(_ moment: PartialDateTime) -> String {
    moment.time.map { "\(moment.date)T\($0)" } ?? moment.date.description
  }
}

extension JSONValue {
  /// An object of those texts that are there, and of other values.
  fileprivate init(present texts: [String: String?], _ others: [String: JSONValue] = [:]) {
    self = .object(texts.compactMapValues { $0.map(JSONValue.string) }.merging(others) { $1 })
  }
}
