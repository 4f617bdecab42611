extension Completion {
  /// What fits behind verbs whose words the argument parser takes as one text; `nil` for the others.
  func places(of typed: String, behind given: [String], _ verb: Verb) -> Candidates? {
    switch verb {
    case .pause where given.first?.beginsWithHandle == true:
      given.count == 1 ? values(["until"], typed) : .none
    default: nil
    }
  }
}
