import Actions
import Answers
import Arguments
import Store
import Words

extension VerbRow {
  /// `add`, and whatever is typed without a verb: stores something to do.
  static let add = VerbRow(.add, .add, more: .addMore, usage: "<words> ...")
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
      let request = call.captureRequest(call.all(.text))
      let clock = call.clockOverride
      if call.has(.dryRun) { return try request.look(in: call.session, with: clock) }
      if let option = clock.option { throw call.refusal(.onlyDryRun(option: option)) }
      return try request.store(in: call.session)
    }

  /// `keep`: stores the text that was set aside last, word for word.
  static let keep = VerbRow(.keep, .keep)
    .shows(["keep"])
    .answers(CapturedJSON.self)
    .asks { _ in .keep }

  /// `say`: a transcript, which acts on what is there or is something to do.
  static let say = VerbRow(.say, .say, more: .sayMore, usage: "<words> ...")
    .takes(.spokenWords, .yes, .dryRun)
    .shows(["say", "done with the milk"], ["say", "push the dentist back two days"])
    .answers(
      SaidJSON.self,
      TodoAnswerJSON.self,
      TodosJSON.self,
      RecentJSON.self,
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
