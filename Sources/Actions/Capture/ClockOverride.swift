package import Language
import Model
package import Store

/// Another moment and place to look from.
package struct ClockOverride: Hashable {
  /// Civil time, ISO 8601.
  package var now: String?
  /// An IANA name.
  package var zone: String?

  package init(now: String? = nil, zone: String? = nil) {
    self.now = now
    self.zone = zone
  }

  /// The first of the options that was given.
  package var option: String? {
    if now != nil { "--now" } else if zone != nil { "--zone" } else { nil }
  }
}

extension Session {
  /// The language's context, seen from another moment and place.
  package func languageContext(
    _ store: Store?,
    with override: ClockOverride
  ) throws -> LanguageContext {
    var context = try languageContext(store)
    if let name = override.zone {
      guard let zone = environment.zones.zone(name) else {
        throw CommandError.usage(.unknownZone(name), verb: nil, text: nil)
      }
      context.zone = zone
      context.now = zone.civil(at: now)
    }
    if let now = override.now {
      guard let civil = CivilDateTime(now) else {
        throw CommandError.usage(.momentNotUnderstood(now), verb: nil, text: nil)
      }
      context.now = civil
    }
    return context
  }
}
