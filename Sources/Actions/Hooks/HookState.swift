import Glibc
import Interchange
package import Model
import SQLite
package import Store
package import System

/// What is remembered between two runs of the hooks: up to where they were told, and how each ended.
///
/// It holds no word of a to-do.
package struct HookState: Hashable, Sendable {
  /// The last run of one hook.
  package struct Run: Hashable, Sendable {
    /// When its file was changed last, as it was seen then.
    package var changedAt: Instant
    /// When it was run; `nil` if it has not been.
    package var at: Instant?
    package var ending: HookEnding?

    package init(changedAt: Instant, at moment: Instant? = nil, ending: HookEnding? = nil) {
      (self.changedAt, at, self.ending) = (changedAt, moment, ending)
    }
  }

  /// What was not told, since it was too much or too long ago.
  package struct LeftOut: Hashable, Sendable {
    package var at: Instant
    package var count: Int

    package init(at moment: Instant, count: Int) { (at, self.count) = (moment, count) }
  }

  /// Up to where was told; `nil` before anything was.
  package var cursor: HappeningCursor?
  /// By the path of the hook.
  package var runs: [String: Run] = [:]
  package var leftOut: LeftOut?

  package init() {}
}

extension HookState {
  /// The file of a database's state below the folder for what is kept; `nil` without such a folder.
  package static func path(for paths: Paths) -> String? {
    guard !paths.state.isEmpty else { return nil }
    // One database has one name, whichever way leads to it.
    let place = realpath(paths.database, nil)
    defer { free(place) }
    let database = place.map { String(cString: $0) } ?? paths.database
    let name = String(SQLite.hash(of: database), radix: 16)
    return "\(paths.state)/hooks-\(name).json"
  }

  /// Reads a state; an empty one where there is none, or none that can be read.
  package init(path: String) {
    self.init()
    guard let bytes = HookState.bytes(of: path) else { return }
    do throws(JSONTrouble) {
      self = HookState(try JSONValue(parsing: bytes))
    } catch {
      // It begins anew, and tells nothing old.
    }
  }

  /// Whether something is remembered, readable or not.
  static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Writes it in one step; whether that was done.
  package func write(to path: String) -> Bool {
    let new = path + ".new"
    return writePrivately(json, to: new) && rename(new, path) == 0
  }

  private static func bytes(of path: String) -> [UInt8]? {
    // A pipe of that name would have whoever opens it wait for somebody to write to it.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }
}

/// The form of the file.
extension HookState {
  private init(_ value: JSONValue) {
    self.init()
    if let journal = HappeningCursor.Row(value["journal"]),
      let ledger = HappeningCursor.Row(value["ledger"])
    {
      cursor = HappeningCursor(journal: journal, ledger: ledger, focus: value["focus"]?.text ?? "")
    }
    for run in value["hooks"]?.elements ?? [] {
      guard let path = run["path"]?.text, let changed = run["changedAt"]?.instant else { continue }
      runs[path] = Run(
        changedAt: changed,
        at: run["at"]?.instant,
        ending: run["ending"]?.text.flatMap(HookEnding.init)
      )
    }
    if let count = value["leftOut"]?["count"]?.integer, let at = value["leftOut"]?["at"]?.instant {
      leftOut = LeftOut(at: at, count: count)
    }
  }

  private var json: String {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      if let cursor {
        writer.key("focus")
        writer.string(cursor.focus)
      }
      writer.key("hooks")
      writer.array(runs.sorted { $0.key < $1.key }) { writer, run in
        writer.object { writer in
          if let at = run.value.at { writer.write("at", at.milliseconds) }
          writer.write("changedAt", run.value.changedAt.milliseconds)
          if let ending = run.value.ending {
            writer.key("ending")
            writer.string(ending.rawValue)
          }
          writer.key("path")
          writer.string(run.key)
        }
      }
      if let cursor {
        writer.write("journal", cursor.journal)
        writer.write("ledger", cursor.ledger)
      }
      if let leftOut {
        writer.key("leftOut")
        writer.object { writer in
          writer.write("at", leftOut.at.milliseconds)
          writer.write("count", Int64(leftOut.count))
        }
      }
    }
    return writer.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ key: String, _ number: Int64) {
    self.key(key)
    self.number(number)
  }

  fileprivate mutating func write(_ key: String, _ row: HappeningCursor.Row) {
    self.key(key)
    array([Int64(row.id), Int64(row.number), row.at.milliseconds]) { $0.number($1) }
  }
}

extension JSONValue {
  fileprivate var instant: Instant? { integer.map { Instant(milliseconds: Int64($0)) } }
}

extension HappeningCursor.Row {
  fileprivate init?(_ value: JSONValue?) {
    guard let value, let id = value[0]?.integer, let number = value[1]?.integer,
      let at = value[2]?.instant
    else { return nil }
    self.init(id: id, number: number, at: at)
  }
}
