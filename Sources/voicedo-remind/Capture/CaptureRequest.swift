/// What is to be captured, and how.
struct CaptureRequest: Hashable {
  /// The words as they were typed; a lone `-` stands for standard input.
  var words: [String]
  var list: String?
  /// Words of a time, or ISO 8601, that count instead of what the text says.
  var at: String?
  /// Words of a repeat, or an RRULE.
  var every: String?
  var lead: String?
  /// Nothing in the text is taken for a time or a list.
  var isWordForWord = false
  var asksNothing = false
  var isStrict = false
  var answersJSON = false

  init(_ words: [String]) {
    self.words = words
  }
}

extension CaptureRequest {
  /// Reads a command line that holds words alone, or nothing if there are options among them.
  ///
  /// The argument parser takes longer over a line than storing it does, and here it has no work.
  init?(plain arguments: [String]) {
    if arguments.first == "--" {
      self.init(Array(arguments.dropFirst()))
    } else if arguments.allSatisfy({ !$0.hasPrefix("-") || $0 == "-" }) {
      self.init(arguments)
    } else {
      return nil
    }
  }
}
