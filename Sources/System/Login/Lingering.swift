internal import Glibc

/// Whether the person's services run while nobody is logged in.
package enum Lingering {
  /// `nil` where there is no logind to ask for it; see loginctl(1), `enable-linger`.
  package static func isOn(folder: String = "/var/lib/systemd/linger") -> Bool? {
    guard access("/run/systemd/system", F_OK) == 0, let entry = getpwuid(getuid()),
      let name = entry.pointee.pw_name
    else { return nil }
    return access("\(folder)/\(String(cString: name))", F_OK) == 0
  }
}
