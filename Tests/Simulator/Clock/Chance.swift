/// A stream of chances that is the same for the same seed (SplitMix64).
package struct Chance: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  /// The chances of one part of a run: whatever else happens in it, these stay as they are.
  package init(seed: UInt64, part: UInt64) {
    state = seed &* 0x2545_F491_4F6C_DD1D ^ part &* 0x9FB2_1C65_1E98_DF25
    _ = next()
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True `percent` times of a hundred.
  package mutating func happens(_ percent: Int) -> Bool {
    number(1...100) <= percent
  }

  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// One of several; nothing of nothing.
  package mutating func one<Element>(of elements: [Element]) -> Element? {
    elements.randomElement(using: &self)
  }
}
