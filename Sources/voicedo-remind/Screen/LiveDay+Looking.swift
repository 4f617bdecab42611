import Actions
import Answers
import Model
import SQLite
import Screen
import Store
import System
import Words

/// Following the database.
extension LiveDay {
  /// A session of this moment that says nothing by itself.
  ///
  /// Settings and zone may be other ones than at the last look.
  func session(columns: Int? = nil) -> Session {
    var session = Session(environment: overheard.surroundings(environment, columns: columns))
    session.store = store
    return session
  }

  /// Looks where somebody else has written, or the file is another one.
  func lookIfChanged() {
    do {
      if let store, store.isCurrent(), try store.dataVersion() == version { return }
    } catch {
      // Whatever it is, the look itself finds it.
    }
    lookAndDraw()
  }

  func lookAndDraw() {
    look()
    draw()
  }

  /// Reads the day, and waits for the moment at which it may be another one.
  ///
  /// `isOwn` where a key of the person has changed it.
  func look(isOwn: Bool = false) {
    var session = session()
    var next: Instant
    words = DayWords(tone: session.tone)
    do {
      let store = try currentStore(&session)
      version = try store.dataVersion()
      let facts = try session.dayFacts(in: store)
      var style = session.style
      style.isOnScreen = true
      let open = state?.isWide == true ? try store.todos(TodoFilter()) : []
      show(DayPage(facts, style, open: open), isOwn: isOwn)
      try lookAtWeek(in: store)
      next = facts.changesAt
    } catch {
      // Somebody is in the middle of writing, or the file is away: the day stays, and a minute later
      // there is another look.
      next = session.now + .minutes(1)
      let heading = ListSentences.today.text(session.tone)
      if state == nil { state = DayState(DayPage(heading: heading, sections: [], nothing: "")) }
      let trouble = CommandError(error).lines(session.tone).first ?? ""
      state?.message = [trouble, words.text(.lookAgain)].spoken
    }
    _ = overheard.take()
    wait(for: next, from: session.now)
  }

  /// Reads the week anew where it is open.
  private func lookAtWeek(in store: TodoStore) throws {
    guard state?.isWeekOpen == true else { return }
    var wide = session(columns: terminal?.size.columns)
    wide.store = store
    if case .agenda(let lines) = try DayActions(session: wide, store: store).perform(.agenda) {
      state?.show(week: lines)
    }
  }

  private func show(_ page: DayPage, isOwn: Bool) {
    if state == nil { state = DayState(page) } else { state?.show(page, isOwn: isOwn) }
  }

  /// The database that the screen reads, with what others wrote judged; another one where the file
  /// was replaced.
  func currentStore(_ session: inout Session) throws -> TodoStore {
    if let store, store.isCurrent() {
      do {
        _ = try store.settle(at: session.now)
      } catch .busy, .readOnly, .diskFull, .diskSilent {
        // It is read as it stands; whoever can write judges it.
      }
      return store
    }
    session.store = nil
    let opened = try session.openStore()
    (store, session.store) = (opened, opened)
    return opened
  }

  private func wait(for moment: Instant, from now: Instant) {
    do {
      // A moment that has come since is looked at at once.
      guard try alarm?.arm(moment, now: now) != .armed else { return }
      EventLoop.enqueue { [weak self] in self?.lookAndDraw() }
    } catch {
      leave()
      EventLoop.exit(ExitStatus.failed.rawValue)
    }
  }
}
