import Actions
import Arguments
import Configuration
import Language

extension Verb {
  /// The command line that words behind the verb come near to, where hardly anybody begins
  /// something to do like that; `nil` where it may well be something to do.
  func nearest(to words: [String]) -> [String]? {
    guard let first = words.first?.lowercased() else { return nil }
    switch self {
    case .lists:
      guard let action = ListsRequest.Action(near: first) else { return nil }
      return ["lists", action.rawValue] + words.dropFirst()
    case .config where Self.lookingWords.contains(first): return ["config", "show"]
    case .config where Self.settingWords.contains(first): return ["config", "path"]
    case .fix where words.count == 1 && Self.nothingWords.contains(first):
      return ["edit", "<id>", "--when", "none"]
    case .today, .tomorrow, .week:
      let window = ([rawValue] + words).joined(separator: " ")
      return canRefine(window) ? ["list", window] : nil
    case .now where canRefine(words.joined(separator: " ")): return [rawValue]
    case _ where row.words.isEmpty && canRefine(words.joined(separator: " ")): return [rawValue]
    default: return nil
    }
  }

  /// The setting that words behind `config` are to change: "set tone literal".
  func setting(namedBy words: [String]) -> NamedSetting? {
    guard self == .config, let first = words.first?.lowercased(),
      Self.settingWords.contains(first)
    else { return nil }
    return NamedSetting(Array(words.dropFirst()))
  }

  /// What people type behind `config` of other programs to change something.
  private static let settingWords: Set = [
    "set", "unset", "reset", "edit", "change", "add", "remove", "delete",
  ]

  /// What they type to see something.
  private static let lookingWords: Set = ["get", "show", "list"]

  private static let nothingWords: Set = ["none", "never", "off", "nothing", "no"]
}

extension ListsRequest.Action {
  /// The action that a word means, or is a slip of the fingers from.
  fileprivate init?(near word: String) {
    if let meant = Self.others[word] {
      self = meant
      return
    }
    let nearest = Self.allCases.map { (action: $0, slips: word.editDistance(to: $0.rawValue)) }
      .min { $0.slips < $1.slips }
    guard let nearest, nearest.slips <= 2, nearest.slips < word.count else { return nil }
    self = nearest.action
  }

  private static let others: [String: Self] = [
    "remove": .delete, "rm": .delete, "drop": .delete, "erase": .delete, "new": .add,
    "create": .add, "make": .add, "mv": .rename, "move": .order, "sort": .order,
  ]
}
