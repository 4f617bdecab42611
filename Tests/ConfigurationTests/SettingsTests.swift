import Language
import Model
import Planning
import Testing
import Words

@testable import Configuration

@Suite struct SettingsTests {
  /// Every key at another value than its default.
  private static let everything = """
    tone = "literal"
    clock = "12"
    plain = true

    [language]
    morning = "07:30"
    noon = 12:15:00
    afternoon = "14:00"
    evening = "19:00"
    night = "21:00"
    end_of_day = "18:30"
    this_week = "11:00"
    day = "8:00"
    day_starts = "03:00"
    date_order = "dmy"
    next_weekday = "nearest"
    holidays = "uk"

    [reminders]
    persistence = "until-done"
    gentle_repeats = [5, 15]
    until_done_every = 20
    until_done_per_day = 6
    snooze = 15
    digest_from = 4

    [briefing]
    on = false
    at = "07:00"
    window_hours = 2
    picks = 1
    on_empty_days = true
    week = true

    [listen]
    silence = "off"
    longest = 600
    device = "usb mic"
    recorder = "pw-record"
    keep_recordings = true
    keep_transcripts = true
    ask = true

    [transcription]
    order = ["groq", "command"]
    command = ["my recogniser", "--file", "{wav}"]
    url = "http://localhost:8080"
    model = "base.en"
    language = ""
    prompt = "Anna, \\"Ampel\\""
    secret = "work"
    minutes_per_month = 60

    [speech]
    command = ["espeak-ng", "-v", "en", "{text}"]
    reminders = true

    [model]
    when = "long"
    preset = "ollama"
    url = "http://localhost:11434"
    name = "tiny"
    secret = "other"
    timeout = 20
    requests_per_month = 100

    [push]
    ntfy = "https://ntfy.example/a-topic"
    secret = "phone"
    after = 5
    mode = "title"
    per_day = 7

    [secrets]
    work = { command = ["pass", "show", "groq"] }
    other = { keyring = "voicedo" }
    third = { credential = "third" }
    fourth = { file = "~/keys/fourth" }

    [secrets.fifth]
    environment = "FIFTH_KEY"
    """

  @Test func everyKeyReachesItsSetting() {
    var expected = Settings()
    expected.tone = .literal
    expected.face = .hours12
    expected.isPlain = true
    expected.conventions.morning = .hour(7, 30)
    expected.conventions.noon = .hour(12, 15)
    expected.conventions.afternoon = .hour(14)
    expected.conventions.evening = .hour(19)
    expected.conventions.night = .hour(21)
    expected.conventions.endOfDay = .hour(18, 30)
    expected.conventions.thisWeek = .hour(11)
    expected.conventions.day = .hour(8)
    expected.policy.day = .hour(8)
    expected.conventions.dayStarts = .hour(3)
    expected.conventions.dateOrder = .dayFirst
    expected.conventions.nextWeekday = .nearest
    expected.conventions.holidays = .uk
    expected.policy.persistence = .untilDone
    expected.policy.gentleRepeats = [5, 15]
    expected.policy.untilDoneInterval = 20
    expected.policy.untilDonePerDay = 6
    expected.policy.snooze = 15
    expected.policy.digestFrom = 4
    expected.policy.briefing.isOn = false
    expected.policy.briefing.at = .hour(7)
    expected.policy.briefing.window = 2
    expected.policy.briefing.picks = 1
    expected.policy.briefing.onEmptyDays = true
    expected.policy.briefing.tellsWeek = true
    expected.listening.silence = nil
    expected.listening.longest = 600
    expected.listening.device = "usb mic"
    expected.listening.recorder = .pwRecord
    expected.listening.keepsRecordings = true
    expected.listening.keepsTranscripts = true
    expected.listening.asks = true
    expected.transcription.order = ["groq", "command"]
    expected.transcription.command = ["my recogniser", "--file", "{wav}"]
    expected.transcription.url = "http://localhost:8080"
    expected.transcription.model = "base.en"
    expected.transcription.language = ""
    expected.transcription.prompt = "Anna, \"Ampel\""
    expected.transcription.secret = "work"
    expected.transcription.minutesPerMonth = 60
    expected.speech.command = ["espeak-ng", "-v", "en", "{text}"]
    expected.speech.speaksReminders = true
    expected.model.when = .long
    expected.model.preset = "ollama"
    expected.model.url = "http://localhost:11434"
    expected.model.name = "tiny"
    expected.model.secret = "other"
    expected.model.timeout = 20
    expected.model.requestsPerMonth = 100
    expected.push.address = "https://ntfy.example/a-topic"
    expected.push.secret = "phone"
    expected.push.mode = .title
    expected.policy.push.isOn = true
    expected.policy.push.after = 5
    expected.policy.push.perDay = 7
    expected.secrets = [
      "work": .command(["pass", "show", "groq"]), "other": .secretService("voicedo"),
      "third": .credential("third"), "fourth": .file("~/keys/fourth"),
      "fifth": .environment("FIFTH_KEY"),
    ]
    let (settings, problems) = Settings.load(text: Self.everything, locale: "en_US.UTF-8")
    #expect(problems == [])
    #expect(settings == expected)
    // The file that `config show` writes reads the same.
    #expect(
      Settings.load(text: ConfigurationFile.text(of: settings), locale: nil).settings == expected
    )
  }

  @Test(arguments: [
    "push.example/abc", "https://push.example", "https://push.example/", "https://push.example/a b",
    "ftp://push.example/abc", "https://me@push.example/abc",
    "https://push.example/" + String(repeating: "a", count: 57),
  ]) func whatNamesNoTopicIsRefusedAndNotRepeated(_ address: String) throws {
    let (settings, problems) = Settings.load(text: "[push]\nntfy = \"\(address)\"", locale: nil)
    #expect(!settings.policy.push.isOn)
    #expect(problems.count == 1)
    // The sentence has an example of its own, on another server.
    #expect(!problems[0].text(.literal).contains("push.example"))
  }

  @Test func aTopicIsShownByItsBeginningAlone() {
    let text = "[push]\nntfy = \"https://ntfy.example/a-topic\""
    let settings = Settings.load(text: text, locale: nil).settings
    let shown = ConfigurationFile.text(of: settings.hidingPasswords)
    #expect(shown.contains("ntfy = \"https://ntfy.example/a-…\""))
    #expect(!shown.contains("a-topic"))
  }

  @Test func aSecretThatNothingIsSaidOfIsLookedForInThreePlaces() {
    var settings = Settings()
    let places = settings.references(to: "claude", in: "/c")
    #expect(
      places == [.secretService("claude"), .credential("claude"), .file("/c/secrets/claude")]
    )
    settings.secrets["claude"] = .environment("CLAUDE_KEY")
    #expect(settings.references(to: "claude", in: "/c") == [.environment("CLAUDE_KEY")])
  }

  @Test(arguments: [
    "", "# only words", "[language]\n[reminders]\n[briefing]\n", "\u{FEFF}tone = \"warm\"",
  ])
  func aFileThatSaysNothingLeavesTheDefaults(text: String) {
    let (settings, problems) = Settings.load(text: text, locale: nil)
    #expect(settings == Settings())
    #expect(problems == [])
  }

  @Test(arguments: [
    (nil, Conventions.DateOrder.monthFirst), ("", .monthFirst), ("C", .monthFirst),
    ("C.UTF-8", .monthFirst), ("POSIX", .monthFirst), ("en_US", .monthFirst),
    ("en_US.UTF-8", .monthFirst), ("en_GB.UTF-8", .dayFirst), ("de_DE@euro", .dayFirst),
    ("fr_CA.UTF-8", .dayFirst), ("nonsense", .dayFirst),
  ])
  func theLocaleOrdersDates(locale: String?, order: Conventions.DateOrder) {
    #expect(Settings.load(text: "", locale: locale).settings.conventions.dateOrder == order)
    let auto = "[language]\ndate_order = \"auto\""
    #expect(Settings.load(text: auto, locale: locale).settings.conventions.dateOrder == order)
    for (word, said) in [("mdy", Conventions.DateOrder.monthFirst), ("dmy", .dayFirst)] {
      let text = "[language]\ndate_order = \"\(word)\""
      #expect(Settings.load(text: text, locale: locale).settings.conventions.dateOrder == said)
    }
  }
}

@Suite("clock = \"auto\" goes by the locale")
struct ClockSettingTests {
  @Test(arguments: [
    (nil, ClockFace.hours24), ("", .hours24), ("C", .hours24), ("C.UTF-8", .hours24),
    ("POSIX", .hours24), ("en_US.UTF-8", .hours12), ("en_US", .hours12), ("es_US", .hours12),
    ("en_CA.UTF-8", .hours12), ("fr_CA.UTF-8", .hours24), ("en_AU.UTF-8", .hours12),
    ("en_PH", .hours12), ("en_IN", .hours12), ("hi_IN.UTF-8", .hours12), ("en_GB", .hours24),
    ("de_DE@euro", .hours24), ("en", .hours24), ("nonsense", .hours24), ("/etc/passwd", .hours24),
  ])
  func theLocaleDecides(locale: String?, face: ClockFace) {
    #expect(Settings.load(text: "", locale: locale).settings.face == face)
    #expect(Settings.load(text: "clock = \"auto\"", locale: locale).settings.face == face)
  }

  @Test(arguments: [
    ("clock = \"12\"", ClockFace.hours12), ("clock = \"24\"", .hours24), ("clock = 12", .hours12),
    ("clock = 24", .hours24),
  ])
  func theSettingDecidesOtherwise(text: String, face: ClockFace) {
    for locale in ["C", "en_US.UTF-8", "de_DE.UTF-8"] {
      let (settings, problems) = Settings.load(text: text, locale: locale)
      #expect(settings.face == face)
      #expect(problems == [])
    }
    #expect(!Settings.load(text: "clock = 13", locale: nil).problems.isEmpty)
  }

  @Test(
    "formats of times as glibc has them",
    arguments: [
      ("%r", true), ("%I:%M:%S %p", true), ("%l:%M:%S %p", true), ("%OI:%OM:%OS %p", true),
      ("%Z %I:%M:%S %p", true), ("%T", false), ("%H:%M:%S", false), ("%k:%M", false),
      ("%OH:%OM:%OS %p", false), ("%%I", false), ("", false), ("%", false),
    ]
  )
  func formats(format: String, hasTwelveHours: Bool) {
    #expect(ClockFace.hasTwelveHours(format) == hasTwelveHours)
  }
}

@Suite struct ConfigurationProblemTests {
  @Test(arguments: [
    ("tones = \"quiet\"", ConfigurationProblem.unknownKey("tones", nearest: "tone")),
    (
      "[language]\nmornign = \"08:00\"",
      .unknownKey("language.mornign", nearest: "language.morning")
    ),
    (
      "[language]\nend-of-day = \"08:00\"",
      .unknownKey("language.end-of-day", nearest: "language.end_of_day")
    ),
    ("[reminders]\nSnooze = 5", .unknownKey("reminders.Snooze", nearest: "reminders.snooze")),
    ("[briefing]\nsnooze = 5", .unknownKey("briefing.snooze", nearest: "reminders.snooze")),
    ("snooze = 5", .unknownKey("snooze", nearest: "reminders.snooze")),
    ("[briefing]\nweather_station = 5", .unknownKey("briefing.weather_station", nearest: nil)),
    ("[reminder]\nsnooze = 5", .unknownSection("reminder", nearest: "reminders")),
    ("[quantum]\nx = 5", .unknownSection("quantum", nearest: nil)),
    ("[[reminders]]\nsnooze = 5", .wrongValue(key: "reminders", expected: .section("reminders"))),
    ("language = 3", .wrongValue(key: "language", expected: .section("language"))),
    ("[tone]\nx = 1", .wrongValue(key: "tone", expected: .choice(["warm", "literal", "quiet"]))),
    ("tone = \"loud\"", .wrongValue(key: "tone", expected: .choice(["warm", "literal", "quiet"]))),
    ("[language]\nmorning = 9", .wrongValue(key: "language.morning", expected: .time)),
    ("[language]\nmorning = \"25:00\"", .wrongValue(key: "language.morning", expected: .time)),
    ("[language]\nmorning = \"late\"", .wrongValue(key: "language.morning", expected: .time)),
    ("[language]\nmorning = 2026-11-21", .wrongValue(key: "language.morning", expected: .time)),
    (
      "[language]\nday_starts = \"13:00\"",
      .wrongValue(
        key: "language.day_starts",
        expected: .timeWithin(low: "00:00", high: "12:00")
      )
    ),
    (
      "[reminders]\nsnooze = \"5\"",
      .wrongValue(key: "reminders.snooze", expected: .number(1...10_080))
    ),
    (
      "[reminders]\nsnooze = 0", .wrongValue(key: "reminders.snooze", expected: .number(1...10_080))
    ),
    (
      "[reminders]\nsnooze = 1.5",
      .wrongValue(key: "reminders.snooze", expected: .number(1...10_080))
    ),
    (
      "[reminders]\nsnooze = 9223372036854775807",
      .wrongValue(
        key: "reminders.snooze",
        expected: .number(1...10_080)
      )
    ),
    (
      "[reminders]\ngentle_repeats = [10, 0]",
      .wrongValue(
        key: "reminders.gentle_repeats",
        expected: .numbers(1...1440, atMost: 10, example: "[10, 20, 40]")
      )
    ),
    (
      "[reminders]\ngentle_repeats = 10",
      .wrongValue(
        key: "reminders.gentle_repeats",
        expected: .numbers(1...1440, atMost: 10, example: "[10, 20, 40]")
      )
    ),
    ("[briefing]\non = \"yes\"", .wrongValue(key: "briefing.on", expected: .switch)),
    ("[briefing]\npicks = [1]", .wrongValue(key: "briefing.picks", expected: .number(1...10))),
    ("[briefing]\npicks = {a = 1}", .wrongValue(key: "briefing.picks", expected: .number(1...10))),
    ("[secrets]\nclaude = \"sk-ant-1\"", .secretWithoutPlace("claude")),
    ("[secrets]\nclaude = 5", .secretWithoutPlace("claude")),
    ("[secrets]\nclaude = {}", .secretWithoutPlace("claude")),
    ("[secrets]\nclaude = { key = \"sk-1\" }", .secretWithoutPlace("claude")),
    ("[secrets]\nclaude = { command = \"pass claude\" }", .secretWithoutPlace("claude")),
    ("[secrets]\nclaude = { command = [] }", .secretWithoutPlace("claude")),
    ("[secrets]\nclaude = { file = \"keys/claude\" }", .secretWithoutPlace("claude")),
    ("[secrets]\nclaude = { keyring = \"a\", file = \"/b\" }", .secretWithoutPlace("claude")),
    ("[secrets]\nsk-ant-1 = { keyring = \"a\" }", .secretWithoutPlace("NAME")),
    ("[model]\nsecret = \"sk-ant-1\"", .wrongValue(key: "model.secret", expected: .secretName)),
    ("[model]\nsecret = \"AIzaSyA\"", .wrongValue(key: "model.secret", expected: .secretName)),
    ("[model]\nname = 5", .wrongValue(key: "model.name", expected: .text)),
    ("[model]\nname = \"a\\nb\"", .wrongValue(key: "model.name", expected: .text)),
    ("[listen]\nsilence = 0", .wrongValue(key: "listen.silence", expected: .numberOrOff(1...60))),
    (
      "[listen]\nsilence = \"on\"",
      .wrongValue(key: "listen.silence", expected: .numberOrOff(1...60))
    ),
    (
      "[transcription]\ncommand = \"whisper\"",
      .wrongValue(key: "transcription.command", expected: .texts)
    ),
    ("tone = warm", .syntax(line: 1, column: 8)),
    ("tone = \"warm\"\n[language\nmorning = \"09:00\"", .syntax(line: 2, column: 10)),
    ("tone = \"warm\"\ntone = \"warm\"", .syntax(line: 2, column: 8)),
  ])
  func isNamedAndItsDefaultKept(text: String, problem: ConfigurationProblem) {
    let (settings, problems) = Settings.load(text: text, locale: nil)
    #expect(problems == [problem])
    #expect(settings == Settings())
  }

  @Test func theRestOfTheFileCounts() {
    let (settings, problems) = Settings.load(
      text: "[reminders]\nsnoze = 5\nsnooze = 20\ndigest_from = 0\n[briefing]\nat = \"09:00\"",
      locale: nil
    )
    #expect(problems.count == 2)
    #expect(settings.policy.snooze == 20)
    #expect(settings.policy.briefing.at == .hour(9))
    #expect(settings.policy.digestFrom == Policy().digestFrom)
  }

  @Test(arguments: Tone.allCases)
  func speaksPlainly(tone: Tone) {
    #expect(
      ConfigurationProblem.unknownKey("reminders.snoze", nearest: "reminders.snooze").text(tone)
        == "The config file has a key reminders.snoze that is not known here; it was left aside. "
        + "The nearest known one is reminders.snooze."
    )
    #expect(
      ConfigurationProblem.wrongValue(
        key: "language.day_starts",
        expected: .timeWithin(low: "00:00", high: "12:00")
      ).text(tone)
        == "In the config file, language.day_starts takes a clock time from \"00:00\" to "
        + "\"12:00\"; its default was kept."
    )
    #expect(ConfigurationProblem.syntax(line: 3, column: 7).text(tone).contains("line 3, column 7"))
  }

  @Test func aNameThatCouldBeAKeyIsNotTold() {
    for name in ["sk-1234567890", String(repeating: "k", count: 40)] {
      for text in ["\(name) = 1", "[model]\n\"\(name)\" = 1", "[\(name)]\na = 1"] {
        let problems = Settings.load(text: text, locale: nil).problems
        let said = problems.map { $0.text(.literal) }.joined()
        #expect(!problems.isEmpty && !said.contains(name) && said.contains("…"), "\(said)")
      }
    }
  }

  @Test func namesEverythingThatItTells() {
    let problems: [ConfigurationProblem] = [
      .unknownKey("a.b", nearest: nil), .unknownSection("a", nearest: nil),
      .unknownSection("a", nearest: "b"), .unreadable(path: "/a"), .notText(path: "/a"),
      .empty(path: "/a"),
      .tooLong(limit: 1),
      .wrongValue(key: "a", expected: .choice(["x", "y"])),
      .wrongValue(key: "a", expected: .number(1...9)),
      .wrongValue(key: "a", expected: .numbers(1...9, atMost: 3, example: "[1]")),
      .wrongValue(key: "a", expected: .section("a")), .wrongValue(key: "a", expected: .switch),
      .wrongValue(key: "a", expected: .time), .wrongValue(key: "a", expected: .text),
      .wrongValue(key: "a", expected: .texts), .wrongValue(key: "a", expected: .secretName),
      .wrongValue(key: "a", expected: .numberOrOff(1...9)), .secretWithoutPlace("a"),
    ]
    for problem in problems {
      let text = problem.text(.warm)
      #expect(text.contains("a") && !text.contains("{") && !text.contains("  "), "\(text)")
    }
  }
}
