import Actions
import Language
import Testing
import Words

@testable import Listening
@testable import Screen

@Suite("Review: the screen")
struct ReviewScreenTests {
  private static let hostile =
    "buy 牛奶面包鸡蛋牛奶面包鸡蛋牛奶面包鸡蛋 tomorrow and thank the 👨‍👩‍👧‍👦👨‍👩‍👧‍👦 family and "
    + "learn Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen by friday "
    + "and e\u{301}te\u{301} \u{202E}evil \u{1B}[31mtitle\u{7}"

  private static let sizes = [
    (1, 1), (3, 2), (10, 5), (20, 6), (40, 12), (60, 20), (80, 24), (200, 60),
  ]
  private static let keys = [
    "", "<down>", "<end>", "<enter>", "<tab><enter>", "<tab><enter>x", "s", "p", "pv<right>", "?",
    "e", "ex<left>",
    "d<esc>", "<left><enter>a very long note that goes on and on and on and never seems to end",
  ]

  @Test(arguments: keys)
  func noLineIsWiderThanTheTerminal(_ keys: String) throws {
    for transcript in [ReviewBench.transcript, Self.hostile, ""] {
      var bench = try ReviewBench(transcript, unverified: [1])
      bench.press(keys)
      for (columns, rows) in Self.sizes {
        for hasColor in [true, false] {
          let lines = bench.screen(columns, rows, hasColor: hasColor)
          #expect(lines.count == rows)
          for line in lines { #expect(line.columns <= columns, "\(columns)x\(rows): \(line)") }
        }
      }
    }
  }

  /// Whatever key comes: nothing falls, nothing is gone that nobody deleted, and all can be undone.
  @Test func anyKeysLeaveTheReviewSound() throws {
    let all =
      ReviewBench.keys.values.sorted { "\($0)" < "\($1)" }
      + "adejnpsuvxy?1239 ".map { Key.text(String($0)) } + [.text("é"), .text("牛"), .paste("a\nb")]
    var random = SystemRandomNumberGenerator()
    for transcript in [ReviewBench.transcript, Self.hostile, "plan the trip: book a train, pack"] {
      for _ in 0..<25 {
        var bench = try ReviewBench(transcript, unverified: [0])
        let first = bench.cards
        var pressed: [Key] = []
        for _ in 0..<60 {
          guard let key = all.randomElement(using: &random) else { return }
          let before = bench.state.cards
          let isRetelling = if case .retelling = bench.state.mode { true } else { false }
          pressed.append(key)
          _ = bench.state.press(key)
          let after = bench.state.cards
          let isGone = after.count < before.count
          let mayGo: [Key] = [.delete, .text("d"), .text("j"), .text("u")]
          #expect(!isGone || isRetelling || mayGo.contains(key), "\(pressed)")
          #expect((0...after.count).contains(bench.state.row), "\(pressed)")
          #expect(after.allSatisfy { !$0.draft.title.isEmpty }, "\(pressed)")
          let parents = bench.state.utterance.drafts.map(\.parent)
          #expect(parents.enumerated().allSatisfy { $0.offset != $0.element }, "\(pressed)")
          let (columns, rows) = Self.sizes[pressed.count % Self.sizes.count]
          for line in bench.screen(columns, rows) { #expect(line.columns <= columns, "\(pressed)") }
        }
        _ = bench.state.press(.escape)
        _ = bench.state.press(.escape)
        while bench.state.isChanged { bench.state.undo() }
        #expect(bench.cards == first, "\(pressed)")
      }
    }
  }

  @Test func nothingThatSteersATerminalGetsThere() throws {
    var bench = try ReviewBench(Self.hostile)
    bench.press("<enter>")
    _ = bench.state.press(.paste("\u{1B}]0;title\u{7}\u{202E}x"))
    for (columns, rows) in Self.sizes {
      let scalars = bench.screen(columns, rows, hasColor: true).joined().unicodeScalars
      #expect(!scalars.contains { $0.isObeyed })
    }
  }

  /// Without colour the words of a to-do still show which one they are of.
  @Test func numbersStandForColours() throws {
    let bench = try ReviewBench()
    let screen = bench.screen(80, 24)
    #expect(
      screen[0].hasPrefix(" um [1 call the dentist thursday at 3] and [2 water the plants every")
    )
    #expect(screen[1] == " friday] and [3 buy milk and eggs]")
    let painted = bench.screen(80, 24, hasColor: true)
    #expect(painted[0].hasPrefix(" um ¹call the dentist thursday at 3 and ²water the plants"))
  }

  /// Every screen shows the to-do that is selected, and what stores all.
  @Test(arguments: [(40, 12), (80, 24), (100, 30), (30, 8)])
  func whatIsSelectedIsInSight(_ columns: Int, _ rows: Int) throws {
    let transcript = (1...12).map { "buy thing\($0)x" }.joined(separator: " and ")
    var bench = try ReviewBench(transcript)
    #expect(bench.state.cards.count == 12)
    for place in 0..<12 {
      let screen = bench.screen(columns, rows)
      let title = bench.state.cards[place].draft.title
      #expect(screen.contains { $0.hasPrefix("▌") && $0.contains(title) }, "\(screen)")
      #expect(screen.contains { $0.contains("Store 12 to-dos") })
      bench.press("<down>")
    }
    #expect(bench.screen(columns, rows).contains { $0.contains("▸ Store 12 to-dos") })
  }

  @Test(arguments: [(40, 12), (80, 24), (20, 5)], [false, true])
  func everyKeyIsExplained(_ size: (Int, Int), _ canRerecord: Bool) throws {
    var bench = try ReviewBench(canRerecord: canRerecord)
    bench.state.rows = size.1
    bench.press("?")
    var seen: [String] = []
    while case .help = bench.state.mode {
      let screen = bench.screen(size.0, size.1)
      seen += screen.dropLast().filter { !$0.isEmpty }
      #expect(screen.last?.hasPrefix("  Any key") == true)
      bench.press("x")
    }
    #expect(seen.count == (canRerecord ? 15 : 14))
    #expect(seen.contains { $0.contains("record") } == canRerecord)
    #expect(bench.titles.count == 3)
  }

  @Test(arguments: Tone.allCases)
  func aWholeScreen(_ tone: Tone) throws {
    var bench = try ReviewBench(unverified: [2], tone: tone)
    bench.press("<down><tab>")
    let none = CaptureSentences.noTime.text(tone)
    #expect(
      bench.screen(72, 20) == [
        " um [1 call the dentist thursday at 3] and [2 water the plants every",
        " other friday] and [3 buy milk and eggs]",
        "",
        "─ 3 to-dos " + String(repeating: "─", count: 61),
        "",
        "  1 Call the dentist",
        "    Thu 26 Nov 15:00 (in 5 days)",
        "",
        "▌ 2 Water the plants",
        "▌  ›when Fri 27 Nov (in 6 days)   repeats every other Friday",
        "▌   list Inbox   priority normal   notes –",
        "",
        "  3 Buy milk and eggs",
        "    \(none)",
        "    not in your words",
        "",
        String(repeating: "─", count: 72),
        "",
        "   1 to look at first, then store   Ctrl-S",
        "   a accept · d delete · Enter edit · u undo · Esc leave · ? keys",
      ]
    )
  }
}
