package import Actions
import Interchange
import Model
import Planning
import Store
import Words

/// The line of a status bar, in the form that the bar takes.
///
/// Titles are data: what a bar would read as its markup stands there as the text that it is.
package struct BarText {
  package let facts: BarFacts
  private let style: AnswerStyle

  package init(_ facts: BarFacts, _ style: AnswerStyle) {
    (self.facts, self.style) = (facts, style)
  }

  /// The widest line: a bar has little room, and the tooltip has the rest.
  private static let widest = 50
  /// How many lines a tooltip has.
  private static let mostLines = 7
}

extension BarText {
  /// "15:00 Call the dentist"; empty where nothing comes.
  package var line: String {
    if let focus { return focus.fitted(to: BarText.widest) }
    guard let todo = facts.todo else { return "" }
    return line(todo, facts.kind).fitted(to: BarText.widest)
  }

  /// The line in full, and what comes after it.
  package var tooltip: String {
    guard let first = focus ?? facts.todo.map({ line($0, facts.kind) }) else {
      return BarSentences.free.text(style.tone)
    }
    var lines = [first]
    lines += facts.ahead.prefix(BarText.mostLines).map { line($0, .next) }
    let unnamed = facts.ahead.count - BarText.mostLines
    if unnamed > 0 {
      lines.append(BarSentences.more.text(style.tone, ["count": String(unnamed)]))
    }
    return lines.joined(separator: "\n")
  }

  /// All that is written for a bar, without the end of its last line.
  package func text(for format: BarFormat, isFollowing: Bool) -> String {
    switch format {
    // A screen reader has nothing to read of an empty line.
    case .plain: line.isEmpty && style.isPlain ? tooltip : line
    case .polybar: line.withoutPolybarTags
    case .tmux: line.escapedForTmux
    // Each line that comes later is another whole text; without that, the second one is the short text.
    case .i3blocks: isFollowing ? line : line + "\n" + line.fitted(to: 24)
    case .waybar: waybar
    }
  }

  private var waybar: String {
    var writer = JSONWriter(.oneLine)
    writer.object { writer in
      for (key, value) in [
        ("text", line.escapedForPango), ("tooltip", tooltip.escapedForPango),
        ("class", facts.kind.rawValue), ("alt", facts.kind.rawValue),
      ] {
        writer.key(key)
        writer.string(value)
      }
    }
    return writer.text
  }

  /// "Report, 12 min": what the time is kept for, and what is left of it, or has passed.
  private var focus: String? {
    guard let session = facts.focus?.session else { return nil }
    let duration = session.left(at: style.now) ?? session.elapsed(at: style.now)
    let title = facts.todo?.row.todo.title.printable.fitted(to: 36)
    let sentence: BarSentences? =
      switch session.state {
      case .focusing: title == nil ? .focusAnything : .focus
      case .paused: title == nil ? .pausedAnything : .paused
      case .timeUp: title == nil ? .timeUpAnything : .timeUp
      case .resting: .rest
      case .rested: .rested
      case .ended: nil
      }
    let values = [
      "title": title ?? "", "duration": shortDurationText(duration, tone: style.tone),
    ]
    return sentence?.text(style.tone, values)
  }

  private func line(_ todo: PlannedTodo, _ kind: BarFacts.Kind) -> String {
    let title = todo.row.todo.title.printable
    guard kind == .next, let at = todo.at else {
      return BarSentences.doing.text(style.tone, ["title": title])
    }
    return BarSentences.next.text(style.tone, ["moment": moment(of: todo, at), "title": title])
  }

  /// "15:00" today, "tomorrow 10:00", "Thu 26 Nov".
  private func moment(of todo: PlannedTodo, _ at: Instant) -> String {
    let civil = style.zone.civil(at: at)
    let time = TimeOfDay.hour(civil.time.hour, civil.time.minute)
    if todo.hasClock, civil.date == style.civilNow.date { return style.face.text(time) }
    return MomentText(
      civil.date,
      todo.hasClock ? time : nil,
      now: style.now,
      in: style.zone,
      tone: style.tone,
      face: style.face
    ).absolute
  }
}

extension String {
  /// The text as Pango markup (Waybar): `&`, `<` and `>` by their names.
  fileprivate var escapedForPango: String {
    reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "'": text += "&apos;"
      case "\"": text += "&quot;"
      default: text.append(character)
      }
    }
  }

  /// The text without `%{`, with which a tag of Polybar begins; its versions differ in how to escape it.
  fileprivate var withoutPolybarTags: String {
    reduce(into: "") { text, character in
      if character == "{", text.last == "%" { text += " " }
      text.append(character)
    }
  }

  /// The text with each `#` twice, and none right before a bracket: tmux reads the output of a program
  /// once more for names, and then for styles.
  fileprivate var escapedForTmux: String {
    reduce(into: "") { text, character in
      if character == "[" || character == "{" || character == "(", text.last == "#" { text += " " }
      text += character == "#" ? "##" : String(character)
    }
  }
}
