import Desktop
import Logging
import Model
import System

/// What is around: Do-Not-Disturb, the lock, and whether anybody is there.
extension Service {
  /// How long what is due waits for those who can tell whether it is welcome.
  private static let patience = Duration.seconds(2)

  func told(doNotDisturb: Bool) {
    learn { $0.learn(doNotDisturb: doNotDisturb) }
  }

  func told(screenSaver isActive: Bool) {
    learn { $0.learn(screenSaver: isActive, at: .now) }
  }

  func told(session: LoginSessionState) {
    learn { $0.learn(session: session, at: .now) }
  }

  /// Another server: whether it keeps popups back is asked anew.
  func forgetDoNotDisturb() {
    surroundings.forgetServer()
    waitForSurroundings()
  }

  /// GNOME shows the popups: its setting says whether they are kept back.
  func followBannerSetting() {
    if let areBannersShown { return told(doNotDisturb: !areBannersShown) }
    guard bannerSetting == nil else { return }
    bannerSetting = BannerSetting { [weak self] areShown in
      EventLoop.enqueue { self?.told(bannersShown: areShown) }
    }
  }

  private func told(bannersShown areShown: Bool) {
    areBannersShown = areShown
    // It stays as it was set while another server shows the popups.
    if health.facts?.isGnomeShell == true { told(doNotDisturb: !areShown) }
  }

  /// Has what is due wait a moment, for as long as it is not known whether it is welcome.
  func waitForSurroundings() {
    do {
      acquaintance = try Pause(Self.patience) { [weak self] in
        self?.learn { $0.waitNoLonger() }
      }
    } catch {
      logger.warning("No timer for the surroundings", metadata: ["reason": "\(error)"])
      surroundings.waitNoLonger()
    }
  }

  private func learn(_ change: (inout SurroundingsFacts) -> Void) {
    let before = surroundings
    change(&surroundings)
    if surroundings.isKnown { acquaintance = nil }
    guard surroundings != before else { return }
    logger.debug(
      "The surroundings changed",
      metadata: [
        "doNotDisturb": "\(surroundings.isDoNotDisturb)",
        "locked": "\(surroundings.isLocked)",
        "idle": "\(surroundings.isIdle)",
      ]
    )
    requestPass()
  }
}
