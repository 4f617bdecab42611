internal import Glibc

/// An installation of the person's own that is started in place of a package's.
package struct UnitShadow: Hashable, Sendable {
  /// The file that is gone by.
  package let own: String
  /// The file of the package, which waits behind it.
  package let behind: String

  package init(own: String, behind: String) {
    (self.own, self.behind) = (own, behind)
  }

  /// What takes the person's own away; a package brings it.
  package static let remedy = "/usr/share/voicedo-remind/systemd/uninstall.sh"
}

extension UnitShadow {
  /// Looks where `UnitFacts` does; `nil` where there is one installation or none.
  package init?(
    configuration: String?,
    data: String?,
    system: [String]? = nil,
    manager: String? = nil,
    desktop: String? = nil
  ) {
    let hasManager = access(manager ?? UnitFacts.managerFolder, F_OK) == 0
    func units(_ folders: [String]) -> [String] { folders.map { "\($0)/\(UnitFacts.unit)" } }
    let own =
      hasManager
      ? units(UnitFacts.folders(configuration, data))
      : [configuration].compactMap { $0.map(UnitFacts.autostart) }
    let shared =
      hasManager
      ? units(system ?? UnitFacts.systemFolders)
      : [UnitFacts.autostart(in: desktop ?? UnitFacts.desktopFolder)]
    guard let first = own.first(where: UnitFacts.isThere),
      // A link to nothing keeps any of them from starting: nothing is started in place of it.
      ZoneInfoFile.target(ofLink: first) != "/dev/null",
      let behind = shared.first(where: UnitFacts.isThere)
    else { return nil }
    self.init(own: first, behind: behind)
  }
}
