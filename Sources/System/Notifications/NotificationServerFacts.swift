/// The facts that a notification server tells about itself (`GetServerInformation`,
/// `GetCapabilities`).
package struct NotificationServerFacts: Hashable, Sendable {
  package var name: String
  package var vendor: String
  package var version: String
  /// Words of the Desktop Notifications specification: `actions`, `body`, `body-markup`, ...
  package var capabilities: [String]

  package init(name: String, vendor: String, version: String, capabilities: [String]) {
    self.name = name
    self.vendor = vendor
    self.version = version
    self.capabilities = capabilities
  }
}

extension NotificationServerFacts {
  /// Whether it is GNOME's own, see `js/ui/notificationDaemon.js` in GNOME/gnome-shell.
  package var isGnomeShell: Bool { name == "gnome-shell" }

  /// Whether it is KDE's own: `libnotificationmanager/server_p.cpp` in KDE/plasma-workspace.
  package var isPlasma: Bool { name == "Plasma" }

  /// Whether it tells popups that the person closes from those that it takes away itself: MATE's says
  /// of both that they expired (seen of 1.26).
  package var tellsWhoCloses: Bool { vendor != "MATE" }

  /// Whether the person's own rules decide what it shows while it keeps popups back, and whether that
  /// is anything: dunst(5), `override_pause_level`; mako(5), `invisible`.
  package var decidesByRules: Bool { name == "dunst" || name == "mako" }

  /// Whether it can be asked to keep popups back, and shows what is critical all the same: Plasma's
  /// `criticalPopupsInDoNotDisturbMode`, SwayNC's and Xfce's own rule.
  package var showsCriticalWhenQuiet: Bool { SilenceSwitch(self) != nil && !decidesByRules }

  /// Whether it draws no buttons, and shows answers as a menu when asked: `dunstctl context`,
  /// `makoctl menu`.
  package var hasMenu: Bool { name == "dunst" || name == "mako" }
}

extension NotificationServerFacts? {
  /// Words of the specification that the server knows; the most common ones until it has told.
  package var capabilities: [String] { self?.capabilities ?? ["actions", "body", "body-markup"] }

  /// Whether popups can have buttons.
  package var hasButtons: Bool { capabilities.contains("actions") }
}
