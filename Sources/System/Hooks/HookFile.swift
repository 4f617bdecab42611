internal import CSystemd
internal import Glibc
package import Model

/// A file in the folder of hooks: a program of the person's own, for one kind of event.
package struct HookFile: Hashable, Sendable {
  /// Why it is not run.
  package enum Obstacle: String, CaseIterable, Hashable, Sendable {
    case notExecutable = "not-executable"
    /// Others than its owner can write to it, or to its folder.
    case writable = "writable-by-others"
    /// It, or its folder, belongs to somebody else, who is not root either.
    case foreign = "of-another-user"
  }

  package let event: String
  package let path: String
  /// When it was put there, or changed last.
  package let changedAt: Instant
  package let obstacle: Obstacle?
}

extension HookFile {
  /// The files that there are for the events, in the order in which they are run.
  ///
  /// That is `EVENT` itself, then those in `EVENT.d` in the order of their names; what begins with a
  /// dot or ends with `~` is none.
  package static func all(in folder: String, events: [String]) -> [HookFile] {
    guard !folder.isEmpty, access(folder, F_OK) == 0 else { return [] }
    let above = folder.folder
    return events.flatMap { event in
      [HookFile(event, "\(folder)/\(event)", in: [folder], below: above)].compactMap(\.self)
        + names(in: "\(folder)/\(event).d").compactMap { name in
          HookFile(
            event,
            "\(folder)/\(event).d/\(name)",
            in: [folder, "\(folder)/\(event).d"],
            below: above
          )
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

  private init?(_ event: String, _ path: String, in folders: [String], below above: String) {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    self.event = event
    self.path = path
    changedAt = Instant(
      milliseconds: Int64(facts.st_ctim.tv_sec) * 1000 + Int64(facts.st_ctim.tv_nsec) / 1_000_000
    )
    obstacle =
      Self.obstacle(facts, writers: S_IWGRP | S_IWOTH)
      ?? folders.lazy.compactMap { Self.obstacle(ofFolder: $0) }.first
      ?? Self.obstacle(ofFolder: above, isOfOthers: true)
      ?? (access(path, X_OK) == 0 ? nil : .notExecutable)
  }

  /// In a folder that others can write to, others could put another file in the place of this one.
  ///
  /// A folder of many people, such as /tmp, lets nobody touch what is another's.
  private static func obstacle(ofFolder path: String, isOfOthers: Bool = false) -> Obstacle? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return .foreign }
    if isOfOthers, facts.st_mode & S_ISVTX != 0, facts.st_uid == 0 { return nil }
    // Many systems give each person a group of their own, which nobody else is in.
    let isOwnGroup = facts.st_gid == getegid() && getegid() == geteuid()
    return obstacle(facts, writers: isOwnGroup ? S_IWOTH : S_IWGRP | S_IWOTH)
  }

  private static func obstacle(_ facts: stat, writers: mode_t) -> Obstacle? {
    guard facts.st_uid == geteuid() || facts.st_uid == 0 else { return .foreign }
    return facts.st_mode & writers == 0 ? nil : .writable
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
