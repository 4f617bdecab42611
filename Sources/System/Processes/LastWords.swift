import Glibc

/// A sentence that a program leaves behind where a fault of its own ends it: an overflow or the like
/// ends a Swift program without a word.
package enum LastWords {
  private nonisolated(unsafe) static var words: UnsafeMutablePointer<CChar>?

  /// Has the sentence written to standard error before the system ends the program.
  package static func prepare(_ sentence: String) {
    words = strdup(sentence + "\n")
    var action = sigaction()
    // The second time the signal does what it always did.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    action.__sigaction_handler.sa_handler = { number in
      if let words = LastWords.words { _ = write(STDERR_FILENO, words, strlen(words)) }
      raise(number)
    }
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE] { sigaction(number, &action, nil) }
  }
}
