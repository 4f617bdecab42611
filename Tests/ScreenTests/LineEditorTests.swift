import Actions
import Testing

@testable import Screen

@Suite("Typing on one line")
struct LineEditorTests {
  /// Keys after a text, and what is there then; `|` is the cursor.
  struct Typed: Sendable, CustomTestStringConvertible {
    let text: String
    let keys: [Key]
    let result: String
    var testDescription: String { "\(text) \(keys) \(result)" }

    init(_ text: String, _ keys: [Key], _ result: String) {
      self.text = text
      self.keys = keys
      self.result = result
    }
  }

  @Test(arguments: [
    Typed("milk", [], "milk|"), Typed("milk", [.text("s")], "milks|"),
    Typed("milk", [.left, .left, .text("X")], "miX|lk"), Typed("milk", [.home], "|milk"),
    Typed("milk", [.home, .left], "|milk"), Typed("milk", [.right], "milk|"),
    Typed("milk", [.home, .end], "milk|"), Typed("milk", [.backspace], "mil|"),
    Typed("milk", [.home, .backspace], "|milk"), Typed("milk", [.home, .delete], "|ilk"),
    Typed("milk", [.delete], "milk|"), Typed("buy oat milk", [.wordLeft], "buy oat |milk"),
    Typed("buy oat milk", [.wordLeft, .wordLeft], "buy |oat milk"),
    Typed("buy oat milk", [.home, .wordRight], "buy| oat milk"),
    Typed("buy oat milk", [.home, .wordRight, .wordRight], "buy oat| milk"),
    Typed("buy oat milk", [.deleteWord], "buy oat |"),
    Typed("buy oat milk, ", [.deleteWord], "buy oat |"),
    Typed("buy oat milk", [.wordLeft, .control("k")], "buy oat |"),
    Typed("buy oat milk", [.wordLeft, .control("u")], "|milk"),
    Typed("don't", [.wordLeft], "|don't"), Typed("牛奶", [.left], "牛|奶"),
    Typed("a👨‍👩‍👧b", [.left, .left], "a|👨‍👩‍👧b"), Typed("a👨‍👩‍👧b", [.left, .backspace], "a|b"),
    Typed("e", [.text("\u{301}")], "e\u{301}|"), Typed("e\u{301}", [.backspace], "|"),
    Typed("", [.paste("two\r\nlines\tand\u{1B}[31m more")], "two lines and[31m more|"),
    Typed("x", [.paste("\u{202E}y\u{7}")], "xy|"),
  ])
  func keysChangeTheText(_ typed: Typed) {
    var editor = LineEditor(typed.text)
    for key in typed.keys {
      let isTaken = editor.press(key)
      #expect(isTaken)
    }
    let (before, behind) = editor.halves
    #expect(before + "|" + behind == typed.result)
  }

  @Test func notesKeepTheirLines() {
    var editor = LineEditor("one\ntwo", keepsLines: true)
    _ = editor.press(.text("\n"))
    #expect(editor.text == "one\ntwo\n")
    #expect(editor.window(40).text == "one↵two↵")
  }

  @Test(arguments: [Key.enter, .tab, .up, .escape, .control("s")])
  func otherKeysAreSomebodyElses(_ key: Key) {
    var editor = LineEditor("milk")
    let isTaken = editor.press(key)
    #expect(!isTaken)
    #expect(editor.text == "milk")
  }

  @Test(arguments: [1, 2, 5, 20], ["", "milk", "a long line of words to be typed", "牛奶面包鸡蛋👨‍👩‍👧"])
  func theWindowHoldsTheCursor(_ width: Int, _ text: String) {
    var editor = LineEditor(text)
    for _ in 0...text.count {
      let (shown, column, start) = editor.window(width)
      #expect(start <= editor.cursor)
      #expect(shown.columns <= width)
      #expect((0...max(width - 1, 0)).contains(column))
      _ = editor.press(.left)
    }
  }
}
