import Actions
import FoundationEssentials
import Interchange
import Testing

@testable import voicedo_remind

/// An example of a JSON answer: what was typed, and what came of it, in a file of its own.
///
/// `Examples/VERB.json`, and `Examples/VERB-WHAT.json` for a verb with several answers. A new one is
/// a file with `run` alone; `VOICEDO_WRITE=1 swift test --filter ExampleTests` fills in the rest.
struct Example: CustomTestStringConvertible {
  /// The file's name without `.json`.
  let name: String
  /// SQL that other programs ran before.
  var sql: [String]
  /// The hooks that there are, each by its name; behind a colon its mode.
  var hooks: [String]
  /// Commands that were typed before.
  var before: [[String]]
  /// Whether the page that the to-dos are on was written over before.
  var isDamaged: Bool
  /// Whether there is no sound system to hear anybody with.
  var isDeaf: Bool
  /// The lines of the config file.
  var settings: [String]
  /// The civil moment in Berlin at which it is run, where that is another one than usual.
  var moment: String?
  /// The text on standard input.
  var input: String?
  /// How the service is; without it, none runs.
  var service: Service?
  /// Keys whose values are the machine's; they are compared by their kind only.
  var machine: [String]
  /// The words as they were typed, without `--json`.
  var run: [String]
  var exit: Int
  var answer: JSONValue?

  enum Service: String {
    /// It waits for its next reminder.
    case running
    /// It has no reminder ahead, and no notification server.
    case idle
  }

  var testDescription: String { name }

  /// The verb that the file is about, or `refusal`.
  var subject: String {
    let verbs = Verb.allCases.map(\.rawValue).filter { name == $0 || name.hasPrefix($0 + "-") }
    return verbs.max { $0.count < $1.count } ?? String(name.prefix { $0 != "-" })
  }
}

extension Example {
  init(name: String, text: String) throws {
    let file = try JSON(text)
    self.name = name
    sql = file["sql"].texts
    hooks = file["hooks"].texts
    before = file["before"].elements.map(\.texts)
    isDamaged = file["damaged"].bool == true
    isDeaf = file["deaf"].bool == true
    settings = file["settings"].texts
    moment = file["moment"].text
    input = file["input"].text
    service = file["service"].text.flatMap(Service.init)
    machine = file["machine"].texts
    run = file["run"].texts
    exit = Int(file["exit"].number ?? 0)
    answer = file["answer"].value
  }

  /// The file's text; what stands at its default is left out.
  var text: String {
    func list(_ texts: [String]) -> String {
      "[" + texts.map { JSONValue.string($0).text() }.joined(separator: ", ") + "]"
    }
    var lines: [String] = []
    if !sql.isEmpty { lines.append("\"sql\": \(list(sql))") }
    if !hooks.isEmpty { lines.append("\"hooks\": \(list(hooks))") }
    if !before.isEmpty {
      lines.append("\"before\": [" + before.map(list).joined(separator: ", ") + "]")
    }
    if isDamaged { lines.append("\"damaged\": true") }
    if isDeaf { lines.append("\"deaf\": true") }
    if !settings.isEmpty { lines.append("\"settings\": \(list(settings))") }
    if let moment { lines.append("\"moment\": \"\(moment)\"") }
    if let input { lines.append("\"input\": " + JSONValue.string(input).text()) }
    if let service { lines.append("\"service\": \"\(service.rawValue)\"") }
    if !machine.isEmpty { lines.append("\"machine\": \(list(machine))") }
    lines.append("\"run\": \(list(run))")
    lines.append("\"exit\": \(exit)")
    if let answer { lines.append("\"answer\": " + answer.text(indent: "  ")) }
    return "{\n  " + lines.joined(separator: ",\n  ") + "\n}\n"
  }
}

extension Example {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Examples")

  /// Whether the tests write what they find instead of comparing it.
  static let isWriting = ProcessInfo.processInfo.environment["VOICEDO_WRITE"] == "1"

  /// Every example there is, by name.
  static let all: [Example] = {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return try names.filter { $0.hasSuffix(".json") }.sorted().map { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return try Example(name: String(name.dropLast(5)), text: text)
      }
    } catch {
      Issue.record("The examples could not be read: \(error)")
      return []
    }
  }()
}
