import Audio
import Testing

@Suite("Words that sound like others")
struct RespellingTests {
  @Test(
    "are set right where only one can be meant, and left elsewhere",
    arguments: [
      ("by some milk tomorrow", "buy some milk tomorrow"),
      ("By a present for anna", "Buy a present for anna"),
      ("i need to by new shoes", "i need to buy new shoes"),
      ("call anna and by some bread", "call anna and buy some bread"),
      ("come by a little earlier", "come by a little earlier"),
      ("sit by a window", "sit by a window"),
      ("finish the report by monday", "finish the report by monday"),
      ("check the mail tomorrow and nine", "check the mail tomorrow at nine"),
      ("the dentist on friday and 10", "the dentist on friday at 10"),
      ("pick up the package and four", "pick up the package at four"),
      ("read chapters three and four", "read chapters three and four"),
      ("read chapters fifteen and nine", "read chapters fifteen and nine"),
      ("read pages 3 and 4", "read pages 3 and 4"), ("and four", "and four"),
      ("buy milk and four eggs", "buy milk and four eggs"),
      ("friday and saturday", "friday and saturday"),
      ("tomorrow and forty winks", "tomorrow and forty winks"),
      ("dentist tomorrow and nine. by some milk", "dentist tomorrow at nine. buy some milk"),
      ("pick up the package and four. call anna", "pick up the package at four. call anna"),
      ("by", "by"), ("", ""),
    ]
  )
  func isRespelled(_ heard: String, _ meant: String) {
    #expect(respelled(heard, unsure: true) == meant)
  }

  @Test(
    "are left to a recogniser that means what it writes",
    arguments: ["pick up the package and four", "order pizza for tom and four"]
  )
  func isMeant(_ heard: String) {
    #expect(respelled(heard) == heard)
  }
}
