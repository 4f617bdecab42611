import Actions
import Configuration
import Words

/// `auth`: keeps the key of a service where only the person's own programs find it, or lets it go.
struct Auth: VerbCommand {
  static let row = VerbRow(.auth, .auth, more: .authMore, usage: "<set|remove> <name>")
    .takes([.authAction.of(Action.self), .authName, .authRest])
    .shows([["auth", "remove", "claude"]])

  enum Action: String, CaseIterable {
    case set, remove
  }

  let line: ParsedLine
  var action: Action { line[.authAction] ?? .set }
  var name: String { line[.authName] ?? "" }
  var rest: [String] { line.all(.authRest) }

  func run(in session: Session) throws -> ExitStatus {
    let safe = SecretSafe(session)
    let example = commandLine(["auth", action.rawValue, name.isSecretName ? name : "claude"])
    guard rest.isEmpty else { return refuse(.onTheLine, ["example": example], session) }
    guard name.isSecretName else {
      // What is no name may be the key itself, and is not repeated.
      return refuse(.notAName, ["example": example], session)
    }
    switch action {
    case .remove:
      let sentence: SecretSentences = safe.remove(name) ? .removed : .nothingRemoved
      session.talk(sentence, ["name": name])
    case .set:
      let key = try session.hiddenLine(asking: SecretSentences.ask, ["name": name])
      guard !key.isEmpty else { return refuse(.nothingGiven, [:], session) }
      switch safe.keep(key, as: name) {
      case .keyring: session.talk(SecretSentences.kept, ["name": name])
      case .file(let path): session.talk(SecretSentences.keptInFile, ["path": path])
      case .nowhere(let path): return refuse(.notKept, ["path": path], session)
      }
    }
    return .ok
  }

  private func refuse(
    _ sentence: SecretSentences,
    _ values: [String: String],
    _ session: Session
  ) -> ExitStatus {
    session.talk(sentence, values)
    return .usage
  }
}
