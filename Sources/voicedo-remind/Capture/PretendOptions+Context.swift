import Language
import Model

extension PretendOptions {
  /// The first of the options that was given.
  var given: String? {
    if now != nil { "--now" } else if zone != nil { "--zone" } else { nil }
  }

  /// The context at the moment and in the zone that were given.
  func applied(
    to context: LanguageContext,
    zones: ZoneDirectory,
    at instant: Instant
  ) throws(Trouble) -> LanguageContext {
    var context = context
    if let name = zone {
      guard let zone = zones.zone(name) else {
        throw .usage(.unknownZone(name), verb: nil, text: nil)
      }
      context.zone = zone
      context.now = zone.civil(at: instant)
    }
    if let now {
      guard let civil = CivilDateTime(now) else {
        throw .usage(.momentNotUnderstood(now), verb: nil, text: nil)
      }
      context.now = civil
    }
    return context
  }
}

extension Session {
  /// The context with what the options pretend.
  func pretending(
    _ options: PretendOptions,
    _ context: LanguageContext
  ) throws(Trouble) -> LanguageContext {
    try options.applied(to: context, zones: world.zones, at: now)
  }
}
