package import Language

extension Choice: Answer {
  package static let object = Object("choice", "A guess.") {
    Field("question", "What could be read in two ways.", \.question)
    Field("alternative", "Words that choose the other reading.", \.alternative)
      .null(where: "no words do")
  }
}

extension Doubt: Answer {
  package static let object = Object("doubt", "Words that may mean something else.") {
    Field(
      "kind",
      "What is doubted about them.",
      oneOf: Doubt.Kind.allCases.map(\.rawValue),
      \.kind.rawValue
    )
    Field("words", "The words, as they were said.", \.words)
  }
}

extension SpokenRemark: Answer {
  package static let object = Object(
    "said-remark",
    "Why words that can be a command were stored as something to do."
  ) {
    Field(
      "kind",
      "Nothing open is called so, or there is no such time, list or to-do to go to.",
      oneOf: ["nothing-open", "no-place"]
    ) {
      switch $0 {
      case .nothingOpen: "nothing-open"
      case .noPlace: "no-place"
      }
    }
    Field("words", "The words that fit nothing.") {
      switch $0 {
      case .nothingOpen(let words), .noPlace(let words): words
      }
    }
  }
}
