internal import CSystemd
internal import Glibc

/// The disk below a folder, as the system describes it.
package struct DiskFacts: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case local
    /// On another machine, by the name of the protocol: the write-ahead log does not work there.
    case network(String)
    /// Served by a program (FUSE): what it can do is its own affair.
    case served
  }

  /// Bytes that a person without privileges may still use.
  package var free: Int
  package var isReadOnly: Bool
  package var kind: Kind

  package init(free: Int, isReadOnly: Bool = false, kind: Kind = .local) {
    self.free = free
    self.isReadOnly = isReadOnly
    self.kind = kind
  }
}

extension DiskFacts {
  /// Asks for the nearest folder above a path that exists.
  package init?(path: String) {
    var folder = path
    var facts = statfs()
    while statfs(folder, &facts) != 0 {
      guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return nil }
      folder = String(folder[..<slash])
    }
    let (free, overflow) = Int(clamping: facts.f_bavail)
      .multipliedReportingOverflow(by: Int(clamping: facts.f_bsize))
    self.init(
      free: overflow ? .max : free,
      // ST_RDONLY
      isReadOnly: facts.f_flags & 1 != 0,
      kind: DiskFacts.kind(ofType: UInt32(truncatingIfNeeded: facts.f_type))
    )
  }

  /// Names the kind that a file system's type in statfs(2) stands for.
  static func kind(ofType type: UInt32) -> Kind {
    if let name = networks[type] { return .network(name) }
    return type == 0x6573_5546 ? .served : .local
  }

  private static let networks: [UInt32: String] = [
    0x6969: "NFS", 0x517B: "SMB", 0xFE53_4D42: "SMB", 0xFF53_4D42: "CIFS", 0x0102_1997: "9P",
    0x5346_414F: "AFS", 0x6B41_4653: "AFS", 0x7375_7245: "Coda", 0x00C3_6400: "Ceph",
    0x564C: "NCP", 0x0BD0_0BD0: "Lustre", 0x7461_636F: "OCFS2", 0x0116_1970: "GFS2",
  ]
}
