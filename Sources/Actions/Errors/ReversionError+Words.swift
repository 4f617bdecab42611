import Model
import Store
package import Words

extension ReversionError {
  /// Words the error, one sentence a line; the last one says what to type next.
  package func lines(_ tone: Tone) -> [String] {
    func say(_ sentence: ReversionSentences, _ values: [String: String] = [:]) -> String {
      sentence.text(tone, values.mapValues(\.printable))
    }
    switch self {
    case .nothing(.undo): return [say(.nothingToUndo)]
    case .nothing(.redo): return [say(.nothingToRedo)]
    case .unsure(let told, let way, _):
      let command = commandLine([way.rawValue, String(told.step.id)])
      let how: ReversionSentences = way == .undo ? .undoHow : .redoHow
      return what(tone) + [say(.isKept), say(how, ["command": command])]
    case .touchedSince(let outlook, let way):
      let command = commandLine([way.rawValue, String(outlook.step.id), "--yes"])
      return what(tone) + [say(.isKept), say(.allTheSame, ["command": command])]
    case .noSuchStep(let number):
      return [
        say(.noSuchStep, ["number": String(number)]),
        say(.seeSteps, ["command": commandLine(["log", "changes"])]),
      ]
    case .stands(let step, .undo):
      let command = commandLine(["redo", String(step.id)])
      return [
        say(.isTakenBack, ["number": String(step.id), "what": step.what(tone)]),
        say(.redoHow, ["command": command]),
      ]
    case .stands(let step, .redo):
      return [say(.isNotTakenBack, ["number": String(step.id), "what": step.what(tone)])]
    case .nothingLeft(let step):
      return [say(.nothingLeft, ["number": String(step.id), "what": step.what(tone)])]
    }
  }

  /// The question whether it is to be done all the same, one sentence a line; empty where there is
  /// nothing to ask.
  package func question(_ tone: Tone) -> [String] {
    switch self {
    case .unsure(_, let way, _):
      let asks: ReversionSentences = way == .undo ? .askUndo : .askRedo
      return [(what(tone) + [asks.text(tone)]).joined(separator: " ")]
    case .touchedSince(_, let way):
      let asks: ReversionSentences = way == .undo ? .askUndo : .askRedo
      return what(tone) + [asks.text(tone)]
    case .nothing, .noSuchStep, .stands, .nothingLeft: return []
    }
  }

  /// What would be done, and why that is asked.
  private func what(_ tone: Tone) -> [String] {
    func say(_ sentence: ReversionSentences, _ values: [String: String] = [:]) -> String {
      sentence.text(tone, values.mapValues(\.printable))
    }
    switch self {
    case .unsure(let told, let way, let doubt):
      let last: ReversionSentences = way == .undo ? .lastChange : .lastUndo
      let values = [
        "length": durationText(told.ago, tone: tone), "what": told.step.what(tone),
        "who": HistoryWords.who(told.source, tone),
      ]
      return [doubt.sentence.map { say($0) }, say(last, values)].compactMap(\.self)
    case .touchedSince(let outlook, let way):
      let first: ReversionSentences = way == .undo ? .undoWould : .redoWould
      let later = outlook.later.suffix(3).map { step in
        say(.later, ["number": String(step.id), "what": step.what(tone)])
      }
      let left =
        outlook.left.isEmpty
        ? [] : [say(.wouldLeave, ["columns": outlook.left.joined(separator: ", ")])]
      return [
        say(.touchedSince, ["number": String(outlook.step.id), "what": outlook.step.what(tone)])
      ]
        + later + [say(first)] + outlook.effects.map { $0.line(tone) } + left
    case .nothing, .noSuchStep, .stands, .nothingLeft: return []
    }
  }
}

extension ReversionDoubt {
  fileprivate var sentence: ReversionSentences? {
    switch self {
    case .changedNothing: .changedNothing
    case .isBeside: .isBeside
    case .changedSince: .changedSince
    case .isOlder: nil
    }
  }
}

extension ReversionOutlook.Effect {
  /// "“Buy milk” goes", "“Buy milk” changes back: title, time".
  fileprivate func line(_ tone: Tone) -> String {
    func say(_ sentence: ReversionSentences, _ aspects: [Aspect] = []) -> String {
      let told = aspects.map { AspectWords($0).text(tone) }.joined(separator: ", ")
      return sentence.text(tone, ["title": name.printable.fitted(to: 60), "aspects": told])
    }
    return switch kind {
    case .goes: say(.goes)
    case .comesBack: say(.comesBack)
    case .changes(let aspects): say(.changesBack, aspects)
    }
  }
}

extension AspectWords {
  fileprivate init(_ aspect: ReversionOutlook.Effect.Aspect) {
    self =
      switch aspect {
      case .title: .title
      case .time: .time
      case .done: .done
      case .list: .list
      case .notes: .notes
      case .priority: .priority
      case .reminder: .reminder
      case .pause: .pause
      case .other: .other
      }
  }
}
