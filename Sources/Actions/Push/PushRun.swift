import Configuration
import Interchange
import Model
import Planning
import SQLite
import Store
import System
import Words

/// One look at the phone's server: answers come from there, messages go there, and what was answered
/// here is taken from there.
///
/// The service has noted what is to go, and asks for this again where nothing came of it.
package struct PushRun {
  /// What came of a run.
  package struct Outcome: Hashable {
    package var sent = 0
    /// To-dos that were answered on the phone.
    package var done = 0
    package var later = 0
    /// Answers that name no message which waits for one.
    package var ignored = 0
    package var cleared = 0
    /// Why the server could not be asked.
    package var trouble: PushTrouble?
    /// Whether that is news.
    package var isNews = false
    /// Whether another run was at it.
    package var isUnderWay = false

    package init() {}
  }

  private let session: Session
  private let store: TodoStore
  private var outcome = Outcome()

  private init(_ session: Session, _ store: TodoStore) {
    (self.session, self.store) = (session, store)
  }

  /// Does what is to be done; nothing where the settings name no topic.
  package static func run(_ session: Session) throws -> Outcome {
    guard session.pushTopic != nil, session.hasDatabase else { return Outcome() }
    makeDirectory(session.paths.state)
    guard let lock = RunLock(session.paths.state + "/push.lock") else {
      var outcome = Outcome()
      outcome.isUnderWay = true
      return outcome
    }
    defer { withExtendedLifetime(lock) {} }
    var run = PushRun(session, try session.openStore())
    try run.work()
    return run.outcome
  }

  private mutating func work() throws {
    do {
      // What was answered there meanwhile does not go there again; where answers cannot be read, what is
      // to go goes all the same.
      var unread: PushTrouble?
      do { try takeAnswers() } catch let trouble as PushTrouble { unread = trouble }
      try send()
      try clear(haveReadAnswers: unread == nil)
      if let unread { throw unread }
      _ = try store.recordPhoneTrouble(nil, at: session.environment.now())
    } catch let trouble as PushTrouble {
      let now = session.environment.now()
      outcome.trouble = trouble
      if let pause = trouble.pause { try store.askPhoneNoSooner(than: now + pause) }
      outcome.isNews = try store.recordPhoneTrouble(trouble.name, at: now)
    }
    if outcome.done + outcome.later > 0 || outcome.sent > 0 { _ = session.tellServiceAndHooks() }
  }

  /// Asks once, and counts it among the requests of the month.
  private func ask(_ question: OnlineQuestion) throws -> OnlineAnswer {
    try session.ask(question, countedIn: store)
  }
}

/// The three things.
extension PushRun {
  private mutating func takeAnswers() throws {
    guard let since = try store.oldestSent() else { return }
    // Its clock may be another one than ours.
    let begin = String((since - .minutes(10)).seconds)
    for _ in 0..<Self.mostReadings {
      var question = session.pushQuestion(.poll)
      question[.since] = .string(try store.lastPhoneAnswer() ?? begin)
      let answers = PushAnswers(json: try ask(question).json)
      outcome.ignored += answers.others
      for answer in answers.pressed {
        guard let pressed = answer.pressed, let sentAt = try store.awaitedSince(pressed.token)
        else {
          outcome.ignored += 1
          continue
        }
        try take(pressed, at: answer.at, sentAt: sentAt)
        try store.recordPhoneAnswer(answer.id)
      }
      // What strangers wrote is not read again, whatever comes behind it.
      guard let last = answers.last else { return }
      try store.recordPhoneAnswer(last)
      guard answers.mayBeMore else { return }
    }
  }

  /// So often is read on in one run; the next goes on from there.
  private static let mostReadings = 5

  /// Does what the popup's button does, at the moment that it was pressed at.
  ///
  /// The server's clock may be another one than ours: nothing was pressed before its message went out.
  private mutating func take(
    _ pressed: PushAnswer.Pressed,
    at moment: Instant,
    sentAt: Instant
  ) throws {
    let now = session.environment.now()
    let pressedAt = min(max(moment, sentAt), now)
    switch pressed.button {
    case .done:
      let done = try store.complete(pushed: pressed.token, doneAt: pressedAt, at: now)
      outcome.done += done.count
      outcome.ignored += done.isEmpty ? 1 : 0
    case .later:
      let again = pressedAt + .minutes(session.settings.policy.snooze)
      let later = try store.snooze(pushed: pressed.token, until: max(again, now), at: now)
      outcome.later += later.count
      outcome.ignored += later.isEmpty ? 1 : 0
    }
  }

  /// A message that the server refuses keeps none behind it back; it is tried again.
  private mutating func send() throws {
    var last = session.now - .milliseconds(1)
    var refused: [PushTrouble] = []
    for message in try store.messagesToSend() {
      var question = session.pushQuestion(.publish)
      question[.message] = session.pushed(message).json
      do {
        _ = try ask(question)
      } catch let trouble as PushTrouble where trouble.isOfOneMessage && refused.count < 3 {
        refused.append(trouble)
        continue
      }
      // The day's messages are told apart by their moments.
      last = max(session.environment.now(), last + .milliseconds(1))
      try store.recordSent(message, at: last)
      outcome.sent += 1
    }
    if let trouble = refused.first { throw trouble }
  }

  private mutating func clear(haveReadAnswers: Bool) throws {
    for name in try store.messagesToClear(haveReadAnswers: haveReadAnswers) {
      var question = session.pushQuestion(.clear)
      question[.message] = .string(name)
      let answer = try ask(question)
      if answer.json["isKnown"]?.bool == true { outcome.cleared += 1 }
      try store.forgetAnswered(name)
    }
  }
}

extension Session {
  /// A message in words, as much of them as the settings let out.
  fileprivate func pushed(_ message: PhoneMessage) -> PushMessage {
    let extent: PushText.Extent =
      switch settings.push.mode {
      case _ where settings.policy.isPrivate: .generic
      case .full: .full
      case .title: .title
      case .generic: .generic
      }
    let now = environment.now()
    let due = message.reminders.first?.dueAt
    let text = PushText(
      message.reminders,
      extent,
      isAhead: due.map { $0 > now } ?? false,
      isLate: due.map { now.since($0) > .minutes(5) } ?? false,
      now: now,
      in: zone,
      tone: settings.tone,
      face: settings.face
    )
    return PushMessage(
      title: text.title,
      text: text.message,
      name: message.name,
      token: message.token,
      buttons: text.buttons.compactMap { button in
        PushAnswer.Button(rawValue: button.rawValue).map {
          PushMessage.Button($0, label: button.text(settings.tone))
        }
      },
      isUrgent: message.reminders.contains(where: \.reminder.isBreakthrough)
    )
  }
}

extension Session {
  /// What came of a trial message: whether it went out, and whether answers can be read.
  package func tryPush() throws -> PushTrouble? {
    var publish = pushQuestion(.publish)
    publish[.message] =
      PushMessage(
        title: PushWords.trialTitle.text(tone),
        text: PushWords.trialText.text(tone),
        name: "voicedo-trial",
        token: "",
        buttons: []
      ).json
    var poll = pushQuestion(.poll)
    poll[.since] = .string("1s")
    let store = try openStore()
    do {
      _ = try ask(publish, countedIn: store)
      _ = try ask(poll, countedIn: store)
      return nil
    } catch let trouble as PushTrouble {
      return trouble
    }
  }
}
