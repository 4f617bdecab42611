import CSystemd

/// The object that others call on the session bus (`org.voicedo.Remind1`).
package struct ServiceObject: Sendable {
  /// Somebody changed the database.
  package var nudge: @EventLoop () -> Void
  package var status: @EventLoop () -> ServiceStatus?
  /// Shows a test notification; the answer comes later: whether it was taken, and what happened.
  package var tryNotification:
    @EventLoop (_ answer: @escaping @EventLoop (Bool, String) -> Void) -> Void

  /// Shows a popup of a companion that listens; the answer is its number, 0 where none was shown.
  package var tell:
    @EventLoop (_ news: News, _ answer: @escaping @EventLoop (UInt32) -> Void) -> Void

  /// Speaks a text, where the person wants that and it is welcome now.
  package var speak: @EventLoop (String) -> Void
  /// Ends what is being spoken.
  package var hush: @EventLoop () -> Void

  package init(
    nudge: @escaping @EventLoop () -> Void,
    status: @escaping @EventLoop () -> ServiceStatus?,
    tryNotification: @escaping @EventLoop (@escaping @EventLoop (Bool, String) -> Void) -> Void,
    tell: @escaping @EventLoop (News, @escaping @EventLoop (UInt32) -> Void) -> Void,
    speak: @escaping @EventLoop (String) -> Void,
    hush: @escaping @EventLoop () -> Void
  ) {
    self.nudge = nudge
    self.status = status
    self.tryNotification = tryNotification
    self.tell = tell
    self.speak = speak
    self.hush = hush
  }
}

extension ServiceObject {
  static let name = "org.voicedo.Remind1"
  static let path = "/org/voicedo/Remind1"
  static let interface = "org.voicedo.Remind1"

  /// The object that calls from the bus reach; there is one in a process.
  @EventLoop static var current: ServiceObject?

  @EventLoop static let table = BusTable.keep(
    [
      voicedo_vtable_method(text("Nudge"), text(""), text(""), text("")) { message, _, _ in
        EventLoop.enter { current?.nudge() }
        return answer(message) { $0.reply() }
      },
      voicedo_vtable_method(text("Status"), text(""), text("a{sv}"), text("status\0")) {
        message,
        _,
        _ in
        answer(message) { call in
          let status = EventLoop.enter { current?.status() ?? nil }
          call.reply { $0.append(status?.dictionary ?? []) }
        }
      },
      voicedo_vtable_method(text("Try"), text(""), text("bs"), text("shown\0explanation\0")) {
        message,
        _,
        _ in
        answer(message) { call in
          sd_bus_message_ref(call.pointer)
          nonisolated(unsafe) let held = call
          EventLoop.enter {
            current?.tryNotification { isShown, explanation in
              held.reply { answer in
                answer.append(isShown)
                answer.append(explanation)
              }
              sd_bus_message_unref(held.pointer)
            }
          }
        }
      },
      voicedo_vtable_method(
        text("Tell"),
        text("ussas"),
        text("u"),
        text("replaces\0title\0text\0buttons\0number\0")
      ) { message, _, _ in
        answer(message) { call in
          guard let replaces = call.readUInt32(), let title = call.readString(),
            let text = call.readString(), let buttons = call.readStrings()
          else { return }
          let news = News(replaces: replaces, title: title, text: text, buttons: buttons)
          tell(news, call)
        }
      },
      voicedo_vtable_method(
        text("Answer"),
        text("ussu"),
        text("u"),
        text("replaces\0title\0text\0seconds\0number\0")
      ) { message, _, _ in
        answer(message) { call in
          guard let replaces = call.readUInt32(), let title = call.readString(),
            let text = call.readString(), let seconds = call.readUInt32()
          else { return }
          var news = News(replaces: replaces, title: title, text: text)
          news.seconds = Int(seconds)
          tell(news, call)
        }
      },
      voicedo_vtable_method(text("Speak"), text("s"), text(""), text("text\0")) { message, _, _ in
        answer(message) { call in
          guard let text = call.readString() else { return }
          EventLoop.enter { current?.speak(text) }
          call.reply()
        }
      },
      voicedo_vtable_method(text("Hush"), text(""), text(""), text("")) { message, _, _ in
        EventLoop.enter { current?.hush() }
        return answer(message) { $0.reply() }
      },
      voicedo_vtable_signal(text("Changed"), text("")),
      voicedo_vtable_signal(text("Pressed"), text("us")),
    ]
  )

  /// Has a popup shown, and answers the call with its number once there is one.
  private nonisolated static func tell(_ news: News, _ call: BusMessage) {
    sd_bus_message_ref(call.pointer)
    nonisolated(unsafe) let held = call
    EventLoop.enter {
      current?.tell(news) { number in
        held.reply { $0.append(number) }
        sd_bus_message_unref(held.pointer)
      }
    }
  }

  private nonisolated static func text(_ text: StaticString) -> UnsafePointer<CChar> {
    BusTable.text(text)
  }

  private nonisolated static func answer(
    _ message: OpaquePointer?,
    _ body: (BusMessage) -> Void
  ) -> Int32 {
    BusTable.answer(message, body)
  }
}
