import Actions
import Glibc
import Model

extension Session {
  /// A path that nothing has yet: this one with the moment behind it.
  func freshPath(like path: String) -> String {
    let now = civilNow
    let clock = [now.time.hour, now.time.minute, now.time.second].map { $0.padded(to: 2) }
    let stem = "\(path)-\(now.date)-" + clock.joined()
    let names = [stem] + (2...99).lazy.map { "\(stem)-\($0)" }
    return names.first { access($0, F_OK) != 0 } ?? stem
  }
}
