import Actions
import Testing

@testable import voicedo_remind

/// Tables as terminals show them, line by line, on screens of several widths.
@Suite("Tables on a screen")
struct WidthTests {
  private static let titles = [
    "Buy milk", "Call the dentist about the appointment that was moved twice already",
    "牛奶面包鸡蛋牛奶面包鸡蛋牛奶面包鸡蛋牛奶面包鸡蛋", "Thumbs 👍🏽👍🏽👍🏽👍🏽 and a family 👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
    "e\u{301}e\u{301}e\u{301} combining a\u{302}\u{303}\u{304}",
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen",
  ]

  private func companion() throws -> Companion {
    let companion = try Companion()
    let tasks = Self.titles.enumerated().map { index, title in
      """
      {"title":"\(title)","listName":"Ein langer Name einer Liste 🛒","notes":"n","priority":"high",
       "dueDate":"2099-11-2\(index)T15:00"\(index % 2 == 1 ? ",\"parent\":\(index - 1)" : "")}
      """
    }
    let run = try companion.run(
      "add",
      "--json",
      "-",
      input: #"{"tasks":[\#(tasks.joined(separator: ","))]}"#
    )
    try #require(run.status == 0)
    try companion.run("lists", "add", "牛奶面包鸡蛋牛奶面包鸡蛋", "--color", "teal", "--icon", "👨‍👩‍👧")
    return companion
  }

  @Test(arguments: [20, 40, 80, 200], [["list"], ["find", "e"], ["lists"], ["list", "--all"]])
  func noLineIsWiderThanTheScreen(_ columns: Int, _ words: [String]) throws {
    let (status, lines) = try companion().screen(words, columns: columns)
    #expect(status == 0)
    #expect(lines.count > 2)
    for line in lines {
      #expect(line.columnsWithoutPaint <= columns, "\(line)")
    }
  }

  @Test(arguments: [
    ["config", "set", "tone", "literal"], ["done", "everything that nobody ever wrote down here"],
    ["add", "--no-parse", "Read all of the letters that came in the last two years, one by one"],
    ["delete", "e"], ["show", "appointment"], ["why", "appointment"],
  ])
  func noSentenceIsWiderThanTheScreenNorAWordCut(_ words: [String]) throws {
    let companion = try companion()
    companion.set("NO_COLOR", "1")
    let (_, lines) = try companion.screen(words, columns: 40, typed: "\n")
    let (_, wide) = try companion.screen(words, columns: 200, typed: "\n")
    let known = Set(wide.flatMap { $0.split(separator: " ") })
    // A path and what stands in quotes are never broken.
    for line in lines where !line.contains("/") && !line.contains("'") {
      #expect(line.columns <= 40, "\(line)")
      for word in line.split(separator: " ") where word != "\\" && word.count < 30 {
        #expect(known.contains(word) || word.contains(where: \.isNumber), "\(word) in \(line)")
      }
    }
  }

  @Test(arguments: [20, 40, 80, 200])
  func titlesAndHandlesAreNeverCut(_ columns: Int) throws {
    let companion = try companion()
    companion.set("NO_COLOR", "1")
    let (_, lines) = try companion.screen(["list"], columns: columns)
    let screen = lines.joined().filter { !$0.isWhitespace }
    for title in Self.titles {
      #expect(screen.contains(title.filter { !$0.isWhitespace }) || columns == 20, "\(title)")
    }
    let handles = try companion.run("list", "--json").json()["todos"].elements
    for handle in handles.compactMap({ $0["handle"].text }) {
      #expect(lines.contains { $0.hasPrefix(handle) })
    }
    #expect(!screen.contains("…"))
  }

  @Test func aPipeGetsALineForEachToDo() throws {
    let run = try companion().run("list")
    #expect(run.out.split(separator: "\n").count == Self.titles.count)
  }
}
