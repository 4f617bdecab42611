package import Actions
package import Language
package import Model
import Screen
import Words

/// How a review ended.
package enum ReviewOutcome {
  /// The to-dos are to be stored, as one batch.
  case confirmed(Utterance)
  /// It is to be recorded again.
  case again
  /// Nothing is to be stored.
  case left
}

/// How the review tells times; whatever else tells them to the person does it for the review, too.
package struct ReviewClock {
  /// `Thu 26 Nov 15:00`.
  let text: (_ due: Due, _ endTime: TimeOfDay?) -> String
  /// `in 5 days`; `nil` where that says no more.
  let distance: (Due) -> String?
  /// `every Friday`; `nil` for what comes once.
  let repeatText: (Draft) -> String?

  package init(
    text: @escaping (_ due: Due, _ endTime: TimeOfDay?) -> String,
    distance: @escaping (Due) -> String?,
    repeatText: @escaping (Draft) -> String?
  ) {
    (self.text, self.distance, self.repeatText) = (text, distance, repeatText)
  }
}

/// Lets a person look at what was understood and put it right, before it is stored.
///
/// Without a terminal there is nobody to look: then only what needs no look is confirmed.
package func review(
  _ utterance: Utterance,
  transcript: String,
  in context: LanguageContext,
  session: Session,
  clock: ReviewClock,
  canRerecord: Bool
) -> ReviewOutcome {
  let terminal = session.environment.terminal
  guard terminal.outputIsTerminal, ScreenTerminal.isThere else {
    return .confirmed(utterance.verified(in: session))
  }
  let said = HeardText(transcript)
  let explanation = explain(transcript, in: context)
  var state = ReviewState(
    utterance,
    said: said,
    words: said.words(of: utterance, explanation),
    reading: ReviewReading(context: context),
    canRerecord: canRerecord
  )
  let words = ReviewWords(tone: session.tone, isPlain: session.isPlain, clock: clock)
  let isDumb = ["", "dumb"].contains(session.environment.variable("TERM") ?? "")
  let effect: ReviewEffect?
  if session.isPlain || isDumb {
    var dialogue = ReviewDialogue(
      state,
      words,
      say: { session.talk($0) },
      answer: {
        terminal.inputIsTerminal ? session.environment.input.line() : ScreenTerminal.line()
      }
    )
    effect = dialogue.run()
    state = dialogue.state
  } else {
    effect = state.show(words, hasColor: session.hasColor)
  }
  switch effect {
  case .confirm:
    // Somebody has looked at each of them.
    var confirmed = state.utterance
    confirmed.drafts = confirmed.drafts.settled
    return .confirmed(confirmed)
  case .again: return .again
  case .leave, .suspend:
    session.talk(ReviewSentences.left, ["command": addCommand(transcript)])
    return .left
  case nil: return .confirmed(utterance.verified(in: session))
  }
}

extension Utterance {
  /// Takes the to-dos that may be stored without a look; the person is told how to store the rest.
  package func verified(in session: Session) -> Utterance {
    let (verified, rest) = parted
    for draft in rest {
      let values = ["title": draft.title, "command": draft.addCommand]
      session.talk(ReviewSentences.leftOut, values)
    }
    return verified
  }
}
