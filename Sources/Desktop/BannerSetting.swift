import CNotify

/// GNOME's switches for popups: Do-Not-Disturb, and those of this program, see
/// `schemas/org.gnome.desktop.notifications*.gschema.xml.in` in GNOME/gsettings-desktop-schemas.
///
/// GNOME Shell says it nowhere on the bus, and the settings portal leaves these schemas out
/// (`src/settings.c` in flatpak/xdg-desktop-portal-gtk). So it comes from GSettings, on a thread of
/// its own: libnotify's may be busy for as long as a server hangs.
package final class BannerSetting: Sendable {
  /// How the switches stand.
  package struct State: Hashable, Sendable {
    /// Whether there are popups at all: no Do-Not-Disturb.
    package var areShown: Bool
    /// Whether those of this program are: where they are not, GNOME puts each into its list unseen,
    /// but for what is critical.
    package var isProgramShown: Bool
    /// Whether this program may have any: where it may not, GNOME takes each and drops it.
    package var isProgramEnabled: Bool
  }

  private let thread = GLibThread()

  /// Reads the switches and follows them for as long as the process lives.
  ///
  /// `onState` is called on another thread, at once and with each change. Where the schemas are not
  /// installed, popups are shown.
  package init(desktopEntry: String, onState: @escaping @Sendable (State) -> Void) {
    thread.perform { Switches.follow(desktopEntry, onState) }
  }
}

/// The settings that are read, on the GLib thread alone; they live as long as the process.
private final class Switches {
  private static let schema = "org.gnome.desktop.notifications"
  private static let path = "/org/gnome/desktop/notifications/application/"

  private let all: UnsafeMutablePointer<GSettings>?
  private let program: UnsafeMutablePointer<GSettings>?
  private let onState: @Sendable (BannerSetting.State) -> Void

  private init(_ desktopEntry: String, _ onState: @escaping @Sendable (BannerSetting.State) -> Void)
  {
    self.onState = onState
    // GLib ends the process of whoever asks for a schema or a key that is not there.
    all =
      Self.isInstalled(Self.schema, keys: ["show-banners"]) ? g_settings_new(Self.schema) : nil
    let own = Self.schema + ".application"
    program =
      Self.isInstalled(own, keys: ["enable", "show-banners"])
      ? g_settings_new_with_path(own, "\(Self.path)\(desktopEntry)/") : nil
  }

  static func follow(
    _ desktopEntry: String,
    _ onState: @escaping @Sendable (BannerSetting.State) -> Void
  ) {
    let switches = Switches(desktopEntry, onState)
    switches.follow(switches.all, ["show-banners"])
    switches.follow(switches.program, ["enable", "show-banners"])
    // Changes of a key are told only once it has been read.
    switches.tell()
  }

  private func follow(_ settings: UnsafeMutablePointer<GSettings>?, _ keys: [String]) {
    guard let settings else { return }
    for key in keys {
      voicedo_settings_on_changed(
        settings,
        "changed::\(key)",
        { _, _, context in
          guard let context else { return }
          Unmanaged<Switches>.fromOpaque(context).takeUnretainedValue().tell()
        },
        Unmanaged.passRetained(self).toOpaque(),
        { context, _ in
          if let context { Unmanaged<Switches>.fromOpaque(context).release() }
        }
      )
    }
  }

  private func tell() {
    func isOn(_ settings: UnsafeMutablePointer<GSettings>?, _ key: String) -> Bool {
      settings.map { g_settings_get_boolean($0, key) != 0 } ?? true
    }
    onState(
      BannerSetting.State(
        areShown: isOn(all, "show-banners"),
        isProgramShown: isOn(program, "enable") && isOn(program, "show-banners"),
        isProgramEnabled: isOn(program, "enable")
      )
    )
  }

  private static func isInstalled(_ schema: String, keys: [String]) -> Bool {
    guard let source = g_settings_schema_source_get_default(),
      let found = g_settings_schema_source_lookup(source, schema, 1)
    else { return false }
    defer { g_settings_schema_unref(found) }
    return keys.allSatisfy { g_settings_schema_has_key(found, $0) != 0 }
  }
}
