package import Language

extension Choice: Answer {
  package static let object = AnswerObject<Self>(
    "choice",
    "A guess.",
    [
      .field("question", "What could be read in two ways.", \.question),
      .field(
        "alternative",
        "Words that choose the other reading.",
        nullWhere: "no words do",
        \.alternative
      ),
    ]
  )
}

extension SpokenRemark: Answer {
  package static let object = AnswerObject<Self>(
    "said-remark",
    "Why words that can be a command were stored as something to do.",
    [
      .choice(
        "kind",
        ["nothing-open", "no-place"],
        "Nothing open is called so, or there is no such time, list or to-do to go to."
      ) {
        switch $0 {
        case .nothingOpen: "nothing-open"
        case .noPlace: "no-place"
        }
      },
      .field("words", "The words that fit nothing.") {
        switch $0 {
        case .nothingOpen(let words), .noPlace(let words): words
        }
      },
    ]
  )
}
