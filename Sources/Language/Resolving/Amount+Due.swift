package import Model

extension Amount {
  /// The moment so much after now: hours and less elapse, days and more keep the clock time.
  package func due(from context: LanguageContext) -> Due {
    guard !isElapsed else { return .absolute(context.instant + .seconds(seconds)) }
    let civil = CivilDateTime(context.now.date.adding(self), context.now.time)
      .adding(seconds: seconds)
    return .floating(civil.date, civil.time)
  }
}
