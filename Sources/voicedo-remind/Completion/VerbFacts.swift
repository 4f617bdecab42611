import Actions
import ArgumentParser
import FoundationEssentials

/// The words and options of a verb, as the argument parser knows them.
struct VerbFacts: Hashable, Decodable {
  let command: Command

  struct Command: Hashable, Decodable {
    var arguments: [Argument]?
  }

  /// A word or an option.
  struct Argument: Hashable, Decodable {
    let kind: Kind
    let shouldDisplay: Bool
    let isRepeating: Bool
    var isOptional: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var abstract: String?
    /// Keyed by its name.
    var completionKind: [String: Unread]?
  }

  enum Kind: String, Decodable {
    case positional, option, flag
  }

  /// A value that nobody looks at.
  struct Unread: Hashable, Decodable {
    init(from decoder: any Decoder) {}
  }

  struct Name: Hashable, Decodable {
    let kind: String
    let name: String
  }
}

extension VerbFacts {
  /// Asks the argument parser.
  init(_ verb: Verb) throws(DecodingError) {
    do {
      self = try JSONDecoder().decode(VerbFacts.self, from: Data(verb.command._dumpHelp().utf8))
    } catch let error as DecodingError {
      throw error
    } catch {
      throw .dataCorrupted(.init(codingPath: [], debugDescription: "\(error)"))
    }
  }

  /// What stands behind the verb without a dash, in order.
  var words: [Argument] { arguments.filter { $0.kind == .positional } }

  /// Flags and options with values.
  var options: [Argument] { arguments.filter { $0.kind != .positional } }

  private var arguments: [Argument] { (command.arguments ?? []).filter(\.shouldDisplay) }
}

extension VerbFacts.Argument {
  /// The names as they are typed, the long ones first.
  var spellings: [String] {
    let names = names ?? []
    return names.filter { $0.kind == "long" }.map { "--\($0.name)" }
      + names.filter { $0.kind != "long" }.map { "-\($0.name)" }
  }

  var isFile: Bool {
    valueName == "file" || completionKind?["file"] != nil || completionKind?["directory"] != nil
  }
}
