import Actions
package import Model
import Words

/// Lines with a moment in front of each; the day stands where it begins.
struct Timeline {
  private struct Line {
    let day: String
    let time: String
    let text: String
  }

  private let readBack: ReadBack
  private var lines: [Line] = []

  package init(_ readBack: ReadBack) {
    self.readBack = readBack
  }

  /// Adds a line at a moment of the wall clock.
  package mutating func add(_ civil: CivilDateTime, _ text: String) {
    let time = readBack.clock.face.minute(civil.time)
    lines.append(
      Line(
        day: readBack.moment(.floating(civil.date, nil), endTime: nil),
        time: time,
        text: text
      )
    )
  }

  /// The lines; long ones go on under their beginning.
  package var text: String {
    let dayWidth = lines.map(\.day.columns).max() ?? 0
    let timeWidth = lines.map(\.time.columns).max() ?? 0
    var day = ""
    return lines.map { line in
      // Who hears the lines cannot look up, and a program takes each as it is.
      let isNew = readBack.clock.isPlain || readBack.columns == nil || line.day != day
      day = line.day
      let label =
        (isNew ? line.day : "").padded(to: dayWidth) + " " + line.time.padded(to: timeWidth)
      let width = readBack.columns.map { max(24, $0 - label.columns - 4) }
      let parts = width.flatMap {
        line.text.columnsWithoutPaint > $0 ? line.text.wrapped(to: $0) : nil
      }
      let indent = "\n" + String(repeating: " ", count: label.columns + 4)
      return "  " + readBack.palette.paint(label, .moment) + "  "
        + (parts ?? [line.text]).joined(separator: indent)
    }
    .joined(separator: "\n")
  }
}

extension ReadBack {
  /// A moment as seen from another: the clock alone where it is the same day.
  package func moment(_ instant: Instant, seenFrom other: Instant, in zone: Zone) -> String {
    let civil = zone.civil(at: instant)
    let time = TimeOfDay.hour(civil.time.hour, civil.time.minute)
    if civil.date == zone.civil(at: other).date { return clock.face.text(time) }
    return moment(.floating(civil.date, time), endTime: nil)
  }

  /// `tomorrow 08:00`, as seen from now.
  package func nearMoment(_ instant: Instant) -> String {
    MomentText(instant, now: clock.instant, in: clock.zone, tone: tone, face: clock.face).absolute
  }
}
