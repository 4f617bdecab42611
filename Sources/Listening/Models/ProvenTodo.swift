import Actions
import Interchange
import Language
import Model

/// A to-do of a model's answer, put right by its own quote: what it says that nobody said gives way to
/// what the parser reads in the words that were.
struct ProvenTodo {
  private(set) var todo: ExtractedTodo
  /// The parser's reading of the quote, where the quote was said.
  private let own: Draft?
  /// The words of its time as they were said, where the model told them in English.
  private var phrase: String?
  private var takesOwnTime = false

  init(_ todo: ExtractedTodo, in context: LanguageContext) {
    self.todo = todo
    guard !todo.doubts.contains(.quote), !todo.quote.isEmpty else {
      own = nil
      return
    }
    let drafts = understand(todo.quote, in: context).drafts
    own = drafts.count == 1 ? drafts[0] : nil
    if todo.doubts.contains(.title), let title = own?.title ?? Draft(wordForWord: todo.quote)?.title
    {
      self.todo.title = title
      self.todo.doubts.removeAll { $0 == .title }
    }
    if todo.doubts.contains(where: { $0 == .when || $0 == .repeat }) {
      takesOwnTime = own?.schedule != nil
      self.todo.doubts.removeAll { $0 == .when || $0 == .repeat }
      if takesOwnTime { (self.todo.when, self.todo.repeats) = (nil, nil) }
    }
    self.todo.list = todo.list ?? own?.list
    readEnglish(in: context)
  }

  /// Has words of another language read by what they say in English.
  private mutating func readEnglish(in context: LanguageContext) {
    guard let english = todo.whenEnglish, resolve(english, as: .moment, in: context) != nil
    else { return }
    if let when = todo.when, resolve(when, as: .moment, in: context) == nil {
      (todo.when, phrase) = (english, when)
    } else if todo.when == nil, let repeats = todo.repeats,
      resolve(repeats, as: .series(at: nil), in: context) == nil
    {
      (todo.when, todo.repeats, phrase) = (english, nil, repeats)
    }
  }

  /// Gives the draft of it the time of its quote, or the words of its time as they were said.
  func complete(_ draft: inout Draft) {
    if takesOwnTime, let own { draft.takeTime(of: own) }
    if let phrase, draft.schedule != nil { draft.phrase = phrase }
  }
}
