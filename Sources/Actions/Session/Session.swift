package import Configuration
import Glibc
import Language
package import Model
package import Store
package import System
package import Words

/// One run of a command: its environment, the settings that count, and the moment.
package struct Session {
  package var environment: Environment
  /// The store that the steps of one command share.
  package var store: TodoStore?
  /// Where answers are gathered that are to be spoken; `nil` where nothing is.
  package var spoken: SpokenAnswer?
  package let settings: Settings
  /// The problems of the config file.
  package let settingsProblems: [ConfigurationProblem]
  package let paths: Paths
  /// Whether answers are sentences for a screen reader, without columns and signs.
  package let isPlain: Bool
  /// Whether answers have colours.
  package let hasColor: Bool
  /// The one moment that the whole run happens at.
  package var now: Instant
  package let zone: Zone
  /// The way that its changes come by, as the journal names it: what a hook does is told to no hook.
  package var source: ChangeSource

  /// Reads the settings, and looks at the clock once.
  package init(environment: Environment, color: ColorChoice = .auto, plain: Bool = false) {
    self.environment = environment
    paths = Paths(environment.variable)
    let read = Settings.load(path: paths.settings, locale: paths.locale)
    settings = read.settings
    settingsProblems = read.problems
    isPlain = plain || settings.isPlain || environment.wantsPlainAnswers
    hasColor =
      !isPlain && (color == .always || color == .auto && environment.terminal.wantsColor)
    now = environment.now()
    zone = environment.zones.current()
    let hook = environment.variable("VOICEDO_HOOK") ?? ""
    source = hook.isEmpty || hook == "0" ? .commandLine : .hook
  }

  package var tone: Tone { settings.tone }

  /// The wall clock here and now.
  package var civilNow: CivilDateTime { zone.civil(at: now) }

  /// Whether there is a database already.
  package var hasDatabase: Bool { access(paths.database, F_OK) == 0 }
}

/// When colours are used.
package enum ColorChoice: String, CaseIterable {
  /// On a terminal, unless the environment says no.
  case auto
  case always, never
}
