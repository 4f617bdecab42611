import Model
import System
import Testing
import Words

@testable import Language

/// The manual's part on each phrase for a time, from the rules themselves.
struct TimePages {
  let context: LanguageContext

  /// Saturday, 21 November 2026, 10:00 in Berlin.
  init() throws {
    let zone = try #require(ZoneDirectory.system.zone("Europe/Berlin"))
    context = LanguageContext(now: try #require(CivilDateTime("2026-11-21T10:00")), zone: zone)
  }

  /// Every phrase with its meaning, kind by kind.
  func part() -> [String] {
    RuleKind.allCases.flatMap { kind -> [String] in
      let heading = RuleKindNames(named: kind.rawValue)?.text(.literal) ?? ""
      let words = RuleKindSentences(named: kind.rawValue)?.text(.literal) ?? ""
      let items = kind.examples.flatMap { [Mdoc.item($0)] + Mdoc.text(meaning($0)) }
      let top = [".Ss " + heading.prefix(1).uppercased() + heading.dropFirst()]
      let list = [".Pp", ".Bl -tag -width \"the first monday in 3 months\" -compact"]
      return top + Mdoc.text(words) + list + items + [".El"]
    }
  }

  /// Writes the meaning of a phrase: each moment, or that it has none.
  func meaning(_ phrase: String) -> String {
    guard let said = TimePhrase(phrase)?.meaning else { return "" }
    switch said.special {
    case .impossible: return "nothing has it, so no time"
    case .cycle: return "no repeat has it; what it is said of comes every day"
    case .now, .minute, .tooOften, nil: break
    }
    guard !said.isPast else { return "over, so no time" }
    guard said.repeats?.isOfOtherDays != true else {
      return "those that the repeat said before leaves out"
    }
    return said.singly.map { single in
      var resolver = Resolver(context)
      return resolver.due(single).map(text) ?? "over, so no time"
    }.joined(separator: "; ")
  }
}

extension TimePages {
  /// `Thu 26 Nov 15:00`, `every Friday, first Fri 27 Nov`.
  func text(_ time: Schedule) -> String {
    let moment = text(time.due, endTime: time.endTime)
    guard let rule = time.rule else { return moment }
    let start = context.calendar.seriesStart(at: time.due)
    let words = recurrenceText(rule, start: start, hasClock: false, tone: .literal, face: .hours24)
    return "\(words), first \(moment)"
  }

  private func text(_ due: Due, endTime: TimeOfDay?) -> String {
    let end = endTime.map { " to \($0)" } ?? ""
    switch due {
    case .floating(let date, let time): return text(date, time) + end
    case .zoned(let date, let time, let zone): return text(date, time) + end + " in \(zone)"
    case .absolute(let instant):
      let civil = context.zone.civil(at: instant)
      return text(civil.date, civil.time) + end
    }
  }

  private func text(_ date: CivilDate, _ time: TimeOfDay?) -> String {
    let day = "\(date.weekday.shortName(.literal)) \(date.dayAndMonth(.literal))"
    let year = date.year == context.now.date.year ? "" : " \(date.year)"
    return day + year + (time.map { " \($0)" } ?? "")
  }
}
