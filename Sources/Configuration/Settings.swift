internal import Glibc
package import Language
package import Model
package import Planning
package import Words

/// The settings of a person, or their defaults.
package struct Settings: Hashable, Sendable {
  package var conventions = Conventions()
  package var policy = Policy()
  package var tone = Tone.warm
  /// The clock that a person reads.
  package var face = ClockFace.hours24
  /// Whether answers come as sentences for a screen reader, without columns and signs.
  package var isPlain = false
  /// Whether a word is said on what was done.
  package var celebrates = true
  /// The seconds that a hook may take.
  package var hookTimeout = 10
  /// What becomes of answers to alarms where lists are kept the same as on a server.
  package var syncAlarms = SyncAlarms.full
  /// Whether a series that another program ended by completing it goes on everywhere.
  package var revivesSeries = false
  package var weather = WeatherSettings()
  /// The words of the command that shows a menu; empty for the first one that is there.
  package var menuCommand: [String] = []
  package var listening = ListeningSettings()
  package var transcription = TranscriptionSettings()
  package var speech = SpeechSettings()
  package var model = ModelSettings()
  package var push = PushSettings()
  /// Where keys are kept, by the name that other settings call them by.
  package var secrets: [String: SecretReference] = [:]

  package init() {}

  /// The defaults where the locale (`en_US.UTF-8`, `de_DE`, ...) decides.
  package init(locale: String?) {
    conventions.dateOrder = Conventions.DateOrder(locale: locale)
    conventions.holidays = HolidayRegion(locale: locale)
    face = ClockFace(locale: locale)
  }
}

extension Settings {
  /// A config file with every key and its comments is a tenth of it.
  private static let longest = 65_536

  /// Reads the text of a config file (TOML 1.0).
  ///
  /// A value that cannot be taken keeps its default and is reported as a problem; the rest counts.
  package static func load(
    text: String,
    locale: String?
  ) -> (settings: Settings, problems: [ConfigurationProblem]) {
    var settings = Settings(locale: locale)
    guard text.utf8.count <= longest else { return (settings, [.tooLong(limit: longest)]) }
    let document: ConfigurationDocument
    do {
      document = try ConfigurationDocument(text)
    } catch {
      return (settings, [error])
    }
    let problems = document.apply(to: &settings)
    settings.policy.briefing.place = settings.weather.key
    return (settings, problems)
  }

  /// Reads a config file; one that is not there leaves every default and is no problem.
  ///
  /// A link that leads nowhere, and a folder above it that is none or cannot be reached, are problems: there
  /// may be a file behind them.
  package static func load(
    path: String,
    locale: String?
  ) -> (settings: Settings, problems: [ConfigurationProblem]) {
    if isAbsent(path) { return (Settings(locale: locale), []) }
    guard let bytes = start(ofFile: path, longest + 1) else {
      return (Settings(locale: locale), [.unreadable(path: path)])
    }
    guard bytes.count <= longest else {
      return (Settings(locale: locale), [.tooLong(limit: longest)])
    }
    // A full disk or an editor leaves such a file behind; a device that is empty is meant to be.
    guard !bytes.isEmpty || isDevice(path) else {
      return (Settings(locale: locale), [.empty(path: path)])
    }
    // A crash leaves files of zeros, which TOML takes for an empty one.
    guard bytes.first != 0, let text = String(validating: bytes, as: UTF8.self) else {
      return (Settings(locale: locale), [.notText(path: path)])
    }
    return load(text: text, locale: locale)
  }

  /// Reads the config file of a service: where nothing of it can be read, the settings that counted
  /// go on; at its start, when there are none, popups are private.
  package static func load(
    path: String,
    locale: String?,
    instead before: Settings?
  ) -> (settings: Settings, problems: [ConfigurationProblem]) {
    var read = load(path: path, locale: locale)
    guard read.problems.contains(where: \.isOfWholeFile) else { return read }
    if let before {
      read.settings = before
    } else {
      read.settings.policy.isPrivate = true
    }
    return read
  }

  private static func isDevice(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFCHR
  }

  /// Whether nothing is at a path, not even a link, and the nearest of the folders above it that is there is one.
  private static func isAbsent(_ path: String) -> Bool {
    var (place, facts) = (path[...], stat())
    while !place.isEmpty {
      if lstat(String(place), &facts) == 0 {
        return place != path && stat(String(place), &facts) == 0
          && facts.st_mode & S_IFMT == S_IFDIR
      }
      guard errno == ENOENT else { return false }
      place = place.lastIndex(of: "/").map { place[..<$0] } ?? ""
    }
    return true
  }

  /// The first bytes of a file; `nil` where it cannot be read.
  ///
  /// A pipe or a terminal of that name would have whoever reads it wait for somebody to write.
  private static func start(ofFile path: String, _ count: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    var end = 0
    while end < count {
      let read = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress.map { $0 + end }, count - end)
      }
      if read < 0, errno == EINTR || errno == EAGAIN && isReadableSoon(descriptor) { continue }
      guard read >= 0 else { return nil }
      if read == 0 { break }
      end += read
    }
    return Array(bytes[..<end])
  }

  /// Waits a second for a pipe that somebody writes to at present.
  private static func isReadableSoon(_ descriptor: Int32) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 1000) > 0
  }
}

extension Conventions.DateOrder {
  /// The order that people of a locale write day and month in.
  ///
  /// The United States, and locales that are of no country, put the month first.
  init(locale: String?) {
    let name = (locale ?? "").prefix { $0 != "." && $0 != "@" }
    let isMonthFirst = ["", "C", "POSIX", "en_US", "en-US"].contains(name)
    self = isMonthFirst ? .monthFirst : .dayFirst
  }
}

extension HolidayRegion {
  /// The country of a locale: the United Kingdom for `en_GB`, else the United States.
  init(locale: String?) {
    let name = (locale ?? "").prefix { $0 != "." && $0 != "@" }
    self = name.hasSuffix("_GB") || name.hasSuffix("-GB") ? .uk : .us
  }
}
