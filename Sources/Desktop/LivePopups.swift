import CNotify

/// The popups that libnotify keeps for this process.
///
/// `@unchecked`: used on the GLib thread alone, where `Notifier` runs every call.
final class LivePopups: @unchecked Sendable {
  private let application: String
  private let desktopEntry: String
  private let icon: String
  private let onEvent: @Sendable (Notifier.Event) -> Void
  private var live: [UInt32: UnsafeMutablePointer<NotifyNotification>] = [:]
  private var bus: OpaquePointer?

  init(
    application: String,
    desktopEntry: String,
    icon: String,
    onEvent: @escaping @Sendable (Notifier.Event) -> Void
  ) {
    self.application = application
    self.desktopEntry = desktopEntry
    self.icon = icon
    self.onEvent = onEvent
  }

  func post(_ popup: Popup) -> Notifier.Posted {
    if let reason = connect() { return .refused(reason) }
    guard
      let notification = voicedo_notification_new(
        popup.replaces ?? 0,
        popup.summary,
        popup.body,
        icon
      )
    else { return .refused("no memory for a notification") }
    dress(notification, popup)
    let watch = Unmanaged.passRetained(Watch(self, notification))
    _ = voicedo_notification_on_closed(
      notification,
      { _, context in Watch.closed(context) },
      watch.toOpaque(),
      { context, _ in
        if let context { Unmanaged<Watch>.fromOpaque(context).release() }
      }
    )
    var error: UnsafeMutablePointer<GError>?
    guard notify_notification_show(notification, &error) != 0 else {
      g_object_unref(notification)
      return .refused(Self.text(of: error))
    }
    let number = voicedo_notification_number(notification)
    watch.takeUnretainedValue().number = number
    if let old = live.updateValue(notification, forKey: number) { g_object_unref(old) }
    return .shown(number)
  }

  func withdraw(_ number: UInt32) -> Bool {
    guard connect() == nil else { return false }
    let known = live.removeValue(forKey: number)
    // A popup from before this process started is known to the server by its number all the same.
    guard let notification = known ?? voicedo_notification_new(number, " ", "", icon) else {
      return false
    }
    defer { g_object_unref(notification) }
    var error: UnsafeMutablePointer<GError>?
    guard notify_notification_close(notification, &error) == 0, let error else { return true }
    defer { g_error_free(error) }
    // Some servers call a number that they do not know an error; that, too, is an answer.
    return g_dbus_error_is_remote_error(error) != 0
  }

  func forget() {
    for notification in live.values { g_object_unref(notification) }
    live = [:]
    guard let connection = bus, g_dbus_connection_is_closed(connection) != 0 else { return }
    // libnotify keeps its proxy of a closed connection for ever; without it the next post connects.
    notify_uninit()
    g_object_unref(UnsafeMutableRawPointer(connection))
    bus = nil
  }

  /// Connects if need be; answers why it cannot.
  private func connect() -> String? {
    if bus == nil {
      var error: UnsafeMutablePointer<GError>?
      guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &error) else {
        return Self.text(of: error)
      }
      // GLib would end the whole process when the bus goes away.
      g_dbus_connection_set_exit_on_close(connection, 0)
      bus = connection
    }
    if notify_is_initted() == 0 { notify_init(application) }
    return nil
  }

  private func dress(_ notification: UnsafeMutablePointer<NotifyNotification>, _ popup: Popup) {
    switch popup.stay {
    case .untilAnswered: notify_notification_set_timeout(notification, NOTIFY_EXPIRES_NEVER)
    case .usual: notify_notification_set_timeout(notification, NOTIFY_EXPIRES_DEFAULT)
    case .seconds(let seconds):
      notify_notification_set_timeout(notification, Int32(seconds) * 1000)
      // GNOME keeps others in its list.
      notify_notification_set_hint(notification, "transient", g_variant_new_boolean(1))
    }
    notify_notification_set_urgency(notification, popup.urgency.level)
    notify_notification_set_category(notification, popup.category)
    notify_notification_set_hint(
      notification,
      "desktop-entry",
      g_variant_new_string(desktopEntry)
    )
    if popup.isQuiet {
      notify_notification_set_hint(notification, "suppress-sound", g_variant_new_boolean(1))
    }
    // Servers draw none for this key: Desktop Notifications Specification, "Actions".
    let text = popup.canBePressed ? [Popup.Button(key: "default", label: popup.summary)] : []
    for button in text + popup.buttons + popup.choices {
      notify_notification_add_action(
        notification,
        button.key,
        button.label,
        { _, key, context in Press.pressed(context, key) },
        Unmanaged.passRetained(Press(self, notification)).toOpaque(),
        { context in
          if let context { Unmanaged<Press>.fromOpaque(context).release() }
        }
      )
    }
  }

  /// The words of a GLib error, which is freed.
  private static func text(of error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "no reason was given" }
    defer { g_error_free(error) }
    return error.pointee.message.map { String(cString: $0) } ?? "no reason was given"
  }
}

extension LivePopups {
  /// The object that libnotify holds for the `closed` signal of a popup.
  private final class Watch {
    private unowned let popups: LivePopups
    private let notification: UnsafeMutablePointer<NotifyNotification>
    var number: UInt32 = 0

    init(_ popups: LivePopups, _ notification: UnsafeMutablePointer<NotifyNotification>) {
      self.popups = popups
      self.notification = notification
    }

    static func closed(_ context: UnsafeMutableRawPointer?) {
      guard let context else { return }
      let watch = Unmanaged<Watch>.fromOpaque(context).takeUnretainedValue()
      let popups = watch.popups
      // Another popup may have taken this one's place under the same number.
      guard popups.live[watch.number] == watch.notification else { return }
      popups.live[watch.number] = nil
      // Desktop Notifications Specification, "NotificationClosed": 1 is expired.
      let isExpired = notify_notification_get_closed_reason(watch.notification) == 1
      popups.onEvent(.closed(number: watch.number, isExpired: isExpired))
      g_object_unref(watch.notification)
    }
  }

  /// The object that libnotify holds for a button of a popup.
  private final class Press {
    private unowned let popups: LivePopups
    private let notification: UnsafeMutablePointer<NotifyNotification>

    init(_ popups: LivePopups, _ notification: UnsafeMutablePointer<NotifyNotification>) {
      self.popups = popups
      self.notification = notification
    }

    static func pressed(_ context: UnsafeMutableRawPointer?, _ key: UnsafePointer<CChar>?) {
      guard let context, let key else { return }
      let press = Unmanaged<Press>.fromOpaque(context).takeUnretainedValue()
      let number = voicedo_notification_number(press.notification)
      press.popups.onEvent(.pressed(number: number, button: String(cString: key)))
    }
  }
}

extension Popup.Urgency {
  fileprivate var level: NotifyUrgency {
    switch self {
    case .low: NOTIFY_URGENCY_LOW
    case .normal: NOTIFY_URGENCY_NORMAL
    case .critical: NOTIFY_URGENCY_CRITICAL
    }
  }
}
