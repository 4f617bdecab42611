import Model

/// Days with a name of their own, each with the rule of its date.
///
/// To add one, add a row: how people say it, and when it is. The second rule is for where the
/// United Kingdom has another day of the same name. The dates are those of 5 U.S.C. 6103 and the
/// Banking and Financial Dealings Act 1971, and of custom.
struct Holiday: Sendable {
  /// How people say it, with slashes between; a mark stands between spaces.
  let names: String
  let rule: HolidayRule
  /// The rule in the United Kingdom, if it is another.
  let britishRule: HolidayRule?

  init(_ names: String, _ rule: HolidayRule, british: HolidayRule? = nil) {
    self.names = names
    self.rule = rule
    britishRule = british
  }

  static let all: [Holiday] = [
    // Of the winter.
    Holiday("christmas eve / xmas eve", .fixed(12, 24)),
    Holiday("christmas / christmas day / xmas / xmas day", .fixed(12, 25)),
    Holiday("boxing day / st . stephen's day / st stephen's day", .fixed(12, 26)),
    Holiday(
      "new year's eve / new years eve / new year eve / new years ' eve / nye",
      .fixed(12, 31)
    ),
    Holiday(
      "new year's day / new years day / new year's / new years / new year / new years ' day",
      .fixed(1, 1)
    ),
    Holiday("burns night", .fixed(1, 25)),
    Holiday("groundhog day", .fixed(2, 2)),
    Holiday(
      "valentine's day / valentines day / valentine day / saint valentine's day",
      .fixed(2, 14)
    ),
    Holiday("leap day", .fixed(2, 29)),
    // Of saints and sayings.
    Holiday("st . david's day / st david's day / saint david's day", .fixed(3, 1)),
    Holiday(
      """
      st . patrick's day / st patrick's day / saint patrick's day / st patricks day / paddy's day
      """,
      .fixed(3, 17)
    ),
    Holiday(
      "april fools ' day / april fools day / april fool's day / april fool's / april fools",
      .fixed(4, 1)
    ),
    Holiday("earth day", .fixed(4, 22)),
    Holiday("st . george's day / st george's day / saint george's day", .fixed(4, 23)),
    Holiday("may day", .fixed(5, 1)),
    Holiday("cinco de mayo", .fixed(5, 5)),
    Holiday("flag day", .fixed(6, 14)),
    Holiday("juneteenth", .fixed(6, 19)),
    Holiday("independence day", .fixed(7, 4)),
    Holiday("halloween / hallowe'en", .fixed(10, 31)),
    Holiday("all saints ' day / all saints day", .fixed(11, 1)),
    Holiday("guy fawkes night / guy fawkes day / guy fawkes / bonfire night", .fixed(11, 5)),
    Holiday("veterans day / veterans ' day / veteran's day", .fixed(11, 11)),
    Holiday("armistice day / remembrance day", .fixed(11, 11)),
    Holiday("st . andrew's day / st andrew's day / saint andrew's day", .fixed(11, 30)),
    Holiday("tax day", .fixed(4, 15)),
    // A weekday of a month.
    Holiday(
      "martin luther king day / martin luther king jr . day / mlk day",
      .nth(3, .monday, of: 1)
    ),
    Holiday(
      "presidents ' day / presidents day / president's day / president day",
      .nth(3, .monday, of: 2)
    ),
    Holiday("memorial day", .nth(-1, .monday, of: 5)),
    Holiday(
      "mother's day / mothers ' day / mothers day / mothering sunday",
      .nth(2, .sunday, of: 5),
      british: .easter(-21)
    ),
    Holiday("father's day / fathers ' day / fathers day", .nth(3, .sunday, of: 6)),
    Holiday("labor day / labour day", .nth(1, .monday, of: 9)),
    Holiday(
      """
      columbus day / indigenous peoples ' day / indigenous peoples day / indigenous people's day
      """,
      .nth(2, .monday, of: 10)
    ),
    Holiday("election day", .nth(1, .monday, of: 11, later: 1)),
    Holiday("remembrance sunday", .nth(2, .sunday, of: 11)),
    Holiday(
      "first sunday in advent / first sunday of advent / advent sunday / first advent",
      .nth(-1, .thursday, of: 11, later: 3)
    ),
    Holiday(
      "second sunday in advent / second sunday of advent / second advent",
      .nth(-1, .thursday, of: 11, later: 10)
    ),
    Holiday(
      "third sunday in advent / third sunday of advent / third advent",
      .nth(-1, .thursday, of: 11, later: 17)
    ),
    Holiday(
      "fourth sunday in advent / fourth sunday of advent / fourth advent",
      .nth(-1, .thursday, of: 11, later: 24)
    ),
    Holiday("thanksgiving / thanksgiving day", .nth(4, .thursday, of: 11)),
    Holiday("black friday", .nth(4, .thursday, of: 11, later: 1)),
    Holiday("cyber monday", .nth(4, .thursday, of: 11, later: 4)),
    Holiday("giving tuesday", .nth(4, .thursday, of: 11, later: 5)),
    // Counted from Easter Sunday.
    Holiday(
      "shrove tuesday / pancake day / pancake tuesday / mardi gras / fat tuesday",
      .easter(-47)
    ),
    Holiday("ash wednesday", .easter(-46)),
    Holiday("palm sunday", .easter(-7)),
    Holiday("maundy thursday", .easter(-3)),
    Holiday("good friday", .easter(-2)),
    Holiday("easter saturday / holy saturday", .easter(-1)),
    Holiday("easter / easter sunday / easter day", .easter(0)),
    Holiday("easter monday / easter mon / easter bank holiday", .easter(1)),
    Holiday("ascension day", .easter(39)),
    Holiday("pentecost / whit sunday / whitsun", .easter(49)),
    Holiday("whit monday", .easter(50)),
    // Days on which banks are closed.
    Holiday("bank holiday", .bankHoliday(isMonday: false)),
    Holiday("bank holiday monday", .bankHoliday(isMonday: true)),
    Holiday(
      "early may bank holiday / may day bank holiday / may bank holiday",
      .nth(1, .monday, of: 5)
    ),
    Holiday(
      "spring bank holiday / late may bank holiday / whitsun bank holiday",
      .nth(-1, .monday, of: 5)
    ),
    Holiday(
      "summer bank holiday / august bank holiday / late summer bank holiday",
      .nth(-1, .monday, of: 8)
    ),
  ]

  /// The number of the row of all days on which banks are closed.
  static let bankHolidays = all.firstIndex { $0.rule == .bankHoliday(isMonday: false) }

  /// The number of the row that words name.
  static let table = PhraseMap<Int>(all.enumerated().map { ($1.names, $0) })

  /// Words before a name that make another day of it.
  static let strangers = WordSet(
    "canadian chinese greek islamic jewish lunar orthodox parsi persian"
  )

  /// The words that such names begin with and that no other time does.
  static let openings = """
    nye christmas xmas boxing st saint new burns groundhog valentine's valentines valentine leap
    paddy's earth cinco flag juneteenth independence halloween hallowe'en guy bonfire veterans
    veteran's armistice remembrance tax martin mlk presidents president's president memorial
    mother's mothers mothering father's fathers labor labour columbus indigenous election
    thanksgiving black cyber giving shrove pancake mardi fat ash palm maundy good easter holy
    ascension advent pentecost whit whitsun bank spring summer
    """
}

extension HolidayRule {
  /// The repeat by which it comes each year; Easter has none.
  var yearly: RepeatMeaning? {
    switch self {
    case .fixed(let month, let day):
      RepeatMeaning(frequency: .yearly, monthDays: [day], months: [month])
    case .nth(let position, let weekday, let month, 0):
      RepeatMeaning(
        frequency: .yearly,
        days: [NthWeekday(ordinal: position, weekday: weekday)],
        months: [month]
      )
    case .nth, .easter, .bankHoliday: nil
    }
  }
}
