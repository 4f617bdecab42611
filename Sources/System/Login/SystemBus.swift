package import Model

/// The signals of the machine as a whole: that it woke up, that its zone was changed, and how the
/// person's session is.
///
/// A machine without a system bus, logind or timedated tells nothing; that is fine.
@EventLoop
package final class SystemBus {
  package enum Event: Hashable, Sendable {
    /// About to sleep.
    case fallsAsleep
    /// Awake again after a sleep.
    case resumed
    /// The machine's zone was changed.
    case zoneChanged
    /// Whether the person is there.
    case session(LoginSessionState)
  }

  private var connection: BusConnection?

  package init(onEvent: @escaping @EventLoop (Event) -> Void) {
    let session = LoginSessionWatch { onEvent(.session($0)) }
    let onConnected: @EventLoop (BusConnection) -> Void = { connection in
      session.found(connection)
      let sleep = LoginManager.signal(
        "PrepareForSleep",
        of: LoginManager.interface,
        at: LoginManager.path
      )
      connection.match(sleep) { message in
        // True before the sleep, false after it.
        if let isBefore = message.readBool() { onEvent(isBefore ? .fallsAsleep : .resumed) }
      }
      let zone = BusSignal.propertiesChanged(
        "org.freedesktop.timedate1",
        by: "org.freedesktop.timedate1",
        at: "/org/freedesktop/timedate1"
      )
      connection.match(zone) { message in
        guard message.readString() != nil, let changed = message.readDictionary() else { return }
        if changed["Timezone"] != nil { onEvent(.zoneChanged) }
      }
    }
    connection = BusConnection(.system, onConnected: onConnected, onLost: { session.lost() })
  }

  package func close() {
    connection?.close()
    connection = nil
  }
}
