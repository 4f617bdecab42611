import Actions

@testable import voicedo_remind

extension SoundSystem {
  /// A machine with two microphones, of which one hears a soft noise.
  static let healthy = SoundSystem(
    defaultSource: { "headset" },
    sources: { ["headset", "camera"] },
    listen: { _, _, _ in
      Trial(samples: (0..<16_000).map { $0 % 2 == 0 ? 100 : -100 }, wait: .milliseconds(12))
    },
    program: { name, _ in
      ["parecord", "arecord", "pocketsphinx", "espeak-ng"].contains(name) ? "/usr/bin/" + name : nil
    }
  )

  /// A machine without sound.
  static let deaf = SoundSystem(
    defaultSource: { nil },
    sources: { nil },
    listen: { _, _, _ in Trial() },
    program: { _, _ in nil }
  )
}
