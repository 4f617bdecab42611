import Model

/// One clause, read: which words are what.
struct ClauseReading: Sendable {
  var clause: Clause
  /// The times that are meant as times, most certain first merged into one.
  var time: TimeMeaning?
  /// Positions of the tokens of that time.
  var timeTokens: [Range<Int>] = []
  /// How much earlier to speak up; several of "3 hours before and the night before".
  var leads: [Lead] = []
  /// Whether the lead was said before what it leads to: the to-do itself is then due that much
  /// earlier.
  var shiftsDue = false
  /// The words of a lead that tells when its own to-do is: "remind me the night before to pack".
  var leadOfOwn: Range<Int>?
  /// The time of what the lead leads to; its words stay in the title.
  var event: TimeMatch?
  var list: SaidList?
  /// The list that "them" or "it" is to be put on: the things were named before.
  var pronounList: SaidList?
  var priority: Priority?
  var priorityRanges: [Range<Int>] = []
  var efforts: [SaidEffort] = []
  var notes: Range<Int>?
  var noteWords: Range<Int>?
  var openers = Positions()
  var closings = Positions()
  /// Positions of the words of the title.
  var kept: [Int] = []
  /// "the" and "is" of "the vet appointment is at 2 pm": what makes a sentence of a name.
  var eventWords: [Int] = []
  var hasRequest = false
  var opensWithAdd = false
  /// The title of a to-do that no words are left for.
  var fallback: String?
  var isChatter = false
  /// Past times that were said and not taken.
  var past: [TimeMatch] = []
  /// Times beside the one that was taken, which say another day or clock time.
  var otherTimes: [TimeMatch] = []
  /// A time at the very start, before the first verb: it covers what follows, too.
  var isTimeLeading = false
}

extension ClauseReading {
  /// Letters right behind the clock time that may name a zone, and none that is known.
  func zoneUnknown(in tokens: [Token]) -> Range<Int>? {
    guard time?.clock != nil, time?.zone == nil else { return nil }
    let letters = kept.first { index in
      tokens[index].isCapitals && tokens[index].text.hasSuffix("t") && tokens[index].bytes.count > 2
        && !Verbs.isVerb(tokens[index].text)
        && timeTokens.contains { $0.upperBound == index && tokens[$0].contains(where: \.isNumber) }
    }
    return letters.map { $0..<$0 + 1 }
  }

  /// Takes a lead into the time where it stood ahead of the to-do: then it is the time of all.
  mutating func countFromEvent() {
    guard clause.event != nil, let lead = leads.first, var meaning = time, meaning.offset == nil,
      meaning.repeats == nil
    else { return }
    if lead.amount.isElapsed {
      meaning.offset = lead.amount.negated
    } else if let day = meaning.day, lead.amount.seconds == 0 {
      meaning.day = .shifted(day, lead.amount.negated)
      if let part = lead.part {
        (meaning.clock, meaning.part) = (nil, part)
      }
    } else {
      return
    }
    time = meaning
    leads = []
  }
}
