/// The desktops' own word for a locked screen, for those that do not tell logind.
///
/// All have the shape of `data/dbus-interfaces/org.gnome.ScreenSaver.xml` in GNOME/gnome-shell,
/// which KDE's `org.freedesktop.ScreenSaver` shares: `GetActive`, and the signal `ActiveChanged`.
/// Nobody is started for it: only a name that somebody has answers.
enum ScreenSavers {
  static let condition = BusCondition.Source(
    questions: all.map { name, path in
      BusQuestion(destination: name, path: path, interface: name, member: "GetActive")
    },
    // KDE has its object at two paths, and does not say from which of them it signals.
    signals: all.map { name, _ in
      BusSignal(sender: name, interface: name, member: "ActiveChanged")
    }
  )

  private static let all = [
    ("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver"),
    ("org.gnome.ScreenSaver", "/org/gnome/ScreenSaver"),
    ("org.cinnamon.ScreenSaver", "/org/cinnamon/ScreenSaver"),
    ("org.mate.ScreenSaver", "/org/mate/ScreenSaver"),
    ("org.xfce.ScreenSaver", "/org/xfce/ScreenSaver"),
  ]
}
