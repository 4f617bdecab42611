import Delivery

/// How the service ends; systemd's unit knows these numbers.
enum ExitCode {
  /// Ended because it was asked to.
  static let ended: Int32 = 0
  /// The command line was not understood.
  static let usage: Int32 = 64
  /// Another service of the same database runs: to be left alone (`RestartPreventExitStatus=`).
  static let alreadyRunning: Int32 = 69
  /// The system gave no descriptor or the like; to be started again.
  static let system: Int32 = 71
  /// The database was replaced or migrated: to be started again, perhaps in a newer version.
  static let databaseReplaced: Int32 = 75

  static let all = [ended, usage, alreadyRunning, system, databaseReplaced]

  static func of(_ reason: EndReason) -> Int32 {
    switch reason {
    case .asked: ended
    case .nameTaken: alreadyRunning
    case .databaseReplaced: databaseReplaced
    case .noAlarm: system
    }
  }
}
