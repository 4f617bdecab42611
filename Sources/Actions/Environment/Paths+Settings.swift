import Glibc
import Model
package import System

extension Paths {
  /// The folder of the config file.
  package var settingsFolder: String { settings.folder }

  /// Whether there is a config file.
  package var hasSettings: Bool { access(settings, F_OK) == 0 }
}
