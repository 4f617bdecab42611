import Testing

@testable import voicedo_remindd

@Suite("The service's command line")
struct OptionsTests {
  @Test(
    "knows three words",
    arguments: [
      ([], Options.run),
      (["--version"], .version),
      (["--help"], .help),
      (["-h"], .help),
      (["--daemon"], .unknown("--daemon")),
    ]
  )
  func words(_ arguments: [String], _ options: Options) {
    #expect(Options(arguments) == options)
  }
}
