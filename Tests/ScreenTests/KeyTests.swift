import Actions
import Testing

@testable import Screen

@Suite("Keys of a terminal")
struct KeyTests {
  struct Sent: Sendable, CustomTestStringConvertible {
    let bytes: String
    let keys: [Key]
    var testDescription: String { bytes.debugDescription }

    init(_ bytes: String, _ keys: Key...) {
      self.bytes = bytes
      self.keys = keys
    }
  }

  private static let table = [
    Sent("ab", .text("a"), .text("b")), Sent("é😀", .text("é"), .text("😀")),
    Sent("\r", .enter), Sent("\n", .enter), Sent("\t", .tab), Sent("\u{7F}", .backspace),
    Sent("\u{8}", .backspace), Sent("\u{17}", .deleteWord), Sent("\u{13}", .control("s")),
    Sent("\u{3}", .control("c")), Sent("\u{1}", .home), Sent("\u{5}", .end),
    Sent("\u{1B}[A\u{1B}[B", .up, .down), Sent("\u{1B}OC\u{1B}OD", .right, .left),
    Sent("\u{1B}[H\u{1B}[F", .home, .end), Sent("\u{1B}[1~\u{1B}[4~", .home, .end),
    Sent("\u{1B}[7~\u{1B}[8~\u{1B}[3~", .home, .end, .delete),
    Sent("\u{1B}[5~\u{1B}[6~", .pageUp, .pageDown), Sent("\u{1B}[Z", .backTab),
    Sent("\u{1B}[1;2C\u{1B}[1;2D", .markRight, .markLeft),
    Sent("\u{1B}[1;2A\u{1B}[1;2B", .markUp, .markDown),
    Sent("\u{1B}[1;5C\u{1B}[1;3D", .wordRight, .wordLeft),
    Sent("\u{1B}b\u{1B}f", .wordLeft, .wordRight),
    Sent("\u{1B}\u{7F}", .deleteWord), Sent("\u{1B}\r", .text("\n")),
    Sent("\u{1B}\u{1B}[A", .escape, .up), Sent("\u{1B}\u{3}", .escape, .control("c")),
    // Answers of a terminal, focus, and keys that mean nothing here.
    Sent("\u{1B}[24;80R"), Sent("\u{1B}[I"), Sent("\u{1B}[15~"), Sent("\u{1B}x"), Sent("\u{0}"),
    Sent("\u{1B}[200~buy\r\nmilk\u{1B}[201~d", .paste("buy\r\nmilk"), .text("d")),
    Sent("\u{1B}[200~\u{1B}[A\u{1B}[201~", .paste("\u{1B}[A")),
  ]

  @Test(arguments: table)
  func bytesAreKeys(_ sent: Sent) {
    var reader = KeyReader()
    let keys = reader.keys(Array(sent.bytes.utf8))
    #expect(keys == sent.keys)
    #expect(!reader.isWaiting)
  }

  /// A terminal far away sends the bytes of a key one by one.
  @Test(arguments: table)
  func keysMayComeByteByByte(_ sent: Sent) {
    var reader = KeyReader()
    let keys = Array(sent.bytes.utf8).flatMap { reader.keys([$0]) } + reader.keysInTheEnd()
    #expect(keys == sent.keys)
  }

  @Test func aPasteMayComeInPiecesOfAnySize() {
    let text = String(repeating: "buy milk \u{1B}[A ", count: 400)
    let sent = Array("a\u{1B}[200~\(text)\u{1B}[201~b\u{1B}[200~c\u{1B}[201~".utf8)
    for size in [1, 2, 3, 5, 7, 64, 4096] {
      var reader = KeyReader()
      var keys: [Key] = []
      for start in stride(from: 0, to: sent.count, by: size) {
        keys += reader.keys(Array(sent[start..<min(start + size, sent.count)]))
      }
      #expect(keys == [.text("a"), .paste(text), .text("b"), .paste("c")])
    }
  }

  @Test func lettersInARowAreOneTextWhereSomebodyTypes() {
    let keys: [Key] = [.text("a"), .text("b"), .enter, .text("c"), .paste("d"), .text("e")]
    var (typed, pressed) = (keys[...], keys[...])
    var got: [[Key]] = [[], []]
    while let key = typed.next(isTyping: true) { got[0].append(key) }
    while let key = pressed.next(isTyping: false) { got[1].append(key) }
    #expect(got == [[.text("ab"), .enter, .text("c"), .paste("d"), .text("e")], keys])
  }

  @Test func anEscapeAloneIsAKeyOnceNothingFollows() {
    var reader = KeyReader()
    var keys = reader.keys([0x1B])
    #expect(keys == [])
    #expect(reader.isWaiting)
    keys = reader.keysInTheEnd()
    #expect(keys == [.escape])
    #expect(!reader.isWaiting)
    keys = reader.keys(Array("a".utf8))
    #expect(keys == [.text("a")])
  }

  /// A connection may break off within it.
  @Test func aPasteWithoutItsEndIsTextOnceNothingFollows() {
    var reader = KeyReader()
    #expect(reader.keys(Array("\u{1B}[200~buy\nmilk".utf8)) == [])
    #expect(reader.isWaiting && reader.patience == 1000)
    #expect(reader.keys([0x03]) == [])
    #expect(reader.keysInTheEnd() == [.paste("buy\nmilk"), .control("c")])
    #expect(reader.keys(Array("q".utf8)) == [.text("q")])
  }

  @Test func whatIsNoTextIsPassedOver() {
    var reader = KeyReader()
    let keys = reader.keys([0xFF, 0xC3, 0x28, 0x80, 0x61])
    #expect(keys == [.text("("), .text("a")])
  }

  @Test func anyBytesLeaveTheReaderSound() {
    var random = SystemRandomNumberGenerator()
    let usual = Array("\u{1B}[0;123456789~ABHFZOM200~201~\u{1B}\u{1B}é😀 ab".utf8)
    for _ in 0..<2000 {
      var reader = KeyReader()
      for _ in 0..<20 {
        let bytes = (0..<Int.random(in: 1...6, using: &random)).map { _ in
          Bool.random(using: &random)
            ? UInt8.random(in: 0...255, using: &random)
            : usual[Int.random(in: 0..<usual.count, using: &random)]
        }
        for case .text(let text) in reader.keys(bytes) { #expect(text.unicodeScalars.count == 1) }
      }
      _ = reader.keysInTheEnd()
      #expect(!reader.isWaiting)
    }
  }
}
