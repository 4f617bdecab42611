package import Language
import Model

extension Utterance {
  /// Understands a text, or takes it word for word.
  package init(
    _ text: String,
    request: CaptureRequest,
    in context: LanguageContext
  ) throws(CommandError) {
    if request.isWordForWord {
      guard let draft = Draft(wordForWord: text) else { throw .noise(.empty, heard: "") }
      drafts = [draft]
    } else {
      let understanding = understand(text, in: context)
      if let noise = understanding.noise { throw .noise(noise, heard: text.trimmed) }
      guard !understanding.drafts.isEmpty else { throw .noise(.empty, heard: text.trimmed) }
      guard understanding.drafts.count <= Self.limit else {
        throw .tooManyAtOnce(
          understanding.drafts.count,
          limit: Utterance.limit,
          heard: text.trimmed
        )
      }
      drafts = understanding.drafts
      remarks = understanding.remarks
      times = understanding.times
    }
    try apply(request, in: context)
  }

  /// Lets what the request adds count for every draft.
  package mutating func apply(_ request: CaptureRequest, in context: LanguageContext)
    throws(CommandError)
  {
    if let list = request.list?.withoutControls.trimmed, !list.isEmpty {
      for index in drafts.indices { drafts[index].list = list.isNoneInWords ? nil : list }
    }
    for index in drafts.indices { request.details.apply(to: &drafts[index]) }
    if let parent = request.parent?.withoutControls.trimmed, !parent.isEmpty {
      for index in drafts.indices where drafts[index].parent == nil && outer[index] == nil {
        outer[index] = parent
      }
    }
    if let lead = request.lead {
      do {
        let minutes = try leads(lead)
        for index in drafts.indices { drafts[index].leads = minutes }
      } catch {
        throw .usage(error, verb: .add, text: nil)
      }
    }
    var moment: Schedule?
    if let at = request.at {
      moment = resolve(at, as: .moment, in: context)
      if moment == nil { unclear.append(.time(at)) }
    }
    var phrase = request.at
    if let every = request.every {
      if let spoken = resolve(every, as: .series(at: moment), in: context) {
        moment = spoken
        phrase = [every, request.at].compactMap { $0 }.joined(separator: " ")
      } else {
        unclear.append(.repeat(every))
      }
    }
    guard let moment else { return }
    for index in drafts.indices {
      // The time was given apart: what looks like one in the words is a part of them.
      drafts[index].doubts.removeAll { $0.kind != .fragment && $0.kind != .split }
      var schedule = moment
      if moment.rule == nil, let said = drafts[index].schedule {
        (schedule.rule, schedule.repeatFrom) = (said.rule, said.repeatFrom)
      }
      (drafts[index].schedule, drafts[index].phrase) = (schedule, phrase)
    }
  }
}
