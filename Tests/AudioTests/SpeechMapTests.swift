import Audio
import Testing

@Suite("Where somebody speaks in a recording")
struct SpeechMapTests {
  @Test("is found to a few hundredths of a second", arguments: [-100.0, -60, -45])
  func isFound(_ noise: Double) {
    var scene = Scene()
    scene.noise(1.5, noise)
    scene.voice(0.87, -25, noise: noise)
    scene.noise(1, noise)
    scene.voice(1.59, -25, noise: noise)
    scene.noise(2, noise)
    let speech = SpeechMap(scene.sound).speech
    let wanted = [(1.5, 2.37), (3.37, 4.96)]
    #expect(speech.count == wanted.count)
    for (found, (start, end)) in zip(speech, wanted) {
      #expect(abs(found.lowerBound - Scene.count(start)) < Scene.count(0.06), "\(found)")
      #expect(abs(found.upperBound - Scene.count(end)) < Scene.count(0.06), "\(found)")
    }
  }

  @Test("is nowhere in noise, clicks and silence")
  func isNowhere() {
    var scene = Scene()
    #expect(SpeechMap(scene.sound).isSilent)
    scene.silence(3)
    #expect(SpeechMap(scene.sound).speech == [])
    scene = Scene()
    scene.noise(3, -40)
    scene.tone(0.04, -15)
    scene.noise(3, -40)
    let map = SpeechMap(scene.sound)
    #expect(map.speech == [])
    #expect(map.parts(ofAtMost: 1000) == [])
  }

  @Test("is what there is in a recording without a pause before and after it")
  func short() {
    var scene = Scene()
    scene.voice(0.6, -25, noise: -70)
    #expect(SpeechMap(scene.sound).speech.count == 1)
  }
}

@Suite("The parts of a long recording")
struct PartsTests {
  @Test("are one with a margin where it is short enough")
  func one() {
    var scene = Scene()
    scene.noise(2, -65)
    scene.voice(1.59, -25, noise: -65)
    scene.noise(3, -65)
    let parts = SpeechMap(scene.sound).parts(ofAtMost: 1_000_000)
    #expect(parts.count == 1)
    let start = Scene.count(1.7)
    let end = Scene.count(3.89)
    for part in parts {
      #expect(abs(part.lowerBound - start) < Scene.count(0.06))
      #expect(abs(part.upperBound - end) < Scene.count(0.06))
    }
  }

  @Test("are cut in the longest pause")
  func pause() {
    var scene = Scene()
    scene.voice(6.15, -25, noise: -65)
    scene.noise(0.3, -65)
    scene.voice(3.03, -25, noise: -65)
    scene.noise(1, -65)
    scene.voice(4, -25, noise: -65)
    let parts = SpeechMap(scene.sound).parts(ofAtMost: Scene.count(12))
    #expect(parts.count == 2)
    let pause = Scene.count(9.48)..<Scene.count(10.48)
    for part in parts.dropLast() { #expect(pause.contains(part.upperBound)) }
    for part in parts.dropFirst() { #expect(pause.contains(part.lowerBound)) }
  }

  @Test("hold nothing of a long silence")
  func silence() {
    var scene = Scene()
    scene.voice(2, -25, noise: -65)
    scene.noise(30, -65)
    scene.voice(2, -25, noise: -65)
    let parts = SpeechMap(scene.sound).parts(ofAtMost: Scene.count(10))
    #expect(parts.count == 2)
    #expect(parts.reduce(0) { $0 + $1.count } < Scene.count(6))
  }

  @Test("hold every sample of speech once, and none is too long", arguments: UInt64(0)..<20)
  func everything(_ seed: UInt64) {
    var chance = Chance(seed)
    var scene = Scene(seed: seed)
    let noise = Double.random(in: -80 ... -45, using: &chance)
    for _ in 0..<Int.random(in: 1...5, using: &chance) {
      scene.noise(Double.random(in: 0...2, using: &chance), noise)
      scene.voice(Double.random(in: 0.2...3, using: &chance), noise + 25, noise: noise)
    }
    let map = SpeechMap(scene.sound)
    let limit = Int.random(in: 400...Scene.count(8), using: &chance)
    let parts = map.parts(ofAtMost: limit)
    for part in parts { #expect(part.count <= max(limit, 640)) }
    for (part, next) in zip(parts, parts.dropFirst()) {
      #expect(part.upperBound <= next.lowerBound)
    }
    for stretch in map.speech {
      // They do not overlap, so that their shares of it add up to it where nothing is left out.
      let shares = parts.map { $0.clamped(to: stretch).count }
      #expect(shares.reduce(0, +) == stretch.count, "\(stretch) of \(parts)")
    }
  }
}
