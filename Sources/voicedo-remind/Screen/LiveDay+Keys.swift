import Actions
import Answers
import Glibc
import Model
import Screen
import Store
import System
import Words

/// Following the person.
extension LiveDay {
  /// Takes all that the terminal has to tell, and draws what came of it.
  func read() {
    while terminal != nil {
      // An Escape is a key of its own unless more comes at once.
      guard let event = terminal?.next(within: reader.isWaiting ? reader.patience : 0) else {
        return
      }
      switch event {
      case .bytes(let bytes): press(reader.keys(bytes))
      case .nothing where reader.isWaiting: press(reader.keysInTheEnd())
      case .nothing: return draw()
      case .signal(SIGTSTP): stop(isGroup: false)
      case .signal(SIGCONT):
        terminal?.take()
        painted = ""
      case .signal(let number) where [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains(number):
        leave()
        // As a signal from outside ends a program, which has its own way of ending again by now.
        _ = raise(number)
        EventLoop.exit(ExitStatus.interrupted.rawValue)
      case .signal: break
      case .closed:
        leave()
        EventLoop.exit(ExitStatus.ok.rawValue)
      }
    }
  }

  private func press(_ keys: [Key]) {
    var keys = keys[...]
    while terminal != nil, let key = keys.next(isTyping: state?.isTyping == true) {
      state?.rows = terminal?.size.rows ?? 24
      switch state?.press(key, words, at: MachineClocks.read().sinceStart) {
      case .leave:
        leave()
        EventLoop.exit(ExitStatus.ok.rawValue)
      case .suspend: stop(isGroup: true)
      case let effect?: perform(effect)
      case nil: break
      }
    }
  }

  /// Does it, and says in one line what came of it.
  private func perform(_ effect: DayEffect) {
    var session = session(columns: effect == .agenda ? terminal?.size.columns : nil)
    var isDone = false
    do {
      let store = try currentStore(&session)
      let answer = try DayActions(session: session, store: store).perform(effect)
      state?.take(answer, to: effect, remarks: overheard.take())
      isDone = true
    } catch let trouble as DayTrouble {
      state?.message = trouble.line(session.tone)
    } catch {
      state?.message = CommandError(error).lines(session.tone).joined(separator: " ")
    }
    let message = state?.message ?? ""
    look(isOwn: isDone)
    if !message.isEmpty { state?.message = message }
  }

  private func stop(isGroup: Bool) {
    terminal?.stop(isGroup: isGroup)
    painted = ""
  }

  /// Draws what is different now.
  func draw() {
    guard let state, let size = terminal?.size else { return }
    readTyped(state)
    let screen = DayScreen(
      state,
      words,
      typed: typed,
      columns: size.columns,
      rows: size.rows,
      hasColor: hasColor
    )
    let text = screen.lines.painted(cursor: screen.cursor)
    guard text != painted else { return }
    // What was not taken as a whole is drawn anew.
    painted = terminal?.write(text) == true ? text : ""
  }

  /// Reads what is typed as `add` would; a text that did not change is not read again.
  private func readTyped(_ state: DayState) {
    guard case .adding(let editor) = state.mode else {
      (typed, typedContext) = (nil, nil)
      return
    }
    guard typed?.text != editor.text else { return }
    let session = session()
    do {
      // The moment at which somebody begins to type counts.
      let context = try typedContext ?? session.languageContext(store)
      typedContext = context
      typed = TypedReading(editor.text, session.style, context)
    } catch {
      // Somebody writes: what is typed is read with the next key, and told once it is added.
      typed = nil
    }
  }

  /// Gives the terminal back; what was typed and not stored is given back as well.
  func leave() {
    guard terminal != nil else { return }
    terminal = nil
    guard let unsaid = state?.unsaid.trimmed, !unsaid.isEmpty else { return }
    let session = Session(environment: environment)
    session.talk(ScreenSentences.notStored, ["command": addCommand(unsaid)])
  }
}
