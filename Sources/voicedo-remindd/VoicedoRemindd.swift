import Glibc
import Logging
import Model
import SQLite
import System
import Words

/// The service: shows reminders and the daily briefing as desktop notifications.
@main
enum VoicedoRemindd {
  static func main() {
    switch Options(ProgramArguments.all.dropFirst()) {
    case .run: exit(again(run()))
    case .version: print("voicedo-remindd \(Version.full)")
    case .help: print(ServiceSentences.help.text(.warm))
    case .unknown(let option):
      say(ServiceSentences.unknownOption.text(.warm, ["option": option]))
      exit(ExitCode.usage.rawValue)
    }
  }

  private static func run() -> Int32 {
    StandardDescriptors.fillGaps()
    ProcessMemory.keepSmall()
    MemorySecrecy.dumpNoCore()
    LastWords.prepare(ServiceSentences.lastWords.text(.literal))
    // Before any thread starts, so that all of them leave signals to the loop.
    SignalSource.block([SIGTERM, SIGINT, SIGHUP, SIGCHLD])
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    umask(0o077)
    let level = getenv("VOICEDO_LOG").flatMap { Logger.Level(rawValue: String(cString: $0)) }
    let logger = Logger(label: "voicedo-remindd") { _ in JournalLogHandler(level: level ?? .info) }
    if let reason = shortage() {
      logger.critical("The service cannot start", metadata: ["reason": "\(reason)"])
      return ExitCode.system.rawValue
    }
    let paths = Paths { name in getenv(name).map { String(cString: $0) } }
    let lastTouched = ServiceLock.touchedAt(ofDatabase: paths.database)
    do {
      try DatabaseFile.check(paths.database)
      guard let lock = try ServiceLock(forDatabase: paths.database, andItself: true) else {
        say(ServiceSentences.alreadyRunning.text(.warm, ["database": paths.database]))
        return ExitCode.alreadyRunning.rawValue
      }
      return serve(paths, lock, logger, lastTouched)
    } catch {
      logger.critical("The service cannot start", metadata: ["reason": "\(error)"])
      return ExitCode.system.rawValue
    }
  }

  /// Why there is no room to work in: libraries end a process that gets no file, without a word.
  private static func shortage() -> String? {
    if let stack = ProcessLimits.makeRoomForStack() {
      return SystemReasons.littleStack.text(.literal, stack.figures)
    }
    return ProcessLimits.makeRoomForFiles()
      .map { SystemReasons.fewFiles.text(.literal, $0.figures) }
  }

  /// Starts the program anew where its database is another one and no systemd does so; what has its
  /// place may be a newer version.
  private static func again(_ code: Int32) -> Int32 {
    guard code == ExitCode.databaseReplaced.rawValue, getenv("NOTIFY_SOCKET") == nil else {
      return code
    }
    sleep(1)
    ProgramStart.again()
    return code
  }

  private static func serve(
    _ paths: Paths,
    _ lock: ServiceLock,
    _ logger: Logger,
    _ touched: Instant?
  ) -> Int32 {
    EventLoop.run {
      let service = Service(paths: paths, lock: lock, logger: logger, lastTouched: touched)
      do {
        try service.begin()
      } catch {
        logger.critical("The service cannot start", metadata: ["reason": "\(error)"])
        EventLoop.exit(ExitCode.system.rawValue)
      }
      return service
    }
  }

  private static func say(_ sentence: String) {
    var line = sentence + "\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
