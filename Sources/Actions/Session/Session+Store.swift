import Configuration
import Glibc
package import Language
import Model
package import SQLite
package import Store
import System
import Words

extension Session {
  /// The settings and the facts of the machine that a store needs.
  package var meaning: Store.Meaning {
    let zone = zone
    var meaning = Store.Meaning(
      conventions: settings.conventions,
      policy: settings.policy,
      zones: ZoneDirectory(
        zone: environment.zones.zone,
        current: { zone },
        place: environment.zones.place
      )
    )
    meaning.occurrence = ToldOccurrence.reader
    return meaning
  }

  /// Opens the database, creating it where there is none.
  ///
  /// Changes of other programs are judged before anybody reads them; where nothing can be written
  /// now, the database is read as it stands.
  package func openStore() throws(DatabaseError) -> TodoStore {
    if let store { return store }
    let isNew = isNewDatabase()
    remarkOnOwner()
    let store = try TodoStore(path: paths.database, meaning: meaning)
    let hasBegunAnew = try store.hasBegunAnew()
    if hasBegunAnew, !isNew { say(.databaseBegan) }
    if environment.endsWithRun, environment.service.isRunning(paths.database) {
      // The service has it open as well, so there is no log to write back: what is left open here
      // the kernel takes back sooner than it can be closed.
      _ = Unmanaged.passRetained(store)
    }
    do {
      // Where others wrote very much, the rest is left to the service and to the next command.
      var slices = 40
      repeat {
        slices -= 1
      } while try store.settle(at: now) && store.hasMoreToSettle && slices > 0
    } catch .busy {
      // Once is long enough for a person to wait.
      store.wait(upTo: .zero)
    } catch .readOnly, .diskFull, .diskSilent {
    }
    return store
  }

  /// The run with its database open, which all of its steps share.
  package func opened() throws(DatabaseError) -> Session {
    var session = self
    session.store = try openStore()
    return session
  }

  /// Whether there is no database yet; says so where an empty file is in its place, or where there was one
  /// once.
  private func isNewDatabase() -> Bool {
    var facts = stat()
    if stat(paths.database, &facts) == 0 {
      guard facts.st_size == 0, facts.st_mode & S_IFMT == S_IFREG else { return false }
      say(.databaseWasEmpty)
      return true
    }
    guard errno == ENOENT else { return false }
    if Store.hasCopies(ofDatabase: paths.database) { say(.databaseBegins) }
    return true
  }

  private func say(_ sentence: TroubleSentences) {
    let path = ["path": paths.database.printable, "command": commandLine(["restore"])]
    environment.output.talk(sentence.text(tone, path))
  }

  /// The language's context, with the lists that a store has.
  package func languageContext(_ store: Store?) throws(DatabaseError) -> LanguageContext {
    LanguageContext(
      now: civilNow,
      spokenAt: now,
      zone: zone,
      zones: environment.zones,
      conventions: settings.conventions,
      listNames: try store?.listNames() ?? []
    )
  }
}

extension Session {
  /// Removes what copies and restores left that were killed more than a minute ago.
  func removeUnfinishedCopies() throws(DatabaseError) {
    try DailyBackups(ofDatabase: paths.database).removeUnfinished(before: now - .minutes(1))
  }

  /// The folder of the recordings that the settings keep; `nil` where there are none.
  var keptRecordings: String? {
    let folder = paths.state + "/recordings/kept"
    return DatabaseFile.names(in: folder).isEmpty ? nil : folder
  }
}
