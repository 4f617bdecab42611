import Logging
import System

/// How the service ends: calmly, but soon.
extension Service {
  /// How long what was handed to the notification server may take to arrive.
  private static let farewell = Duration.milliseconds(500)

  /// Ends the service.
  ///
  /// Asked to end, it waits a moment for what is on its way to the screen, so that it is recorded;
  /// what has not arrived by then comes once more after the next start.
  func end(_ code: Int32) {
    guard ending == nil else { return finish(code) }
    ServiceManager.stopping()
    logger.info("Ending", metadata: ["code": "\(code)"])
    guard code == ExitCode.ended, deliveries.areUnderWay else { return finish(code) }
    do {
      ending = try Pause(Self.farewell) { [weak self] in self?.finish(code) }
    } catch {
      finish(code)
    }
  }

  /// While the service ends nothing new begins, and it ends when the last of it has arrived.
  func endIfNothingIsUnderWay() {
    do {
      if let store { try recordUnrecorded(store) }
    } catch {
      logger.warning("What is on screen was not noted", metadata: ["reason": "\(error.reason)"])
    }
    if !deliveries.areUnderWay { finish(ExitCode.ended) }
  }

  private func finish(_ code: Int32) {
    sessionBus?.close()
    systemBus?.close()
    store = nil
    // A sign of life, for whoever starts next.
    ServiceLock.touch(ofDatabase: paths.database)
    EventLoop.exit(code)
  }
}
