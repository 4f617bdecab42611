import Actions
import Model
package import Planning
import Store
import Words

/// The quiet in absolute words.
package struct QuietText {
  let quiet: Planning.Quiet
  let style: AnswerStyle

  package init(_ quiet: Planning.Quiet, _ style: AnswerStyle) {
    self.quiet = quiet
    self.style = style
  }

  /// The quiet that was asked for and holds, a fact a line.
  package var lines: [String] {
    var lines: [String] = []
    if let until = quiet.until, until > style.now {
      if let from = quiet.from, from > style.now {
        lines.append(say(.from, ["from": moment(from), "moment": moment(until)]))
      } else {
        lines.append(say(.until, ["moment": moment(until)]))
      }
    }
    if let hours = quiet.hours {
      let ends = ["from": style.face.text(hours.from), "to": style.face.text(hours.to)]
      lines.append(say(.hours, ends))
      if lines.count == 1, let end = quiet.end(at: style.now, in: style.zone) {
        lines.append(say(.now, ["moment": moment(end)]))
      }
    }
    return lines.isEmpty ? [say(.none)] : lines
  }

  /// The line of `status` while it is quiet.
  package var status: String? { sayEnd(.isQuiet) }

  /// The line of `doctor` while it is quiet.
  package var asked: String? { sayEnd(.asked) }

  private func sayEnd(_ sentence: QuietSentences) -> String? {
    quiet.wholeEnd(at: style.now, in: style.zone).map { say(sentence, ["moment": moment($0)]) }
  }

  private func say(_ sentence: QuietSentences, _ values: [String: String] = [:]) -> String {
    sentence.text(style.tone, values)
  }

  private func moment(_ instant: Instant) -> String {
    let readBack = ReadBack(style)
    return style.palette.paint(
      readBack.momentAndDistance(.absolute(instant), endTime: nil),
      .moment
    )
  }
}
