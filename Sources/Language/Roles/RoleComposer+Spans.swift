extension RoleComposer {
  /// Where the values of a to-do stand in the text; words of which no time came are `back` in the title.
  func spans(_ todo: SaidTodo, _ draft: Draft, without back: Set<Int>) -> [Span] {
    let pieces = todo.times.filter { back.isDisjoint(with: $0.words) }
    var spans = pieces.map { piece in
      Span(draft.schedule?.rule == nil ? .time : .repeat, text.range(piece.words))
    }
    spans += todo.leads.map { Span(.lead, text.range($0)) }
    spans += todo.lists.filter { $0.count <= SaidTodo.longestList }.map {
      Span(.list, text.range($0))
    }
    spans += todo.priorities.map { Span(.priority, text.range($0)) }
    spans += todo.notes.map { Span(.notes, text.range($0)) }
    return spans.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension [Int] {
  /// The numbers in order, each once, in runs of neighbours.
  var runs: [[Int]] {
    var runs: [[Int]] = []
    for number in Set(self).sorted() {
      if let last = runs.last?.last, last + 1 == number {
        runs[runs.count - 1].append(number)
      } else {
        runs.append([number])
      }
    }
    return runs
  }
}
