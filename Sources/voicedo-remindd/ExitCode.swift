import Delivery

/// How the service ends; systemd's unit knows these numbers.
enum ExitCode: Int32, CaseIterable {
  /// Ended because it was asked to.
  case ended = 0
  /// The command line was not understood.
  case usage = 64
  /// Another service of the same database runs: to be left alone (`RestartPreventExitStatus=`).
  case alreadyRunning = 69
  /// The system gave no descriptor or the like; to be started again.
  case system = 71
  /// The database was replaced or migrated: to be started again, perhaps in a newer version.
  case databaseReplaced = 75

  static func of(_ reason: EndReason) -> ExitCode {
    switch reason {
    case .asked: .ended
    case .lockTaken: .alreadyRunning
    case .databaseReplaced: .databaseReplaced
    case .noAlarm: .system
    }
  }
}
