import Actions
import System
import Words

extension Examination {
  private var disk: DiskFacts? {
    session.paths.database.isEmpty ? nil : system.disk(session.paths.database)
  }

  /// Whether the disk is one that several programs can share a database on.
  func checkFilesystem() -> Finding? {
    guard let disk else { return nil }
    let advice = say(DoctorSentences.elsewhere, ["variable": "VOICEDO_DB"])
    if disk.isReadOnly {
      return finding(.filesystem, .problem, [say(DoctorSentences.readOnlyDisk)], advice: advice)
    }
    switch disk.kind {
    case .local: return finding(.filesystem, .fine, [say(DoctorSentences.localDisk)])
    case .served:
      return finding(.filesystem, .look, [say(DoctorSentences.servedDisk)], advice: advice)
    case .network(let name):
      let line = say(DoctorSentences.networkDisk, ["name": name])
      return finding(.filesystem, .problem, [line], advice: advice)
    }
  }

  /// With less than this on the disk, to-dos can soon not be stored.
  private static let scarce = 100_000_000
  /// With less than this, a to-do may already not be stored.
  private static let nothing = 1_000_000

  /// Whether there is room for to-dos to come.
  func checkSpace() -> Finding? {
    guard let disk, !disk.isReadOnly else { return nil }
    let state: Finding.State =
      disk.free < Self.nothing ? .problem : disk.free < Self.scarce ? .look : .fine
    return finding(
      .space,
      state,
      [say(DoctorSentences.space, ["size": ByteCount.text(disk.free)])],
      advice: state == .fine ? nil : say(DoctorSentences.spaceHow)
    )
  }
}

/// Sizes as people read them.
enum ByteCount {
  /// `0 B`, `4.1 kB`, `2.5 MB`, `16 GB`: thousands, one decimal below ten.
  static func text(_ bytes: Int) -> String {
    let units = ["B", "kB", "MB", "GB", "TB"]
    var (amount, unit) = (bytes, 0)
    var rest = 0
    while amount >= 1000, unit < units.count - 1 {
      rest = amount % 1000
      amount /= 1000
      unit += 1
    }
    let decimal = unit > 0 && amount < 10 ? ".\(rest / 100)" : ""
    return "\(amount)\(decimal) \(units[unit])"
  }
}
