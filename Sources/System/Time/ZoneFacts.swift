internal import Glibc
internal import Model

/// The zone in the environment and in the system, for those who have to explain it.
package struct ZoneFacts: Hashable, Sendable {
  /// `$TZ`, where it is set and says something.
  package var choice: String?
  /// Whether the choice names a zone that is known here, or is a rule of its own.
  package var isChoiceKnown: Bool
  /// The name of the machine's zone, as `/etc/localtime` or `/etc/timezone` tell it.
  package var machine: String?
  /// Whether the machine's zone can be read, under its name or as a copy.
  package var isMachineKnown: Bool
  /// The folder of compiled zones, and whether there are any in it.
  package var folder: String
  package var hasZones: Bool

  package init(
    choice: String? = nil,
    isChoiceKnown: Bool = true,
    machine: String? = nil,
    isMachineKnown: Bool = true,
    folder: String = "/usr/share/zoneinfo",
    hasZones: Bool = true
  ) {
    self.choice = choice
    self.isChoiceKnown = isChoiceKnown
    self.machine = machine
    self.isMachineKnown = isMachineKnown
    self.folder = folder
    self.hasZones = hasZones
  }
}

extension ZoneFacts {
  /// The facts of this process.
  package static var system: ZoneFacts { ZoneFacts(.system) }

  /// Collects the facts at the places that `info` names.
  init(_ info: ZoneInfo) {
    let choice = info.choice.map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 } ?? ""
    self.choice = choice.isEmpty ? nil : choice
    isChoiceKnown =
      choice.isEmpty
      || (choice.hasPrefix("/")
        ? access(choice, R_OK) == 0
        : info.hasFile(choice) || Zone(identifier: choice, posix: choice) != nil)
    let machine = info.name(ofLink: info.localtime) ?? info.firstLine(of: info.timezone)
    self.machine = machine
    // A machine that says nothing at all means UTC.
    isMachineKnown =
      access(info.localtime, R_OK) == 0
      || machine.map(info.hasFile)
        ?? (ZoneInfoFile.target(ofLink: info.localtime) == nil)
    folder = info.folder
    hasZones = ["UTC", "Etc/UTC", "Europe/Berlin", "America/New_York"].contains(where: info.hasFile)
  }

  /// Whether clock times can only be counted in UTC, although something else was wanted.
  package var isUnknown: Bool {
    choice == nil ? !isMachineKnown : !isChoiceKnown
  }
}
