/// Where reminders go that nobody answers, beside this desktop.
package struct PushSettings: Hashable, Sendable {
  /// A topic of an ntfy server, whose name is a password; empty where nothing goes anywhere.
  package var address = ""
  /// The name of the secret; empty for the service's own.
  package var secret = ""
  package var mode = Mode.full

  /// How much a message says.
  package enum Mode: String, CaseIterable, Sendable {
    /// What the popup says.
    case full
    case title
    /// Only that something is waiting.
    case generic
  }
}

extension PushSettings {
  /// The address for a person to recognise, without what is a password in it; empty where there is
  /// none.
  package var hiddenAddress: String {
    guard let slash = address.lastIndex(of: "/") else { return address.isEmpty ? "" : "…" }
    return address[...slash] + address[address.index(after: slash)...].prefix(2) + "…"
  }
}

extension Settings {
  /// The settings as they may be shown: nothing in them lets anybody in.
  package var hidingPasswords: Settings {
    var shown = self
    shown.push.address = push.hiddenAddress
    return shown
  }
}
