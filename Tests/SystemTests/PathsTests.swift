import Glibc
import Model
import System
import TestSupport
import Testing

@Suite("Where the files are") struct PathsTests {
  @Test(
    arguments: [
      (["VOICEDO_CONFIG": "/x.toml", "HOME": "/home/a"], "/x.toml"),
      (["VOICEDO_CONFIG": "", "HOME": "/home/a"], "/home/a/.config/voicedo-remind/config.toml"),
      (["XDG_CONFIG_HOME": "/c", "HOME": "/home/a"], "/c/voicedo-remind/config.toml"),
      (
        ["XDG_CONFIG_HOME": "relative", "HOME": "/home/a"],
        "/home/a/.config/voicedo-remind/config.toml"
      ),
    ] as [([String: String], String)]
  )
  func theSettings(environment: [String: String], path: String) {
    #expect(Paths { environment[$0] }.settings == path)
  }

  @Test(
    arguments: [
      (["VOICEDO_DB": "/x.sqlite", "HOME": "/home/a"], "/x.sqlite"),
      (["HOME": "/home/a"], "/home/a/.local/share/voicedo-remind/voicedo.sqlite"),
      (["XDG_DATA_HOME": "/d"], "/d/voicedo-remind/voicedo.sqlite"),
      (
        ["XDG_DATA_HOME": "relative", "HOME": "/home/a"],
        "/home/a/.local/share/voicedo-remind/voicedo.sqlite"
      ),
    ] as [([String: String], String)]
  )
  func theDatabase(environment: [String: String], path: String) {
    #expect(Paths { environment[$0] }.database == path)
  }

  @Test(
    arguments: [
      (["HOME": "/home/a"], ["/home/a/.local/share", "/usr/local/share", "/usr/share"]),
      (["HOME": "/home/a", "XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": "/p:/q"], ["/d", "/p", "/q"]),
      (["HOME": "/home/a", "XDG_DATA_DIRS": "/p:relative:"], ["/home/a/.local/share", "/p"]),
    ] as [([String: String], [String])]
  )
  func theIcon(environment: [String: String], folders: [String]) {
    let icon = "/icons/hicolor/scalable/apps/voicedo-remind.svg"
    #expect(Paths { environment[$0] }.icons == folders.map { $0 + icon })
  }

  @Test(
    arguments: [
      (["XDG_RUNTIME_DIR": "/run/user/1", "HOME": "/home/a"], "/run/user/1/voicedo-remind"),
      (["XDG_STATE_HOME": "/s", "HOME": "/home/a"], "/s/voicedo-remind"),
      (["HOME": "/home/a"], "/home/a/.local/state/voicedo-remind"),
    ] as [([String: String], String)]
  )
  func remarksThatWereMade(environment: [String: String], path: String) {
    #expect(Paths { environment[$0] }.remarks == path)
  }

  @Test(
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de_DE.UTF-8"),
      (["LANG": "de_DE.UTF-8", "LC_TIME": "en_US.UTF-8"], "en_US.UTF-8"),
      (["LANG": "de_DE.UTF-8", "LC_TIME": "en_US.UTF-8", "LC_ALL": "C"], "C"),
      (["LANG": "de_DE.UTF-8", "LC_ALL": ""], "de_DE.UTF-8"),
      ([:], nil),
    ] as [([String: String], String?)]
  )
  func theLocaleIsThatOfTimes(environment: [String: String], locale: String?) {
    #expect(Paths { environment[$0] }.locale == locale)
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

  @Test("call a database by its own name where they lead through a link")
  func links() throws {
    let folder = try TemporaryFolder()
    let (link, database) = (folder.path + "/link.sqlite", folder.path + "/voicedo.sqlite")
    try #require(symlink("voicedo.sqlite", link) == 0)
    // It leads nowhere yet.
    #expect(Paths { ["VOICEDO_DB": link][$0] }.database == link)
    close(open(database, O_CREAT | O_RDWR, 0o600))
    #expect(Paths { ["VOICEDO_DB": link][$0] }.database.fileName == "voicedo.sqlite")
  }
}
