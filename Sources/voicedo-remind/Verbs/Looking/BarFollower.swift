import Actions
import Answers
import Glibc
import Model
import Store
import System

/// Writes the line of a status bar whenever it is another one, and sleeps in between.
///
/// It is woken by a write to the database, by the moment at which the line may be another one, by a
/// clock that is set, and by the end of its reader; by nothing else.
@EventLoop
final class BarFollower {
  private let format: BarFormat
  private let environment: Environment
  private var store: TodoStore?
  private var version: Int?
  private var last: String?
  private var alarm: Alarm?
  private var sources: [AnyObject] = []

  private init(_ format: BarFormat, _ environment: Environment) {
    (self.format, self.environment) = (format, environment)
  }

  /// Follows until the reader is gone; the number answered is that of the program.
  nonisolated static func follow(_ format: BarFormat, in environment: Environment) throws
    -> ExitStatus
  {
    let session = Session(environment: environment)
    // What keeps the first line from being told is told as always.
    _ = try session.openStore()
    let code = EventLoop.run {
      let follower = BarFollower(format, environment)
      follower.begin(database: session.paths.database)
      return follower
    }
    return ExitStatus(rawValue: code) ?? .failed
  }
}

extension BarFollower {
  private func begin(database: String) {
    do {
      alarm = try Alarm { [weak self] _ in self?.look() }
      let name = database.fileName
      let files = [name, name + "-wal", name + "-journal"]
      let watch = try DirectoryWatch(database.folder) { [weak self] change in
        guard case .file(let file) = change, !files.contains(file) else {
          self?.lookIfChanged()
          return
        }
      }
      sources.append(watch)
    } catch {
      // Without them nothing would ever be told of a change.
      EventLoop.exit(ExitStatus.failed.rawValue)
      return
    }
    do {
      sources.append(try HangUpWatch(STDOUT_FILENO) { EventLoop.exit(ExitStatus.ok.rawValue) })
    } catch {
      // A file has no reader that could go.
    }
    look()
  }

  /// Looks where somebody else has written, or the file is another one.
  private func lookIfChanged() {
    do {
      if let store, store.isCurrent(), try store.dataVersion() == version { return }
    } catch {
      // Whatever it is, the look itself finds it.
    }
    look()
  }

  /// Writes the line if it is another one, and waits for the moment at which it may be one.
  private func look() {
    // Settings and zone may be other ones, too.
    let session = Session(environment: environment)
    var next: Instant?
    do {
      if store?.isCurrent() != true { store = try session.openStore() }
      guard let store else { return }
      version = try store.dataVersion()
      let facts = try session.barFacts(in: store)
      let line = BarText(facts, session.style).text(for: format, isFollowing: true)
      if line != last {
        last = line
        try environment.output.data(line + "\n")
      }
      next = facts.changesAt
    } catch {
      // Somebody is in the middle of writing, or the file is away: the line stays, and a minute later
      // there is another look.
      next = session.now + .minutes(1)
    }
    wait(for: next, from: session.now)
  }

  private func wait(for moment: Instant?, from now: Instant) {
    do {
      // A moment that has come since is looked at at once.
      guard try alarm?.arm(moment, now: now) != .armed else { return }
      EventLoop.enqueue { [weak self] in self?.look() }
    } catch {
      EventLoop.exit(ExitStatus.failed.rawValue)
    }
  }
}
