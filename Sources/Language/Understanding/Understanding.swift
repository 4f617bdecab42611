package import Model

/// What a text means: drafts of to-dos, or why there are none.
package struct Understanding: Hashable, Sendable {
  package var drafts: [Draft]
  /// Why nothing was taken from the text; `nil` if something was.
  package var noise: Noise?
  package var remarks: [Remark]
  /// The times that were said, before defaults; given even where no draft comes of the text.
  package var times: [SpokenTime]

  package init(
    drafts: [Draft] = [],
    noise: Noise? = nil,
    remarks: [Remark] = [],
    times: [SpokenTime] = []
  ) {
    self.drafts = drafts
    self.noise = noise
    self.remarks = remarks
    self.times = times
  }
}

/// Why a text holds nothing to do.
package enum Noise: String, CaseIterable, Hashable, Sendable {
  case empty
  /// What speech recognisers make of silence: "[BLANK_AUDIO]", "thank you for watching".
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
}

/// A time expression as it was said, before defaults turn it into a due time.
package struct SpokenTime: Hashable, Sendable {
  package enum Grain: String, CaseIterable, Hashable, Sendable {
    case second, minute, hour, day, week, month, quarter, year
  }

  /// `YYYY-MM-DD`, with a clock only where one was said.
  package var start: CivilMoment?
  package var end: CivilMoment?
  package var grain: Grain
  package var rule: RecurrenceRule?
  /// Offsets in Unicode scalars from the start of the text.
  package var span: Range<Int>

  package init(
    start: CivilMoment?,
    end: CivilMoment? = nil,
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

/// A civil day, with a clock time where one was said.
package struct CivilMoment: Hashable, Sendable {
  package var date: CivilDate
  package var time: TimeOfDay?

  package init(_ date: CivilDate, _ time: TimeOfDay? = nil) {
    self.date = date
    self.time = time
  }

  init(_ moment: CivilDateTime) {
    self.init(moment.date, moment.time)
  }
}
