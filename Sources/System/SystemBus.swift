/// What the machine as a whole tells: that it woke up, and that its zone was changed.
///
/// A machine without a system bus, logind or timedated tells nothing; that is fine.
@EventLoop
package final class SystemBus {
  package enum Event: Hashable, Sendable {
    /// Awake again after a sleep.
    case resumed
    /// The machine's zone was changed.
    case zoneChanged
  }

  private var connection: BusConnection?

  package init(onEvent: @escaping @EventLoop (Event) -> Void) {
    connection = BusConnection(.system) { connection in
      let sleep = """
        type='signal',sender='org.freedesktop.login1',path='/org/freedesktop/login1',\
        interface='org.freedesktop.login1.Manager',member='PrepareForSleep'
        """
      connection.match(sleep) { message in
        // True before the sleep, false after it.
        if message.readBool() == false { onEvent(.resumed) }
      }
      let zone = """
        type='signal',sender='org.freedesktop.timedate1',path='/org/freedesktop/timedate1',\
        interface='org.freedesktop.DBus.Properties',member='PropertiesChanged',\
        arg0='org.freedesktop.timedate1'
        """
      connection.match(zone) { message in
        guard message.readString() != nil, let changed = message.readDictionary() else { return }
        if changed["Timezone"] != nil { onEvent(.zoneChanged) }
      }
    }
  }

  package func close() {
    connection?.close()
    connection = nil
  }
}
