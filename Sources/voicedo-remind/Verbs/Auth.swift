import Actions
import ArgumentParser
import Configuration
import Words

/// `auth`: keeps the key of a service where only the person's own programs find it, or lets it go.
struct Auth: VerbCommand {
  static let verb = Verb.auth
  static let words = "<set|remove> <name>"
  static let more: HelpSentences? = .authMore
  static let examples = [["auth", "remove", "claude"]]

  enum Action: String, CaseIterable, ExpressibleByArgument {
    case set, remove
  }

  @Argument(help: OptionSentences.authAction.help)
  var action: Action

  @Argument(help: OptionSentences.authName.help("name"))
  var name: String

  @Argument(help: .hidden)
  var rest: [String] = []

  @OptionGroup var common: CommonOptions

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
