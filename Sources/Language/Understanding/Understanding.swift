package import Model

/// The meaning of a text: drafts of to-dos, or why there are none.
package struct Understanding: Hashable, Sendable {
  package var drafts: [Draft]
  /// Why nothing was taken from the text; `nil` if something was.
  package var noise: Noise?
  package var remarks: [Remark]
  /// The times that were said, before defaults; given even where no draft comes of the text.
  package var times: [TimeExpression]

  package init(
    drafts: [Draft] = [],
    noise: Noise? = nil,
    remarks: [Remark] = [],
    times: [TimeExpression] = []
  ) {
    self.drafts = drafts
    self.noise = noise
    self.remarks = remarks
    self.times = times
  }
}

extension [Remark] {
  /// Words that are part of no to-do, as they were said.
  package var leftOut: [String] {
    compactMap { if case .leftOut(let words) = $0 { words } else { nil } }
  }
}

/// Why a text holds nothing to do.
package enum Noise: String, CaseIterable, Hashable, Sendable {
  case empty
  /// The words that recognisers make of silence: "[BLANK_AUDIO]", "thank you for watching".
  case recognizerArtifact
  /// Talk with nothing to do in it.
  case chatter
  /// The speaker took it back: "never mind".
  case retracted
}

/// Something worth telling the person although the text was taken.
package enum Remark: Hashable, Sendable {
  /// More than 500 words.
  case long(words: Int)
  /// Mostly not English; kept as one to-do.
  case notEnglish
  /// A time that cannot be scheduled, such as "last week"; stored without one.
  case pastTime(phrase: String)
  /// A second day or clock time beside the one that was taken; its words stay in the title.
  case otherTime(phrase: String)
  /// A repeat in seconds, which no reminder follows; its words stay in the title.
  case tooOften(phrase: String)
  /// A day, clock time or rhythm that nothing has; its words stay in the title.
  case impossible(phrase: String)
  /// Weeks on and weeks off, which no repeat has; its words stay in the title of what comes each day.
  case cycle(phrase: String)
  /// Letters behind a clock time that are no zone known here; they stay in the title.
  case unknownZone(phrase: String)
  /// Words that are part of no to-do, as they were said.
  case leftOut(String)
}

/// A time expression as it was said, before defaults turn it into a due time.
package struct TimeExpression: Hashable, Sendable {
  package enum Grain: String, CaseIterable, Hashable, Sendable {
    case second, minute, hour, day, week, month, quarter, year
  }

  /// `YYYY-MM-DD`, with a clock only where one was said.
  package var start: PartialDateTime?
  package var end: PartialDateTime?
  package var grain: Grain
  package var rule: RecurrenceRule?
  /// Offsets in Unicode scalars from the start of the text.
  package var span: Range<Int>

  package init(
    start: PartialDateTime?,
    end: PartialDateTime? = nil,
    grain: Grain,
    rule: RecurrenceRule? = nil,
    span: Range<Int>
  ) {
    self.start = start
    self.end = end
    self.grain = grain
    self.rule = rule
    self.span = span
  }
}
