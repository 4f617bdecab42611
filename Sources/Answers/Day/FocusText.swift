import Actions
import Model
import Planning
import Words

/// A focus session in words.
struct FocusText {
  let answer: FocusAnswer
  let style: AnswerStyle

  init(_ answer: FocusAnswer, _ style: AnswerStyle) { (self.answer, self.style) = (answer, style) }

  /// A fact a line.
  var lines: [String] {
    guard let session = answer.state?.session else {
      return [say(.none, ["command": commandLine(["focus"])])]
    }
    var lines = [headline(session)]
    if session.state == .focusing {
      if let step = answer.state?.firstStep?.printable, !step.isEmpty {
        lines.append("  \(ListSentences.fieldFirstStep.text(style.tone)): \(step)")
      }
      if session.focused(at: style.now) >= .minutes(1) {
        lines.append(say(.soFar, ["duration": focused(session)]))
      }
      switch answer.waiting {
      case 0: break
      case 1: lines.append(say(.waitOne))
      default: lines.append(say(.waitSeveral, ["count": String(answer.waiting)]))
      }
    }
    if let how = how(session) { lines.append(style.palette.paint(how, .quiet)) }
    return lines
  }

  private func headline(_ session: FocusSession) -> String {
    switch session.state {
    case .focusing:
      session.endsAt.map { say(.until, ["moment": moment($0)]) } ?? say(.open)
    case .paused:
      session.left(at: style.now).map { left in
        say(.paused, ["left": durationText(left, tone: style.tone)])
      } ?? say(.pausedOpen, ["duration": focused(session)])
    case .timeUp:
      say(.timeUp, ["duration": durationText(session.elapsed, tone: style.tone)])
    case .resting: say(.resting, ["moment": session.endsAt.map(moment) ?? ""])
    case .rested: say(.rested, ["command": commandLine(["focus", "on"])])
    case .ended: say(.ended, ["duration": focused(session)])
    }
  }

  private func how(_ session: FocusSession) -> String? {
    switch session.state {
    case .paused: say(.goOnHow, ["command": commandLine(["focus", "on"])])
    case .timeUp:
      say(
        .timeUpHow,
        [
          "more": commandLine(["focus", "more"]), "rest": commandLine(["focus", "break"]),
          "stop": commandLine(["focus", "stop"]),
        ]
      )
    case .focusing, .resting, .rested, .ended: nil
    }
  }

  private func say(_ sentence: FocusSentences, _ values: [String: String] = [:]) -> String {
    let title =
      answer.row.map { ReadBack(style).name($0) } ?? FocusSentences.anything.text(style.tone)
    return sentence.text(style.tone, values.merging(["title": title]) { $1 })
  }

  private func focused(_ session: FocusSession) -> String {
    durationText(session.focused(at: style.now), tone: style.tone)
  }

  private func moment(_ instant: Instant) -> String {
    let readBack = ReadBack(style)
    return style.palette.paint(
      readBack.momentAndDistance(.absolute(instant), endTime: nil),
      .moment
    )
  }
}
