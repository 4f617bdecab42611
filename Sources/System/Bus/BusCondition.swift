/// Something on a bus that is true or not: asked at once, and anew with every signal that says that
/// it may have changed.
///
/// The arguments of a signal are not believed: the answer counts. An answer of another form, or
/// none because nobody has the name, means no. One that hangs is waited for, however long.
@EventLoop
final class BusCondition {
  /// Where the truth is to be had; several questions are joined by "or".
  struct Source: Hashable, Sendable {
    var questions: [BusQuestion]
    /// Signals after which to ask again.
    var signals: [BusSignal]
  }

  private weak let connection: BusConnection?
  private let questions: [BusQuestion]
  private let onAnswer: @EventLoop (Bool) -> Void
  private var matches: [Int] = []
  private var answersAhead = 0
  private var isAnyTrue = false
  /// Whether a signal came while the answers to an earlier one were on their way.
  private var isStale = false

  init(
    _ source: Source,
    on connection: BusConnection,
    onAnswer: @escaping @EventLoop (Bool) -> Void
  ) {
    self.connection = connection
    self.onAnswer = onAnswer
    questions = source.questions
    let owners = Set(questions.map(\.destination)).sorted().map { BusSignal.ownerChanged($0) }
    matches = (source.signals + owners).compactMap { signal in
      connection.match(signal) { [weak self] _ in self?.ask() }
    }
    ask()
  }

  /// Stops asking; nothing is answered any more.
  func end() {
    for match in matches { connection?.end(match) }
    matches = []
  }

  /// Asks anew, though no signal says that anything has changed.
  func ask() {
    guard answersAhead == 0 else {
      isStale = true
      return
    }
    isStale = false
    isAnyTrue = false
    answersAhead = questions.count
    for question in questions {
      connection?.ask(question) { [weak self] answer in self?.take(answer) }
    }
  }

  private func take(_ answer: Bool?) {
    guard !matches.isEmpty else { return }
    answersAhead -= 1
    isAnyTrue = isAnyTrue || answer == true
    guard answersAhead == 0 else { return }
    if isStale { ask() } else { onAnswer(isAnyTrue) }
  }
}
