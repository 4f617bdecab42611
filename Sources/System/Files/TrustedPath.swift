internal import CSystemd
internal import Glibc

/// A path that is held against the rules in all its steps, as OpenSSH's StrictModes and sudo do: what
/// is found at its end is what the person or root has put there.
///
/// Each folder in which a name of it is looked up, those that its links lead through included, belongs
/// to the person or root, and nobody else can put another thing in the place of what it leads to.
package enum TrustedPath {
  /// The first step that others can lead elsewhere.
  package struct Fault: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// Others than its owner can write to it.
      case writable
      /// It belongs to somebody else, who is not root either.
      case foreign
      /// It is not there, for a reason of `errno`.
      case missing(Int32)
    }

    package let kind: Kind
    /// The file or the folder that it is about.
    package let path: String
  }

  /// The way of a path: where it ends, without links.
  ///
  /// A relative path is none: it would lead wherever somebody works.
  package static func end(of path: String) throws(Fault) -> String {
    guard path.hasPrefix("/") else { throw Fault(kind: .missing(ENOENT), path: path) }
    var here = "/"
    var rest = names(of: path)
    var links = 0
    while let name = rest.popLast() {
      if name == ".." {
        here = parent(of: here)
        continue
      }
      let next = here == "/" ? "/" + name : here + "/" + name
      let facts = try look(at: next)
      try judge(folder: here, holding: facts)
      guard facts.st_mode & S_IFMT == S_IFLNK else {
        here = next
        continue
      }
      links += 1
      guard links <= mostLinks, let target = target(of: next) else {
        throw Fault(kind: .missing(ELOOP), path: next)
      }
      if target.hasPrefix("/") { here = "/" }
      rest += names(of: target)
    }
    return here
  }

  /// The kernel follows no more of them (path_resolution(7)).
  private static let mostLinks = 40

  private static func look(at path: String) throws(Fault) -> stat {
    var facts = stat()
    guard lstat(path, &facts) == 0 else { throw Fault(kind: .missing(errno), path: path) }
    return facts
  }

  /// A folder of many people, such as /tmp, lets nobody touch what is another's.
  private static func judge(folder: String, holding entry: stat) throws(Fault) {
    let facts = try look(at: folder)
    guard isOurs(facts) else { throw Fault(kind: .foreign, path: folder) }
    // Many systems give each person a group of their own, which nobody else is in.
    let isOwnGroup = facts.st_gid == getegid() && getegid() == geteuid()
    let writers = isOwnGroup ? S_IWOTH : S_IWGRP | S_IWOTH
    guard facts.st_mode & writers != 0 else { return }
    guard facts.st_mode & S_ISVTX != 0, isOurs(entry) else {
      throw Fault(kind: .writable, path: folder)
    }
  }

  /// Whether something belongs to the person or root.
  static func isOurs(_ facts: stat) -> Bool { facts.st_uid == geteuid() || facts.st_uid == 0 }

  /// The names of a path, the last one first.
  private static func names(of path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.map(String.init).reversed()
  }

  private static func parent(of path: String) -> String {
    let above = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
    return above.isEmpty ? "/" : String(above)
  }

  private static func target(of link: String) -> String? {
    var letters = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &letters, letters.count)
    guard count > 0 else { return nil }
    return String(decoding: letters[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
