import Actions
import Answers
import Glibc
import Language
import Model
import Screen
import Store
import System
import Words

/// The screen of the day on a person's terminal, until they leave it.
///
/// It is woken by a key, by the size of the window, by a write to the database, by the moment at which
/// it may say something else, and by a clock that is set; by nothing else.
@EventLoop
final class LiveDay {
  let environment: Environment
  let hasColor: Bool
  let overheard = Overheard()
  var terminal: ScreenTerminal?
  var reader = KeyReader()
  var state: DayState?
  var words = DayWords(tone: .warm)
  /// What was understood so far of what is typed, and the context in which it is read.
  var typed: TypedReading?
  var typedContext: LanguageContext?
  /// What the terminal shows, so that nothing is drawn twice.
  var painted = ""
  var store: TodoStore?
  var version: Int?
  var alarm: Alarm?
  var sources: [AnyObject] = []

  private init(_ environment: Environment, hasColor: Bool) {
    (self.environment, self.hasColor) = (environment, hasColor)
  }

  /// Shows it until the person leaves; the number answered is that of the program.
  nonisolated static func show(in session: Session) throws -> ExitStatus {
    // What keeps the day from being read is told as always.
    _ = try session.openStore()
    let (environment, hasColor) = (session.environment, session.hasColor)
    let database = session.paths.database
    let code = EventLoop.run {
      let day = LiveDay(environment, hasColor: hasColor)
      day.begin(database: database)
      return day
    }
    return ExitStatus(rawValue: code) ?? .failed
  }

  private func begin(database: String) {
    do {
      alarm = try Alarm { [weak self] _ in self?.lookAndDraw() }
      let name = database.fileName
      let files = [name, name + "-wal", name + "-journal"]
      sources.append(
        try DirectoryWatch(database.folder) { [weak self] change in
          guard case .file(let file) = change, !files.contains(file) else {
            self?.lookIfChanged()
            return
          }
        }
      )
      terminal = ScreenTerminal()
      for descriptor in terminal?.sources ?? [] {
        sources.append(try InputWatch(descriptor) { [weak self] in self?.read() })
      }
    } catch {
      // Without them nothing would ever be told of a key or a change.
      terminal = nil
    }
    guard terminal != nil else { return EventLoop.exit(ExitStatus.failed.rawValue) }
    lookAndDraw()
  }
}
