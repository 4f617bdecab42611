import Language
import Testing

@Suite("How much a text sounds like something to do")
struct SoundnessTests {
  @Test(
    "is more where it begins with a verb, and its time is understood to the end",
    arguments: [
      ("buy milk", "by milk"), ("write a letter", "right a letter"),
      ("call mum tomorrow at nine", "call mum tomorrow mind nine"),
      ("buy milk", "thank you for watching"), ("check the oven", ""),
      ("what's next", "thank you for watching"),
    ]
  )
  func isMore(_ sound: String, _ other: String) throws {
    let context = try context()
    #expect(soundness(of: sound, in: context) > soundness(of: other, in: context))
  }
}
