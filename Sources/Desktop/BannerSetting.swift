import CNotify

/// GNOME's switch for Do-Not-Disturb: the setting `show-banners` of `org.gnome.desktop.notifications`,
/// see `schemas/org.gnome.desktop.notifications.gschema.xml.in` in GNOME/gsettings-desktop-schemas.
///
/// GNOME Shell says it nowhere on the bus, and the settings portal leaves this schema out
/// (`src/settings.c` in flatpak/xdg-desktop-portal-gtk). So it comes from GSettings, on a thread of its
/// own: libnotify's may be busy for as long as a server hangs.
package final class BannerSetting: Sendable {
  private static let schema = "org.gnome.desktop.notifications"
  private static let key = "show-banners"

  private let thread = GLibThread()

  /// Reads the setting and follows it for as long as the process lives.
  ///
  /// `onValue` is called on another thread, at once and with each change. Where the schema is not
  /// installed, banners are shown.
  package init(onValue: @escaping @Sendable (_ areShown: Bool) -> Void) {
    thread.perform { Self.follow(onValue) }
  }

  private static func follow(_ onValue: @escaping @Sendable (Bool) -> Void) {
    // GLib ends the process of whoever asks for a schema that is not there.
    guard isInstalled, let settings = g_settings_new(schema) else { return onValue(true) }
    voicedo_settings_on_changed(
      settings,
      "changed::\(key)",
      { settings, _, context in
        guard let context else { return }
        Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue().hear(settings)
      },
      Unmanaged.passRetained(Listener(onValue: onValue)).toOpaque(),
      { context, _ in
        if let context { Unmanaged<Listener>.fromOpaque(context).release() }
      }
    )
    // Changes of a key are told only once it has been read.
    onValue(g_settings_get_boolean(settings, key) != 0)
  }

  private static var isInstalled: Bool {
    guard let source = g_settings_schema_source_get_default(),
      let found = g_settings_schema_source_lookup(source, schema, 1)
    else { return false }
    defer { g_settings_schema_unref(found) }
    return g_settings_schema_has_key(found, key) != 0
  }

  private final class Listener: Sendable {
    private let onValue: @Sendable (Bool) -> Void

    init(onValue: @escaping @Sendable (Bool) -> Void) {
      self.onValue = onValue
    }

    func hear(_ settings: UnsafeMutablePointer<GSettings>?) {
      onValue(g_settings_get_boolean(settings, BannerSetting.key) != 0)
    }
  }
}
