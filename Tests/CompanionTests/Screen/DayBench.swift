import Actions
import Language
import Model
import Screen
import Store
import Testing
import Words

@testable import Answers
@testable import voicedo_remind

/// The screen of a Wednesday, 2026-03-04, 10:20 in Berlin, worked by keys as on a terminal.
struct DayBench {
  let world: ExampleWorld
  var state: DayState
  /// What only the world can do, in the place of being done.
  var effects: [DayEffect] = []
  let words = DayWords(tone: .warm)

  static let said = [
    "call the dentist today at 3pm", "take the pills every day at 8 and 20",
    "write the report today at 18:30", "buy 牛奶面包 today at 5pm", "fold the laundry",
  ]

  init(_ said: [String] = DayBench.said) throws {
    world = try ExampleWorld(filled: false)
    // It was said before eight: the pills of the morning wait for an answer.
    world.now = world.now - .minutes(180)
    for text in said { try #require(world.type(["add", text]).status == 0, "\(text)") }
    if said == DayBench.said {
      try #require(world.type(["add", "water the plants", "--at", "2026-03-04"]).status == 0)
    }
    try #require(world.type(["list"]).status == 0)
    world.now = ExampleWorld.now
    state = DayState(try Self.page(of: world))
  }

  static func page(of world: ExampleWorld, isWide: Bool = false) throws -> DayPage {
    let session = world.session()
    let store = try session.openStore()
    var style = session.style
    style.isOnScreen = true
    let open = isWide ? try store.todos(TodoFilter()) : []
    return DayPage(try session.dayFacts(in: store), style, open: open)
  }

  /// Looks again, as after a write of another program.
  mutating func look(isOwn: Bool = false) throws {
    state.show(try Self.page(of: world, isWide: state.isWide), isOwn: isOwn)
  }

  /// Presses keys one after the other; a word in angle brackets is one key, all else is typed.
  mutating func press(_ keys: String) throws {
    var rest = keys[...]
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">"),
        let key = Self.keys[String(rest[rest.index(after: rest.startIndex)..<end])]
      {
        rest = rest[rest.index(after: end)...]
        try press(key)
      } else {
        try press(.text(String(rest.removeFirst())))
      }
    }
  }

  mutating func press(_ key: Key) throws {
    switch state.press(key, words) {
    case nil: return
    case .leave: effects.append(.leave)
    case .suspend: effects.append(.suspend)
    case let effect?:
      var session = world.session()
      let store = try session.openStore()
      session.store = store
      do {
        let answer = try DayActions(session: session, store: store).perform(effect)
        state.take(answer, to: effect)
      } catch let trouble as DayTrouble {
        state.message = trouble.line(.warm)
      } catch let trouble as CommandError {
        state.message = trouble.lines(.warm).joined(separator: " ")
      }
      let message = state.message
      try look(isOwn: true)
      state.message = message
    }
  }

  static let keys: [String: Key] = [
    "enter": .enter, "esc": .escape, "back": .backspace, "up": .up, "down": .down, "home": .home,
    "end": .end, "pgup": .pageUp, "pgdn": .pageDown, "left": .left, "right": .right,
    "c-u": .control("u"), "c-c": .control("c"), "c-z": .control("z"),
  ]

  /// The titles of all that is shown, in order.
  var titles: [String] { state.page.rows.map(\.title) }

  var selected: String? { state.row?.title }

  /// The titles below a heading.
  func titles(below heading: String) -> [String] {
    state.page.sections.first { $0.heading == heading }?.rows.map(\.title) ?? []
  }

  /// The screen without its colours.
  func screen(_ columns: Int, _ rows: Int, hasColor: Bool = false) -> [String] {
    var state = state
    state.rows = rows
    return DayScreen(state, words, columns: columns, rows: rows, hasColor: hasColor).lines.map {
      $0.withoutStyles
    }
  }
}

extension String {
  /// The text without the sequences that paint it.
  var withoutStyles: String {
    var text = ""
    for (index, part) in split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated() {
      text += index == 0 ? part : part.drop { $0 != "m" }.dropFirst()
    }
    return text
  }
}
