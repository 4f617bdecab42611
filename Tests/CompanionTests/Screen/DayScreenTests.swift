import Actions
import Answers
import Model
import Screen
import Store
import Testing
import Words

@testable import voicedo_remind

@Suite("screen: what is drawn")
struct DayScreenTests {
  private static let hostile = [
    "buy 牛奶面包鸡蛋牛奶面包鸡蛋牛奶面包鸡蛋 today at 11", "thank the 👨‍👩‍👧‍👦👨‍👩‍👧‍👦 family today",
    "learn Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen today at 3pm",
    "see e\u{301}te\u{301} \u{202E}evil \u{1B}[31mtitle\u{7} today at 4pm",
  ]

  private static let sizes = [
    (1, 1), (3, 2), (10, 5), (20, 6), (40, 8), (40, 12), (60, 20), (80, 24), (200, 60),
  ]
  private static let keys = [
    "", "<down>", "<end>", "d", "l", "o", "f", "e", "ex<left>", "a", "acall a long list of people",
    "/", "/the", "/zzz<enter>", "/<enter><end>", "?", "<esc>", "g", "u", "<end>d", "je<c-u><enter>",
    "aum<enter>",
  ]

  @Test(arguments: keys)
  func noLineIsWiderThanTheTerminal(_ keys: String) throws {
    for said in [DayBench.said, Self.hostile, []] {
      var bench = try DayBench(said)
      try bench.press(keys)
      for (columns, rows) in Self.sizes {
        for hasColor in [true, false] {
          let lines = bench.screen(columns, rows, hasColor: hasColor)
          #expect(lines.count == rows)
          for line in lines { #expect(line.columns <= columns, "\(columns)x\(rows): \(line)") }
        }
      }
    }
  }

  @Test(arguments: keys)
  func nothingThatSteersATerminalGetsThere(_ keys: String) throws {
    var bench = try DayBench(Self.hostile)
    try Holder.write(
      "INSERT INTO todo (title, due_date) VALUES (char(27) || ']0;evil' || char(7, 8238) || 'x', '2026-03-04')",
      to: bench.world.database
    )
    try bench.look()
    try bench.press(keys)
    for (columns, rows) in Self.sizes {
      let scalars = bench.screen(columns, rows, hasColor: true).joined().unicodeScalars
      #expect(!scalars.contains { $0.isObeyed })
    }
  }

  @Test func aDayAtEightyColumns() throws {
    var bench = try DayBench()
    try bench.press("jd")
    let lines = bench.screen(80, 24).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    #expect(
      lines.prefix(12) == [
        " Today, Wed 4 Mar", "", " Today", "          Water the plants", "▌  17:00  Buy 牛奶面包",
        "   18:30  Write the report", "   20:00  Take the pills  every day", "",
        " Still on your list", "   Take the pills  today 08:00 · every day at 08:00 and 20:00", "",
        "",
      ]
    )
    #expect(lines[20].hasPrefix(" Done today: Call the dentist"))
    #expect(lines[21].hasPrefix(" Done: Call the dentist"))
    #expect(
      lines[22] == " ↑↓ choose · Space done · l later · o doing · f focus · e edit · a add · u undo"
    )
    #expect(
      lines[23] == " r rest to tomorrow · / search all · g agenda · t today · ? keys · q leave"
    )
  }

  @Test func theKeysAreAlwaysThere() throws {
    let bench = try DayBench()
    #expect(
      bench.screen(40, 8).suffix(2) == [
        " d done l later o doing f focus e edit", " a add u undo / all ? keys q leave",
      ]
    )
    #expect(bench.screen(200, 40).last?.contains("↑↓ choose · Space done · l later") == true)
    #expect(bench.screen(200, 40).last?.hasSuffix("q leave") == true)
    // Narrower than it is made for: how to leave is there all the same.
    #expect(bench.screen(24, 10).last?.hasSuffix("q leave") == true)
  }

  /// Every screen shows what is selected, with its whole title.
  @Test(arguments: [(40, 8), (40, 12), (80, 24), (100, 30)])
  func whatIsSelectedIsInSight(_ columns: Int, _ rows: Int) throws {
    var bench = try DayBench((1...30).map { "buy thing\($0)x today at \(11 + $0 / 4):\($0 % 4)5" })
    #expect(bench.titles.count == 30)
    for title in bench.titles {
      let screen = bench.screen(columns, rows)
      #expect(screen.contains { $0.hasPrefix("▌") && $0.contains(title) }, "\(screen)")
      #expect(screen[0].hasPrefix(" Today, Wed 4 Mar"))
      try bench.press("<down>")
    }
    #expect(bench.screen(columns, rows)[0].contains("↑"))
    try bench.press("<home>")
    #expect(bench.screen(columns, rows)[0].contains("↓") == (rows < 40))
  }

  @Test func aLongTitleIsWholeWhereItIsSelected() throws {
    let title = "Read the letter of the insurance about the roof with the cellar in it"
    let bench = try DayBench(["\(title) today at 11"])
    let screen = bench.screen(40, 12)
    let shown = screen.filter { $0.hasPrefix("▌") }.map { String($0.dropFirst()).trimmed }
    #expect(shown.joined(separator: " ").contains("roof with the cellar in it"))
  }

  @Test func whatIsTypedHasTheCursor() throws {
    var bench = try DayBench()
    try bench.press("abuy 牛奶")
    let screen = DayScreen(bench.state, bench.words, columns: 80, rows: 24, hasColor: false)
    #expect(screen.cursor == ScreenPlace(row: 22, column: 14))
    #expect(screen.lines[22].withoutStyles == " Add: buy 牛奶")
    try bench.press("<esc>e")
    let editing = DayScreen(bench.state, bench.words, columns: 80, rows: 24, hasColor: false)
    let place = try #require(editing.cursor)
    #expect(editing.lines[place.row].withoutStyles == "▌         Water the plants")
  }

  @Test(arguments: [
    ("abuy milk tomorrow at 5 pm", ["→ Buy milk  Thu 5 Mar 17:00 (tomorrow)"]),
    ("abuy milk and call ann today at 3 pm", ["→ Buy milk", "→ Call ann"]),
    ("a", []),
  ])
  func whatIsTypedIsReadBelowIt(_ keys: String, _ lines: [String]) throws {
    var bench = try DayBench()
    try bench.press(keys)
    let session = bench.world.session()
    let context = try session.languageContext(session.openStore())
    let typed = TypedReading(String(keys.dropFirst()), session.style, context)
    let screen = DayScreen(
      bench.state,
      bench.words,
      typed: typed,
      columns: 80,
      rows: 24,
      hasColor: false
    )
    let place = try #require(screen.cursor)
    let below = screen.lines[(place.row + 1)...].map { $0.withoutStyles.trimmed }
    #expect(zip(below, lines).allSatisfy { $0.hasPrefix($1) }, "\(below)")
    #expect(typed.lines.count == lines.count)
    #expect(screen.lines[place.row].withoutStyles == " Add: " + keys.dropFirst())
    #expect(screen.lines[place.row].contains("\u{1B}[4m") == keys.contains("pm"))
  }

  @Test func coloursAreLeftOutWhereTheyAreNotWanted() throws {
    let bench = try DayBench()
    let painted = DayScreen(bench.state, bench.words, columns: 80, rows: 24, hasColor: false).lines
      .joined()
    #expect(!painted.contains("[32m") && !painted.contains(";36m"))
  }

  /// Whatever keys come: the screen is drawn, and all of it can be taken back.
  @Test func anyKeysLeaveTheScreenSound() throws {
    let all: [Key] =
      DayBench.keys.values.filter { $0 != .control("c") && $0 != .control("z") }
      .sorted { "\($0)" < "\($1)" } + "adefgjklotuy/? x".map { Key.text(String($0)) }
      + [.text("é"), .text("牛"), .paste("a\nb")]
    var random = SystemRandomNumberGenerator()
    for _ in 0..<4 {
      var bench = try DayBench()
      var pressed: [Key] = []
      for _ in 0..<60 {
        guard let key = all.randomElement(using: &random) else { return }
        pressed.append(key)
        try bench.press(key)
        let (columns, rows) = Self.sizes[pressed.count % Self.sizes.count]
        for line in bench.screen(columns, rows) { #expect(line.columns <= columns, "\(pressed)") }
        #expect(bench.state.selected == nil || bench.state.row != nil, "\(pressed)")
      }
    }
  }
}
