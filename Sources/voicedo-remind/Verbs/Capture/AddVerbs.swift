import Actions
import Answers
import Arguments
import Language
import Store
import Words

extension VerbRow {
  /// `add`, and whatever is typed without a verb: stores something to do.
  static let add = VerbRow(.add, .add, more: .addMore, usage: "[<words> ...]")
    .takes(
      .text,
      .list,
      .at,
      .every,
      .lead,
      .parent,
      .newNotes,
      .newPriority,
      .newFirstStep,
      .newEffort,
      .noParse,
      .yes,
      .dryRun,
      .strict,
      .now,
      .zone
    )
    .shows(["add", "buy milk tomorrow morning"], ["add", "call anna", "--at", "friday at 5"])
    .answers(CapturedJSON.self, DryRunJSON.self)
    .runs { call in
      var request = call.captureRequest(call.all(.text))
      request.isTyped = true
      let clock = call.clockOverride
      if call.has(.dryRun) { return try request.look(in: call.session, with: clock) }
      if let option = clock.option { throw call.refusal(.onlyDryRun(option: option)) }
      return try request.store(in: call.session)
    }

  /// `keep`: stores a text that was heard lately, or what was left out of it.
  static let keep = VerbRow(.keep, .keep, more: .keepMore, usage: "[<number>]")
    .takes(.heardText)
    .shows(["keep"], ["keep", "2"], ["keep", "blue sky"])
    .answers(CapturedJSON.self)
    .asks { call in .keep(KeepRequest(call.all(.heardText))) }

  /// `heard`: what was said and typed lately, and what became of each.
  static let heard = VerbRow(.heard, .heard, more: .heardMore)
    .shows(["heard"])
    .answers(HeardJSON.self)
    .asks { _ in .heard }

  /// `ask`: a question about what is there; nothing is stored.
  static let ask = VerbRow(.ask, .ask, more: .askMore, usage: "<words> ...")
    .takes(.questionWords)
    .shows(["ask", "what's on tomorrow"], ["ask", "when is the dentist"])
    .answers(AnswerJSON.self, TodoAnswerJSON.self, RecentJSON.self, NowChoice.self)
    .runs { call in
      let words = CaptureRequest(call.all(.questionWords))
      let text = try words.text(call.session, for: .ask)
      let store = try call.store()
      let context = try call.session.languageContext(store)
      let asked =
        try question(
          following: call.session.lastQuestion(in: store, context)?.question,
          in: text,
          context
        ) ?? question(in: text, context)
      try call.carryOut(.ask(asked))
      try store.note(HeardWords(text, at: call.session.now), as: .question)
      return .ok
    }

  /// `say`: a transcript, which acts on what is there or is something to do.
  static let say = VerbRow(.say, .say, more: .sayMore, usage: "<words> ...")
    .takes(.spokenWords, .yes, .dryRun)
    .shows(["say", "done with the milk"], ["say", "push the dentist back two days"])
    .answers(
      SaidJSON.self,
      AnswerJSON.self,
      TodoAnswerJSON.self,
      TodosJSON.self,
      ListedJSON.self,
      RecentJSON.self,
      NowChoice.self,
      BriefingContents.self,
      Reverted.self,
      DryRunJSON.self
    )
    .runs { call in
      let words = CaptureRequest(call.all(.spokenWords))
      let text = try words.text(call.session, for: .say)
      var request = SpokenRequest(text, call.captureRequest([]))
      request.isDryRun = call.has(.dryRun)
      return try request.act(in: call.session).status
    }
}

extension Call {
  /// How words are to be stored; an option that the verb does not take was not given.
  func captureRequest(_ words: [String]) -> CaptureRequest {
    var request = CaptureRequest(words)
    request.list = self[.list]
    request.at = self[.at]
    request.every = self[.every]
    request.lead = self[.lead]
    request.parent = self[.parent]
    request.details = details
    request.isWordForWord = has(.noParse)
    request.asksNothing = has(.yes)
    request.isStrict = has(.strict)
    request.answersJSON = json
    return request
  }
}
