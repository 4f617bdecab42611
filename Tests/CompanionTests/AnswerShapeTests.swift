import Actions
import Arguments
import Interchange
import Model
import System
import Testing

@testable import Answers
@testable import voicedo_remind

@Suite("What is written about the JSON answers")
struct AnswerShapeTests {
  @Test(arguments: Example.all)
  func everyFieldIsAsItsShapeSays(_ example: Example) throws {
    guard let answer = example.answer else { return }
    var seen = Seen()
    let problems = example.shapes.map { shape in
      seen.problems(answer.withoutSchema, as: shape, at: "")
    }
    let best = problems.min { $0.count < $1.count }
    #expect(best == [], "\(example.name) is none of \(example.shapes.map(\.name))")
    guard case .object(let object) = answer else { return }
    #expect(object["schema"] == .number(1))
  }

  @Test func everyFieldOccursWithAValue() {
    var seen = Seen()
    for example in Example.all {
      guard let answer = example.answer else { continue }
      for shape in example.shapes {
        var trial = seen
        if trial.problems(answer.withoutSchema, as: shape, at: "").isEmpty { seen = trial }
      }
    }
    for shape in AnswerShape.all {
      for field in shape.fields {
        let name = "\(shape.name).\(field.key)"
        let isFilled = seen.filled.contains(name)
        #expect(isFilled, "No example has a value for \(name).")
        let isNull = field.nullWhere == nil || seen.null.contains(name)
        #expect(isNull, "No example has null for \(name).")
      }
    }
  }

  @Test func namesOfShapesAreTheirOwn() {
    let names = AnswerShape.all.map(\.name)
    #expect(Set(names).count == names.count, "\(names)")
    for shape in AnswerShape.all {
      #expect(Set(shape.fields.map(\.key)).count == shape.fields.count, "\(shape.name)")
    }
  }

  @Test func everySentenceEndsAsOne() {
    for shape in AnswerShape.all {
      for sentence in [shape.meaning] + shape.fields.map(\.meaning) {
        #expect(sentence.hasSuffix("."), "\(shape.name): \(sentence)")
        #expect(Copy.breaches(sentence) == [], "\(shape.name): \(sentence)")
      }
    }
  }
}

extension Example {
  /// The shapes that the answer may have: one of the verb's, or a refusal.
  fileprivate var shapes: [AnswerShape] {
    guard subject != "refusal" else { return [RefusalJSON.shape] }
    return (Verb(rawValue: subject)?.row.answers ?? []).map { $0.shape }
  }
}

extension AnswerShape {
  /// Every shape that an answer holds, in the order that they are met in.
  static let all: [AnswerShape] = {
    var shapes: [AnswerShape] = []
    func meet(_ shape: AnswerShape) {
      guard !shapes.contains(where: { $0.name == shape.name }) else { return }
      shapes.append(shape)
      for field in shape.fields { meet(field.type) }
    }
    func meet(_ type: AnswerType) {
      switch type {
      case .object(let shape): meet(shape)
      case .list(let element): meet(element)
      default: break
      }
    }
    for verb in Verb.allCases {
      for answer in verb.row.answers { meet(answer.shape) }
    }
    meet(RefusalJSON.shape)
    return shapes
  }()
}

extension JSONValue {
  fileprivate var withoutSchema: JSONValue {
    guard case .object(var object) = self else { return self }
    object["schema"] = nil
    return .object(object)
  }
}

/// Which fields were met, as `shape.field`.
private struct Seen {
  var filled: Set<String> = []
  var null: Set<String> = []

  /// Where the value is not what its shape says.
  mutating func problems(_ value: JSONValue, as shape: AnswerShape, at path: String) -> [String] {
    guard case .object(let object) = value else { return ["\(path) is no object"] }
    let known = Set(shape.fields.map(\.key))
    var problems = Set(object.keys).subtracting(known).sorted().map {
      "\(path).\($0) is not written about in \(shape.name)"
    }
    for field in shape.fields {
      let place = "\(path).\(field.key)"
      switch object[field.key] {
      case nil: problems.append("\(place) is missing")
      case .null?:
        null.insert("\(shape.name).\(field.key)")
        if field.nullWhere == nil { problems.append("\(place) is null") }
      case let value?:
        filled.insert("\(shape.name).\(field.key)")
        problems += self.problems(value, as: field.type, at: place)
      }
    }
    return problems
  }

  private mutating func problems(
    _ value: JSONValue,
    as type: AnswerType,
    at path: String
  ) -> [String] {
    switch (type, value) {
    case (.object(let shape), _): return problems(value, as: shape, at: path)
    case (.list(let element), .array(let elements)):
      return elements.enumerated().flatMap { index, value in
        problems(value, as: element, at: "\(path)[\(index)]")
      }
    default: return value.isOf(type) ? [] : ["\(path) is \(value.shortText), not \(type)"]
    }
  }
}

extension JSONValue {
  /// Whether the value is of a type without parts.
  fileprivate func isOf(_ type: AnswerType) -> Bool {
    switch (type, self) {
    case (.text, .string), (.bool, .bool): true
    case (.choice(let choices), .string(let text)): choices.contains(text)
    case (.wholeNumber, .number(let number)): Int(exactly: number) != nil
    case (.instant, .string(let text)): text.instantWithOffset != nil
    case (.civil, .string(let text)): CivilDateTime(text) != nil || CivilDate(text) != nil
    case (.day, .string(let text)): CivilDate(text) != nil
    case (.clock, .string(let text)): TimeOfDay(text) != nil
    case (.zone, .string(let text)): ZoneDirectory.system.zone(text) != nil
    default: false
    }
  }
}
