/// The program, or the way, that a change came by: a word in the columns `source`.
///
/// The set is open: other programs write rows, and may name themselves.
package struct ChangeSource: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package static let commandLine = ChangeSource(rawValue: "cli")
  package static let voice = ChangeSource(rawValue: "voice")
  /// An assistant, over the Model Context Protocol.
  package static let assistant = ChangeSource(rawValue: "mcp")
  /// The search of a desktop: GNOME's overview, KDE's KRunner.
  package static let search = ChangeSource(rawValue: "search")
  /// A button of a popup.
  package static let popup = ChangeSource(rawValue: "popup")
  /// A button of a message on the phone.
  package static let push = ChangeSource(rawValue: "push")
  /// The work that follows from other changes: resolved phrases, advanced series.
  package static let settle = ChangeSource(rawValue: "settle")
  /// A statement of any program that has not named itself.
  package static let sql = ChangeSource(rawValue: "sql")
  package static let undo = ChangeSource(rawValue: "undo")
  package static let redo = ChangeSource(rawValue: "redo")
  /// A file of another program.
  package static let `import` = ChangeSource(rawValue: "import")
  /// Another device, by way of a server.
  package static let sync = ChangeSource(rawValue: "sync")
  /// A measurement on a database of its own.
  package static let benchmark = ChangeSource(rawValue: "bench")
}

extension ChangeSource {
  /// The ways that commands of the same person come by at this machine; another program's are its own.
  package var doors: Set<ChangeSource> {
    let own: Set<ChangeSource> = [.commandLine, .voice, .search, .popup]
    return own.contains(self) ? own : [self]
  }
}
