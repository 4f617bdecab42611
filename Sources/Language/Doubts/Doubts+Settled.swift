extension [Draft] {
  /// The doubts about all of them, each once.
  package var doubts: [Doubt] { Understanding(drafts: self).doubts }

  /// The same to-dos, none of them doubted: somebody has looked at them.
  package var settled: [Draft] {
    map { draft in
      var draft = draft
      draft.doubts = []
      draft.otherDues = []
      return draft
    }
  }
}
