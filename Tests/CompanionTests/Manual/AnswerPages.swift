import Actions
import Arguments

@testable import Answers
@testable import voicedo_remind

/// The manual's part on the JSON answers, from their shapes.
enum AnswerPages {
  /// Which objects each verb answers with.
  static func verbsPart() -> [String] {
    let items = VerbPages.verbs.flatMap { verb -> [String] in
      let names = verb.row.answers.map { "Em \($0.shape.name)" }
      guard !names.isEmpty else { return [] }
      return [".It Ic \(verb.rawValue)", "." + names.joined(separator: " or ")]
    }
    return [".Bl -tag -width completions -compact"] + items + [".El"]
  }

  /// Every kind of object with its fields.
  static func objectsPart() -> [String] {
    AnswerShape.all.flatMap { shape in
      [".Ss \(shape.name)"] + Mdoc.text(shape.meaning) + [".Bl -tag -width Ds"]
        + shape.fields.flatMap(item) + [".El"]
    }
  }

  private static func item(_ field: AnswerField) -> [String] {
    let type = Mdoc.text(field.type.name.capitalizedSentence + ".")
    let null = field.nullWhere.map { Mdoc.text("Null where \($0).") } ?? []
    return [".It Va \(field.key)"] + type + Mdoc.text(field.meaning) + null
  }
}

extension AnswerType {
  /// The type of the value, in words.
  fileprivate var name: String {
    switch self {
    case .text: "text"
    case .choice(let choices): "one of the texts \(choices.joined(separator: ", "))"
    case .wholeNumber: "whole number"
    case .bool: "true or false"
    case .instant: "instant"
    case .civil: "civil time"
    case .day: "day"
    case .clock: "clock time"
    case .zone: "zone"
    case .object(let shape): "object \(shape.name)"
    case .list(let element): "list, each \(element.name)"
    }
  }
}
