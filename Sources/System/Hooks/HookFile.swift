internal import CSystemd
internal import Glibc
package import Model

/// A file in the folder of hooks: a program of the person's own, for one kind of event.
package struct HookFile: Hashable, Sendable {
  /// Why it is not run.
  package enum Obstacle: String, CaseIterable, Hashable, Sendable {
    case notExecutable = "not-executable"
    /// Others than its owner can write to it, or to a folder on the way to it.
    case writable = "writable-by-others"
    /// It, or a folder on the way to it, belongs to somebody else, who is not root either.
    case foreign = "of-another-user"
  }

  package let event: String
  package let path: String
  /// When it was put there, or changed last.
  package let changedAt: Instant
  package let obstacle: Obstacle?
  /// The file or the folder that the obstacle is about; where a link leads to, if it is one.
  package let place: String
}

extension HookFile {
  /// The files that there are for the events, in the order in which they are run.
  ///
  /// That is `EVENT` itself, then those in `EVENT.d` in the order of their names; what begins with a
  /// dot or ends with `~` is none.
  package static func all(in folder: String, events: [String]) -> [HookFile] {
    guard !folder.isEmpty, access(folder, F_OK) == 0 else { return [] }
    return events.flatMap { event in
      [HookFile(event, "\(folder)/\(event)")].compactMap(\.self)
        + names(in: "\(folder)/\(event).d").compactMap { name in
          HookFile(event, "\(folder)/\(event).d/\(name)")
        }
    }
  }

  /// The names in the folder that are none of an event, so that they are not run.
  package static func otherNames(in folder: String, events: [String]) -> [String] {
    guard !folder.isEmpty else { return [] }
    let known = Set(events + events.map { "\($0).d" })
    return names(in: folder).filter { !known.contains($0) }
  }

  /// Whether there may be any: a look that costs nearly nothing where there is no such folder.
  package static func mayBeThere(in folder: String) -> Bool {
    !folder.isEmpty && access(folder, F_OK) == 0 && !names(in: folder).isEmpty
  }

  private init?(_ event: String, _ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    self.event = event
    self.path = path
    changedAt = Instant(
      milliseconds: Int64(facts.st_ctim.tv_sec) * 1000 + Int64(facts.st_ctim.tv_nsec) / 1_000_000
    )
    do throws(TrustedPath.Fault) {
      place = try Self.end(of: path)
      obstacle = access(place, X_OK) == 0 ? nil : .notExecutable
    } catch {
      place = error.path
      obstacle = error.kind == .writable ? .writable : .foreign
    }
  }

  /// Where the way to a hook ends, at a file that nobody else can write to.
  static func end(of path: String) throws(TrustedPath.Fault) -> String {
    let end = try TrustedPath.end(of: path)
    var facts = stat()
    guard lstat(end, &facts) == 0 else {
      throw TrustedPath.Fault(kind: .missing(errno), path: end)
    }
    guard TrustedPath.isOurs(facts) else { throw TrustedPath.Fault(kind: .foreign, path: end) }
    guard facts.st_mode & (S_IWGRP | S_IWOTH) == 0 else {
      throw TrustedPath.Fault(kind: .writable, path: end)
    }
    return end
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix("."), !name.hasSuffix("~") { names.append(name) }
    }
    return names.sorted()
  }
}
