/// What the companion says when it could not change a to-do as asked.
package enum EditTroubleSentences: String, SentenceFamily {
  case unmovableSeries, sayRepeatAnew, doesNotRepeat, titleLength, endNeedsStart, noClock, noTime
  case nothingCaptured, severalCaptured, otherList, besideItself, place, age
  case noEditor, editorEnded, cannotWriteForm, textKept, tryAgain, openAgain
  case unknownLine, fieldTwice, notUnderstood

  package var sentence: Sentence {
    switch self {
    case .unmovableSeries:
      Sentence("It repeats by a rule that one new time cannot move as a whole: {rule}")
    case .sayRepeatAnew:
      Sentence("Everything is as it was. To say anew how it repeats: {command}")
    case .doesNotRepeat:
      Sentence("“{title}” does not repeat, so {option} has nothing to do. Everything is as it was.")
    case .titleLength:
      Sentence("A title is one line of 1 to 200 characters. Everything is as it was.")
    case .endNeedsStart:
      Sentence("An end goes with a clock time to begin at. Try: {example}")
    case .noClock:
      Sentence("“{title}” has no clock time that {word} could turn over. Try: {example}")
    case .noTime:
      Sentence("“{title}” has no time yet, so {option} has nothing to do. Try: {example}")
    case .nothingCaptured:
      Sentence("Nothing that was stored lately is open. Try: {example}")
    case .severalCaptured:
      Sentence("Several to-dos were stored together. Everything is as it was:")
    case .otherList:
      Sentence("“{title}” is on another list ({list}), and order counts within one.")
    case .besideItself:
      Sentence("“{title}” cannot stand beside itself. Everything is as it was.")
    case .place:
      Sentence("Say which to-do, and where to. Try: {example}")
    case .age:
      Sentence("“{value}” is no length of time. Try: --older-than 30d or --older-than 2026-10-01")
    case .noEditor:
      Sentence("There is no editor to open. Set {variable} to one, or say it in words: {command}")
    case .editorEnded:
      Sentence("The editor ended with {status}, so everything is as it was.")
    case .cannotWriteForm:
      Sentence("A file for the editor could not be made: {reason}. Everything is as it was.")
    case .textKept:
      Sentence("Everything is as it was. What you wrote is kept in {path}")
    case .tryAgain: Sentence("To change it again: {command}")
    case .openAgain: Sentence("Open the editor again? [Y/n]")
    case .unknownLine:
      Sentence("“{line}” is no line of this form. It takes: {fields}")
    case .fieldTwice: Sentence("“{field}” stands there twice.")
    case .notUnderstood: Sentence("“{value}” does not fit “{field}”. It takes: {choices}")
    }
  }
}
