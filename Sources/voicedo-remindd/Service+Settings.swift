import Configuration
import Delivery
import Logging
import Model
import Store
import System
import Words

/// The settings: read at the start, on SIGHUP, and when the file is written.
extension Service {
  var meaning: Store.Meaning {
    Store.Meaning(conventions: settings.conventions, policy: settings.policy, zones: .system)
  }

  func readSettings() {
    let before = hasSettings ? settings : nil
    let read = Settings.load(path: paths.settings, locale: paths.locale, instead: before)
    settings = read.settings
    hasSettings = true
    for problem in read.problems {
      logger.warning("A setting was left out", metadata: ["problem": "\(problem.text(.literal))"])
    }
  }

  /// Reads the settings anew and goes by them from now on.
  func reload() {
    ServiceManager.reloading()
    readSettings()
    handle(.settings(meaning))
    ServiceManager.ready(status)
    logger.info("Read the settings anew")
  }

  /// Editors write a file in several steps: it is read once they have been quiet for a moment.
  func watchSettings() {
    guard !paths.settings.isEmpty else { return }
    let name = paths.settings.fileName
    // Where there is no such folder yet, SIGHUP does the same.
    watch(paths.settings.folder, "The settings are not watched", .debug) { [weak self] change in
      if change == .file(name) { self?.settingsChanged() }
    }
  }

  private func settingsChanged() {
    do {
      settingsChange = try Pause(.milliseconds(300)) { [weak self] in
        self?.settingsChange = nil
        self?.reload()
      }
    } catch {
      reload()
    }
  }
}
