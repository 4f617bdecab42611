/// Shows notifications and takes them back; nothing here waits for the notification server.
package struct Notifier: Sendable {
  /// The outcome of a post.
  package enum Posted: Hashable, Sendable {
    /// On screen, or on its way there, under this number.
    case shown(UInt32)
    /// Not taken; the server's or the library's own words.
    case refused(String)
  }

  /// A signal of the server about a popup that was posted.
  package enum Event: Hashable, Sendable {
    case pressed(number: UInt32, button: String)
    /// Expired is what the server closed of its own accord.
    case closed(number: UInt32, isExpired: Bool)
  }

  /// Shows a popup; `done` is called once, on another thread.
  package var post: @Sendable (Popup, _ done: @escaping @Sendable (Posted) -> Void) -> Void
  /// Closes the popup of a number, whoever posted it; `done` tells whether the server answered.
  package var withdraw: @Sendable (UInt32, _ done: @escaping @Sendable (Bool) -> Void) -> Void
  /// Forgets all popups: their server is gone, and so perhaps is the bus.
  package var forget: @Sendable () -> Void

  package init(
    post: @escaping @Sendable (Popup, @escaping @Sendable (Posted) -> Void) -> Void,
    withdraw: @escaping @Sendable (UInt32, @escaping @Sendable (Bool) -> Void) -> Void,
    forget: @escaping @Sendable () -> Void
  ) {
    self.post = post
    self.withdraw = withdraw
    self.forget = forget
  }
}

extension Notifier {
  /// The desktop's own notifications, through libnotify; `onEvent` is called on another thread.
  ///
  /// `application` is the name that servers show or group by, `desktopEntry` the desktop entry's
  /// name without `.desktop`.
  package static func live(
    application: String,
    desktopEntry: String,
    icon: String,
    onEvent: @escaping @Sendable (Event) -> Void
  ) -> Notifier {
    let popups = LivePopups(
      application: application,
      desktopEntry: desktopEntry,
      icon: icon,
      onEvent: onEvent
    )
    let thread = GLibThread()
    return Notifier(
      post: { popup, done in thread.perform { done(popups.post(popup)) } },
      withdraw: { number, done in thread.perform { done(popups.withdraw(number)) } },
      forget: { thread.perform { popups.forget() } }
    )
  }
}
