import Configuration
import FoundationEssentials
import Glibc
import Planning
import Testing

@Suite struct ConfigurationFileTests {
  /// The file that installations carry.
  private static let shipped = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../config/config.toml")

  /// `VOICEDO_WRITE=1 swift test --filter ConfigurationFileTests` writes it anew.
  @Test func theShippedFileIsTheOneThatTheKeysMake() throws {
    if ProcessInfo.processInfo.environment["VOICEDO_WRITE"] == "1" {
      try Data(ConfigurationFile.defaultText.utf8).write(to: Self.shipped)
    }
    let text = String(decoding: try Data(contentsOf: Self.shipped), as: UTF8.self)
    #expect(text == ConfigurationFile.defaultText)
    #expect(Settings.load(text: text, locale: nil).problems == [])
  }

  @Test(arguments: [nil, "en_GB.UTF-8"])
  func uncommentedItIsTheDefaults(locale: String?) throws {
    let lines = ConfigurationFile.defaultText.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let text = lines.map { $0.hasPrefix("#") && !$0.hasPrefix("# ") ? $0.dropFirst() : $0 }
      .joined(separator: "\n")
    let (settings, problems) = Settings.load(text: text, locale: locale)
    #expect(problems == [])
    #expect(settings == Settings(locale: locale))
    #expect(text.split(separator: "\n").count { $0.contains(" = ") } >= 23)
  }

  @Test func everyKeyHasALineOfProseAbove() {
    let lines = ConfigurationFile.defaultText.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    for (above, line) in zip(lines, lines.dropFirst()) {
      #expect(line.utf8.count <= 100)
      guard line.hasPrefix("#"), !line.hasPrefix("# ") else { continue }
      #expect(above.hasPrefix("# ") && above.hasSuffix("."), "\(line)")
    }
  }

  @Test(arguments: [
    "overdue", " late ", "failed", "missed", "forgot", "should have", " lost", "error", "!",
  ])
  func theProseIsGentle(word: String) {
    #expect(!ConfigurationFile.defaultText.lowercased().contains(word))
  }

  @Test func aFileThatIsNotThereLeavesTheDefaults() {
    let (settings, problems) = Settings.load(path: "/nowhere/config.toml", locale: nil)
    #expect(settings == Settings())
    #expect(problems == [])
  }

  @Test func whatIsNoFileIsToldCalmly() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "configuration-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    #expect(
      Settings.load(path: folder.path, locale: nil).problems == [.unreadable(path: folder.path)]
    )
    let file = folder.appending(path: "config.toml")
    try Data([0x74, 0xFF, 0xFE]).write(to: file)
    #expect(Settings.load(path: file.path, locale: nil).problems == [.notText(path: file.path)])
    // So long a file is not looked at.
    try Data(repeating: 0xFF, count: 65_537).write(to: file)
    #expect(Settings.load(path: file.path, locale: nil).problems == [.tooLong(limit: 65_536)])
    try Data().write(to: file)
    #expect(Settings.load(path: file.path, locale: nil).problems == [.empty(path: file.path)])
    #expect(Settings.load(path: "/dev/null", locale: nil).problems == [])
    try Data("[reminders]\nsnooze = 25".utf8).write(to: file)
    #expect(Settings.load(path: file.path, locale: nil).settings.policy.snooze == 25)
  }

  @Test(arguments: ["", "[reminders]\nprivate = true\nsnooze = \n", "\u{0}"])
  func whatCannotBeReadLeavesTheSettingsOfAService(text: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "configuration-\(UUID().uuidString).toml")
    try Data(text.utf8).write(to: file)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
    let atStart = Settings.load(path: file.path, locale: nil, instead: nil)
    #expect(atStart.settings.policy.isPrivate)
    var before = Settings()
    before.policy.snooze = 25
    let running = Settings.load(path: file.path, locale: nil, instead: before)
    #expect(running.settings == before)
    #expect(running.problems.contains { $0.isOfWholeFile })
  }

  /// Ways in which the file that a path names cannot be reached, though something is there.
  enum Obstacle: CaseIterable {
    case dangling, loop, pipe, folder, noFolder, danglingFolder

    func put(at path: String) -> Int32 {
      switch self {
      case .dangling: symlink("nowhere/config.toml", path)
      case .loop: symlink(path, path)
      case .pipe: mkfifo(path, 0o600)
      case .folder: mkdir(path, 0o700)
      case .noFolder: close(creat(path, 0o600))
      case .danglingFolder: symlink("nowhere", path)
      }
    }

    var isAboveIt: Bool { self == .noFolder || self == .danglingFolder }
  }

  @Test("What stands in the way of a file is no missing file", arguments: Obstacle.allCases)
  func whatCannotBeReachedIsPrivate(obstacle: Obstacle) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let place = folder.appending(path: "there").path
    #expect(obstacle.put(at: place) == 0)
    let file = obstacle.isAboveIt ? place + "/config.toml" : place
    let atStart = Settings.load(path: file, locale: nil, instead: nil)
    #expect(atStart.settings.policy.isPrivate)
    #expect(atStart.problems.contains { $0.isOfWholeFile })
    let absent = folder.appending(path: "other/deep/config.toml").path
    #expect(Settings.load(path: absent, locale: nil, instead: nil).problems == [])
  }

  @Test func aValueThatCannotBeTakenCostsThatValueAlone() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "configuration-\(UUID().uuidString).toml")
    try Data("[reminders]\nprivate = false\nsnooze = \"x\"".utf8).write(to: file)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
    let read = Settings.load(path: file.path, locale: nil, instead: nil)
    #expect(!read.settings.policy.isPrivate && read.problems.count == 1)
  }
}
