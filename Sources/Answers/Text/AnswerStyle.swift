import Actions
import Configuration
package import Model
import Planning
package import Words

/// How answers look to a person: in which words, on which clock, and how wide.
package struct AnswerStyle {
  package let tone: Tone
  /// The clock that a person reads.
  package let face: ClockFace
  /// Whether a screen reader is to read them: facts as sentences, without columns and signs.
  package let isPlain: Bool
  /// Whether it is spoken: what is only for the eye, such as handles, is left out.
  package var isSpoken = false
  package let palette: Palette
  /// Columns of the screen; `nil` where lines are not to be fitted.
  package let columns: Int?
  /// Lines of the screen; `nil` where it is not known how many there are.
  package var rows: Int?
  /// Whether a person reads standard output on a screen.
  package var isOnScreen: Bool
  /// Whether the screen has signs beyond letters, such as blocks.
  package var hasBlocks = true
  package let now: Instant
  package let calendar: LocalCalendar

  package var zone: Zone { calendar.zone }

  /// The wall clock here and now.
  package var civilNow: CivilDateTime { zone.civil(at: now) }
}

extension Session {
  /// How this run answers.
  package var style: AnswerStyle {
    AnswerStyle(
      tone: tone,
      face: settings.face,
      isPlain: isPlain,
      palette: Palette(isOn: hasColor),
      columns: isPlain ? nil : environment.terminal.columns,
      rows: isPlain ? nil : environment.terminal.rows,
      isOnScreen: environment.terminal.outputIsTerminal,
      hasBlocks: environment.hasUnicode,
      now: now,
      calendar: LocalCalendar(zone: zone, zones: environment.zones, day: settings.policy.day)
    )
  }
}

extension AnswerStyle {
  /// The same answers for the ear: sentences, without handles.
  package var aloud: AnswerStyle {
    AnswerStyle(
      tone: tone,
      face: face,
      isPlain: true,
      isSpoken: true,
      palette: Palette(isOn: false),
      columns: nil,
      isOnScreen: false,
      now: now,
      calendar: calendar
    )
  }
}
