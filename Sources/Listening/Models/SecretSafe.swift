package import Actions
import Glibc
import System

/// Where keys are kept: the desktop's keyring, else a file that only the person can read.
///
/// They go there through a pipe, never on a command line, which every process can read.
package struct SecretSafe {
  package enum Place: Hashable {
    case keyring
    case file(String)
    /// It could not be written; where it was tried.
    case nowhere(String)
  }

  /// The program of libsecret that speaks with whatever keyring there is.
  private let tool: String?
  /// The folder of the config file.
  private let folder: String

  package init(_ session: Session) {
    tool = ProgramSearch.find("secret-tool", in: session.environment.variable("PATH"))
    folder = session.paths.settingsFolder
  }

  /// Keeps a key under a name, in the place of what was kept so before.
  package func keep(_ key: String, as name: String) -> Place {
    if tell(["store", "--label=voicedo-remind: \(name)"], name, key) {
      // One place is enough, and the right one.
      unlink(path(name))
      return .keyring
    }
    return writePrivately(key + "\n", to: path(name)) ? .file(path(name)) : .nowhere(path(name))
  }

  /// Lets a key go; whether there was one.
  package func remove(_ name: String) -> Bool {
    let wasInKeyring = tell(["lookup"], name, "") && tell(["clear"], name, "")
    return unlink(path(name)) == 0 || wasInKeyring
  }

  private func path(_ name: String) -> String { "\(folder)/secrets/\(name)" }

  /// Whether the keyring did what it was asked for; a locked one may ask the person first.
  private func tell(_ request: [String], _ name: String, _ key: String) -> Bool {
    guard let tool else { return false }
    do {
      return try Child.run(
        [tool] + request + ["service", "voicedo-remind", "account", name],
        input: Array(key.utf8),
        within: .seconds(60)
      ).isWell
    } catch {
      return false
    }
  }
}
