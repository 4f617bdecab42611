import Model
package import Store
package import Words

/// Why a to-do could not be changed as asked.
package enum EditError: Error, Hashable {
  /// The series cannot follow one new time; `example` says its repeat anew.
  case unmovable(rule: String, example: String)
  case doesNotRepeat(title: String, option: String)
  case titleLength
  case notesLength
  case endNeedsStart(example: String)
  case noClock(title: String, word: String, example: String)
  case noTime(title: String, option: String, example: String)
  case nothingCaptured(example: String)
  /// `phrase` is what was to be set right.
  case severalCaptured([TodoRow], phrase: String)
  case otherList(title: String, list: String)
  case besideItself(title: String)
  case place(example: String)
  case age(String)
  /// An age in minutes, as "3m" for three months.
  case shortAge(String)
  /// A moment that is still to come, in place of an age.
  case futureAge(String)
  /// What lies ahead was not done yet.
  case doneAhead(moment: String, example: String)
  /// Putting it off would have it come earlier.
  case comesLater(title: String, moment: String, command: String)
  case noEditor(example: String)
  case editorEnded(status: Int32)
  case cannotWriteForm(reason: String)
  case form(FormError)
  /// The text from the editor could not be taken, and lies in a file.
  ///
  /// `isSaid`: the person has read already why.
  indirect case kept(CommandError, isSaid: Bool, path: String, command: String)
}

/// A line of the form that an editor shows of a to-do.
package enum FormField: String, CaseIterable {
  case title, when, `repeat`, list, priority
  case firstStep = "first step"
}

/// A mistake in a form that came back from the editor.
package enum FormError: Error, Hashable {
  case unknownLine(String)
  case fieldTwice(String)
  case notUnderstood(String, field: String, choices: [String])
}

extension EditError {
  /// The number that the program ends with.
  package var status: ExitStatus {
    switch self {
    case .titleLength, .notesLength, .endNeedsStart, .noClock, .noTime, .place, .age, .shortAge,
      .futureAge, .doneAhead, .comesLater,
      .form:
      .usage
    case .nothingCaptured: .nothingMatched
    case .severalCaptured: .ambiguous
    case .kept(let trouble, _, _, _): trouble.status
    case .unmovable, .doesNotRepeat, .otherList, .besideItself, .noEditor, .editorEnded,
      .cannotWriteForm:
      .failed
    }
  }

  /// Words the error, one sentence a line.
  package func lines(_ tone: Tone) -> [String] {
    func say(_ sentence: EditTroubleSentences, _ values: [String: String] = [:]) -> String {
      sentence.text(tone, values.mapValues(\.printable))
    }
    switch self {
    case .unmovable(let rule, let example):
      return [say(.unmovableSeries, ["rule": rule]), say(.sayRepeatAnew, ["command": example])]
    case .doesNotRepeat(let title, let option):
      return [say(.doesNotRepeat, ["title": title.fitted(to: 60), "option": option])]
    case .titleLength: return [say(.titleLength)]
    case .notesLength: return [say(.notesLength)]
    case .endNeedsStart(let example): return [say(.endNeedsStart, ["example": example])]
    case .noClock(let title, let word, let example):
      let values = ["title": title.fitted(to: 60), "word": word, "example": example]
      return [say(.noClock, values)]
    case .noTime(let title, let option, let example):
      let values = ["title": title.fitted(to: 60), "option": option, "example": example]
      return [say(.noTime, values)]
    case .nothingCaptured(let example): return [say(.nothingCaptured, ["example": example])]
    case .severalCaptured(let rows, let phrase):
      let handle = rows.first?.todo.handle ?? ""
      let command = commandLine(["fix", handle] + phrase.split(separator: " ").map(String.init))
      return [say(.severalCaptured)]
        + rows.prefix(10).map { "  \($0.todo.handle)  \($0.todo.title.printable)" }
        + [TroubleSentences.severalMatchHow.text(tone, ["command": command])]
    case .otherList(let title, let list):
      return [say(.otherList, ["title": title.fitted(to: 60), "list": list])]
    case .besideItself(let title): return [say(.besideItself, ["title": title.fitted(to: 60)])]
    case .place(let example): return [say(.place, ["example": example])]
    case .age(let value): return [say(.age, ["value": value])]
    case .shortAge(let value): return [say(.shortAge, ["value": value])]
    case .futureAge(let value): return [say(.futureAge, ["value": value])]
    case .doneAhead(let moment, let example):
      return [say(.doneAhead, ["moment": moment, "example": example])]
    case .comesLater(let title, let moment, let command):
      let values = ["title": title.fitted(to: 60), "moment": moment, "command": command]
      return [say(.comesLater, values), say(.moveEarlier, values)]
    case .noEditor(let example):
      return [say(.noEditor, ["command": example, "variable": "VISUAL"])]
    case .editorEnded(let status): return [say(.editorEnded, ["status": String(status)])]
    case .cannotWriteForm(let reason): return [say(.cannotWriteForm, ["reason": reason])]
    case .form(let trouble): return [trouble.line(tone)]
    case .kept(let trouble, let isSaid, let path, let command):
      return (isSaid ? [] : trouble.lines(tone))
        + [say(.textKept, ["path": path]), say(.tryAgain, ["command": command])]
    }
  }
}

extension FormError {
  /// Words in one sentence what does not fit.
  package func line(_ tone: Tone) -> String {
    func say(_ sentence: EditTroubleSentences, _ values: [String: String]) -> String {
      sentence.text(tone, values.mapValues { $0.printable.fitted(to: 120) })
    }
    return switch self {
    case .unknownLine(let line):
      say(
        .unknownLine,
        ["line": line, "fields": FormField.allCases.map(\.rawValue).joined(separator: ", ")]
      )
    case .fieldTwice(let field): say(.fieldTwice, ["field": field])
    case .notUnderstood(let value, let field, let choices):
      say(
        .notUnderstood,
        ["value": value, "field": field, "choices": choices.joined(separator: ", ")]
      )
    }
  }
}
