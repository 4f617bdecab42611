import Actions
import Answers
import Store

extension Completion {
  /// Finds the candidates behind verbs whose words are one text to the parser; `nil` for the
  /// others.
  func places(of typed: String, behind given: [String], _ verb: Verb) -> Candidates? {
    switch verb {
    case .pause where given.first?.beginsWithHandle == true:
      given.count == 1 ? values(["until"], typed) : .none
    case .agenda where given.isEmpty: values(["today", "tomorrow", "week", "next"], typed)
    case .log where given.isEmpty:
      values(["today", "yesterday"] + Self.stretches + ["changes"], typed)
    case .log where given == ["changes"]: values(["today", "yesterday"] + Self.stretches, typed)
    case .stats where given.isEmpty: values(Self.stretches + ["year"], typed)
    case .focus where given.isEmpty: focusWords(typed)
    case .fix where given.isEmpty: todos(typed, behind: [], .open)
    case .list where given.isEmpty: listWords(typed)
    case .now: given.isEmpty ? values(["skip"], typed) : .none
    case .reorder: beside(typed, behind: given)
    case .lists where given.isEmpty: values(Self.listActions, typed)
    case .lists where given.count == 1 && given != ["add"]: lists(typed)
    case .lists: Candidates.none
    case .move where given.last?.beginsWithHandle == true: lists(typed)
    case .snooze where given.count == 1 && given[0].beginsWithHandle:
      values(["20m", "1h", "tonight", "tomorrow", "until"], typed)
    default: nil
    }
  }

  /// Days that somebody looks back on.
  private static let stretches = ["week", "month", "last", "since"]

  /// What `lists` does; the other spelling of a colour is not offered.
  private static let listActions = ListsRequest.Action.allCases.filter { $0 != .colour }
    .map(\.rawValue)

  /// What changes a session that goes on, and to-dos to begin one for.
  private func focusWords(_ typed: String) -> Candidates {
    guard case .words(let changes) = values(SpokenFocus.changes, typed),
      case .words(let todos) = todos(typed, behind: [], .open)
    else { return .none }
    return .words(changes + todos)
  }

  /// The stretches of time and priorities that `list` knows, and the lists.
  private func listWords(_ typed: String) -> Candidates {
    let lists = (index?.listNames() ?? []).filter { $0.printable == $0 }
    return values(["today", "tomorrow", "week", "high", "low"] + lists, typed)
  }

  /// A to-do, then where it goes, then perhaps another to-do.
  private func beside(_ typed: String, behind given: [String]) -> Candidates {
    let besides = ["before", "after"]
    let ends = ["top", "bottom"]
    if given.isEmpty || given.last.map(besides.contains) == true {
      return todos(typed, behind: [], .open)
    }
    guard !given.contains(where: { (besides + ends).contains($0) }) else { return .none }
    return values(ends + besides, typed)
  }
}
