import Actions
import Answers
import Model
import Planning
import Store
import Words

/// The quiet in absolute words.
struct QuietText {
  let quiet: Planning.Quiet
  let session: Session

  init(_ quiet: Planning.Quiet, in session: Session) {
    self.quiet = quiet
    self.session = session
  }

  /// What was asked for and holds, a fact a line.
  var lines: [String] {
    var lines: [String] = []
    if let until = quiet.until, until > session.now {
      lines.append(say(.until, ["moment": moment(until)]))
    }
    if let hours = quiet.hours {
      let ends = ["from": hours.from.description, "to": hours.to.description]
      lines.append(say(.hours, ends))
      if lines.count == 1, let end = quiet.end(at: session.now, in: session.zone) {
        lines.append(say(.now, ["moment": moment(end)]))
      }
    }
    return lines.isEmpty ? [say(.none)] : lines
  }

  /// What `status` says while it is quiet.
  var status: String? { sayEnd(.isQuiet) }

  /// What `doctor` says while it is quiet.
  var asked: String? { sayEnd(.asked) }

  private func sayEnd(_ sentence: QuietSentences) -> String? {
    quiet.wholeEnd(at: session.now, in: session.zone).map { say(sentence, ["moment": moment($0)]) }
  }

  private func say(_ sentence: QuietSentences, _ values: [String: String] = [:]) -> String {
    sentence.text(session.tone, values)
  }

  private func moment(_ instant: Instant) -> String {
    let readBack = ReadBack(session)
    return session.palette.paint(
      readBack.momentAndDistance(.elapsed(instant), endTime: nil),
      .moment
    )
  }
}
