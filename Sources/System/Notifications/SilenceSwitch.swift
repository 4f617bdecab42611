/// How a notification server is asked to keep popups back, and to show them again.
///
/// GNOME Shell has a setting alone, which is the person's. mako 1.7 dies where its modes are set while
/// a popup is about to be drawn (seen). Both are left as they are.
enum SilenceSwitch: Hashable, Sendable {
  /// `Inhibit`: ends with our connection. KDE:
  /// `libnotificationmanager/dbus/org.freedesktop.Notifications.xml` in KDE/plasma-workspace.
  case inhibition
  /// The property `paused` in `src/dbus.c` of dunst-project/dunst.
  case dunst
  /// `AddInhibitor` in `src/swayncDaemon/swayncDaemon.vala` of ErikReider/SwayNotificationCenter.
  case swayNotificationCenter
  /// The property of `DoNotDisturbSource`, which outlives the server and the session.
  case xfce

  /// The one of a server, if it has one.
  init?(_ facts: NotificationServerFacts) {
    switch facts.name {
    case "dunst": self = .dunst
    case "SwayNotificationCenter": self = .swayNotificationCenter
    case "Xfce Notify Daemon": self = .xfce
    default:
      guard facts.isPlasma || facts.capabilities.contains("inhibitions") else { return nil }
      self = .inhibition
    }
  }

  /// Whether it stays as it is when this process ends without a word.
  var outlivesUs: Bool { self != .inhibition }

  /// What names the place where it was switched on; by it the next process knows its own again.
  func place(on server: String) -> String { self == .xfce ? "xfce" : server }

  /// The name under which programs that inhibit popups are known.
  static let program = "voicedo-remind"
}

extension BusConnection {
  /// How long a server may take to answer.
  private static let limit = Duration.seconds(1)
  private static let notifications = "org.freedesktop.Notifications"
  private static let notificationsPath = "/org/freedesktop/Notifications"

  /// Has popups kept back; `body` is given the number that ends it, 0 where none is needed, or `nil`
  /// where that did not succeed.
  func begin(
    _ silence: SilenceSwitch,
    because reason: String,
    _ body: @escaping @EventLoop (_ cookie: UInt32?) -> Void
  ) {
    switch silence {
    case .inhibition:
      call(
        Self.notifications,
        Self.notificationsPath,
        Self.notifications,
        "Inhibit",
        limit: Self.limit,
        write: { message in
          message.append(SilenceSwitch.program)
          message.append(reason)
          message.append([(key: String, value: BusValue)]())
        },
        { body($0.failure == nil ? $0.readUInt32() : nil) }
      )
    case .dunst, .swayNotificationCenter, .xfce:
      set(silence, to: true) { body($0 ? 0 : nil) }
    }
  }

  /// Has popups shown again; `body` is told once that is answered.
  func end(
    _ silence: SilenceSwitch,
    _ cookie: UInt32,
    _ body: @escaping @EventLoop (Bool) -> Void
  ) {
    switch silence {
    case .inhibition:
      call(
        Self.notifications,
        Self.notificationsPath,
        Self.notifications,
        "UnInhibit",
        limit: Self.limit,
        write: { $0.append(cookie) },
        { body($0.failure == nil) }
      )
    case .dunst, .swayNotificationCenter, .xfce: set(silence, to: false, body)
    }
  }

  private func set(
    _ silence: SilenceSwitch,
    to isOn: Bool,
    _ body: @escaping @EventLoop (Bool) -> Void
  ) {
    switch silence {
    case .swayNotificationCenter:
      let name = "org.erikreider.swaync.cc"
      let member = isOn ? "AddInhibitor" : "RemoveInhibitor"
      call(name, "/org/erikreider/swaync/cc", name, member, limit: Self.limit) {
        $0.append(SilenceSwitch.program)
      } _: {
        body($0.failure == nil)
      }
    case .xfce:
      let name = "org.xfce.Xfconf"
      call(name, "/org/xfce/Xfconf", name, "SetProperty", limit: Self.limit) { message in
        message.append("xfce4-notifyd")
        message.append("/do-not-disturb")
        message.append(inVariant: .bool(isOn))
      } _: {
        body($0.failure == nil)
      }
    case .inhibition, .dunst:
      call(
        Self.notifications,
        Self.notificationsPath,
        "org.freedesktop.DBus.Properties",
        "Set",
        limit: Self.limit
      ) { message in
        message.append("org.dunstproject.cmd0")
        message.append("paused")
        message.append(inVariant: .bool(isOn))
      } _: {
        body($0.failure == nil)
      }
    }
  }
}
