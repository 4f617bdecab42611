import Configuration
import Language
import Model
import Store
import Words

extension Session {
  /// Says a word on so many things that were just done, to a person at a terminal: a short one at
  /// most once an hour, a longer one at the third thing of a day and at all of it.
  ///
  /// It counts nothing against anybody, and says nothing beside a warm tone.
  package func celebrate(_ count: Int) throws {
    guard settings.celebrates, tone == .warm, environment.terminal.outputIsTerminal,
      count > 0
    else { return }
    guard let word = try doneWord(count, in: openStore()) else { return }
    talk(word)
  }

  private func doneWord(
    _ count: Int,
    in store: TodoStore
  ) throws -> CelebrationSentences? {
    let day = personalDay(at: now)
    let dayStarts = settings.conventions.dayStarts
    let start = zone.instant(of: CivilDateTime(day, dayStarts))
    let done = try store.doneCount(since: start)
    if done > 1, try !store.hasMore(on: day), isDue(.allDone) { return .allOfToday }
    if done - count < 3, done >= 3 { return .third }
    guard isDue(.done) else { return nil }
    let words = CelebrationSentences.short
    return words[done % words.count]
  }
}
