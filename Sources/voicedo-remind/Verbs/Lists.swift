import Actions
import Answers
import ArgumentParser
import Model
import Store
import Words

/// `lists`: shows the lists, or changes one.
struct Lists: VerbCommand {
  static let verb = Verb.lists
  static let words = "[<action> <list> ...]"
  static let more: HelpSentences? = .listsMore
  static let examples = [["lists"], ["lists", "add", "Work"]]
  static let answers: [any Answer.Type] = [ListsJSON.self]

  /// What can be done with a list.
  enum Action: String, CaseIterable {
    case add, rename, delete, color, icon, order, ramp
    case colour
  }

  @Argument(help: OptionSentences.listsWords.help("list"))
  var words: [String] = []

  @Option(help: OptionSentences.listColor.help("color"))
  var color: String?

  @Option(help: OptionSentences.icon.help("sign"))
  var icon: String?

  @Option(help: OptionSentences.moveTodosTo.help("list"))
  var moveTo: String?

  @Flag(help: OptionSentences.deleteTodos.help)
  var deleteTodos = false

  @Flag(help: OptionSentences.json.help)
  var json = false

  @Flag(help: OptionSentences.plain.help)
  var plain = false

  /// Here `--color` is that of a list, unless it says when colours are used.
  var common: CommonOptions {
    var common = CommonOptions()
    common.json = json
    common.plain = plain
    common.color = color.flatMap(ColorChoice.init(rawValue:)) ?? .auto
    return common
  }

  func run(in session: Session) throws -> ExitStatus {
    guard let first = words.first else { return try show(in: session) }
    guard let action = Action(rawValue: first.lowercased()) else {
      throw CommandError.lists(
        .noAction(first, choices: Lists.Action.allCases.filter { $0 != .colour }.map(\.rawValue))
      )
    }
    let session = try session.opened()
    var care = ListCare(session, store: try session.openStore(), json: json)
    let rest = Array(words.dropFirst())
    switch action {
    case .add: try care.add(rest.joined(separator: " "), color: listColor, icon: icon)
    case .rename: try care.rename(rest)
    case .color, .colour: try care.color(rest)
    case .icon: try care.icon(rest)
    case .order: try care.order(rest)
    case .ramp: try care.ramp(rest)
    case .delete: try care.delete(rest, moveTo: moveTo, deletesTodos: deleteTodos)
    }
    return .ok
  }

  private var listColor: String? {
    color.flatMap { ColorChoice(rawValue: $0) == nil ? $0 : nil }
  }

  private func show(in session: Session) throws -> ExitStatus {
    if let option = unusedOption {
      let example = commandLine(["lists", "add", "Groceries", "--color", "teal"])
      throw CommandError.lists(.wordsWanted(example: option == "--color" ? example : nil))
    }
    let rows = try session.openStore().listRows()
    if json {
      try session.print(json: ListsJSON(rows))
    } else {
      try session.print(ListTable(session).text(rows))
    }
    return .ok
  }

  private var unusedOption: String? {
    if listColor != nil || icon != nil { return "--color" }
    return moveTo != nil || deleteTodos ? "--move-to" : nil
  }
}
