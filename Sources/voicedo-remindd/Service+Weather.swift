import Logging
import System

/// The weather of the briefing, which this program never asks for itself: systemd starts what does.
extension Service {
  /// The briefing is about to come; where systemd cannot start it, it comes without the weather.
  func askForWeather() {
    sessionBus?.start(unit: UnitFacts.weatherUnit) { [logger] answer in
      if case .failure(let trouble) = answer {
        logger.notice("The weather is not asked for", metadata: ["reason": "\(trouble)"])
      }
    }
  }
}
