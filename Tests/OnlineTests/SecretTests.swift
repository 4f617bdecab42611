import Glibc
import Interchange
import Model
import Testing

@testable import Online

@Suite("Secrets, from where they are kept", .serialized)
struct SecretTests {
  @Test(arguments: [
    (["printf", "one\\ntwo\\n"], "one"), (["printf", "  padded \\r\\n"], "padded"),
  ])
  func aProgramsFirstLineIsTaken(_ arguments: [String], _ text: String) throws {
    #expect(try SecretReference.command(arguments).secret().text == text)
  }

  @Test(arguments: [
    (["/nowhere/program"], SecretTrouble.missing), (["true"], .missing), (["false"], .commandEnded),
    (["printf", "a\\tb"], .unusable), (["printf", "ä"], .unusable),
    (["sh", "-c", "echo secret; exit 3"], .commandEnded),
  ])
  func whatAProgramCannotGiveIsNamed(_ arguments: [String], _ trouble: SecretTrouble) {
    #expect(throws: trouble) { try SecretReference.command(arguments).secret() }
  }

  @Test func aProgramDoesNotSeeOtherSecrets() throws {
    setenv("VOICEDO_TEST_OTHER", "hidden", 1)
    defer { unsetenv("VOICEDO_TEST_OTHER") }
    let reference = SecretReference.command(["sh", "-c", "echo \"[$VOICEDO_TEST_OTHER]\""])
    #expect(try reference.secret().text == "[hidden]")
    #expect(try reference.secret(dropping: ["VOICEDO_TEST_OTHER"]).text == "[]")
  }

  @Test func aVariableIsTakenOutOfTheEnvironment() throws {
    setenv("VOICEDO_TEST_KEY", "k-1", 1)
    #expect(try SecretReference.environment("VOICEDO_TEST_KEY").secret().text == "k-1")
    #expect(getenv("VOICEDO_TEST_KEY") == nil)
    #expect(throws: SecretTrouble.missing) {
      try SecretReference.environment("VOICEDO_TEST_KEY").secret()
    }
  }

  /// A file with a key in a folder of its own; its path.
  private func file(mode: mode_t, _ text: String = "k-2\n") throws -> String {
    var template = Array("/tmp/voicedo-secret.XXXXXX".utf8CString)
    let folder = String(cString: try #require(mkdtemp(&template)))
    let path = folder + "/key"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    #expect(write(descriptor, text, text.utf8.count) == text.utf8.count)
    #expect(fchmod(descriptor, mode) == 0)
    close(descriptor)
    return path
  }

  private func remove(_ path: String) {
    unlink(path)
    unlink(path + ".link")
    rmdir(String(path.dropLast(4)))
  }

  @Test(arguments: [
    (0o600, nil), (0o400, nil), (0o640, SecretTrouble.openToOthers), (0o604, .openToOthers),
  ])
  func aFileIsReadIfItsOwnerAloneCan(_ mode: Int, _ trouble: SecretTrouble?) throws {
    let path = try file(mode: mode_t(mode))
    defer { remove(path) }
    do {
      #expect(try SecretReference.file(path).secret().text == "k-2")
      #expect(trouble == nil)
    } catch {
      #expect(error == trouble)
    }
  }

  @Test(arguments: [(0o600, nil), (0o644, SecretTrouble.openToOthers)])
  func aLinkOfOnesOwnIsFollowed(_ mode: Int, _ trouble: SecretTrouble?) throws {
    let path = try file(mode: mode_t(mode))
    defer { remove(path) }
    #expect(symlink(path.fileName, path + ".link") == 0)
    do {
      #expect(try SecretReference.file(path + ".link").secret().text == "k-2")
      #expect(trouble == nil)
    } catch {
      #expect(error == trouble)
    }
  }

  @Test func aLinkOfSomebodyElseIsNot() throws {
    let path = try file(mode: 0o600)
    defer { remove(path) }
    #expect(symlink(path, path + ".link") == 0)
    // Only root can give a link away; nobody else has to be told apart from themselves here.
    guard lchown(path + ".link", 65_534, 65_534) == 0 else { return }
    #expect(throws: SecretTrouble.linkOfOthers) {
      try SecretReference.file(path + ".link").secret()
    }
  }

  @Test func aFileOfSomebodyElseIsNotRead() throws {
    let path = try file(mode: 0o600)
    defer { remove(path) }
    // Only root can give a file away, and could read it then.
    guard chown(path, 65_534, 65_534) == 0 else { return }
    #expect(throws: SecretTrouble.openToOthers) { try SecretReference.file(path).secret() }
  }

  @Test func aPipeKeepsNobodyWaiting() throws {
    let path = try file(mode: 0o600)
    defer { remove(path) }
    #expect(unlink(path) == 0 && mkfifo(path, 0o600) == 0)
    #expect(throws: SecretTrouble.missing) { try SecretReference.file(path).secret() }
  }

  @Test func linksInACircleLeadNowhere() throws {
    let path = try file(mode: 0o600)
    defer { remove(path) }
    #expect(symlink(path + ".link", path + ".link") == 0)
    #expect(throws: SecretTrouble.missing) {
      try SecretReference.file(path + ".link").secret()
    }
  }

  @Test(arguments: ["/nowhere/key", "/tmp", "", "relative"])
  func noFileIsNoSecret(_ path: String) {
    #expect(throws: SecretTrouble.missing) { try SecretReference.file(path).secret() }
  }

  @Test func aCredentialIsAFileOfSystemd() throws {
    let path = try file(mode: 0o440)
    defer { remove(path) }
    setenv("CREDENTIALS_DIRECTORY", String(path.dropLast(4)), 1)
    defer { unsetenv("CREDENTIALS_DIRECTORY") }
    #expect(try SecretReference.credential("key").secret().text == "k-2")
    for name in ["other", "../key", "", ".."] {
      #expect(throws: SecretTrouble.missing) { try SecretReference.credential(name).secret() }
    }
  }

  @Test func aSecretShowsItselfToNobody() throws {
    let secret = try Secret(firstLineOf: Array("k-3".utf8))
    #expect("\(secret)" == "a secret")
    #expect(String(reflecting: secret) == "a secret")
    var dumped = ""
    dump(secret, to: &dumped)
    #expect(!dumped.contains("k-3"))
  }
}
