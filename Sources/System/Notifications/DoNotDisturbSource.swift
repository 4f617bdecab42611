/// How a notification server tells whether it keeps popups back.
struct DoNotDisturbSource: Hashable, Sendable {
  /// The server's name in `GetServerInformation`.
  var server: String
  var condition: BusCondition.Source
}

extension DoNotDisturbSource {
  /// How this server tells it, if it is known.
  ///
  /// A server of another name that can do `inhibitions` has the property that Plasma has.
  static func of(_ facts: NotificationServerFacts) -> DoNotDisturbSource? {
    if let known = all.first(where: { $0.server == facts.name }) { return known }
    return facts.capabilities.contains("inhibitions") ? plasma : nil
  }

  static let all = [plasma, dunst, mako, swayNotificationCenter, xfce]

  private static let notifications = "org.freedesktop.Notifications"
  private static let notificationsPath = "/org/freedesktop/Notifications"

  /// KDE: `libnotificationmanager/dbus/org.freedesktop.Notifications.xml` in KDE/plasma-workspace.
  private static let plasma = DoNotDisturbSource(
    server: "Plasma",
    condition: property("Inhibited", of: notifications, notifications, notificationsPath)
  )

  /// dunst: the interface in `src/dbus.c` of dunst-project/dunst.
  private static let dunst = DoNotDisturbSource(
    server: "dunst",
    condition: property("paused", of: "org.dunstproject.cmd0", notifications, notificationsPath)
  )

  /// mako: `dbus/mako.c` and, for the mode's name, `doc/mako.5.scd` in emersion/mako.
  ///
  /// A mode is any word that the person's own configuration gives a meaning to; the manual's
  /// example is `do-not-disturb`, and `dnd` is the common short form. Other modes keep nothing
  /// back.
  ///
  /// Releases such as 1.7 signal no change of their modes. Modes are set by a program that joins
  /// the bus for it (`makoctl`), so they are asked for whenever somebody leaves the bus.
  private static let mako = DoNotDisturbSource(
    server: "mako",
    condition: BusCondition.Source(
      questions: [
        BusQuestion(
          destination: notifications,
          path: "/fr/emersion/Mako",
          interface: "fr.emersion.Mako",
          member: "ListModes",
          form: .listWithAny(["do-not-disturb", "dnd"])
        )
      ],
      signals: [
        .propertiesChanged("fr.emersion.Mako", by: notifications, at: "/fr/emersion/Mako"),
        BusSignal(
          sender: BusNames.bus,
          interface: BusNames.bus,
          member: "NameOwnerChanged",
          arguments: [2: ""]
        ),
      ]
    )
  )

  /// SwayNC: `src/swayncDaemon/swayncDaemon.vala` in ErikReider/SwayNotificationCenter.
  ///
  /// Beside the person's own choice programs may inhibit popups, such as one that shares the
  /// screen; early releases know no such thing and refuse the question.
  private static let swayNotificationCenter = DoNotDisturbSource(
    server: "SwayNotificationCenter",
    condition: BusCondition.Source(
      questions: ["GetDnd", "IsInhibited"].map { member in
        BusQuestion(
          destination: "org.erikreider.swaync.cc",
          path: "/org/erikreider/swaync/cc",
          interface: "org.erikreider.swaync.cc",
          member: member
        )
      },
      // `Subscribe` and `SubscribeV2`; the latter alone tells of inhibitors.
      signals: [
        BusSignal(
          sender: "org.erikreider.swaync.cc",
          path: "/org/erikreider/swaync/cc",
          interface: "org.erikreider.swaync.cc"
        )
      ]
    )
  )

  /// Xfce: `common/xfconf-dbus.xml` in xfce-mirror/xfconf, and `common/xfce-notify-common.h` in
  /// xfce-mirror/xfce4-notifyd for the names of channel and property.
  private static let xfce = DoNotDisturbSource(
    server: "Xfce Notify Daemon",
    condition: BusCondition.Source(
      questions: [
        BusQuestion(
          destination: "org.xfce.Xfconf",
          path: "/org/xfce/Xfconf",
          interface: "org.xfce.Xfconf",
          member: "GetProperty",
          arguments: ["xfce4-notifyd", "/do-not-disturb"],
          form: .boolInVariant
        )
      ],
      // `PropertyChanged` and, for a property that is reset, `PropertyRemoved`.
      signals: [
        BusSignal(
          sender: "org.xfce.Xfconf",
          path: "/org/xfce/Xfconf",
          interface: "org.xfce.Xfconf",
          arguments: [0: "xfce4-notifyd", 1: "/do-not-disturb"]
        )
      ]
    )
  )

  private static func property(
    _ name: String,
    of interface: String,
    _ destination: String,
    _ path: String
  ) -> BusCondition.Source {
    BusCondition.Source(
      questions: [.property(name, of: interface, destination, path)],
      signals: [.propertiesChanged(interface, by: destination, at: path)]
    )
  }
}
