import Actions
import Arguments
import Configuration
import Listening
import Words

extension VerbRow {
  /// `auth`: keeps the key of a service where only the person's own programs find it, or lets it
  /// go.
  static let auth = VerbRow(.auth, .auth, more: .authMore, usage: "<set|remove> <name>")
    .takes(.authAction.of(AuthAction.self), .authName, .authRest)
    .shows(["auth", "remove", "claude"])
    .runs { try $0.auth() }
}

private enum AuthAction: String, CaseIterable {
  case set, remove
}

extension Call {
  fileprivate func auth() throws -> ExitStatus {
    let safe = SecretSafe(session)
    let action = self[.authAction] ?? AuthAction.set
    let name = text(.authName)
    let example = commandLine(["auth", action.rawValue, name.isSecretName ? name : "claude"])
    guard !has(.authRest) else { return refuse(.onTheLine, ["example": example]) }
    // A word that is no name may be the key itself, and is not repeated.
    guard name.isSecretName else { return refuse(.notAName, ["example": example]) }
    switch action {
    case .remove:
      let sentence: SecretSentences = safe.remove(name) ? .removed : .nothingRemoved
      session.talk(sentence, ["name": name])
    case .set:
      let key = try session.hiddenLine(asking: SecretSentences.ask, ["name": name])
      guard !key.isEmpty else { return refuse(.nothingGiven, [:]) }
      guard key.utf8.count <= 8192, key.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
        return refuse(.noKey, [:])
      }
      switch safe.keep(key, as: name) {
      case .keyring: session.talk(SecretSentences.kept, ["name": name])
      case .file(let path): session.talk(SecretSentences.keptInFile, ["path": path])
      case .nowhere(let path): return refuse(.notKept, ["path": path])
      }
    }
    return .ok
  }

  private func refuse(_ sentence: SecretSentences, _ values: [String: String]) -> ExitStatus {
    session.talk(sentence, values)
    return .usage
  }
}
