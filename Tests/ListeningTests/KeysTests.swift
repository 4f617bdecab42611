import Actions
import Testing

@testable import Listening

@Suite("Keys while it listens")
struct KeysTests {
  @Test(
    "end it, drop it, or are nothing",
    arguments: [
      ([0x0D], .finish), ([0x0A], .finish), ([0x20], .finish), ([0x04], .finish),
      ([0x1B], .cancel), ([0x03], .interrupt), ([0x1B, 0x5B, 0x41], nil), ([0x61], nil),
      ([0x61, 0x0D], .finish), ([0x61, 0x1B], .cancel), ([0x0D, 0x03], .interrupt),
    ] as [([UInt8], Keys.Wish?)]
  )
  func wishes(_ bytes: [UInt8], _ wish: Keys.Wish?) {
    #expect(Keys.wish(in: bytes[...]) == wish)
  }
}
