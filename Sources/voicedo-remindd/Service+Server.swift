import Delivery
import Desktop
import System

/// Signals of the notification server, over the bus and through libnotify.
extension Service {
  func told(_ event: NotificationServer.Event) {
    switch event {
    case .appeared(let identity):
      forgetServer()
      handle(.serverAppeared(identity))
    case .disappeared:
      forgetServer()
      handle(.serverDisappeared)
    case .facts(let facts):
      self.facts = facts
      handle(.serverAnswered(ServerTraits(facts)))
      if facts.isGnomeShell { followBannerSetting() }
    case .pressed(let server, let number, let button):
      if guests[number] == nil { handle(.pressed(number, button: button, .server(server))) }
    case .closed(let server, let number, let reason):
      if guests[number] == nil {
        handle(.closed(number, isExpired: hasExpired(reason == 1), .server(server)))
      }
    }
  }

  func told(_ event: Notifier.Event) {
    switch event {
    case .pressed(let number, let button):
      guard let guest = guests[number] else {
        return handle(.pressed(number, button: button, .poster))
      }
      // The companion that asked for the popup carries out what was pressed.
      if guest == .told { sessionBus?.emitPressed(number, button: button) }
      pressed(button, guest)
      notifier?.withdraw(number) { _ in }
    case .closed(let number, let isExpired):
      guard let guest = guests[number] else {
        return handle(.closed(number, isExpired: hasExpired(isExpired), .poster))
      }
      forgetGuest(number)
      if guest == .told { sessionBus?.emitPressed(number, button: "") }
    }
  }

  /// Whether a popup expired, as far as the server can be believed.
  private func hasExpired(_ isExpired: Bool) -> Bool {
    isExpired && facts?.tellsWhoCloses != false
  }

  private func forgetServer() {
    facts = nil
    (guests, answers) = ([:], [:])
    guestsToCome = 0
    followQuiet()
  }

  /// GNOME shows the popups: its switches say whether they are kept back.
  private func followBannerSetting() {
    if banners != nil { return keepBackAsSwitched() }
    guard bannerSetting == nil else { return }
    bannerSetting = BannerSetting(desktopEntry: Self.desktopEntry) { [weak self] state in
      EventLoop.enqueue {
        self?.banners = state
        self?.keepBackAsSwitched()
      }
    }
  }

  /// Goes by GNOME's switches, while GNOME shows the popups: what it would swallow is kept back.
  private func keepBackAsSwitched() {
    guard facts?.isGnomeShell == true, let banners else { return }
    handle(.switchedOff(!banners.isProgramEnabled))
    handle(.doNotDisturb(!banners.areShown || !banners.isProgramShown))
  }

  /// Whether the person has switched the popups of this program off in the desktop's settings.
  var isSwitchedOff: Bool {
    facts?.isGnomeShell == true && banners?.isProgramShown == false
  }
}

extension ServerTraits {
  /// What is known of servers: GNOME Shell 43 keeps three popups of a program and draws no buttons
  /// on a banner that is replaced while it is up; Plasma 5.27 shows what fits on the screen.
  init(_ facts: NotificationServerFacts) {
    self.init(
      room: facts.isGnomeShell || facts.isPlasma ? 3 : nil,
      replacesInPlace: !facts.isGnomeShell,
      showsCritical: !facts.decidesByRules,
      drawsButtons: facts.capabilities.contains("actions") && !facts.hasMenu,
      takesAnswers: facts.capabilities.contains("actions")
    )
  }
}
