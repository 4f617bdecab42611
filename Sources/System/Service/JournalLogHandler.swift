import CSystemd
import Glibc
package import Logging
import Synchronization

/// Writes log lines to systemd's journal, or to stderr when that is where somebody reads them.
///
/// The text of to-dos is logged at `debug` only, as everywhere in this program.
package struct JournalLogHandler: LogHandler {
  package enum Destination: Hashable, Sendable { case journal, standardError }

  package var logLevel: Logger.Level
  package var metadata: Logger.Metadata = [:]
  package var metadataProvider: Logger.MetadataProvider?
  private let destination: Destination

  package init(
    level: Logger.Level = .info,
    destination: Destination = Self.destinationOfProcess
  ) {
    logLevel = level
    self.destination = destination
  }

  package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  package func log(event: LogEvent) {
    let own = metadata.merging(event.metadata ?? [:]) { $1 }
    switch destination {
    case .journal:
      Self.send(Self.fields(of: event, own))
    case .standardError:
      let details = own.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
      Self.print("\(event.level): \(event.message)\(details)".loggable + "\n")
    }
  }
}

extension JournalLogHandler {
  /// The journal if stderr is connected to it, or goes nowhere.
  package static var destinationOfProcess: Destination {
    guard let stream = getenv("JOURNAL_STREAM") else { return .standardError }
    var status = stat()
    guard fstat(STDERR_FILENO, &status) == 0 else { return .journal }
    return destination(
      journalStream: String(cString: stream),
      device: UInt64(status.st_dev),
      inode: UInt64(status.st_ino)
    )
  }

  /// `$JOURNAL_STREAM` is the device and inode that systemd connected stderr to: `device:inode`.
  package static func destination(
    journalStream: String,
    device: UInt64,
    inode: UInt64
  ) -> Destination {
    journalStream == "\(device):\(inode)" ? .journal : .standardError
  }

  /// The journal's fields for a line: `MESSAGE=`, `PRIORITY=`, and one for each detail.
  package static func fields(of event: LogEvent, _ details: Logger.Metadata) -> [String] {
    var fields = [
      "MESSAGE=" + "\(event.message)".loggable,
      "PRIORITY=\(priority(event.level))",
      "SYSLOG_IDENTIFIER=voicedo-remindd",
    ]
    for (key, value) in details.sorted(by: { $0.key < $1.key }) {
      fields.append("VOICEDO_\(fieldName(key))=" + "\(value)".loggable)
    }
    return fields
  }

  /// Field names are capital letters, digits and underscores.
  private static func fieldName(_ key: String) -> String {
    String(
      key.uppercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    )
  }

  private static func priority(_ level: Logger.Level) -> Int32 {
    switch level {
    case .trace, .debug: LOG_DEBUG
    case .info: LOG_INFO
    case .notice: LOG_NOTICE
    case .warning: LOG_WARNING
    case .error: LOG_ERR
    case .critical: LOG_CRIT
    }
  }

  /// Where the journal reads, see https://systemd.io/JOURNAL_NATIVE_PROTOCOL; `sd_journal_send` would
  /// wait there for as long as it hangs.
  private static let journal = DatagramSocket(to: "/run/systemd/journal/socket")
  /// How many lines the journal has not taken since the last that it took.
  private static let leftOut = Mutex(0)

  private static func send(_ fields: [String]) {
    leftOut.withLock { leftOut in
      let told = leftOut > 0 ? fields + ["VOICEDO_LEFT_OUT=\(leftOut)"] : fields
      leftOut = journal?.send(told.map { $0 + "\n" }.joined()) == .full ? leftOut + 1 : 0
    }
  }

  private static func print(_ line: String) {
    var line = line
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

extension String {
  /// The text as a line of a log may have it: what others say could steer the terminal of whoever
  /// reads it, or fill the disk.
  fileprivate var loggable: String {
    var plain = ""
    var length = 0
    for scalar in unicodeScalars {
      guard length < 2000 else { return plain + "…" }
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        plain.unicodeScalars.append("\u{FFFD}")
      default: plain.unicodeScalars.append(scalar)
      }
      length += 1
    }
    return plain
  }
}
