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

  @Test(
    "finds folders and files in paths",
    arguments: [
      ("/home/me/voicedo.sqlite", "/home/me", "voicedo.sqlite"),
      ("voicedo.sqlite", ".", "voicedo.sqlite"),
      ("/voicedo.sqlite", "/", "voicedo.sqlite"),
    ]
  )
  func paths(_ path: String, _ folder: String, _ name: String) {
    #expect(path.folder == folder)
    #expect(path.fileName == name)
  }
}
