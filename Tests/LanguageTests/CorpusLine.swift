import Language
import Model
import Testing

/// A sentence of the corpus, what it means, and the moment it is said.
struct CorpusLine: CustomTestStringConvertible, Sendable {
  let file: String
  let number: Int
  let sentence: String
  /// The to-dos as `Corpus/README.txt` describes them.
  let wanted: String
  let setting: CorpusSetting

  var testDescription: String { "\(file):\(number): \(sentence)" }

  /// Whether the sentence has no to-do but its own words.
  let isItsOwnTitle: Bool

  /// Writes the outcome of the sentence as the corpus writes it.
  func gotten() throws -> String {
    understand(sentence, in: try setting.context()).corpusNotation
  }
}

extension CorpusLine {
  /// Reads `sentence => meaning`, or a sentence that is its own title.
  init(_ line: String, file: String, number: Int, setting: CorpusSetting) {
    self.file = file
    self.number = number
    self.setting = setting
    let (said, meaning) = line.halves(at: " => ")
    sentence = said.replacing("\\n", with: "\n")
    isItsOwnTitle = meaning == nil
    wanted = meaning ?? said.prefix(1).uppercased() + said.dropFirst()
  }
}

/// The moment of speaking and what differs from the shipped conventions.
struct CorpusSetting: Sendable {
  private var moment = ""
  private var lists: [String] = []
  private var conventions: Set<String> = []

  /// Takes a line such as `lists: Groceries`, and says whether it was one.
  mutating func take(_ line: String) -> Bool {
    let (key, value) = line.halves(at: ": ")
    guard let value else { return false }
    switch key {
    // The day of the week is there for people.
    case "moment": moment = value.split(separator: " ").dropFirst().joined(separator: " ")
    case "lists": lists = value.components(separatedBy: ", ")
    case "settings": conventions = Set(value.components(separatedBy: ", "))
    default: return false
    }
    return true
  }

  /// Makes the setting as the language takes it.
  func context() throws -> LanguageContext {
    var conventions = Conventions()
    for name in self.conventions {
      switch name {
      case "shipped": break
      case "day first": conventions.dateOrder = .dayFirst
      case "next is nearest": conventions.nextWeekday = .nearest
      case "day starts at midnight": conventions.dayStarts = .midnight
      default: Issue.record("no such setting: \(name)")
      }
    }
    let now = try #require(CivilDateTime(moment), "no moment above this line")
    return LanguageContext(now: now, zone: .utc, conventions: conventions, listNames: lists)
  }
}

extension String {
  /// Divides the text at the first `mark`; the second half is `nil` where there is no mark.
  fileprivate func halves(at mark: String) -> (String, String?) {
    guard let range = firstRange(of: mark) else { return (self, nil) }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }

  fileprivate func components(separatedBy mark: String) -> [String] {
    split(separator: mark).map(String.init)
  }
}
