import Actions
import ArgumentParser
import Words

/// Options that move the present; they serve what stores nothing.
struct ClockOverrideOptions: ParsableArguments {
  @Option(help: OptionSentences.now.help("moment"))
  var now: String?

  @Option(help: OptionSentences.zone.help("zone"))
  var zone: String?

  var override: ClockOverride { ClockOverride(now: now, zone: zone) }
}
