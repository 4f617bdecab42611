import Glibc
import Model
package import Store

extension Session {
  /// Where the password of an account should be and is not; `nil` where it is there, and where only a
  /// program could tell.
  package func missingPlace(of account: SyncAccount) -> String? {
    switch account.reference {
    case .file(let path):
      let home = environment.variable("HOME") ?? ""
      let whole = path.hasPrefix("~/") ? home + path.dropFirst() : path
      return access(whole, F_OK) == 0 ? nil : path
    case .environment(let name): return environment.variable(name) == nil ? "$" + name : nil
    case .command, .credential, .secretService, nil: return nil
    }
  }
}
