import ArgumentParser
import Language
import Model
import Store
import Words

/// Options that move the present; they serve what stores nothing.
struct PretendOptions: ParsableArguments {
  @Option(help: OptionSentences.now.help("moment"))
  var now: String?

  @Option(help: OptionSentences.zone.help("zone"))
  var zone: String?

  var pretence: Pretence { Pretence(now: now, zone: zone) }
}

/// Another moment and place to look from.
struct Pretence: Hashable {
  /// Civil time, ISO 8601.
  var now: String?
  /// An IANA name.
  var zone: String?

  /// The first of the options that was given.
  var option: String? {
    if now != nil { "--now" } else if zone != nil { "--zone" } else { nil }
  }
}

extension Session {
  /// What the language needs to know, seen from another moment and place.
  func languageContext(
    _ store: Store?,
    pretending pretence: Pretence
  ) throws -> LanguageContext {
    var context = try languageContext(store)
    if let name = pretence.zone {
      guard let zone = world.zones.zone(name) else {
        throw Trouble.usage(.unknownZone(name), verb: nil, text: nil)
      }
      context.zone = zone
      context.now = zone.civil(at: now)
    }
    if let now = pretence.now {
      guard let civil = CivilDateTime(now) else {
        throw Trouble.usage(.momentNotUnderstood(now), verb: nil, text: nil)
      }
      context.now = civil
    }
    return context
  }
}
