import Audio
import Testing

@Suite("The level of sound")
struct LevelTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let samples: [Int16]
    let decibels: Int
  }

  private static func tone(_ decibels: Double) -> [Int16] {
    var scene = Scene()
    scene.tone(0.1, decibels)
    return scene.samples
  }

  @Test(
    "is told in decibels below the loudest",
    arguments: [
      Case(testDescription: "nothing", samples: [], decibels: -100),
      Case(testDescription: "silence", samples: [0, 0, 0, 0], decibels: -100),
      Case(testDescription: "leaning to one side", samples: [9000, 9000, 9000], decibels: -100),
      Case(testDescription: "the loudest", samples: [32_767, -32_768], decibels: 0),
      Case(testDescription: "half as high", samples: [16_384, -16_384], decibels: -6),
      Case(testDescription: "one step", samples: [1, -1], decibels: -90),
      Case(testDescription: "a voice", samples: tone(-20), decibels: -20),
      Case(testDescription: "a whisper", samples: tone(-47), decibels: -47),
    ]
  )
  func decibels(_ example: Case) {
    #expect(Level.decibels(example.samples[...]) == example.decibels)
  }

  @Test("is shown as a row of signs that moves on")
  func meter() {
    var meter = LevelMeter(width: 6)
    #expect(meter.text == "▁▁▁▁▁▁")
    for level in [-60, -54, -48, -40, -20] { meter.add(level, above: -60) }
    #expect(meter.text == "▁▁▂▃▅▇")
    meter.add(-61, above: -60)
    #expect(meter.text == "▁▂▃▅▇▁")
  }
}
